#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
import VorleserCore
import VorleserDisk

/// What is written beside the sound files of an export, when these are done: subtitles, and the map of places and times.
struct Companions: Sendable {
    private let audiobook: Audiobook
    private let settings: ExportSettings
    private let tags: AudioTags

    init(of audiobook: Audiobook, _ settings: ExportSettings, _ tags: AudioTags) {
        self.audiobook = audiobook
        self.settings = settings
        self.tags = tags
    }

    /// Writes them, on a thread that may wait for the disk.
    /// - Parameters:
    ///   - timeline: When everything sounds.
    ///   - destination: The sound file, or the folder of several.
    /// - Returns: Their paths, in order; none for an audiobook that is made for another book to hold.
    /// - Throws: ``ExportError``; those that were written before stay.
    func write(_ timeline: Timeline, beside destination: URL) async throws -> [String] {
        if audiobook.division == .documents { return [] }
        return try await Self.blockingNamed { try writeNow(timeline, beside: destination) }
    }

    /// Does what waits for a disk on a thread that may, which knows no values of tasks, and gives names as this task does.
    static func blockingNamed<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        let naming = FileNaming.current
        return try await blocking { try FileNaming.$current.withValue(naming, operation: work) }
    }

    private func writeNow(_ timeline: Timeline, beside destination: URL) throws(ExportError) -> [String] {
        let paths = CompanionPaths(beside: destination, audiobook.division)
        var written: [String] = []
        for track in timeline.tracks {
            for format in SubtitleFormat.allCases where settings.subtitles.contains(format) {
                let path = paths.subtitles(of: track.path, format)
                try write(track, as: format, to: path)
                written.append(path)
            }
        }
        guard settings.writesMap else { return written }
        let names = timeline.tracks.map { URL(filePath: $0.path).lastPathComponent }
        try audiobook.map(timeline, names, voice: tags.narrator, speed: settings.speed).write(to: paths.map)
        return written + [paths.map]
    }

    private func write(_ track: Timeline.Track, as format: SubtitleFormat, to path: String) throws(ExportError) {
        let cues = Cues(of: audiobook.book, audiobook.script)
        switch format {
        case .srt:
            try SubRip(cues: settings.subtitleUnit == .word ? cues.words(of: track) : cues.sentences(of: track))
                .write(to: path)
        case .vtt:
            try WebVTT(
                title: tags.title,
                language: tags.language,
                cues: cues.sentences(of: track),
                marksWords: settings.subtitleUnit == .word
            ).write(to: path)
        }
    }
}

extension Audiobook {
    /// Writes the map of an export that is held in something else than sound files, such as a read-along book.
    /// - Parameters:
    ///   - summary: What was made; its timeline names the sounds as they are found in what holds them.
    ///   - destination: What holds them.
    ///   - settings: Whether a map is wanted, and the speed.
    ///   - tags: Who speaks.
    /// - Throws: ``ExportError``
    package func writeMap(
        of summary: inout ExportSummary,
        beside destination: URL,
        _ settings: ExportSettings,
        _ tags: AudioTags
    ) async throws {
        guard settings.writesMap else { return }
        let path = CompanionPaths(beside: destination, .whole).map
        let timeline = summary.timeline
        let file = map(timeline, timeline.tracks.map(\.path), voice: tags.narrator, speed: settings.speed)
        try await Companions.blockingNamed { try file.write(to: path) }
        summary.companions.append(path)
    }

    fileprivate func map(_ timeline: Timeline, _ names: [String], voice: String?, speed: Double) -> MapFile {
        MapFile(book: book, timeline: timeline, names: names, voice: voice, speed: Recording.usable(speed))
    }
}
