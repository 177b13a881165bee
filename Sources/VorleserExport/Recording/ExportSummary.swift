public import VorleserCore

/// What an export has made.
public struct ExportSummary: Hashable, Encodable, Sendable {
    /// One finished file.
    public struct File: Hashable, Codable, Sendable {
        public let path: String
        public let bytes: Int
        /// How long it sounds, in seconds.
        public let seconds: Double
        /// In order.
        public let chapters: [Chapter]
    }

    /// Where a chapter is in its file.
    public typealias Chapter = ChapterStart

    /// In the order of the book.
    public let files: [File]
    /// Paths of what was written beside them: subtitles and the map.
    public internal(set) var companions: [String] = []
    /// How long all files sound, in seconds.
    public let seconds: Double
    /// How many utterances were spoken.
    public let utterances: Int
    /// Those whose clips were rendered for this export.
    public let rendered: Int
    /// Those whose clips were kept from before.
    public let reused: Int
    /// What could not be spoken, in the order of the book.
    public let skipped: [SkippedUtterance]
    /// What could not be done, but for that no reason to fail.
    public let notes: [ExportNote]
    /// How long it took, in seconds.
    public let elapsedSeconds: Double
    /// When every word sounds. Not encoded: the map beside the files says it.
    public let timeline: Timeline

    private enum CodingKeys: CodingKey {
        case files, companions, seconds, utterances, rendered, reused, skipped, notes, elapsedSeconds
    }
}

extension ExportSummary {
    /// The same when the files have become parts of one.
    /// - Parameters:
    ///   - path: The one file.
    ///   - bytes: Its size.
    ///   - name: What a file is called inside it, by its path.
    /// - Returns: One file with the chapters of all.
    package func packed(into path: String, bytes: Int, named name: (String) -> String) -> ExportSummary {
        var start = 0.0
        var chapters: [Chapter] = []
        for file in files {
            chapters += file.chapters.map { Chapter(number: $0.number, title: $0.title, start: start + $0.start) }
            start += file.seconds
        }
        var timeline = timeline
        for index in timeline.tracks.indices { timeline.tracks[index].path = name(timeline.tracks[index].path) }
        return ExportSummary(
            files: [File(path: path, bytes: bytes, seconds: seconds, chapters: chapters)],
            seconds: seconds,
            utterances: utterances,
            rendered: rendered,
            reused: reused,
            skipped: skipped,
            notes: notes,
            elapsedSeconds: elapsedSeconds,
            timeline: timeline
        )
    }
}
