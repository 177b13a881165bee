public import Foundation
public import VorleserCore
public import VorleserExport
public import VorleserReadAlong

/// What an export writes: a book as sound, or one to be read along.
public enum ExportWork: Sendable {
    case sound(Audiobook)
    case readAlong(ReadAlong)

    /// Plans what is written.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - script: What is said.
    ///   - chapters: The chapters asked for.
    ///   - division: How many sound files; `nil` for an EPUB to be read along.
    ///   - unit: What such an EPUB highlights in one piece.
    /// - Throws: ``VorleserExport/ExportError/nothingToSpeak``
    public init(
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        division: AudiobookDivision?,
        unit: TextUnit = .sentence
    ) throws(ExportError) {
        if let division {
            self = .sound(try Audiobook(of: book, script, chapters: chapters, division: division))
        } else {
            self = .readAlong(try ReadAlong(of: book, script, chapters: chapters, unit: unit))
        }
    }

    /// What is spoken of it.
    public var audiobook: Audiobook {
        switch self {
        case .sound(let audiobook): audiobook
        case .readAlong(let readAlong): readAlong.audiobook
        }
    }

    /// Every file that it would write.
    /// - Parameters:
    ///   - destination: A file, or a folder when every chapter gets a file of its own.
    ///   - settings: Those of the export.
    /// - Returns: Their paths.
    public func paths(at destination: URL, _ settings: ExportSettings) -> [String] {
        switch self {
        case .sound(let audiobook): audiobook.paths(at: destination, settings)
        case .readAlong(let readAlong): readAlong.paths(at: destination, settings)
        }
    }
}

extension Vorleser {
    /// Speaks a book into files, of whichever kind.
    /// - Parameters:
    ///   - work: What is written.
    ///   - destination: A file, or a folder when every chapter gets a file of its own.
    ///   - source: The file that the book was read from.
    ///   - settings: In which format, how loud, how fast.
    ///   - tags: What the files say of themselves.
    ///   - renders: Whether clips that are not kept are rendered.
    ///   - progress: Told after every utterance.
    /// - Returns: What was made.
    /// - Throws: ``VorleserExport/ExportError``, `BookReadingError`, or `CancellationError`.
    public func write(
        _ work: ExportWork,
        to destination: URL,
        bookAt source: URL,
        _ settings: ExportSettings,
        tags: AudioTags,
        renders: Bool = true,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> ExportSummary {
        switch work {
        case .sound(let audiobook):
            try await write(audiobook, to: destination, settings, tags: tags, renders: renders, progress: progress)
        case .readAlong(let readAlong):
            try await write(
                readAlong,
                to: destination,
                bookAt: source,
                settings,
                tags: tags,
                renders: renders,
                progress: progress
            )
        }
    }
}
