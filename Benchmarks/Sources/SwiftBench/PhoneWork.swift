import MaskCatalog
import MaskEngine

/// A telephone number typed with its calling code, and in the middle. AsYouTypeFormatter types the
/// same keys in a program of its own.
enum PhoneWork {
  static func add(to cases: Cases) throws {
    let mask = try PhoneMask("RU")
    let typed = try edits("+79123456789", in: mask)
    expect("swift/phones/type-ten", Cases.ours, typed.text, "+7 912 345-67-89")
    add("swift/phones/type-ten", typed.edits.suffix(10), mask, to: cases)
    let national = try edits("89123456789", in: mask)
    expect("swift/phones/type-national", Cases.ours, national.text, "8 912 345-67-89")
    add("swift/phones/type-national", national.edits[...], mask, to: cases)
    let middle = (typed.text, TextChange(replacing: 7..<7, with: "0"))
    add("swift/phones/insert-middle", [middle], mask, to: cases)
  }

  private typealias Edits = [(String, TextChange)]

  private static func edits(_ keys: String, in mask: PhoneMask) throws -> (
    edits: Edits, text: String
  ) {
    var edits: Edits = []
    var text = ""
    for key in keys {
      let change = TextChange(
        replacing: text.utf16.count..<text.utf16.count, with: String(key))
      edits.append((text, change))
      text = try mask.applying(change, to: text).text
    }
    return (edits, text)
  }

  private static func add(
    _ work: String, _ edits: ArraySlice<(String, TextChange)>, _ mask: PhoneMask, to cases: Cases
  ) {
    cases.add(work, Cases.ours, per: "key", operations: edits.count * 100) {
      for _ in 0..<100 {
        for (text, change) in edits { keep(try! mask.applying(change, to: text)) }
      }
    }
  }
}
