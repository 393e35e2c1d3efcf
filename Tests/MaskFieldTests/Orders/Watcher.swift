import Foundation
import MaskField
import Testing

/// Records what really arrives: delegate calls with their arguments as `d.`, control events as `e.`,
/// notifications as `n.`, the keyboard as `k.`, in one list.
final class Watcher: TextFieldDelegate {
  /// The list; notification blocks write into it too.
  final class Log: Sendable {
    private let lines = Guarded<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    func clear() { lines.withLock { $0 = [] } }
    var all: [String] { lines.withLock { $0 } }
  }

  let log: Log
  let prefix: String
  /// Questions that are answered with no.
  var refuses: Set<String> = []
  /// Is called at every question and callback.
  var meanwhile: ((String, TextField) -> Void)?
  private var tokens: [any NSObjectProtocol] = []

  /// Watches a field from now on. Without `exits`, nothing is registered for `editingDidEndOnExit`,
  /// which the field then reports to its observer only.
  init(_ field: TextField, log: Log = Log(), prefix: String = "", exits: Bool = false) {
    self.log = log
    self.prefix = prefix
    field.delegate = self
    let events = exits ? FieldEvents.allEvents : .allEvents.subtracting(.editingDidEndOnExit)
    field.addTarget(for: events) { _, event in log.add("\(prefix)e.\(event.name ?? "?")") }
    field.observer = { name in
      if name.hasPrefix("k.") { log.add(name) }
      if name == "editingDidEndOnExit" && !exits { log.add("\(prefix)e.\(name)") }
    }
    let names = [
      (TextField.textDidBeginEditingNotification, "n.didBegin"),
      (TextField.textDidChangeNotification, "n.didChange"),
      (TextField.textDidEndEditingNotification, "n.didEnd"),
    ]
    for (name, line) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
          let reason = $0.userInfo?[TextField.didEndEditingReasonKey] as? Int
          log.add("\(prefix)\(line)\(reason.map { "{\($0)}" } ?? "")")
        })
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func hears(_ name: String, _ field: TextField, _ details: String = "") -> Bool {
    log.add("\(prefix)d.\(name)\(details)")
    meanwhile?(name, field)
    return !refuses.contains(name)
  }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool { hears("shouldBegin", field) }
  func textFieldDidBeginEditing(_ field: TextField) { _ = hears("didBegin", field) }
  func textFieldShouldEndEditing(_ field: TextField) -> Bool { hears("shouldEnd", field) }
  func textFieldDidEndEditing(_ field: TextField, reason: EndEditingReason) {
    _ = hears("didEnd", field, "(\(reason))")
  }
  func textFieldDidChangeSelection(_ field: TextField) { _ = hears("selection", field) }
  func textFieldShouldClear(_ field: TextField) -> Bool { hears("shouldClear", field) }
  func textFieldShouldReturn(_ field: TextField) -> Bool { hears("shouldReturn", field) }
  func textField(
    _ field: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    hears("shouldChange", field, "{\(range.location),\(range.length)}\(string)")
  }
}

/// One row of the call orders: what is prepared unwatched, what is done, and all that must be heard.
struct OrderRow: Sendable, CustomTestStringConvertible {
  let name: String
  let prepare: @Sendable (TextField) -> Void
  let refuses: Set<String>
  let exits: Bool
  let act: @Sendable (TextField) -> Void
  let heard: [String]
  let text: String?
  let isEditing: Bool?

  init(
    _ name: String, _ prepare: @escaping @Sendable (TextField) -> Void = { _ in },
    refuses: Set<String> = [], exits: Bool = false, act: @escaping @Sendable (TextField) -> Void,
    hears heard: [String], text: String? = nil, isEditing: Bool? = nil
  ) {
    self.name = name
    self.prepare = prepare
    self.refuses = refuses
    self.exits = exits
    self.act = act
    self.heard = heard
    self.text = text
    self.isEditing = isEditing
  }

  var testDescription: String { name }
}

/// What is always heard when a text changes.
let changed = ["d.selection", "e.editingChanged", "n.didChange"]
/// What is heard when the focus comes, behind the questions.
let begun = ["d.didBegin", "e.editingDidBegin", "n.didBegin", "d.selection"]
/// What is heard when it goes, behind the question.
let ended = ["d.didEnd(committed)", "e.editingDidEnd", "n.didEnd{0}"]
