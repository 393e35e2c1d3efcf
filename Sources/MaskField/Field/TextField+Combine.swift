#if canImport(Combine)
  public import Combine

  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  extension TextField {
    /// The field itself, each time one of `events` was sent. Nothing is sent before the first.
    ///
    /// It only looks on: no return ends the editing for it. The target stays until the field goes; a
    /// cancelled subscriber only no longer hears of it.
    public func publisher(for events: FieldEvents) -> AnyPublisher<TextField, Never> {
      let subject = PassthroughSubject<TextField, Never>()
      addTarget(for: events, isPassive: true) { field, _ in subject.send(field) }
      return subject.eraseToAnyPublisher()
    }
  }
#endif
