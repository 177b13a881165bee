// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is built with: warnings are errors, imports say whether they show.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library of the system, found by its module map under `Sources/`.
func system(_ name: String, pkgConfig: String? = nil, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// What Apple's phones do not have: libraries that nobody builds for them, and processes that a program starts.
let whereProgramsRun: TargetDependencyCondition? = .when(platforms: [.linux, .macOS])

/// One library target. The list of targets below *is* the architecture: a target may name only targets above it.
/// `notOnPhones` are those of them that Apple's phones do without.
func module(
    _ name: String,
    uses local: [String] = [],
    notOnPhones: [String] = [],
    _ external: [Target.Dependency] = []
) -> Target {
    let everywhere = local.map { Target.Dependency.target(name: $0) }
    let elsewhere = notOnPhones.map { Target.Dependency.target(name: $0, condition: whereProgramsRun) }
    return .target(name: name, dependencies: everywhere + elsewhere + external, swiftSettings: settings)
}

/// The tests of one target, which may use whatever tests share.
func tests(
    of name: String,
    uses local: [String] = [],
    _ external: [Target.Dependency] = [],
    named: String? = nil,
    data: [String] = []
) -> Target {
    .testTarget(
        name: named ?? name + "Tests",
        dependencies: ([name, "VorleserTesting"] + local).map { .target(name: $0) } + external,
        exclude: data,
        swiftSettings: settings
    )
}

/// What the fuzzer tries: a program of its own when it is built for that (`tools/fuzz/fuzz.py`), else tests of what it found.
func fuzzing(uses local: [String], _ external: [Target.Dependency] = []) -> Target {
    let isFuzzed = Context.environment["VORLESER_FUZZING"] != nil
    let dependencies = local.map { Target.Dependency.target(name: $0) } + external
    return isFuzzed
        ? .executableTarget(
            name: "vorleser-fuzz",
            dependencies: dependencies,
            path: "Tests/Fuzzing",
            exclude: ["FindingsTests.swift", "Findings"],
            swiftSettings: settings
        )
        : .testTarget(
            name: "FuzzingTests",
            dependencies: dependencies,
            path: "Tests/Fuzzing",
            exclude: ["Entry", "Findings"],
            swiftSettings: settings
        )
}

/// Leaves of a package one module, what it stands on, and its tests: `VORLESER_MODULE=VorleserText swift build --build-tests`
/// builds no more than that, in the same folder as ever. `tools/testing/module.sh` uses it.
func keepTests(of module: String, in package: Package) {
    let named = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var wanted: Set<String> = []
    func want(_ name: String) {
        guard let target = named[name], wanted.insert(name).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): want(name)
            default: break
            }
        }
    }
    want(module == "vorleser" ? "CommandTests" : module + "Tests")
    package.targets.removeAll { !wanted.contains($0.name) }
    package.products = []
}

let package = Package(
    name: "Vorleser",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(
            name: "VorleserKit",
            // All whose types its users meet, so that they can import them.
            targets: [
                "VorleserKit", "VorleserCore", "VorleserBooks", "VorleserNarration", "VorleserSpeech",
                "VorleserPlayback", "VorleserExport", "VorleserReadAlong", "VorleserLibrary", "VorleserDictionary",
            ]
        ),
        .library(name: "VorleserScreens", targets: ["VorleserScreens"]),
        // All that an app's extension needs, which is small.
        .library(name: "VorleserSharing", targets: ["VorleserSharing", "VorleserCore", "Wording"]),
        .executable(name: "vorleser", targets: ["vorleser"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    ],
    targets: [
        // Kept by others.
        system("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
        system("CLibZip", pkgConfig: "libzip", apt: "libzip-dev", brew: "libzip"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        system("CCMark", apt: "libcmark-gfm-dev", brew: "cmark-gfm"),
        system("CFlite", apt: "flite1-dev", brew: "flite"),
        system("CFLAC", pkgConfig: "flac", apt: "libflac-dev", brew: "flac"),
        system("CPortAudio", apt: "portaudio19-dev", brew: "portaudio"),
        system("CSonic", apt: "libsonic-dev", brew: "sonic"),

        // Ground: knows nothing of Vorleser, usable alone.
        module("Wording"),
        .target(name: "CPhonemeModels", exclude: ["models"]),
        module("Phonemes", uses: ["Wording", "CPhonemeModels"]),
        .target(name: "CTensorKernels"),
        module("Tensors", uses: ["Wording", "CTensorKernels"]),
        module("Kokoro", uses: ["Wording", "Tensors"]),
        module("LosslessSound"),

        // The words everyone speaks: values only.
        module("VorleserCore", uses: ["Wording"]),

        // How files are written so that none is lost, and how programs take turns.
        module("VorleserDisk", uses: ["VorleserCore"]),

        // One job each; none knows its neighbours.
        module("VorleserText", uses: ["VorleserCore"]),
        module("VorleserDictionary", uses: ["Wording", "VorleserCore", "CZlib"]),
        .target(name: "CPDFium"),
        .target(name: "CReaderProcess"),
        module(
            "VorleserBooks",
            uses: ["Wording", "VorleserCore", "VorleserText", "CLibXML2", "CZlib", "CPDFium"],
            notOnPhones: ["CLibZip", "CCMark", "CReaderProcess"]
        ),
        module("VorleserNarration", uses: ["Wording", "VorleserCore", "VorleserText", "Phonemes"]),
        module(
            "VorleserSpeech",
            uses: ["Wording", "VorleserCore", "VorleserDisk", "LosslessSound", "Phonemes", "Tensors", "Kokoro"],
            notOnPhones: ["CFlite", "CFLAC", "CSonic"]
        ),
        .target(name: "CSoundLibrary", dependencies: ["CPortAudio"]),
        module("VorleserPlayback", uses: ["Wording", "VorleserCore"], notOnPhones: ["CPortAudio", "CSoundLibrary"]),
        module(
            "VorleserExport",
            uses: ["Wording", "VorleserCore", "VorleserDisk", "LosslessSound"],
            notOnPhones: ["CFLAC", "CReaderProcess"],
            [.product(name: "Subprocess", package: "swift-subprocess", condition: whereProgramsRun)]
        ),
        module(
            "VorleserReadAlong",
            uses: ["Wording", "VorleserCore", "VorleserDisk", "VorleserBooks", "VorleserExport", "CLibXML2", "CZlib"],
            notOnPhones: ["CLibZip"]
        ),

        module(
            "VorleserLibrary",
            uses: ["Wording", "VorleserCore", "VorleserDisk"],
            [
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),

        // What other programs hand over.
        module("VorleserSharing", uses: ["Wording", "VorleserCore", "VorleserDisk"]),

        .target(name: "CHeap"),
        // The parts wired together: the product's public face.
        module(
            "VorleserKit",
            uses: [
                "Wording", "Phonemes", "VorleserCore", "VorleserDisk", "VorleserText", "VorleserDictionary",
                "VorleserBooks", "VorleserNarration", "VorleserSpeech", "VorleserPlayback", "VorleserExport",
                "VorleserReadAlong", "VorleserLibrary", "VorleserSharing", "CHeap",
            ]
        ),

        // The faces: of ours they know the kit alone.
        module("VorleserScreens", uses: ["VorleserKit"]),
        .target(name: "CWebPages", exclude: ["Web"]),
        module(
            "VorleserServer",
            uses: ["VorleserKit", "CWebPages"],
            [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOExtras", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "X509", package: "swift-certificates"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        module("VorleserSpeechDispatcher", uses: ["VorleserKit"]),
        .executableTarget(
            name: "vorleser",
            dependencies: [
                "VorleserKit", "VorleserServer", "VorleserSpeechDispatcher",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            swiftSettings: settings
        ),

        // The network of a formula's weights, for tests and benchmarks.
        module("VorleserTesting", uses: ["VorleserCore"]),
        .target(name: "CKokoroFormula"),
        module("KokoroFormula", uses: ["CKokoroFormula", "Tensors", "Kokoro", "VorleserTesting"]),

        .target(name: "CPeak", path: "Benchmarks/CPeak"),
        .executableTarget(
            name: "vorleser-bench",
            dependencies: [
                "CPeak", "Phonemes", "Tensors", "Kokoro", "KokoroFormula", "VorleserCore", "VorleserText",
                "VorleserBooks", "VorleserNarration", "VorleserSpeech", "VorleserPlayback", "VorleserExport",
                "VorleserKit", "VorleserScreens", "VorleserTesting",
            ],
            path: "Benchmarks/VorleserBench",
            swiftSettings: settings
        ),

        // What tests share.
        tests(of: "Wording"),
        tests(of: "Phonemes", data: ["Fixtures"]),
        tests(of: "Tensors", uses: ["CTensorKernels"], data: ["Fixtures"]),
        tests(of: "Kokoro", uses: ["Tensors", "KokoroFormula"]),
        tests(of: "LosslessSound", uses: ["CFLAC", "VorleserSpeech"]),
        tests(of: "VorleserCore"),
        tests(of: "VorleserDisk", uses: ["VorleserCore"]),
        tests(of: "VorleserText", uses: ["VorleserCore"]),
        tests(of: "VorleserDictionary", uses: ["VorleserCore", "CZlib"]),
        tests(of: "VorleserBooks", uses: ["Wording", "VorleserCore", "VorleserText"]),
        tests(of: "VorleserNarration", uses: ["Phonemes", "VorleserCore"]),
        tests(
            of: "VorleserSpeech",
            uses: ["VorleserCore", "VorleserDisk", "Phonemes", "Tensors", "Kokoro", "KokoroFormula"]
        ),
        tests(of: "VorleserPlayback", uses: ["VorleserCore"]),
        tests(of: "VorleserExport", uses: ["VorleserCore", "CFLAC"]),
        tests(of: "VorleserReadAlong", uses: ["VorleserCore", "VorleserBooks", "VorleserExport"]),
        tests(
            of: "VorleserLibrary",
            uses: ["VorleserCore"],
            [.product(name: "GRDB", package: "GRDB.swift")],
            data: ["Fixtures"]
        ),
        tests(
            of: "VorleserServer",
            uses: [
                "VorleserKit", "VorleserCore", "VorleserBooks", "VorleserNarration", "VorleserSpeech",
                "VorleserExport", "VorleserLibrary", "VorleserScreens",
            ],
            [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "X509", package: "swift-certificates"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
            ]
        ),
        tests(
            of: "VorleserKit",
            uses: [
                "Phonemes", "VorleserCore", "VorleserText", "VorleserBooks", "VorleserNarration", "VorleserSpeech",
                "VorleserExport", "VorleserLibrary",
            ]
        ),
        tests(of: "VorleserSharing", uses: ["Wording", "VorleserCore", "VorleserDisk"]),
        tests(of: "VorleserScreens", uses: ["VorleserKit"], data: ["Transcripts"]),
        tests(of: "VorleserSpeechDispatcher", uses: ["VorleserKit"], data: ["Transcripts"]),
        tests(of: "vorleser", uses: ["VorleserCore", "VorleserSpeech"], named: "CommandTests"),
        fuzzing(
            uses: [
                "Phonemes", "Tensors", "Kokoro", "VorleserCore", "VorleserText", "VorleserBooks", "VorleserNarration",
                "VorleserSpeech", "VorleserLibrary", "VorleserKit", "VorleserServer", "VorleserTesting",
            ],
            [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

if let module = Context.environment["VORLESER_MODULE"] { keepTests(of: module, in: package) }
