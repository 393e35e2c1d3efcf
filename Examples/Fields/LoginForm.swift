public import MaskEngine
public import MaskField

/// A login: user name and password, *next* and *go* on the return key, filled and saved by AutoFill.
public final class LoginForm {
  public let username = TextField()
  public let password = TextField()
  public let form: Form

  public init(signIn: @escaping (_ username: String, _ password: SecretText) -> Void) {
    username.label = "Email"
    username.traits = TextInputTraits(suiting: .username)
    username.keyboardType = .emailAddress
    username.requirement = "Your address, please."

    password.label = "Password"
    password.traits = TextInputTraits(suiting: .password)
    password.isSecureTextEntry = true
    password.requirement = "Your password, please."

    form = Form([("username", username), ("password", password)])
    form.returnFlow = .nextThenSubmit
    form.labelReturnKeys(last: .go)
    form.submitHandler = { form in
      guard let (name, secret) = try? form.values(.text("username"), .secret("password")) else {
        return
      }
      signIn(name, secret)
    }
  }
}
