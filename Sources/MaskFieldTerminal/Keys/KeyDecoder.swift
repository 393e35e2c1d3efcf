/// Turns the bytes that a terminal sends into keys: UTF-8, escape sequences, bracketed paste.
///
/// Bytes may arrive cut anywhere; what is unfinished waits for the rest. A lone Escape looks like
/// the beginning of a sequence: call `flush()` when nothing came for a moment.
public struct KeyDecoder: Sendable {
  /// The most bytes of one paste; what is beyond is dropped.
  public static let pasteLimit = 1 << 20
  /// The longest sequence worth waiting for.
  private static let sequenceLimit = 64

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// A decoder at the start of a stream.
  public init() {}

  /// Whether an unfinished key waits for more bytes.
  public var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Takes bytes and gives the keys that are complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var position = 0
    while position < pending.count {
      let rest = pending[position...]
      if pasted != nil {
        guard let used = takePaste(rest, &keys) else { break }
        position += used
        continue
      }
      guard let used = takeKey(rest, &keys) else { break }
      position += used
    }
    pending.removeFirst(position)
    return Self.joined(keys)
  }

  /// Gives what an unfinished sequence means when nothing follows.
  public mutating func flush() -> [Key] {
    if pasted != nil || pending.isEmpty { return [] }
    let rest = pending
    pending = []
    if rest[0] != 0x1B { return [.unknown] }
    return rest.count == 1 ? [.named(.escape)] : [.unknown]
  }

  // MARK: - One key

  /// Takes one key from the front; `nil` when bytes are missing.
  private mutating func takeKey(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x1B: return takeEscape(bytes, &keys)
    case 0x0D, 0x0A: keys.append(.named(.enter))
    case 0x09: keys.append(.named(.tab))
    case 0x08, 0x7F: keys.append(.named(.backspace))
    case 0x00: keys.append(.control(" "))
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(first + 0x60))))
    case 0x1C...0x1F: keys.append(.control(Character(Unicode.Scalar(first + 0x40))))
    case 0x20...0x7E: keys.append(.text(String(Unicode.Scalar(first))))
    default: return takeUTF8(bytes, &keys)
    }
    return 1
  }

  private func takeUTF8(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
    let first = bytes[bytes.startIndex]
    let size: Int
    switch first {
    case 0xC2...0xDF: size = 2
    case 0xE0...0xEF: size = 3
    case 0xF0...0xF4: size = 4
    default:
      keys.append(.unknown)
      return 1
    }
    let piece = bytes.prefix(size)
    if let wrong = piece.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      keys.append(.unknown)
      return wrong - bytes.startIndex
    }
    if piece.count < size { return nil }
    guard let text = String(validating: piece, as: UTF8.self) else {
      keys.append(.unknown)
      return size
    }
    keys.append(text.unicodeScalars.allSatisfy { $0.value < 0xA0 } ? .unknown : .text(text))
    return size
  }

  // MARK: - Sequences

  private mutating func takeEscape(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
    guard bytes.count > 1 else { return nil }
    let second = bytes[bytes.startIndex + 1]
    switch second {
    case UInt8(ascii: "["): return takeControlSequence(bytes, &keys)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      keys.append(Self.named(final: bytes[bytes.startIndex + 2], []))
      return 3
    case 0x1B:
      keys.append(.named(.escape))
      return 1
    case 0x7F, 0x08:
      keys.append(.named(.backspace, .alt))
      return 2
    case 0x20...0x7E:
      keys.append(.alt(Character(Unicode.Scalar(second))))
      return 2
    default:
      keys.append(.named(.escape))
      return 1
    }
  }

  /// `ESC [ parameters final`. A byte that cannot be in a sequence ends it as unknown.
  private mutating func takeControlSequence(
    _ bytes: ArraySlice<UInt8>, _ keys: inout [Key]
  ) -> Int? {
    var parameters: [Int] = [0]
    var size = 2
    for byte in bytes.dropFirst(2) {
      size += 1
      switch byte {
      case 0x30...0x39:
        parameters[parameters.count - 1] =
          min(parameters[parameters.count - 1] * 10 + Int(byte - 0x30), 1 << 20)
      case UInt8(ascii: ";"), UInt8(ascii: ":"): parameters.append(0)
      case 0x20...0x3F: break
      case 0x40...0x7E:
        if byte == UInt8(ascii: "~") && parameters[0] == 200 {
          pasted = []
        } else {
          keys.append(Self.named(final: byte, parameters))
        }
        return size
      default:
        keys.append(.unknown)
        return size - 1
      }
      if size > Self.sequenceLimit {
        keys.append(.unknown)
        return size
      }
    }
    return nil
  }

  private static func named(final: UInt8, _ parameters: [Int]) -> Key {
    let held = Key.Modifiers(rawValue: max(0, (parameters.count > 1 ? parameters[1] : 1) - 1) & 7)
    switch Character(Unicode.Scalar(final)) {
    case "A": return .named(.up, held)
    case "B": return .named(.down, held)
    case "C": return .named(.right, held)
    case "D": return .named(.left, held)
    case "H": return .named(.home, held)
    case "F": return .named(.end, held)
    case "M": return .named(.enter, held)
    case "Z": return .named(.tab, .shift)
    case "~":
      let names: [Int: Key.Name] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
      ]
      return names[parameters.first ?? 0].map { .named($0, held) } ?? .unknown
    default: return .unknown
    }
  }

  // MARK: - Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes pasted bytes up to the closing sequence; `nil` when it has not come yet.
  private mutating func takePaste(_ bytes: ArraySlice<UInt8>, _ keys: inout [Key]) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x1B {
        let tail = bytes[index...].prefix(Self.pasteEnd.count)
        if tail.elementsEqual(Self.pasteEnd) {
          let text = String(decoding: pasted ?? [], as: UTF8.self)
          pasted = nil
          keys.append(.paste(text))
          return index - bytes.startIndex + Self.pasteEnd.count
        }
        if tail.count < Self.pasteEnd.count && tail.elementsEqual(Self.pasteEnd.prefix(tail.count))
        {
          break
        }
      }
      if let size = pasted?.count, size < Self.pasteLimit { pasted?.append(bytes[index]) }
      index += 1
    }
    let used = index - bytes.startIndex
    return used == 0 ? nil : used
  }

  /// Typed pieces that came together are one text, so that a letter meets its accents.
  private static func joined(_ keys: [Key]) -> [Key] {
    var joined: [Key] = []
    for key in keys {
      if case .text(let more) = key, case .text(let text)? = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
    return joined
  }
}
