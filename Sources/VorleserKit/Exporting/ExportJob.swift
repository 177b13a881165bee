public import Foundation
public import VorleserCore
public import VorleserExport

/// An order for a book that is open: what is spoken, how it is written, and what the files say of themselves.
///
/// Every face makes its exports of these, so that the same order is the same files.
public struct ExportJob: Sendable {
    /// The book, with the voice that speaks it.
    public let open: OpenBook
    public let order: ExportOrder
    /// What is said of the whole book.
    public let script: Script
    /// The chapters that were ordered.
    public let chapters: ChapterSelection
    /// What is written.
    public let work: ExportWork
    public let settings: ExportSettings
    public let tags: AudioTags

    /// - Parameters:
    ///   - order: What is wanted.
    ///   - open: The book.
    ///   - script: What is said of it, see ``OpenBook/script()``.
    ///   - cover: The picture that sound files carry; none when `nil`.
    /// - Throws: `ExportError` when no chapter is meant, or nothing is said in those that are.
    public init(
        _ order: ExportOrder,
        of open: OpenBook,
        _ script: Script,
        cover: BookCover? = nil
    ) throws(ExportError) {
        (self.order, self.open, self.script) = (order, open, script)
        settings = order.settings(speed: open.speed ?? 1)
        chapters = try order.selection(in: open.book)
        work = try ExportWork(
            of: open.book,
            script,
            chapters: chapters,
            division: order.division,
            unit: order.unit
        )
        var tags = open.tags(cover: cover)
        tags.title = order.title ?? tags.title
        tags.authors = order.authors.isEmpty ? tags.authors : order.authors
        self.tags = tags
    }

    /// The name of its file: what the listener calls the book, as file systems take it.
    public var fileName: String { FileName(open.title, or: "Book").text + "." + order.format.rawValue }

    /// Every file that it would write.
    /// - Parameter destination: A file, or a folder when every chapter gets a file of its own.
    /// - Returns: Their paths.
    public func paths(at destination: URL) -> [String] { work.paths(at: destination, settings) }

    /// What tells it from others that could have its name.
    /// - Parameter source: The book's file as it was before the book was opened.
    /// - Returns: The same for the same files.
    public func identity(of source: BookSource) -> ExportIdentity {
        ExportIdentity(
            fingerprint: open.vorleser.fingerprint(of: work.audiobook, script, settings, tags: tags, source: source),
            book: open.file.standardizedFileURL.path,
            bookDigest: source.digest,
            format: order.format.rawValue,
            chapters: Set(chapters.indices),
            isWhole: chapters == .all(of: open.book)
        )
    }

    /// What it will be.
    /// - Parameter isMeasured: Whether some of it is spoken, to tell how long it takes on this machine.
    /// - Returns: The plan.
    /// - Throws: What ``Vorleser/measuredPlan(_:of:_:chapters:_:tags:for:)`` throws.
    public func plan(isMeasured: Bool = false) async throws -> ExportPlan {
        let (vorleser, audiobook) = (open.vorleser, work.audiobook)
        guard isMeasured else {
            return await vorleser.plan(audiobook, of: open.book, script, chapters: chapters, settings, tags: tags)
        }
        return try await vorleser.measuredPlan(
            audiobook,
            of: open.book,
            script,
            chapters: chapters,
            settings,
            tags: tags
        )
    }

    /// Speaks it into files.
    /// - Parameters:
    ///   - destination: A file, or a folder when every chapter gets a file of its own.
    ///   - renders: Whether clips that are not kept are rendered.
    ///   - progress: Told after every utterance.
    /// - Returns: What was made.
    /// - Throws: `ExportError`, `BookReadingError`, or `CancellationError`.
    public func write(
        to destination: URL,
        renders: Bool = true,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
    ) async throws -> ExportSummary {
        try await open.vorleser.write(
            work,
            to: destination,
            bookAt: open.file,
            settings,
            tags: tags,
            renders: renders,
            progress: progress
        )
    }
}
