#if canImport(SwiftUI)
  // Apple's systems have this type in SwiftUI: fields bind to that one there.
  @_exported public import struct SwiftUI.Binding
#else
  /// A value that lives elsewhere, to read and to write: what `SwiftUI.Binding` is where there is one.
  ///
  /// ```swift
  /// let name = Binding(get: { model.name }, set: { model.name = $0 })
  /// name.wrappedValue = "Ann"
  /// let city = Binding(get: { model.address }, set: { model.address = $0 }).city
  /// ```
  @propertyWrapper @dynamicMemberLookup
  public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Makes a binding of two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// A value that never changes, for previews and tests.
    public static func constant(_ value: Value) -> Binding {
      Binding(get: { value }, set: { _ in })
    }

    /// The value itself.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself, behind `$`.
    public var projectedValue: Binding { self }

    /// A part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
      Binding<Part>(
        get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
  }
#endif
