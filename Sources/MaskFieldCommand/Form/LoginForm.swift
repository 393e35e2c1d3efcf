import MaskField
import MaskFieldCatalog
import MaskFieldTerminal

/// The fields of the login and contact form.
enum LoginForm {
  static func items() throws -> [FormItem] {
    [
      email(),
      FormItem(name: "password", label: "Password", field: password()),
      FormItem(name: "phone", label: "Phone", field: try phone()),
      FormItem(name: "date", label: "Date", field: try date()),
      FormItem(name: "card", label: "Card", field: try card()),
    ]
  }

  private static func email() -> FormItem {
    let format = EmailFormat(.rfc6531)
    let field = TextField()
    field.mask = format
    field.placeholder = "name@example.com"
    field.requirement = "An address is needed."
    return FormItem(name: "email", label: "Email", field: field) { field in
      format.matcher.hints(for: field.text).first?.sentence
    }
  }

  private static func password() -> TextField {
    let field = TextField()
    field.preset = .friendly
    field.isSecureTextEntry = true
    field.placeholder = "at least 8 characters"
    field.requirement = "A password is needed."
    field.validator = PasswordRules(allowed: .unicode, minLength: 8)
    return field
  }

  private static func phone() throws(PatternError) -> TextField {
    var options = MaskOptions()
    options.trunks = ["8"]
    return masked(try Mask("+{7} ([000]) [000]-[00]-[00]", options: options), "+7 (999) 999-99-99")
  }

  private static func date() throws(DateOrderError) -> TextField {
    masked(try DateMask("dd.MM.yyyy"), "day.month.year")
  }

  private static func card() throws -> TextField {
    let field = TextField(try FieldKind("card"))
    field.placeholder = "0000 0000 0000 0000"
    return field
  }

  private static func masked(_ mask: any Masking, _ placeholder: String) -> TextField {
    let field = TextField()
    field.mask = mask
    field.placeholder = placeholder
    return field
  }
}
