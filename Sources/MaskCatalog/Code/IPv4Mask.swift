import MaskEngine

/// Four numbers with dots between. The dots belong to the value, since without them `10.0.0.1` and
/// `1.0.0.01` would be one.
struct IPv4Mask: MaskWrapper, Validating {
  let base: any Masking = Mask(table: "[099]{.}[099]{.}[099]{.}[099]")

  /// A value has its dots where a display has them.
  func formatted(value: String) -> MaskedText { base.formatted(value) }

  func verdict(on text: String, value: String) -> Verdict {
    IPv4Check().verdict(on: text, value: value)
  }
}
