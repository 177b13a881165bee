public import Foundation

/// What some tests need of a machine besides the package itself.
public struct InstalledTool: Sendable {
    /// What it is, for readers of the tests' output.
    public let name: String
    /// How to get it.
    public let remedy: String
    /// Whether it is too large to be on every machine.
    public let isExtra: Bool
    private let files: [URL]

    private init(_ name: String, _ files: [URL], remedy: String = "make setup", isExtra: Bool = false) {
        self.name = name
        self.files = files
        self.remedy = remedy
        self.isExtra = isExtra
    }

    public var isThere: Bool {
        files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// A program's place on the `PATH`; one that cannot be there if it is on none.
    private static func program(_ name: String) -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let places = folders.map { URL(filePath: String($0)).appending(path: name) }
        return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            ?? URL(filePath: "/nowhere/\(name)")
    }

    /// A program that is built with the tests.
    private static func built(_ name: String) -> URL {
        URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent().appending(path: name)
    }
}

extension InstalledTool {
    public static let englishLexicon = Self("the English lexicon", [Checkout.fetched("english.lexicon")])
    public static let referenceLexicon = Self("the reference's lexicon", [Checkout.fetched("reference.lexicon")])
    public static let pdfium = Self("PDFium", [Checkout.fetched("pdfium/\(pdfiumName)")])
    public static let ffmpeg = Self("FFmpeg", [program("ffmpeg"), program("ffprobe")])
    /// What makes an EPUB of a Kindle book; only on Linux can it be bound as its reader binds it.
    public static let mobitool = Self("mobitool", [program("mobitool")], isExtra: !isLinux)
    public static let bench = Self("vorleser-bench", [built("vorleser-bench")], remedy: "swift build --build-tests")
    public static let command = Self("vorleser", [built("vorleser")], remedy: "swift build --build-tests")

    /// Whose data folder has the published voice, where its tests are asked for.
    public static let dataOfPublishedVoice = URL(
        filePath: ProcessInfo.processInfo.environment["VORLESER_REAL"] ?? "/nowhere"
    )
    public static let publishedVoice = Self(
        "the published voice",
        [dataOfPublishedVoice.appending(path: "vorleser/models/kokoro")],
        remedy: "make test REAL=1",
        isExtra: true
    )

    #if os(macOS)
        private static let pdfiumName = "libpdfium.dylib"
        private static let isLinux = false
    #else
        private static let pdfiumName = "libpdfium.so"
        private static let isLinux = true
    #endif

    /// What reading a PDF takes: the library, and the program that is started to use it.
    public static var canReadPDF: Bool { pdfium.isThere && command.isThere }

    public static let all: [Self] = [
        englishLexicon, referenceLexicon, pdfium, ffmpeg, mobitool, bench, command, publishedVoice,
    ]
}
