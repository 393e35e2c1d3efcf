extension EmailMatcher {
  /// Texts of more bytes than this get no hints.
  static let hintLimit = 2048

  /// What a person may have meant by `text`, the most useful first.
  ///
  /// ```swift
  /// matcher.hints(for: " ann@example.com").first?.suggestion    // "ann@example.com"
  /// ```
  ///
  /// A suggestion is the whole text corrected, and itself valid. Where one correction is not enough,
  /// the next ones are made too: a pasted `mailto:` link in full-width letters comes out plain.
  /// Texts of more than 2,048 bytes get no hints.
  public func hints(for text: String, domains: EmailDomains = .standard) -> [EmailHint] {
    guard !text.isEmpty, text.utf8.count <= Self.hintLimit else { return [] }
    let reader = EmailHintReader(matcher: self, domains: domains, text: text)
    return reader.findings().map { finding in
      let ranges = reader.scalars.ranges(of: finding.range)
      return EmailHint(
        code: finding.code, utf8Range: ranges.utf8, utf16Range: ranges.utf16,
        suggestion: finding.corrected.flatMap { repaired($0, unlike: text, domains: domains) })
    }
  }

  /// `text` when it is valid, or when a few more corrections of other kinds make it so.
  private func repaired(_ text: String, unlike original: String, domains: EmailDomains) -> String? {
    var text = text
    for _ in 0..<8 {
      // Swift compares canonically equivalent texts as equal, and so does a mailbox's owner.
      if verdict(on: text).isValid { return text == original ? nil : text }
      let findings = EmailHintReader(matcher: self, domains: domains, text: text).findings()
      guard let next = findings.lazy.compactMap(\.corrected).first, next != text else { return nil }
      text = next
    }
    return nil
  }
}
