/// What is written on the return key, with the raw values of `UIReturnKeyType`.
///
/// It changes the label only. It moves no focus and submits nothing, and no other word can stand there.
///
/// Source: the headers of the iOS 16 to 18 SDK.
public enum ReturnKeyType: Int, Sendable, Hashable, CaseIterable, Codable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11

  /// The names of `SubmitLabel` in SwiftUI.
  public enum SubmitLabel: String, Sendable, Hashable, CaseIterable {
    case `return`, go, search, join, next, route, send, done, `continue`
  }

  /// The tokens of `enterkeyhint` on the web; Android's actions and GTK's hints bear the same names.
  public enum EnterKeyHint: String, Sendable, Hashable, CaseIterable {
    case enter, go, done, next, search, send
  }

  /// What an English keyboard shows on it.
  public var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// The label in SwiftUI; `nil` for the emergency call, which has none there.
  public var submitLabel: SubmitLabel? {
    switch self {
    case .default: .return
    case .go: .go
    case .google, .yahoo, .search: .search
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .emergencyCall: nil
    }
  }

  /// The nearest hint of the web, Android and GTK.
  public var enterKeyHint: EnterKeyHint {
    switch self {
    case .default: .enter
    case .go, .route, .emergencyCall: .go
    case .google, .yahoo, .search: .search
    case .join, .done: .done
    case .next, .continue: .next
    case .send: .send
    }
  }

  /// The iOS release that brought it.
  public var since: SystemVersion { SystemVersion(self == .continue ? 9 : 2) }
}
