internal import Foundation

/// The patterns on Foundation's regular expressions, for builds without PCRE2.
///
/// Where no match is found and `hitEnd` is set, the end of the text kept the pattern from matching:
/// that is PCRE2's soft partial match.
final class FoundationEmail: EmailRunner {
  let engineName = "NSRegularExpression"

  private let profile: EmailProfile
  private let limitsLength: Bool
  private let expression: NSRegularExpression

  /// Compiled when first asked for, once a process. The patterns are constants that every ICU reads.
  private static let expressions: [EmailProfile: Compiled] = Dictionary(
    uniqueKeysWithValues: EmailProfile.allCases.map { ($0, Compiled($0)) })

  private final class Compiled: Sendable {
    let expression: NSRegularExpression
    init(_ profile: EmailProfile) {
      do {
        // Searching, ICU sets `hitEnd` for any text shorter than the shortest match, and for a match
        // that begins late and runs into the end. `\A` leaves only the start; the second
        // alternative, which never matches, brings the shortest match down to nothing.
        expression = try NSRegularExpression(
          pattern: "\\A(?:" + CoreEmail.pattern(of: profile) + "|\\b\\B)")
      } catch {
        preconditionFailure("the email pattern \(profile) does not compile: \(error)")
      }
    }
  }

  init(_ profile: EmailProfile, limitsLength: Bool) {
    self.profile = profile
    self.limitsLength = limitsLength
    guard let compiled = Self.expressions[profile] else {
      preconditionFailure("every profile has an expression")
    }
    expression = compiled.expression
  }

  func verdict(on text: UnsafeBufferPointer<UInt8>) -> EmailVerdict {
    var subject: Subject?
    return unsafe CoreEmail.verdict(profile, limitsLength: limitsLength, on: text) { size in
      // The core asks about the longest part first, and then about beginnings of it.
      if subject == nil || subject!.size < size {
        unsafe subject = Subject(UnsafeBufferPointer(rebasing: text[..<size]))
      }
      return match(subject!.text, units: subject!.units(of: size))
    }
  }

  /// What is being matched, with the way from bytes to UTF-16 units.
  private struct Subject {
    let size: Int
    let text: String
    private let utf16: [Int]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      size = bytes.count
      text = unsafe String(decoding: bytes, as: UTF8.self)
      var units = 0
      utf16 =
        unsafe bytes.map { byte in
          defer { units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
          return units
        } + [units]
      precondition(utf16.count == size + 1)
    }

    func units(of size: Int) -> Int { utf16[size] }
  }

  private func match(_ text: String, units: Int) -> CoreEmail.Match {
    var answer = CoreEmail.Match.none
    unsafe expression.enumerateMatches(
      in: text, options: [.anchored, .reportCompletion], range: NSRange(location: 0, length: units)
    ) { result, flags, stop in
      if flags.contains(.internalError) {
        answer = .gaveUp
      } else if result != nil {
        answer = .whole
      } else if flags.contains(.hitEnd), answer == .none {
        answer = .cutShort
      }
      unsafe stop.pointee = ObjCBool(answer == .whole)
    }
    return answer
  }
}
