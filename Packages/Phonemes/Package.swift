// swift-tools-version: 6.2
import PackageDescription

// Words to phonemes, alone: the sources are the whole package's, which builds and tests them as well.
let package = Package(
    name: "Phonemes",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Phonemes", targets: ["Phonemes"])],
    targets: [
        .target(name: "Wording", swiftSettings: settings),
        .target(name: "CPhonemeModels", exclude: ["models"]),
        .target(name: "Phonemes", dependencies: ["Wording", "CPhonemeModels"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

var settings: [SwiftSetting] {
    [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
