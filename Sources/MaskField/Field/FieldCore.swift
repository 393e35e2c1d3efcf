/// A field's state and what decides its next one.
///
/// Not copyable, so that a key copies neither: both are asked and changed where they lie.
struct FieldCore: ~Copyable {
  var state = FieldState()
  var reducer = FieldReducer(finishesAtEnd: false)

  func question(before command: EditCommand) -> FieldQuestion? {
    reducer.question(before: command, in: state)
  }

  mutating func reduce(_ command: EditCommand, into effects: inout [FieldEffect]) {
    reducer.reduce(&state, command, into: &effects)
  }
}
