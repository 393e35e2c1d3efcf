/// A notation for masks that other libraries use, and that can be imported.
///
/// The raw value is the name by which commands and case files call it.
public enum MaskNotation: String, Sendable, Hashable, CaseIterable {
  /// The input mask of Qt's `QLineEdit`: `>AAAAA-#####;_`.
  ///
  /// Source: the documentation of `QLineEdit::inputMask`.
  case qt
  /// The mask of RobinHerbots' Inputmask, with the definitions that its bundle adds: `99[-9{2,4}]`.
  ///
  /// Source: Inputmask's documentation and its lexer.
  case inputmask
  /// The pattern mask of IMask: `+{7}(000)000-00-00`.
  ///
  /// Source: IMask's guide on pattern masks.
  case imask
  /// The mask of ngx-mask: `(000) 000-0000||00 00 00`.
  ///
  /// Source: ngx-mask's documentation and its default configuration.
  case ngx
  /// The array of text-mask, as it is written in a program: `["(", /[1-9]/, /\d/, ")"]`.
  ///
  /// Source: text-mask's component documentation.
  case textmask
}
