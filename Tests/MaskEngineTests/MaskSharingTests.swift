import MaskEngine
import Testing

/// Masks are shared by threads without a lock; the thread sanitizer watches.
@Suite struct MaskSharingTests {
  @Test func fourThreadsShareMasks() async throws {
    let phone = try Mask("+{7} ([000]) [000]-[00]-[00]")
    let taxNumber = try MaskSet(["[000].[000].[000]-[00]", "[00].[000].[000]/[0000]-[00]"])
    let birthday = try DateMask("dd.MM.yyyy")
    let rounds = await withTaskGroup(of: Int.self) { group in
      for lane in 0..<4 {
        group.addTask {
          (0..<500).count { round in
            let digits = String(9_000_000_000 + lane * 1_000_000 + round)
            return phone.value(of: phone.formatted(value: "7" + digits).text) == "7" + digits
              && taxNumber.formatted(value: digits + "123").value == digits + "123"
              && birthday.formatted(value: "2026-11-30").text == "30.11.2026"
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(rounds == 2000)
  }
}
