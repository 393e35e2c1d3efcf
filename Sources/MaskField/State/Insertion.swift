import MaskEngine

/// What is put into a field: a string, or a secret that is to become none on the way.
enum Insertion {
  case text(String)
  case secret(SecretText)

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .secret(let secret): secret.isEmpty
    }
  }

  /// How many characters there are.
  var count: Int {
    switch self {
    case .text(let text): text.count
    case .secret(let secret): secret.count
    }
  }

  /// The size in UTF-16 units.
  var size: Int {
    switch self {
    case .text(let text): text.utf16.count
    case .secret(let secret): secret.size.utf16
    }
  }

  /// The characters; of a secret a copy that nobody wipes.
  var string: String {
    switch self {
    case .text(let text): text
    case .secret(let secret): secret.revealed()
    }
  }

  /// The first characters.
  func prefix(_ count: Int) -> Insertion {
    switch self {
    case .text(let text): return .text(String(text.prefix(count)))
    case .secret(let secret):
      var end = 0
      for _ in 0..<max(0, count) { end = secret.boundary(behind: end) }
      return .secret(secret.part(0..<end))
    }
  }

  /// All characters but the last.
  var withoutLast: Insertion {
    switch self {
    case .text(let text): .text(String(text.dropLast()))
    case .secret(let secret): .secret(secret.part(0..<secret.boundary(before: secret.size.utf16)))
    }
  }

  /// Puts it into a secret in place of a range of whole characters, as `mask` has it if there is one.
  func put(
    into text: inout SecretText, at range: Range<Int>, _ intent: TextChange.Intent, by mask: Mask?
  ) -> SecretText.Change {
    switch (self, mask) {
    case (.text(let string), nil): text.replace(range, with: string)
    case (.secret(let secret), nil): text.replace(range, with: secret)
    case (.text(let string), let mask?):
      text.apply(TextChange(replacing: range, with: string, intent: intent), by: mask)
    case (.secret(let secret), let mask?):
      text.apply(replacing: range, with: secret, intent: intent, by: mask)
    }
  }
}

extension FieldText {
  /// The part in a range as something to put in: of a secret a secret.
  func insertion(of range: Range<Int>) -> Insertion {
    secret.map { .secret($0.part(range)) } ?? .text(slice(range))
  }

  /// Puts something in the place of a range of whole characters. Plain text shows a secret.
  mutating func replace(_ range: Range<Int>, with insertion: Insertion) {
    if case .secret(let secret) = insertion, isSecret {
      withSecret { $0.replace(range, with: secret) }
    } else {
      replace(range, with: insertion.string)
    }
  }
}
