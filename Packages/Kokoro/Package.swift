// swift-tools-version: 6.2
import PackageDescription

// Kokoro's network and its tensors, alone: the sources are the whole package's, which builds and tests them as well.
let package = Package(
    name: "Kokoro",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Kokoro", targets: ["Kokoro", "Tensors"])],
    targets: [
        .target(name: "Wording", swiftSettings: settings),
        .target(name: "CTensorKernels"),
        .target(name: "Tensors", dependencies: ["Wording", "CTensorKernels"], swiftSettings: settings),
        .target(name: "Kokoro", dependencies: ["Wording", "Tensors"], swiftSettings: settings),
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
