public import MaskField

/// A sign-up: an address that a server may know already, a new password and its repetition.
public final class SignUpForm {
  public let address = TextField()
  public let password = TextField()
  public let repeated = TextField()
  public let form: Form

  public init(isTaken: @escaping @Sendable (String) async throws -> Bool) throws {
    address.label = "Email"
    address.traits = TextInputTraits(suiting: .username)
    address.keyboardType = .emailAddress
    address.mask = EmailFormat()
    address.requirement = "Your address, please."
    address.remoteRule = RemoteRule { address in
      try await isTaken(address)
        ? Verdict(.invalid, "This address is taken.", code: "address.taken") : .valid
    }

    let rules = try PasswordRules(
      "required: lower; required: digit; minlength: 8; allowed: ascii-printable")
    for (field, label) in [(password, "New password"), (repeated, "Once more")] {
      field.label = label
      field.traits = TextInputTraits(suiting: .newPassword)
      field.isSecureTextEntry = true
      field.passwordRules = rules
      field.requirement = "A password, please."
    }
    password.validator = rules

    form = Form([("address", address), ("password", password), ("repeated", repeated)])
    form.rules = [.same("repeated", as: "password", "The passwords are not the same.")]
    form.returnFlow = .nextThenSubmit
    form.labelReturnKeys(last: .join)
  }
}
