// swift-tools-version: 6.2
// A package of its own: it needs RE2, which the library does not.
import PackageDescription

let package = Package(
  name: "email-benchmark",
  dependencies: [.package(name: "swift-maskfield", path: "../..")],
  targets: [
    .target(
      name: "EmailPeers",
      dependencies: [.product(name: "CMaskCore", package: "swift-maskfield")],
      cxxSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("re2"), .linkedLibrary("pcre2-8")]),
    .executableTarget(
      name: "EmailBenchmark",
      dependencies: [
        "EmailPeers",
        .product(name: "MaskEngine", package: "swift-maskfield"),
        .product(name: "CMaskCore", package: "swift-maskfield"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
