import Foundation
import VorleserBooks
import VorleserCore

/// Opens files and prints, for each, a line of JSON: seconds, peak memory, and what was found or what went wrong.
///
/// `open [--full] FILE …`; `--full` adds text, chapters, contents and marks.
enum Opening {
    static func run(_ arguments: [String]) throws {
        let isFull = arguments.contains("--full")
        for path in arguments where !path.hasPrefix("--") {
            print(try line(path, isFull: isFull))
        }
    }

    private static func line(_ path: String, isFull: Bool) throws -> String {
        let clock = ContinuousClock()
        let start = clock.now
        var report: Report
        do {
            let book = try BookReader().book(at: URL(filePath: path))
            report = Report(book, isFull: isFull)
        } catch {
            report = Report(error: error)
        }
        let duration = clock.now - start
        report.file = path
        report.seconds = Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
        report.peakMegabytes = peakMegabytes()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    /// The most memory that the process has had. Source: proc(5), `VmHWM`.
    private static func peakMegabytes() -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
}

/// What came of opening a file.
private struct Report: Encodable {
    var file = ""
    var seconds = 0.0
    var peakMegabytes = 0.0
    var error: String?
    var errorKind: String?
    var title: String?
    var subtitle: String?
    var authors: [String]?
    var contributors: [BookMetadata.Contributor]?
    var language: String?
    var identifier: String?
    var series: BookMetadata.Series?
    var cover: String?
    var characters: Int?
    var visibleCharacters: Int?
    var spine: Int?
    var nonlinear: Int?
    var contentsEntries: Int?
    var warnings: [String]?
    var chapters: [ChapterLine]?
    var contents: [ContentsEntry]?
    var marks: [String]?
    var text: String?
    var spineHrefs: [String]?
    var chapterCount: Int?

    struct ChapterLine: Encodable {
        let title: String
        let href: String
        let role: String
        let start: Int
        let length: Int
        let opening: String
    }

    init(error: any Error) {
        self.error = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
        errorKind = String(describing: error)
    }

    init(_ book: Book, isFull: Bool) {
        title = book.metadata.title
        subtitle = book.metadata.subtitle
        authors = book.metadata.authors
        contributors = book.metadata.contributors
        language = book.metadata.language
        identifier = book.metadata.identifier
        series = book.metadata.series
        cover = book.metadata.cover
        characters = book.length
        spine = book.spine.count
        nonlinear = book.spine.count { !$0.isLinear }
        contentsEntries = Self.count(book.contents)
        chapterCount = book.chapters.count
        warnings = book.warnings.map { "\($0.kind.rawValue) \($0.href ?? ""): \($0.message)" }
        guard isFull else { return }
        visibleCharacters = book.text.unicodeScalars.count { !$0.properties.isWhitespace }
        chapters = book.chapters.map { chapter in
            ChapterLine(
                title: chapter.title,
                href: chapter.href,
                role: chapter.role.rawValue,
                start: chapter.span.lowerBound.utf16,
                length: chapter.span.length,
                opening: String(book.text(in: chapter.span).prefix(80))
            )
        }
        contents = book.contents
        marks = book.marks.map { "\($0.kind) \($0.span.utf16.lowerBound) \($0.span.utf16.upperBound)" }
        text = book.text
        spineHrefs = book.spine.map(\.href)
    }

    private static func count(_ entries: [ContentsEntry]) -> Int {
        entries.reduce(0) { $0 + 1 + count($1.children) }
    }
}
