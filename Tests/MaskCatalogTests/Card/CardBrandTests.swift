import MaskCatalog
import Testing

@Suite("Card brands")
struct CardBrandTests {
  @Test("the best brand and the brands still possible, row by row")
  func detection() {
    for row in CardFacts.file.detect {
      let typed = row[0].text
      #expect(CardBrand.best(for: typed)?.id ?? "" == row[1].text, "\(typed)")
      let candidates = CardBrand.candidates(for: typed)
      #expect(candidates.count == row[2].number, "\(typed) \(candidates)")
      if case .texts(let names) = row[3], names.last != "…" {
        #expect(candidates.map(\.id) == names, "\(typed)")
      }
    }
    print("\(CardFacts.file.detect.count) rows of card detection")
  }

  @Test("every brand has the facts of its row")
  func facts() throws {
    #expect(CardBrand.all.count == CardFacts.brands.count)
    for (id, facts) in CardFacts.brands {
      let brand = try #require(CardBrand(id))
      #expect(brand.name == facts.name)
      #expect(brand.lengths == facts.lengths)
      #expect(brand.isActive != facts.isEnded)
      #expect(brand.securityCode.digits == facts.cvv[1].number)
      for (length, groups) in facts.groups {
        #expect(brand.groups(of: Int(length)!) == groups, "\(id) \(length)")
      }
    }
    print("\(CardFacts.brands.count) card brands")
  }

  @Test("the prefixes that brands share go to the brand with the longest range")
  func overlaps() {
    let rows = [
      ("65", "discover"), ("650035", "elo"), ("650010", "verve"), ("652200", "rupay"),
      ("6011", "discover"), ("606282", "hipercard"), ("60400150", "ukrcard"), ("604400", "cabal"),
      ("607000", "rupay"), ("3530", "jcb"), ("353800", "rupay"), ("357111", "lankapay"),
      ("5019", "dankort"), ("506099", "verve"), ("506700", "elo"), ("509001", "elo"),
      ("5085", "rupay"), ("5001", "maestro"), ("4000", "visa"), ("457393", "elo"),
      ("4571", "dankort"), ("6200", "unionpay"), ("627780", "elo"), ("6304", "maestro"),
      ("636368", "elo"), ("637095", "hiper"), ("8100", "unionpay"), ("817290", "rupay"),
      ("2204", "mir"), ("2205", "borica"), ("2221", "mastercard"),
    ]
    for (digits, brand) in rows { #expect(CardBrand.best(for: digits)?.id == brand, "\(digits)") }
    for digits in ["2206", "2220"] { #expect(CardBrand.best(for: digits) == nil) }
  }
}
