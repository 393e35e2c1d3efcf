// swift-tools-version: 6.2
// A package of its own, so that nobody who uses the library builds its benchmarks.
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "maskfield-benchmarks",
  dependencies: [.package(name: "swift-maskfield", path: "..")],
  targets: [
    .target(name: "BenchKit", path: "Kit"),
    .executableTarget(
      name: "SwiftBench",
      dependencies: [
        "BenchKit",
        .product(name: "MaskEngine", package: "swift-maskfield"),
        .product(name: "MaskField", package: "swift-maskfield"),
        .product(name: "CMaskCore", package: "swift-maskfield"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CatalogFirstUse",
      dependencies: [.product(name: "MaskField", package: "swift-maskfield")],
      swiftSettings: settings),
    .executableTarget(name: "BenchReport", swiftSettings: settings),
  ]
)
