// swift-tools-version: 6.2
import PackageDescription

// Where the system has PCRE2. Apple's systems have none, so there the email matcher runs on
// Foundation's regular expressions: an app that adds this package builds with nothing to install.
let withPCRE2: [Platform] = [.linux]

let cSettings: [CSetting] = [
  .define("MASKCORE_EMAIL", to: "1", .when(platforms: withPCRE2, traits: ["PCRE2"])),
  .enableWarning("all"), .enableWarning("extra"), .enableWarning("conversion"),
  .treatAllWarnings(as: .error),
]
let swiftSettings: [SwiftSetting] = [
  .define("MASK_PCRE2", .when(platforms: withPCRE2, traits: ["PCRE2"])),
  .define("MASK_SECRET_SERVICE", .when(platforms: [.linux], traits: ["SecretService"])),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "swift-maskfield",
  // The oldest of Apple's systems whose standard library has what is used here without a check.
  platforms: [
    .macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1), .macCatalyst(.v16),
  ],
  products: [
    .library(
      name: "MaskField", targets: ["MaskField", "MaskFieldCatalog", "MaskCatalog", "MaskEngine"]),
    .library(name: "MaskEngine", targets: ["MaskEngine"]),
    .library(name: "MaskTraits", targets: ["MaskTraits"]),
    .library(name: "MaskFieldTerminal", targets: ["MaskFieldTerminal"]),
    .library(name: "MaskFieldSecretService", targets: ["MaskFieldSecretService"]),
    .library(name: "CMaskCore", targets: ["CMaskCore"]),
    .executable(name: "maskfield", targets: ["MaskFieldCommand"]),
  ],
  traits: [
    .trait(name: "PCRE2", description: "Email matching on the system's PCRE2."),
    .trait(name: "SecretService", description: "Passwords in the desktop's keyring, by libsecret."),
    .default(enabledTraits: ["PCRE2"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .target(
      name: "CMaskCore",
      dependencies: [
        .target(name: "CPCRE2", condition: .when(platforms: withPCRE2, traits: ["PCRE2"]))
      ],
      path: "CMaskCore", exclude: ["README.md"], cSettings: cSettings),
    .target(name: "MaskEngine", dependencies: ["CMaskCore"], swiftSettings: swiftSettings),
    .target(name: "MaskTraits", swiftSettings: swiftSettings),
    .target(
      name: "MaskCatalog", dependencies: ["MaskEngine", "MaskTraits"],
      swiftSettings: swiftSettings),
    .target(
      name: "MaskField", dependencies: ["MaskEngine", "MaskTraits"],
      swiftSettings: swiftSettings),
    .target(
      name: "MaskFieldCatalog", dependencies: ["MaskField", "MaskCatalog"],
      swiftSettings: swiftSettings),
    .systemLibrary(
      name: "CLibSecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
    .target(
      name: "CMaskSecretService",
      dependencies: [
        .target(
          name: "CLibSecret", condition: .when(platforms: [.linux], traits: ["SecretService"]))
      ],
      cSettings: cSettings + [
        .define(
          "MASK_SECRET_SERVICE", to: "1", .when(platforms: [.linux], traits: ["SecretService"]))
      ]),
    .target(
      name: "MaskFieldSecretService",
      dependencies: ["CMaskSecretService", "MaskEngine", "MaskField"],
      swiftSettings: swiftSettings),
    .target(
      name: "FieldExamples", dependencies: ["MaskEngine", "MaskField"], path: "Examples/Fields",
      swiftSettings: swiftSettings),
    .target(
      name: "MaskFieldReplay", dependencies: ["MaskField", "MaskCatalog"],
      swiftSettings: swiftSettings),
    .target(name: "CMaskTerminal", cSettings: cSettings),
    .target(
      name: "MaskFieldTerminal", dependencies: ["CMaskTerminal", "MaskField"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "MaskFieldCommand",
      dependencies: ["MaskFieldCatalog", "MaskFieldReplay", "MaskFieldTerminal"],
      swiftSettings: swiftSettings),
    .target(
      name: "CMaskFuzz", dependencies: ["CMaskCore"], path: "fuzz",
      exclude: [
        "build.sh", "libfuzzer.c", "replay.c", "edit.dict", "email.dict", "number.dict", "corpus",
        "regressions",
      ],
      publicHeadersPath: "include", cSettings: cSettings),
    .testTarget(
      name: "FuzzReplayTests", dependencies: ["CMaskFuzz"], swiftSettings: swiftSettings),
    .target(
      name: "MaskCoreTestSupport", dependencies: ["CMaskCore"],
      path: "Tests/MaskCoreTestSupport", cSettings: cSettings),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: swiftSettings),
    .target(
      name: "ReferenceEngine", path: "Tests/ReferenceEngine", swiftSettings: swiftSettings),
    .executableTarget(
      name: "maskfield-compare", dependencies: ["CMaskCore", "ReferenceEngine", "SeededRandom"],
      path: "Tests/Compare", swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskCoreTests", dependencies: ["CMaskCore", "MaskCoreTestSupport", "SeededRandom"],
      resources: [.copy("Resources")], swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskEngineTests",
      dependencies: ["MaskEngine", "MaskCatalog", "CMaskFuzz", "ReferenceEngine", "SeededRandom"],
      resources: [.copy("Resources")], swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskCatalogTests",
      dependencies: ["MaskCatalog", "MaskEngine", "MaskTraits", "SeededRandom"],
      resources: [.copy("Resources")], swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskTraitsTests", dependencies: ["MaskTraits"], swiftSettings: swiftSettings),
    .target(
      name: "FieldModel", dependencies: ["MaskField", "SeededRandom"], path: "Tests/FieldModel",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "maskfield-model", dependencies: ["FieldModel"], path: "Tests/FieldModelCommand",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskFieldTests", dependencies: ["MaskField", "FieldModel", "SeededRandom"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskFieldCatalogTests", dependencies: ["MaskFieldCatalog"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FieldExamplesTests", dependencies: ["FieldExamples", "MaskEngine", "MaskField"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskFieldSecretServiceTests",
      dependencies: ["MaskFieldSecretService", "MaskEngine", "MaskField"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskFieldTerminalTests", dependencies: ["MaskFieldTerminal"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MaskFieldCommandTests",
      dependencies: ["MaskFieldCommand", "MaskFieldCatalog", "MaskFieldReplay"],
      resources: [.copy("../Cases")], swiftSettings: swiftSettings),
  ],
  cLanguageStandard: .c11
)
