import MaskEngine
import MaskTraits

/// A password that was just used and is not saved yet: what a host asks the person about.
///
/// Nothing is kept unless the host keeps it.
public struct SaveCandidate: Sendable {
  /// What would be saved.
  public var credential: Credential
  /// Whether another password of the same user name is replaced.
  public var isUpdate: Bool
}

extension Form {
  /// What is to be saved of a form that was submitted; `nil` where nothing is, or it is saved already.
  ///
  /// Call it in `submitHandler`, while the fields hold what was submitted. A password that is shown at the
  /// moment counts like a hidden one.
  ///
  /// - Parameters:
  ///   - domains: the app's domains. The password is saved for them.
  ///   - known: the passwords that are saved.
  public func saveCandidate(domains: [String], known: [Credential]) -> SaveCandidate? {
    guard !domains.isEmpty,
      let password = (items(for: [.newPassword]) + items(for: [.password])).first,
      !password.field.state.text.isEmpty
    else { return nil }
    let secret = password.field.state.text.concealed
    let name = items(for: [.username]).first ?? items(for: [.emailAddress]).first
    let username = name?.field.value ?? ""
    let credential = Credential(username: username, password: secret, domains: domains)
    let same = known.filter { $0.username == username && $0.belongs(to: domains) }
    if same.contains(where: { $0.password == secret }) { return nil }
    return SaveCandidate(credential: credential, isUpdate: !same.isEmpty)
  }
}
