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

  /// How many characters both words begin with.
  private let sharedCount: Int
  /// What a field shows for each `DayWord`, worked out once.
  private let shown: [String]

  /// Makes a pair of words.
  public init(am: String, pm: String) {
    self.am = am
    self.pm = pm
    var shared = 0
    for (left, right) in zip(am, pm) {
      let isSame =
        left == right
        || String(left).core == String(right).core && left.isLetter == right.isLetter
      if !isSame { break }
      shared += 1
    }
    sharedCount = shared
    func begun(_ word: String) -> String {
      word.count > shared + 1 ? String(word.prefix(shared + 1)) : ""
    }
    shown = [am, pm, begun(am), begun(pm), String(am.prefix(shared))]
  }

  /// `AM` and `PM`.
  public static let latin = DayPeriods(am: "AM", pm: "PM")

  /// Whether both have the same words.
  public static func == (left: DayPeriods, right: DayPeriods) -> Bool {
    left.am == right.am && left.pm == right.pm
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(am)
    hasher.combine(pm)
  }
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

  /// What a field shows; empty for one that these words do not have.
  func text(of word: DayWord) -> String { shown[word.rawValue] }

  /// The word that a displayed text begins with, the longest one.
  func word(at text: Substring) -> DayWord? {
    var longest: DayWord?
    var size = 0
    for word in DayWord.allCases {
      let shown = self.text(of: word)
      if shown.utf8.count > size && text.hasPrefix(shown) {
        (longest, size) = (word, shown.utf8.count)
      }
    }
    return longest
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
