/// A region with a telephone plan: what a list to choose from shows.
///
/// ```swift
/// for region in PhoneRegion.all {
///   let name = Locale.current.localizedString(forRegionCode: region.id) ?? region.id
///   print(region.flag, name, "+\(region.callingCode)", region.example()?.national ?? "")
/// }
/// ```
///
/// Names of regions are the platform's: `Locale` has them in every language.
public struct PhoneRegion: Sendable, Hashable, Identifiable {
  /// What a number is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A mobile phone.
    case mobile
    /// A line in a building.
    case fixed
  }

  let plan: PhonePlan
  /// The two capital letters of ISO 3166-1: `DE`.
  public let id: String

  /// The region of two letters; case does not count.
  ///
  /// - Throws: `PhoneRegionError` when there is none, or it has no telephone plan.
  public init(_ id: String) throws(PhoneRegionError) {
    let name = id.uppercased()
    guard let plan = PhonePlan(region: name) else { throw PhoneRegionError(id: id) }
    self.plan = plan
    self.id = name
  }

  /// All regions, sorted by their letters.
  public static var all: [PhoneRegion] {
    var names: [String] = []
    for plan in PhonePlan.all { if let name = plan.region { names.append(name) } }
    return names.inOrder().compactMap { try? PhoneRegion($0) }
  }

  /// Whether both are the same region.
  public static func == (left: PhoneRegion, right: PhoneRegion) -> Bool { left.plan == right.plan }

  /// Hashes the region.
  public func hash(into hasher: inout Hasher) { hasher.combine(plan) }

  /// The calling code, `49`. Several regions may share one.
  public var callingCode: Int { plan.code }

  /// The flag, as an emoji of two regional indicators. Fonts decide whether it shows as one.
  public var flag: String {
    String(
      String.UnicodeScalarView(id.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1A5) }))
  }

  /// A number of the region that nobody has, or that plans show as their example; `nil` where there
  /// is none of the kind.
  public func example(_ kind: Kind = .mobile) -> PhoneNumber? {
    guard let digits = plan.example(kind) else { return nil }
    let main = plan.order == 0 ? plan : plan.sibling(order: 0)
    return PhoneNumber(plan: main, digits: digits)
  }
}

/// There is no region of that name with a telephone plan.
public struct PhoneRegionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was given for a region.
  public var id: String

  /// Makes an error for a name.
  public init(id: String) { self.id = id }

  /// The name, in a sentence.
  public var description: String {
    "There is no region \"\(id)\" with telephone numbers; regions have two letters, such as DE."
  }
}
