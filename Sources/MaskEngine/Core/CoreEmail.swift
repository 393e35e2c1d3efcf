internal import CMaskCore

/// Owns one email matcher of the C core, and knows its names.
///
/// Unchecked because the pointee never changes after `maskcore_email_create`, as its header promises.
@safe final class CoreEmail: EmailRunner, @unchecked Sendable {
  private let handle: OpaquePointer

  /// `nil` where the core was built without PCRE2, or the library found is not fit.
  init?(_ profile: EmailProfile, limitsLength: Bool, interprets: Bool = false) {
    let flags = Self.flags(limitsLength: limitsLength) | (interprets ? 1 << 0 : 0)
    guard let handle = unsafe maskcore_email_create(profile.core, flags, nil) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe maskcore_email_free(handle) }

  var engineName: String { unsafe String(cString: maskcore_email_engine(handle)) }

  func verdict(on text: UnsafeBufferPointer<UInt8>) -> EmailVerdict {
    EmailVerdict(
      unsafe maskcore_email_check(handle, UnsafeRawPointer(text.baseAddress)?.chars, text.count))
  }

  func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe maskcore_email_verdict(
      handle, UnsafeRawPointer(text.baseAddress)?.chars, text.count) == MASKCORE_ACCEPTED
  }

  /// What a regular expression engine says of the first bytes of a text.
  enum Match { case whole, cutShort, none, gaveUp }

  /// The verdict on `text` by an engine of Swift's: `match` is asked about its first so many bytes.
  static func verdict(
    _ profile: EmailProfile, limitsLength: Bool, on text: UnsafeBufferPointer<UInt8>,
    by match: (Int) -> Match
  ) -> EmailVerdict {
    withoutActuallyEscaping(match) { match in
      var asked = Asked(match: match)
      return unsafe withUnsafeMutablePointer(to: &asked) { asked in
        EmailVerdict(
          unsafe maskcore_email_judge(
            profile.core, flags(limitsLength: limitsLength),
            UnsafeRawPointer(text.baseAddress)?.chars, text.count,
            { context, _, size in
              switch unsafe context!.assumingMemoryBound(to: Asked.self).pointee.match(size) {
              case .whole: MASKCORE_ACCEPTED
              case .cutShort: MASKCORE_PARTIAL
              case .none: MASKCORE_REJECTED
              case .gaveUp: MASKCORE_UNDECIDED
              }
            }, asked))
      }
    }
  }

  private struct Asked { let match: (Int) -> Match }

  static func pattern(of profile: EmailProfile) -> String {
    unsafe String(cString: maskcore_email_pattern(profile.core))
  }

  static func key(of reason: EmailReason) -> String {
    unsafe String(cString: maskcore_email_reason_name(reason.core))
  }

  static func sentence(for reason: EmailReason) -> String {
    unsafe String(cString: maskcore_email_reason_sentence(reason.core))
  }

  static func name(of verdict: EmailVerdict) -> String {
    let core =
      switch verdict {
      case .empty: MASKCORE_EMPTY
      case .incomplete: MASKCORE_PARTIAL
      case .valid: MASKCORE_ACCEPTED
      case .impossible: MASKCORE_REJECTED
      case .undecided: MASKCORE_UNDECIDED
      }
    return unsafe String(cString: maskcore_verdict_name(core))
  }

  private static func flags(limitsLength: Bool) -> UInt32 { limitsLength ? 1 << 1 : 0 }
}

extension UnsafeRawPointer {
  fileprivate var chars: UnsafePointer<CChar> { unsafe assumingMemoryBound(to: CChar.self) }
}

extension EmailProfile {
  fileprivate var core: maskcore_email_profile {
    switch self {
    case .basic: MASKCORE_EMAIL_BASIC
    case .html: MASKCORE_EMAIL_HTML
    case .rfc5321: MASKCORE_EMAIL_RFC5321
    case .rfc6531: MASKCORE_EMAIL_RFC6531
    }
  }
}

extension EmailReason {
  private static let all = Array(allCases)
  private static let places = Dictionary(
    uniqueKeysWithValues: zip(allCases, 1...).map { ($0, UInt32($1)) })

  fileprivate init(_ core: maskcore_email_reason) { self = Self.all[Int(core.rawValue) - 1] }

  fileprivate var core: maskcore_email_reason {
    maskcore_email_reason(rawValue: Self.places[self] ?? 0)
  }
}

extension EmailVerdict {
  fileprivate init(_ result: maskcore_email_result) {
    let offset = TextOffset(utf8: result.offset.utf8, utf16: result.offset.utf16)
    switch result.verdict {
    case MASKCORE_EMPTY: self = .empty
    case MASKCORE_ACCEPTED: self = .valid
    case MASKCORE_PARTIAL: self = .incomplete(EmailReason(result.reason))
    case MASKCORE_REJECTED: self = .impossible(at: offset, EmailReason(result.reason))
    default: self = .undecided(at: offset, EmailReason(result.reason))
    }
  }
}
