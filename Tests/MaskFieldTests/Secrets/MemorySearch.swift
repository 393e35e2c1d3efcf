#if os(Linux)
  import Foundation

  /// Looks for a run of bytes in all of the process's own memory that can be written.
  ///
  /// Other threads move memory while it is read, so whoever searches is alone in a process: an exit
  /// test. The buffer of the search is left out, since a copy in it is no place where bytes are kept.
  @safe struct MemorySearch: ~Copyable {
    /// What is looked for, each byte changed by ``key``, so that the search holds no trace of it.
    let hidden: [UInt8]
    static let key: UInt8 = 0x55

    private let buffer: UnsafeMutableRawBufferPointer
    private let isOwner: Bool

    /// Searches for what the bytes are without their key.
    init(for hidden: [UInt8]) {
      let size = 1 << 20
      let start = unsafe mmap(
        nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      unsafe precondition(start != MAP_FAILED)
      self.hidden = hidden
      unsafe buffer = UnsafeMutableRawBufferPointer(start: start, count: size)
      isOwner = true
    }

    /// Searches with memory of the caller's, which must outlive the search.
    @unsafe init(for hidden: [UInt8], buffer: UnsafeMutableRawBufferPointer) {
      self.hidden = hidden
      unsafe self.buffer = buffer
      isOwner = false
    }

    deinit {
      if isOwner { unsafe munmap(buffer.baseAddress, buffer.count) }
    }

    /// How many places hold the bytes.
    func places() -> Int {
      let own = unsafe UInt64(UInt(bitPattern: buffer.baseAddress))
      let ownEnd = unsafe own + UInt64(buffer.count)
      let pages = unsafe open("/proc/self/mem", O_RDONLY)
      precondition(pages >= 0, "a process may read its own memory")
      defer { close(pages) }
      var found = 0
      for region in Self.regions() {
        for part in [
          region.clamped(to: 0..<own), region.clamped(to: ownEnd..<UInt64.max),
        ] where !part.isEmpty {
          found += count(in: part, of: pages)
        }
      }
      // What was read must not be found by the next look, whose buffer may be another.
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
      return found
    }

    /// The regions that can be written. The kernel hands the map out in pieces, and a short piece is
    /// not its end.
    private static func regions() -> [Range<UInt64>] {
      guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else {
        preconditionFailure("a process may read the map of its memory")
      }
      var map = Data()
      while let piece = try? file.read(upToCount: 4096), !piece.isEmpty { map += piece }
      return String(decoding: map, as: UTF8.self).split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " ")
        guard parts.count > 1, parts[1].hasPrefix("rw"), !line.hasSuffix("[vvar]") else {
          return nil
        }
        let ends = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
        return ends.count == 2 ? ends[0]..<ends[1] : nil
      }
    }

    private func count(in region: Range<UInt64>, of file: Int32) -> Int {
      var found = 0
      var at = region.lowerBound
      while at < region.upperBound {
        let size = unsafe Int(min(region.upperBound - at, UInt64(buffer.count)))
        let got = unsafe pread(file, buffer.baseAddress, size, off_t(at))
        if got <= 0 {
          at = (at / 4096 + 1) * 4096  // a page that cannot be read hides none behind it
          continue
        }
        found += hits(upTo: got)
        let isLast = at + UInt64(got) >= region.upperBound
        at += UInt64(isLast || got < hidden.count ? got : got - hidden.count + 1)
      }
      return found
    }

    private func hits(upTo end: Int) -> Int {
      var hits = 0
      var start = 0
      let first = Int32(hidden[0] ^ Self.key)
      while start + hidden.count <= end,
        let next = unsafe memchr(buffer.baseAddress! + start, first, end - start)
      {
        start = unsafe UnsafeRawPointer(next) - UnsafeRawPointer(buffer.baseAddress!)
        let isHit =
          start + hidden.count <= end
          && hidden.indices.allSatisfy { unsafe buffer[start + $0] ^ Self.key == hidden[$0] }
        if isHit { hits += 1 }
        start += 1
      }
      return hits
    }
  }
#endif
