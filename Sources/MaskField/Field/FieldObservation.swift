public import Observation

/// Lets `withObservationTracking`, and with it SwiftUI, follow the state of a field.
///
/// On Apple's systems the registrar exists from the releases of 2023 on; on older ones nothing is
/// tracked.
struct FieldObservation {
  #if canImport(Darwin)
    private let storage: (any Sendable)?

    init() {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        storage = ObservationRegistrar()
      } else {
        storage = nil
      }
    }

    func access(_ field: TextField) {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        (storage as? ObservationRegistrar)?.access(field, keyPath: \.state)
      }
    }

    func willChange(_ field: TextField) {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        (storage as? ObservationRegistrar)?.willSet(field, keyPath: \.state)
      }
    }

    func didChange(_ field: TextField) {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        (storage as? ObservationRegistrar)?.didSet(field, keyPath: \.state)
      }
    }
  #else
    private static let state: any KeyPath<TextField, FieldState> & Sendable = \.state
    private let registrar = ObservationRegistrar()

    func access(_ field: TextField) { registrar.access(field, keyPath: Self.state) }

    func willChange(_ field: TextField) { registrar.willSet(field, keyPath: Self.state) }

    func didChange(_ field: TextField) { registrar.didSet(field, keyPath: Self.state) }
  #endif
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension TextField: Observable {}
