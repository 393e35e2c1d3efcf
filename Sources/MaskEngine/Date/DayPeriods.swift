/// The two words of a 12-hour clock.
///
/// ```swift
/// let time = try DateMask("a hh:mm", dayPeriods: DayPeriods(am: "오전", pm: "오후"))
/// time.formatted(value: "21:07").text      // "오후 09:07"
/// ```
///
/// Words may have any length, share their first characters (`오전` and `오후`, `PG` and `PTG`) and
/// hold points and spaces (`a. m.`). Neither may begin with the other, and both need a letter and no
/// digit.
public struct DayPeriods: Sendable, Hashable {
  /// What stands for the hours before noon.
  public let am: String
  /// What stands for those from noon on.
  public let pm: String

  /// Makes a pair of words.
  public init(am: String, pm: String) {
    self.am = am
    self.pm = pm
  }

  /// `AM` and `PM`.
  public static let latin = DayPeriods(am: "AM", pm: "PM")
}

/// What stands in a field for a word: all of it, or as much as leaves one thing to say.
///
/// The mask below knows one character for each, so that a word is entered and removed as one.
enum DayWord: Int, CaseIterable {
  /// The whole word.
  case am, pm
  /// Its beginning, up to the first character that tells it from the other.
  case amBegun, pmBegun
  /// What both words begin with.
  case shared

  /// The character that the mask has for it: letters that no clock is written with.
  var standIn: Character { Character(Unicode.Scalar(0xA000 + UInt32(rawValue))!) }

  init?(standIn: Character) {
    guard let word = DayWord.allCases.first(where: { $0.standIn == standIn }) else { return nil }
    self = word
  }

  static let standIns: ClosedRange<Unicode.Scalar> = "\u{A000}"..."\u{A004}"

  /// 0 for AM, 1 for PM, `nil` while the word is not whole.
  var number: Int? { rawValue < 2 ? rawValue : nil }

  /// The whole word that it is, or the beginning of.
  var whole: DayWord? {
    switch self {
    case .am, .amBegun: .am
    case .pm, .pmBegun: .pm
    case .shared: nil
    }
  }
}

extension DayPeriods {
  /// Whether a field can tell the words apart.
  var canBeTyped: Bool {
    let words = [am, pm].map(\.unicodeScalars)
    let cores = [am, pm].map(\.core)
    let common = zip(cores[0], cores[1]).prefix { $0 == $1 }.count
    return words.allSatisfy { !$0.isEmpty && !$0.contains { $0.properties.numericType != nil } }
      && cores.allSatisfy { $0.count > common } && sharedCount < min(am.count, pm.count)
      && !words.contains { $0.contains { $0.properties.generalCategory == .control } }
  }

  /// How many characters both words begin with.
  private var sharedCount: Int {
    zip(am, pm).prefix { String($0).core == String($1).core && $0.isLetter == $1.isLetter }.count
  }

  /// What a field shows; empty for one that these words do not have.
  func text(of word: DayWord) -> String {
    switch word {
    case .am: am
    case .pm: pm
    case .amBegun: am.count > sharedCount + 1 ? String(am.prefix(sharedCount + 1)) : ""
    case .pmBegun: pm.count > sharedCount + 1 ? String(pm.prefix(sharedCount + 1)) : ""
    case .shared: String(am.prefix(sharedCount))
    }
  }

  /// The word that a displayed text begins with, the longest one.
  func word(at text: Substring) -> DayWord? {
    DayWord.allCases
      .filter { !self.text(of: $0).isEmpty && text.hasPrefix(self.text(of: $0)) }
      .max { self.text(of: $0).count < self.text(of: $1).count }
  }

  /// What is left of a word once a backspace has taken all behind its first `size` UTF-16 units;
  /// `nil` for nothing.
  func shortened(_ word: DayWord, to size: Int) -> DayWord? {
    let begun: DayWord? = word.whole.map { $0 == .am ? .amBegun : .pmBegun }
    return [begun, .shared].compactMap(\.self).first { shorter in
      let text = text(of: shorter)
      return shorter != word && !text.isEmpty && text.utf16.count <= size
    }
  }

  /// The word that a typed or pasted text begins with, whatever its case, points and spaces, and how
  /// many scalars it takes of the text. One letter that tells is enough.
  func typedWord(at scalars: ArraySlice<Unicode.Scalar>) -> (word: DayWord, count: Int)? {
    let am = matching(self.am.core, in: scalars)
    let pm = matching(self.pm.core, in: scalars)
    guard max(am.letters, pm.letters) > 0 else { return nil }
    if am.letters == pm.letters { return (.shared, am.count) }
    var (word, count, text) =
      am.letters > pm.letters ? (DayWord.am, am.count, self.am) : (.pm, pm.count, self.pm)
    let rest = scalars.dropFirst(count)
    if let mark = rest.first, mark == text.unicodeScalars.last, !mark.isOfWord { count += 1 }
    if word.whole == nil { word = .shared }
    return (word, count)
  }

  /// What typing `text` makes of the word that stands there, with the caret behind it or not; `nil`
  /// where the text is about something else.
  func typing(_ text: String, over word: DayWord?, isBehind: Bool) -> DayWord? {
    let scalars = Array(text.unicodeScalars)
    if let word, isBehind {
      let shown = Array(self.text(of: word).unicodeScalars)
      if let whole = word.whole {
        // Going on with the word that is there already: its other letters, its points and spaces.
        let letters = Set(self.text(of: whole).core.dropFirst(distinct))
        let signs = Set(self.text(of: whole).unicodeScalars.filter { !$0.isOfWord }.map(\.asSpace))
        let goesOn = scalars.allSatisfy { scalar in
          scalar.isOfWord
            ? letters.isSuperset(of: String(scalar).core) : signs.contains(scalar.asSpace)
        }
        if goesOn { return whole }
      }
      if word.number == nil, let longer = typedWord(at: (shown + scalars)[...]),
        longer.count == shown.count + scalars.count
      {
        return longer.word
      }
    }
    guard let typed = typedWord(at: scalars[...]), typed.count == scalars.count else { return nil }
    return typed.word
  }

  /// How many letters it takes to tell the words apart.
  private var distinct: Int { zip(am.core, pm.core).prefix { $0 == $1 }.count + 1 }

  private func matching(
    _ core: [Unicode.Scalar], in scalars: ArraySlice<Unicode.Scalar>
  ) -> (letters: Int, count: Int) {
    var letters = 0
    var count = 0
    for (offset, scalar) in scalars.enumerated() where letters < core.count {
      if scalar.isOfWord {
        let folded = String(scalar).core
        guard core[letters...].starts(with: folded) else { break }
        letters += folded.count
        count = offset + 1
      } else if letters == 0 || !(scalar == "." || scalar.asSpace == " ") {
        break
      }
    }
    return (letters, count)
  }
}

extension String {
  /// Its letters and their marks in lower case, without what stands between.
  var core: [Unicode.Scalar] {
    unicodeScalars.filter(\.isOfWord).flatMap {
      Array($0.properties.lowercaseMapping.unicodeScalars)
    }
  }
}

extension Unicode.Scalar {
  /// A letter, or a mark that belongs to one.
  var isOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  /// The scalar, or a plain space for each kind of space.
  var asSpace: Unicode.Scalar { properties.generalCategory == .spaceSeparator ? " " : self }
}
