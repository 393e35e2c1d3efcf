/// A change of Unicode after 15.0, for which a newer standard library may differ from the core.
///
/// It excuses the scalars it covers in the places it names, and nothing else.
struct VersionDifference: Sendable {
  /// Where a scalar stands when the two segmentations are compared.
  enum Place: CaseIterable, Sendable {
    case behindLetter, beforeLetter
    case behindPictureAndJoiner, betweenPictures
    case behindLinker, betweenConsonants, beforeLinker, betweenLinkerAndConsonant
    case beforeHangulL, betweenHangulLAndV, betweenHangulVAndT, betweenFlags

    /// The text that shows how `scalar` behaves here.
    func text(around scalar: Unicode.Scalar) -> String {
      let (before, after) = surroundings
      return before + String(scalar) + after
    }

    private var surroundings: (before: String, after: String) {
      switch self {
      case .behindLetter: ("a", "")
      case .beforeLetter: ("", "a")
      case .behindPictureAndJoiner: ("😀\u{200D}", "")
      case .betweenPictures: ("😀", "\u{200D}😀")
      case .behindLinker: ("\u{915}\u{94D}", "")
      case .betweenConsonants: ("\u{915}", "\u{915}")
      case .beforeLinker: ("", "\u{94D}\u{915}")
      case .betweenLinkerAndConsonant: ("\u{915}\u{94D}", "\u{915}")
      case .beforeHangulL: ("", "\u{1100}")
      case .betweenHangulLAndV: ("\u{1100}", "\u{1161}")
      case .betweenHangulVAndT: ("\u{1161}", "\u{11A8}")
      case .betweenFlags: ("\u{1F1E6}", "\u{1F1E6}")
      }
    }
  }

  let places: Set<Place>
  let covers: @Sendable (Unicode.Scalar) -> Bool

  static func excuses(_ scalar: Unicode.Scalar, in place: Place) -> Bool {
    all.contains { $0.places.contains(place) && $0.covers(scalar) }
  }

  static let all = [
    conjunctsKeepEveryMark, conjunctsInMoreScripts, picturesAreEmoji, spacingMarksExtend,
    medialRaIsSpacing, clusterInitialRaStandsAlone,
  ]

  /// 16.0: Indic_Conjunct_Break=Extend took in what extends a character with combining class 0. In
  /// 15.1 that, a vowel sign say, ends the conjunct.
  static let conjunctsKeepEveryMark = VersionDifference(places: [.betweenLinkerAndConsonant]) {
    $0.properties.canonicalCombiningClass == .notReordered
      && ($0.properties.isGraphemeExtend || $0.properties.isEmojiModifier)
  }

  /// 17.0: consonants of more scripts have an Indic_Conjunct_Break. 15.1 has six scripts.
  static let conjunctsInMoreScripts = VersionDifference(
    places: [.behindLinker, .beforeLinker, .betweenLinkerAndConsonant]
  ) { scalar in
    newConjunctScripts.contains { $0.contains(scalar.value) } && scalar.properties.isAlphabetic
      && scalar.properties.generalCategory == .otherLetter
  }

  private static let newConjunctScripts: [ClosedRange<UInt32>] = [
    0x1000...0x109F,  // Myanmar
    0x1780...0x17B3,  // Khmer
    0x1A20...0x1A54,  // Tai Tham
    0x1B05...0x1B4C,  // Balinese
    0x1B83...0x1BBF,  // Sundanese
    0xA984...0xA9B2,  // Javanese
    0xA9E0...0xA9FE,  // Myanmar extended B
    0xAA60...0xAA7F,  // Myanmar extended A
    0xAAE0...0xAAEA,  // Meetei Mayek extensions
    0xABC0...0xABDA,  // Meetei Mayek
    0x10A00...0x10A35,  // Kharoshthi
    0x11103...0x11147,  // Chakma
    0x11900...0x1192F,  // Dives Akuru
    0x11A00...0x11A32,  // Zanabazar Square
    0x11A50...0x11A83,  // Soyombo
    0x11F04...0x11F33,  // Kawi
  ]

  /// 17.0: Extended_Pictographic shrank to emoji. 15.0 counts stars, chess pieces, tiles and more.
  static let picturesAreEmoji = VersionDifference(
    places: [.behindPictureAndJoiner, .betweenPictures]
  ) {
    [.otherSymbol, .mathSymbol].contains($0.properties.generalCategory) && !$0.properties.isEmoji
  }

  /// 16.0: these went from SpacingMark to Extend, most of them as viramas or parts of vowel signs.
  static let spacingMarksExtend = VersionDifference(
    places: [.betweenPictures, .betweenLinkerAndConsonant]
  ) { spacingMarks.contains($0) }

  private static let spacingMarks: Set<Unicode.Scalar> = [
    "\u{0CC0}", "\u{0CC7}", "\u{0CC8}", "\u{0CCA}", "\u{0CCB}",  // Kannada vowel signs
    "\u{1715}", "\u{1734}",  // Tagalog, Hanunoo pamudpod
    "\u{1B3B}", "\u{1B3D}", "\u{1B43}", "\u{1B44}",  // Balinese vowel signs, adeg adeg
    "\u{1BAA}", "\u{1BF2}", "\u{1BF3}",  // Sundanese pamaaeh, Batak pangolat and panongonan
    "\u{A953}", "\u{A9C0}",  // Rejang virama, Javanese pangkon
    "\u{111C0}", "\u{11235}", "\u{1134D}",  // Sharada, Khojki, Grantha virama
    "\u{116B6}", "\u{1193D}", "\u{11F41}",  // Takri virama, Dives Akuru halanta, Kawi killer
    "\u{16FF0}", "\u{16FF1}",  // Vietnamese reading marks
    "\u{1D166}", "\u{1D16D}",  // musical stem and dot
  ]

  /// 16.0: from Extend to SpacingMark.
  static let medialRaIsSpacing = VersionDifference(places: [.betweenPictures]) {
    $0 == "\u{1171E}"  // Ahom consonant sign medial ra
  }

  /// 17.0: from Prepend to Other.
  static let clusterInitialRaStandsAlone = VersionDifference(
    places: [
      .beforeLetter, .betweenConsonants, .betweenLinkerAndConsonant, .beforeHangulL,
      .betweenHangulLAndV, .betweenHangulVAndT, .betweenFlags,
    ]
  ) {
    $0 == "\u{11A3A}"  // Zanabazar Square cluster-initial letter ra
  }
}

extension Unicode.Scalar {
  /// Whether the core's Unicode and the standard library's both know the scalar.
  var isAssignedBoth: Bool {
    guard let age = properties.age else { return false }
    return age.major < 15 || age.major == 15 && age.minor == 0
  }

  static var all: some Sequence<Unicode.Scalar> {
    (0...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
  }
}
