import MaskField
import Testing

/// What may cross threads: states, rules, policies, secrets and masks. Each task has its own field.
@Suite struct FieldThreadTests {
  @Test func fieldsOfManyTasksShareAMask() async throws {
    let phone = try Mask("+{7} ([000]) [000]-[00]-[00]")
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let field = TextField()
          field.mask = phone
          for _ in 0..<50 {
            field.becomeFirstResponder()
            for key in "9991234567" { field.insertText(String(key)) }
            field.undo()
            field.redo()
            field.resignFirstResponder()
            if field.text.isEmpty { break }
            if field.text.count == 18 { field.clear() }
            field.paste("9991234567")
            field.text = field.value
          }
          return field.text
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(texts) == ["+7 (999) 123-45-67"])
  }

  @Test func aSecretSharedByTasksIsCopiedBeforeItChanges() async {
    let shared = SecretText("start")
    let ends = await withTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask {
          var own = shared
          for _ in 0..<100 {
            own.replace(0..<0, with: "\(task)")
            let copy = own
            own.replace(0..<1, with: "")
            if copy == own { own.clear() }
          }
          return own.revealed()
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends == Array(repeating: "start", count: 8))
    #expect(shared.revealed() == "start")
  }

  @Test func statesAreReducedAnywhere() async {
    var state = FieldState()
    let reducer = FieldReducer()
    _ = reducer.reduce(&state, .insert("abc", .typing))
    _ = reducer.reduce(&state, .setSecure(true))
    let start = state
    let sizes = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var state = start
          for _ in 0..<100 { _ = reducer.reduce(&state, .insert("x", .typing)) }
          return state.text.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == Array(repeating: 103, count: 8))
  }
}
