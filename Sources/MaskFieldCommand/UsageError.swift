/// Why the command could not do its work at all.
struct UsageError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
