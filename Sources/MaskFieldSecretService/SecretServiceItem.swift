import CMaskSecretService
import MaskEngine
import MaskField

/// One password in the keyring. The only file that knows the C calls.
struct SecretServiceItem: Sendable {
  var domain: String
  var user: String
  var password: SecretText

  /// Every password saved for a host, or for all of them.
  static func find(_ host: String?) throws(SecretServiceError) -> [SecretServiceItem] {
    final class Found { var items: [SecretServiceItem] = [] }
    let found = Found()
    let status = unsafe maskss_find(
      host,
      { context, domain, user, secret, size in
        guard let context = unsafe context else { return }
        let found = unsafe Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        let bytes = unsafe UnsafeRawBufferPointer(start: secret, count: size)
        var password = SecretText()
        unsafe bytes.withMemoryRebound(to: UInt8.self) { bytes in
          _ = unsafe password.replace(0..<0, with: bytes.span)
        }
        found.items.append(
          SecretServiceItem(
            domain: unsafe String(cString: domain), user: unsafe String(cString: user),
            password: password))
      }, Unmanaged.passUnretained(found).toOpaque())
    try check(status)
    return found.items
  }

  /// Saves the password in place of an older one.
  func store() throws(SecretServiceError) {
    let status = password.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { bytes in
        let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress
        var nothing: CChar = 0
        return unsafe withUnsafePointer(to: &nothing) { nothing in
          unsafe maskss_store(
            domain, user, "\(user) at \(domain)", start ?? nothing, bytes.count)
        }
      }
    }
    try Self.check(status)
  }

  /// Forgets a password.
  static func remove(domain: String, user: String) throws(SecretServiceError) {
    try check(unsafe maskss_remove(domain, user))
  }

  /// Items of one user name and password as one credential of several domains.
  static func joined(_ items: [SecretServiceItem]) -> [Credential] {
    var credentials: [Credential] = []
    for item in items {
      let same = credentials.firstIndex { $0.username == item.user && $0.password == item.password }
      if let same {
        if !credentials[same].domains.contains(item.domain) {
          credentials[same].domains.append(item.domain)
        }
      } else {
        credentials.append(
          Credential(username: item.user, password: item.password, domains: [item.domain]))
      }
    }
    return credentials
  }

  private static func check(_ status: maskss_status) throws(SecretServiceError) {
    switch status {
    case MASKSS_OK: return
    case MASKSS_E_UNSUPPORTED: throw .unsupported
    case MASKSS_E_LOCKED: throw .locked
    default: throw .service
    }
  }
}
