import MaskCatalog
import MaskEngine
import Testing

@Suite("Field kinds")
struct FieldKindTests {
  @Test("every kind is found by its name, and its example is complete, right and stable")
  func everyKind() throws {
    var count = 0
    for id in FieldKind.identifiers {
      let kind = try FieldKind(id)
      #expect(kind.id == id)
      #expect(!kind.title.isEmpty)
      let shown = kind.mask.formatted(kind.example)
      #expect(shown.text == kind.example, "\(id)")
      #expect(kind.mask.isComplete(kind.example), "\(id) \(kind.example)")
      #expect(kind.verdict(on: kind.example).state == .valid, "\(id) \(kind.example)")
      let again = kind.mask.formatted(value: kind.mask.value(of: kind.example)).text
      #expect(again == kind.example, "\(id)")
      count += 1
    }
    #expect(Set(FieldKind.identifiers).count == count)
    #expect(Array(FieldKind.all).map(\.id) == FieldKind.identifiers)
    print("\(count) field kinds in \(FieldFamily.all.count) families")
  }

  @Test("the example comes of typing what a person types, one key at a time")
  func typing() throws {
    for kind in FieldKind.all {
      var memory = MaskMemory()
      var shown = kind.mask.formatted("", remembering: &memory)
      for key in keys(of: kind) {
        let caret = shown.caret.utf16
        shown = try kind.mask.applying(
          TextChange(replacing: caret..<caret, with: String(key)), to: shown.text,
          remembering: &memory)
      }
      #expect(kind.mask.isComplete(shown.text), "\(kind.id)")
      #expect(shown.value == kind.mask.value(of: kind.example), "\(kind.id)")
      // Only fixed text at the very end may still be missing, as in `05.03.2026 г.`
      #expect(kind.example.hasPrefix(shown.text) || shown.text == kind.example, "\(kind.id)")
    }
  }

  private func keys(of kind: FieldKind) -> String {
    let value = kind.mask.value(of: kind.example)
    let parts = kind.id.split(separator: ":")
    switch parts[0] {
    case "ipv4", "ipv6", "phone": return value
    case "number", "currency", "percent":
      let sign = NumberLocale(String(parts[1]))!.symbols.decimal
      return value.replacing(".", with: String(sign))
    default: return kind.example.filter { $0.isLetter || $0.isNumber }
    }
  }

  @Test(
    "a name that is none is told, with the nearest that are",
    arguments: [
      ("mack", "mac"), ("UUIDs", "uuid"), ("", "mac"), (":", "mac"), ("mac:DE", "mac"),
    ])
  func unknown(_ name: String, _ near: String) {
    #expect {
      try FieldKind(name)
    } throws: { error in
      let error = error as? FieldKindError
      return error?.id == name && error?.suggestions.contains(near) == true
        && error?.description.contains(near) == true
    }
  }
}
