// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that training shares the features' source with the product and adds nothing to it.
let package = Package(
    name: "tagger",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Wording", swiftSettings: settings),
        .target(name: "CPhonemeModels", exclude: ["models"]),
        .target(name: "Phonemes", dependencies: ["Wording", "CPhonemeModels"], swiftSettings: settings),
        .executableTarget(name: "train", dependencies: ["Phonemes"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
