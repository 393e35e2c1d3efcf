import MaskCatalog
import MaskField

/// Why a session could not be played.
struct Unplayable: Error, Sendable, Hashable {
  var reason: String
}

extension FieldSpec {
  /// What formats the field; `nil` for plain text.
  func makeMask() throws(Unplayable) -> (any Masking)? {
    switch kind {
    case .text: return nil
    case .mask(let pattern):
      do { return try Mask(pattern, options: options.maskOptions) } catch {
        throw Unplayable(error)
      }
    case .template(let template, let slot):
      do {
        return try Mask(template: template, slot: slot, options: options.maskOptions)
      } catch { throw Unplayable(error) }
    case .imported(let mask, let notation):
      do {
        let set = try MaskSet(imported: mask, as: notation, options: options.maskOptions)
        // One mask needs no choice.
        return set.candidates.count == 1 ? set.candidates[0].mask : set
      } catch { throw Unplayable(reason: error.description) }
    case .masks(let patterns):
      do {
        return try MaskSet(patterns, options: options.maskOptions)
      } catch { throw Unplayable(error) }
    case .date(let order, let min, let max):
      do {
        return try DateMask(order, earliest: min, latest: max, options: options.maskOptions)
      } catch { throw Unplayable(reason: "\(error)") }
    case .number(let style):
      do { return try NumberMask(style) } catch { throw Unplayable(reason: "\(error)") }
    case .email(let name):
      guard let profile = EmailProfile(name: name) else {
        throw .notSupported("email profile \(name)")
      }
      return EmailFormat(profile)
    case .catalog(let name):
      do { return try FieldKind(name).mask } catch { throw .notSupported(error.description) }
    }
  }

  /// The same kind of field with another pattern, for the step that changes the mask.
  func makeMask(pattern: String) throws(Unplayable) -> (any Masking)? {
    var spec = self
    spec.kind = .mask(pattern)
    return try spec.makeMask()
  }
}

extension MaskSettings {
  /// The options in the engine's words.
  var maskOptions: MaskOptions {
    var options = MaskOptions()
    switch literals {
    case .lazy: options.literals = .lazy
    case .eager: options.literals = .eager
    case .guide: options.literals = .guide
    }
    options.overwrites = overwrites
    options.dropsTail = overflow == .dropTail
    options.stepsOverLiterals = literalDeletion == .moveCaret
    options.showsPrefix = showsPrefix
    if let blank { options.blank = blank }
    options.trunks = trunks
    options.classes = classes
    return options
  }
}

extension Unplayable {
  init(_ error: PatternError) {
    self.init(reason: error.description)
  }

  static func notSupported(_ what: String) -> Unplayable {
    Unplayable(reason: "not supported by this version: \(what)")
  }
}
