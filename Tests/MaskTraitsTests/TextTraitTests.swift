import MaskTraits
import Testing

@Suite struct TextTraitTests {
  @Test func rawValues() {
    #expect(TraitChoice.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(AutocapitalizationType.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(WritingToolsBehavior.allCases.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(WritingToolsResultOptions.default.rawValue == 0)
    let options: [WritingToolsResultOptions] = [.plainText, .richText, .list, .table]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
    #expect(KeyboardAppearance.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(KeyboardAppearance.alert == .dark)
    #expect(BorderStyle.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(ViewMode.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(BorderStyle.roundedRect.rawValue == 3 && ViewMode.unlessEditing.rawValue == 2)
  }

  @Test(
    arguments: [
      (ViewMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
      (.always, true, true),
    ] as [(ViewMode, Bool, Bool)])
  func viewMode(_ mode: ViewMode, editing: Bool, resting: Bool) {
    #expect(mode.isShown(whileEditing: true) == editing)
    #expect(mode.isShown(whileEditing: false) == resting)
  }

  @Test func aChoiceIsMadeOnce() {
    #expect(
      TraitChoice.default.resolved(default: true) && !TraitChoice.default.resolved(default: false))
    #expect(TraitChoice.yes.resolved(default: false) && !TraitChoice.no.resolved(default: true))
  }

  @Test func aNewFieldHasUIKitsDefaults() {
    let traits = TextInputTraits()
    #expect(traits.keyboardType == .default && traits.returnKeyType == .default)
    #expect(traits.autocapitalizationType == .sentences)
    #expect(!traits.enablesReturnKeyAutomatically && traits.textContentType == nil)
    for choice in [
      traits.autocorrectionType, traits.spellCheckingType, traits.smartQuotesType,
      traits.smartDashesType, traits.smartInsertDeleteType, traits.inlinePredictionType,
      traits.mathExpressionCompletionType,
    ] { #expect(choice == .default) }
    #expect(traits.writingToolsBehavior == .default)
    #expect(traits.allowedWritingToolsResultOptions == .default)
    #expect(traits.keyboardAppearance == .default)
  }

  @Test func traitsThatSuitTheContent() {
    let password = TextInputTraits(suiting: .newPassword)
    #expect(password.autocorrectionType == .no && password.smartQuotesType == .no)
    #expect(password.autocapitalizationType == .none)
    #expect(TextInputTraits(suiting: .oneTimeCode).keyboardType == .numberPad)
    let name = TextInputTraits(suiting: .givenName)
    #expect(name.autocapitalizationType == .words && name.smartQuotesType == .default)
    #expect(TextInputTraits(suiting: nil) == TextInputTraits())
    #expect(TextInputTraits(suiting: .dateTime).autocorrectionType == .default)
  }

  static let shifts: [(AutocapitalizationType, String, AutocapitalizationType.Shift)] = [
    (.none, "", .off), (.none, "A. ", .off), (.allCharacters, "abc", .locked),
    (.words, "", .once), (.words, "john", .off), (.words, "john ", .once), (.words, "jean-", .once),
    (.words, "o'", .once), (.words, "(", .once), (.sentences, "", .once), (.sentences, "Yes", .off),
    (.sentences, "Yes.", .off), (.sentences, "Yes. ", .once), (.sentences, "Yes, ", .off),
    (.sentences, "Really?! ", .once), (.sentences, "He said “no.” ", .once),
    (.sentences, "He said. “", .once), (.sentences, "He said.“", .off),
    (.sentences, "   ", .once), (.sentences, "好。", .off), (.sentences, "好。 ", .once),
    (.sentences, "«", .once),
  ]

  @Test(arguments: shifts.indices) func shift(_ index: Int) {
    let (type, text, expected) = Self.shifts[index]
    #expect(type.shift(behind: text) == expected, "\(type) behind \(text.debugDescription)")
  }
}
