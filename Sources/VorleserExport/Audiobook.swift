public import FoundationEssentials
public import VorleserCore

/// An audiobook to be made: which utterances sound, in which order, in which file.
///
///     let book = try Audiobook(of: book, script, chapters: .all(of: book), split: true)
///     let summary = try await book.write(to: folder, stretch: stretch, clip: studio.clip)
public struct Audiobook: Sendable {
    /// A chapter with what is spoken of it.
    public struct Section: Equatable, Sendable {
        /// Its number among the book's chapters, from 1.
        public let number: Int
        public let title: String
        /// Indices in ``VorleserCore/Script/utterances``. Never empty.
        public let utterances: Range<Int>
    }

    /// What is spoken, in the order of the book.
    public let sections: [Section]
    /// Whether every chapter gets a file of its own.
    public let isSplit: Bool

    private let script: Script
    private let chapterCount: Int

    /// Plans an audiobook.
    /// - Parameters:
    ///   - book: Where the chapters are.
    ///   - script: What is said.
    ///   - chapters: Which of them; those of which nothing is spoken are left out.
    ///   - isSplit: Whether every chapter gets a file of its own.
    /// - Throws: ``ExportError/nothingToSpeak``
    public init(
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        split isSplit: Bool = false
    ) throws(ExportError) {
        sections = chapters.indices.compactMap { Self.section($0, of: book, script) }
        self.isSplit = isSplit
        self.script = script
        chapterCount = book.chapters.count
        if sections.isEmpty { throw .nothingToSpeak }
    }

    /// How many utterances are to be spoken.
    public var utteranceCount: Int { sections.reduce(0) { $0 + $1.utterances.count } }

    /// Speaks the book into WAV files: one named `destination`, or one per chapter in the folder `destination`.
    ///
    /// Clips are pulled one at a time and memory stays flat. What cannot be spoken is skipped and listed. Until a file
    /// is done its name ends in `.part`; a finished file of that name stays until then, and for good when the export
    /// fails or is cancelled.
    /// - Parameters:
    ///   - destination: A file, or with one file per chapter a folder, created if need be.
    ///   - speed: How many times as fast as spoken.
    ///   - stretch: Changes the pace.
    ///   - progress: Told after every utterance.
    ///   - clip: Speaks an utterance; should keep clips, so that the same export goes on quickly after a break.
    /// - Returns: What was made.
    /// - Throws: ``ExportError``, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, or `CancellationError`.
    public func write(
        to destination: URL,
        speed: Double = 1,
        stretch: @escaping TimeStretch,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
        clip: @escaping ClipSource
    ) async throws -> ExportSummary {
        let recording = Recording(script: script, speed: speed, stretch: stretch, speak: clip)
        var log = ExportLog(sections: sections, script: script, report: progress)
        if isSplit {
            try await writeTracks(to: destination.path, recording, &log)
        } else {
            try await writeFile(to: destination.path, recording, &log)
        }
        return try log.summary()
    }

    private func writeFile(to path: String, _ recording: Recording, _ log: inout ExportLog) async throws {
        var file = try WaveFile(path)
        for section in sections { try await recording.record(section, in: &file, &log) }
        try log.close(file)
    }

    private func writeTracks(to path: String, _ recording: Recording, _ log: inout ExportLog) async throws {
        let folder = try TrackFolder(path)
        for section in sections {
            let name = TrackName(number: section.number, of: chapterCount, title: section.title, type: "wav")
            var file = try WaveFile(folder.path(of: name))
            try await recording.record(section, in: &file, &log)
            try log.close(file)
        }
    }

    private static func section(_ index: Int, of book: Book, _ script: Script) -> Section? {
        let chapter = book.chapters[index]
        let first = script.utterances.partitioningIndex { $0.span.lowerBound >= chapter.span.lowerBound }
        let end = script.utterances.partitioningIndex { $0.span.lowerBound >= chapter.span.upperBound }
        let utterances = first..<max(first, end)
        guard !utterances.isEmpty else { return nil }
        return Section(number: index + 1, title: chapter.title, utterances: utterances)
    }
}
