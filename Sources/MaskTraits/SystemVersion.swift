/// A release of iOS, such as 17.4.
public struct SystemVersion: Sendable, Hashable, Codable, Comparable {
  /// The number before the point.
  public let major: Int
  /// The number behind it.
  public let minor: Int

  /// Makes a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// `17.4`, or `10.0`.
  public var description: String { "\(major).\(minor)" }
}
