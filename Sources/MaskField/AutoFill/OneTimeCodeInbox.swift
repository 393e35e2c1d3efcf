public import Foundation

/// The codes that came lately, for as long as they are offered.
///
/// ```swift
/// var inbox = OneTimeCodeInbox()
/// inbox.receive("123456 is your code.\n@example.com #123456", at: now)
/// inbox.codes(for: ["example.com"], at: now)      // the newest first
/// ```
///
/// A code is offered for three minutes. The moments are given, so that tests need not wait.
public struct OneTimeCodeInbox: Sendable, Hashable {
  /// A code and when it came.
  struct Entry: Sendable, Hashable {
    var message: OneTimeCodeMessage
    var moment: Date
  }

  /// How long a code is offered, in seconds.
  public static let lifetime: TimeInterval = 180
  /// The most codes kept.
  static let limit = 16

  private var entries: [Entry] = []

  /// Nothing came yet.
  public init() {}

  /// Takes in a message. One without a code is nothing to keep.
  ///
  /// - Returns: the code in it.
  @discardableResult
  public mutating func receive(_ message: String, at moment: Date) -> OneTimeCodeMessage? {
    guard let message = OneTimeCodeMessage(message) else { return nil }
    entries.removeAll {
      $0.message == message || moment.timeIntervalSince($0.moment) >= Self.lifetime
    }
    entries.append(Entry(message: message, moment: moment))
    if entries.count > Self.limit { entries.removeFirst() }
    return message
  }

  /// The codes that may be offered to an app of these domains, the newest first.
  ///
  /// A code that is bound to a host goes to an app of that host, or of one below it, and nowhere else.
  /// A code of the future, of a clock that was put back, is not offered.
  public func codes(for domains: [String], at moment: Date) -> [OneTimeCodeMessage] {
    entries.reversed().filter { entry in
      let age = moment.timeIntervalSince(entry.moment)
      guard age >= 0, age < Self.lifetime else { return false }
      guard let host = entry.message.domain else { return true }
      return domains.contains { $0.isHost(host, orBelow: true) }
    }.map(\.message)
  }

  /// Forgets a code that was used.
  public mutating func remove(_ message: OneTimeCodeMessage) {
    entries.removeAll { $0.message == message }
  }
}

extension OneTimeCodeInbox: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
  /// How many codes there are; never the codes.
  public var description: String { "OneTimeCodeInbox(\(entries.count))" }
  /// The same, for the debugger.
  public var debugDescription: String { description }
  /// What `dump` and the debugger see: no more than the description.
  public var customMirror: Mirror { Mirror(self, children: ["count": entries.count]) }
}
