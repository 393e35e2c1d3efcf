import ReferenceEngine

/// Both implementations of one mask.
struct Comparison: Sendable {
  let world: World
  let reference: ReferenceMask
  let core: CoreMask

  /// Fails when one compiles and the other does not; `nil` when neither does.
  init?(_ world: World) throws(Difference) {
    self.world = world
    let reference = try? ReferenceMask(world.pattern, world.options)
    let core = CoreMask(world.pattern, world.options)
    guard let reference, let core else {
      if (reference == nil) == (core == nil) { return nil }
      throw Difference(world: world, text: "")
    }
    self.reference = reference
    self.core = core
  }

  /// Whether every display can be read in one way only. Where it cannot, the two may choose
  /// differently, and the rules do not say.
  var isDefinite: Bool { !reference.isAmbiguous }

  /// Applies `step` to `text` in both, and gives the text when they agree.
  ///
  /// - Parameter inUTF16: Tells the core the range in UTF-16 units.
  func apply(_ step: Step, to text: String, inUTF16: Bool) throws(Difference) -> String {
    let expected = reference.edit(text, step.range, step.intent, step.insert)
    var range = step.range
    if inUTF16 {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      let lower = text.utf16.distance(from: text.startIndex, to: start)
      range = lower..<lower + text.utf16.distance(from: start, to: end)
    }
    let found = core.edit(text, range, inUTF16: inUTF16, step.intent, step.insert)
    guard let found, same(found, expected) else {
      throw Difference(world: world, text: text, step: step, expected: expected, found: found)
    }
    return found.text
  }

  /// Compares what is asked of a text alone.
  func ask(about text: String) throws(Difference) {
    let end = text.utf8.count
    let expected = reference.format(text, end..<end)
    let found = core.format(text, end..<end)
    guard let found, same(found, expected) else {
      throw Difference(world: world, text: text, expected: expected, found: found)
    }
    try askAsItStands(text)
  }

  /// Compares how both read `text`, in masks too whose displays can be read in several ways: the
  /// order in which the ways are tried is part of the rules. What is no display is pasted, which is
  /// not compared.
  func read(_ text: String) throws(Difference) {
    let found = core.format(text, 0..<0)
    guard reference.isRendering(text) else {
      guard let found, found.isReformatted else {
        throw Difference(world: world, text: text, found: found)
      }
      return
    }
    // What a guide adds to the text may be read in another way: only the text is compared.
    let expected = reference.format(text, 0..<0)
    guard let found, !found.isReformatted, found.text.utf8.elementsEqual(expected.text.utf8) else {
      throw Difference(world: world, text: text, expected: expected, found: found)
    }
    try askAsItStands(text)
  }

  private func askAsItStands(_ text: String) throws(Difference) {
    let questions = [
      (reference.unmask(text), core.unmask(text)),
      (reference.hint(text), core.hint(text)),
      (reference.prefix, core.prefix),
      ("\(reference.isComplete(text))", "\(core.isComplete(text))"),
    ]
    for (left, right) in questions where !(right?.utf8.elementsEqual(left.utf8) ?? false) {
      throw Difference(
        world: world, text: text, expected: ReferenceOutcome(left),
        found: right.map(ReferenceOutcome.init))
    }
  }

  /// Equality of outcomes, scalar by scalar.
  private func same(_ left: ReferenceOutcome, _ right: ReferenceOutcome) -> Bool {
    left == right && left.text.utf8.elementsEqual(right.text.utf8)
      && left.value.utf8.elementsEqual(right.value.utf8)
  }
}

extension ReferenceOutcome {
  fileprivate init(_ text: String) {
    self.init()
    self.text = text
  }
}
