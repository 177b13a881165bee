import Dispatch
import Foundation
import Synchronization
import VorleserBooks
import VorleserCore
import VorleserLibrary
import VorleserNarration

/// What there is to know of a book's file before it is in the library.
struct BookIntake: Sendable {
    let book: Book
    let draft: BookDraft
    let warnings: [BookWarning]

    /// Reads a file, which may take a while. A locked one is unlocked first; its digest stays that of the file that
    /// the listener has.
    /// - Parameters:
    ///   - file: The library's own copy.
    ///   - password: What unlocks it, if anything must.
    ///   - vorleser: Who says how long it is.
    ///   - watch: Told which share has been read; what it throws ends the reading.
    /// - Throws: ``VorleserBooks/BookReadingError``, `CocoaError`, and what `watch` throws.
    init(
        of file: ReceivedFile,
        password: String?,
        spokenBy vorleser: Vorleser,
        watch: @escaping @Sendable (Double) throws -> Void
    ) throws {
        let source = try BookSource(file.url)
        try watch(0)
        book = try Self.book(file.url, password: password, vorleser.languages, watch)
        try watch(1)
        warnings = book.warnings
        draft = BookDraft(
            title: book.metadata.title.readableTitle ?? file.name,
            authors: book.metadata.authors.compactMap(\.readableTitle),
            language: vorleser.languageTag(of: book),
            series: book.metadata.series.flatMap { series in
                series.name.readableTitle.map { BookMetadata.Series(name: $0, position: series.position) }
            },
            format: book.format,
            fileName: file.name,
            digest: source.digest,
            bytes: try file.url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0,
            length: book.length,
            seconds: vorleser.secondsToHear(book),
            // A cover that cannot be shown is none; the book is not worse for it.
            cover: try? BookCover(of: book, at: file.url)?.bytes
        )
    }

    private static func book(
        _ file: URL,
        password: String?,
        _ languages: Languages,
        _ watch: @escaping @Sendable (Double) throws -> Void
    ) throws -> Book {
        let reader = BookReader.withLexicon(languages)
        do {
            return try reader.book(at: file, watch: watch)
        } catch BookReadingError.pdfPassword {
            guard let password else { throw BookReadingError.pdfPassword(wasGiven: false) }
            let copy = file.deletingLastPathComponent().appending(path: ".unlocked.pdf")
            try reader.unlock(file, password: password, to: copy)
            guard rename(copy.path, file.path) == 0 else {
                throw BookReadingError.unreadableFile(path: file.path, reason: String(cString: strerror(errno)))
            }
            return try reader.book(at: file, watch: watch)
        }
    }

    private static let queue = DispatchQueue(label: "vorleser.import", qos: .userInitiated, attributes: .concurrent)

    /// Does work that takes a while away from Swift's shared threads.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try work() }) }
        }
    }

    /// The same for work that asks, now and then, whether it is still wanted: the check throws `CancellationError` once the
    /// task is cancelled.
    static func run<Result: Sendable>(
        _ work: @escaping @Sendable (_ check: @escaping @Sendable () throws -> Void) throws -> Result
    ) async throws -> Result {
        let isCancelled = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await run { try work { if isCancelled.isSet { throw CancellationError() } } }
        } onCancel: {
            isCancelled.set()
        }
    }
}

/// Whether a task was cancelled, for work on other threads.
private final class CancellationFlag: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
}

extension Vorleser {
    /// How many UTF-16 code units of a book tell how long the rest takes; a script of all would be slow to make.
    private static let sampleLength = 160_000

    /// How long the chosen voice needs for a book, pauses included, in seconds. Of a long book a part is narrated, from
    /// all over it; the rest is estimated from that.
    func secondsToHear(_ book: Book) -> Double {
        // Of a chapter without end no more is narrated than is looked at.
        let narrator = Narrator(limits: engine.limits, languages: languages.spoken, stretch: Self.sampleLength / 4)
        guard book.length > Self.sampleLength else { return seconds(of: narrator.script(of: book)) }
        var (narrated, seconds) = (0, 0.0)
        let work = book.chapters.filter(\.role.isPartOfTheWork)
        let chapters = work.isEmpty ? book.chapters : work
        for chapter in chapters.spread where narrated < Self.sampleLength {
            let part = chapter.span.prefix(Self.sampleLength / 4)
            seconds += self.seconds(of: narrator.script(of: book, in: part))
            narrated += part.length
        }
        return seconds / Double(max(narrated, 1)) * Double(chapters.reduce(0) { $0 + $1.span.length })
    }

    private func seconds(of script: Script) -> Double {
        ScriptSummary(of: script).listeningTime(pace: voice.pace) / .seconds(1)
    }
}

extension TextSpan {
    /// Its beginning, of at most `length` code units.
    fileprivate func prefix(_ length: Int) -> TextSpan {
        lowerBound..<Swift.min(upperBound, lowerBound.advanced(by: length))
    }
}

extension String {
    /// On one line, without blanks around it, of a length that can be shown; `nil` when nothing is left.
    var readableTitle: String? {
        let line = split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        return line.isEmpty ? nil : String(line.prefix(500))
    }

    /// Its first line, or as much of it as makes a title.
    var opening: String {
        let line = split(whereSeparator: \.isNewline).lazy.compactMap { String($0.prefix(400)).readableTitle }.first
        guard let line, line.count > 60 else { return line ?? "Text" }
        let words = line.prefix(60)
        return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + "…"
    }
}
