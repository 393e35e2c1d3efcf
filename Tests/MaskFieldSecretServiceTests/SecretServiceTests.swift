import Foundation
import MaskEngine
import MaskField
import MaskFieldSecretService
import Testing

/// `Scripts/secret-service.sh` runs these with a keyring of their own, and says so in the environment.
private let hasKeyring =
  ProcessInfo.processInfo.environment["MASKFIELD_TEST_KEYRING"] == "1"

@Suite(.serialized) struct SecretServiceTests {
  let provider = SecretServiceProvider()

  @Test(.enabled(if: !SecretServiceProvider.isSupported))
  func saysThatItWasLeftOut() async {
    await #expect(throws: SecretServiceError.unsupported) {
      try await provider.credentials(for: nil)
    }
    let credential = Credential(username: "u", password: SecretText("p"), domains: ["example.com"])
    await #expect(throws: SecretServiceError.unsupported) { try await provider.save(credential) }
    await #expect(throws: SecretServiceError.unsupported) { try await provider.remove(credential) }
  }

  @Test(.enabled(if: SecretServiceProvider.isSupported && hasKeyring))
  func keepsPasswordsByDomain() async throws {
    let secret = SecretText("pä ss\u{1F511}")
    let ann = Credential(
      username: "ann", password: secret, domains: ["example.com", "example.org"])
    let bea = Credential(username: "bea", password: SecretText("x"), domains: ["other.example"])
    try await provider.save(ann)
    try await provider.save(bea)
    let found = try await provider.credentials(for: ["login.example.com"])
    #expect(found.map(\.username) == ["ann"])
    #expect(found.first?.password == secret)
    #expect(try await provider.credentials(for: ["com"]).isEmpty)
    #expect(try await provider.credentials(for: ["notexample.com"]).isEmpty)
    let all = try await provider.credentials(for: nil)
    #expect(all.map(\.username).sorted() == ["ann", "bea"])
    #expect(all.first { $0.username == "ann" }?.domains.sorted() == ["example.com", "example.org"])
    try await provider.save(
      Credential(username: "ann", password: SecretText("new"), domains: ["example.com"]))
    #expect(
      try await provider.credentials(for: ["example.com"]).map { $0.password.revealed() } == ["new"]
    )
    try await provider.remove(ann)
    try await provider.remove(bea)
    #expect(try await provider.credentials(for: nil).isEmpty)
    try await provider.remove(bea)
  }

  @Test(.enabled(if: SecretServiceProvider.isSupported && hasKeyring))
  func fillsAForm() async throws {
    let user = TextField()
    user.textContentType = .username
    let password = TextField()
    password.textContentType = .password
    password.isSecureTextEntry = true
    let form = Form([("user", user), ("password", password)])
    let ann = Credential(
      username: "ann", password: SecretText("hunter2"), domains: ["form.example"])
    try await provider.save(ann)
    let autoFill = AutoFill(form, domains: ["form.example"], provider: provider)
    try await autoFill.load()
    form.focus("user")
    autoFill.fill(autoFill.suggestions[0])
    #expect(user.text == "ann" && password.state.text.secret == SecretText("hunter2"))
    try await provider.remove(ann)
  }
}
