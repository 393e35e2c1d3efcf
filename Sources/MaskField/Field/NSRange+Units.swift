import Foundation

extension NSRange {
  /// The range, whatever is in it: a negative length counts as none, an end beyond all numbers as the
  /// greatest; `nil` where there is no place.
  var units: Range<Int>? {
    if location == NSNotFound { return nil }
    let start = max(0, location)
    let (end, isTooFar) = start.addingReportingOverflow(max(0, length))
    return start..<(isTooFar ? Int.max : end)
  }
}
