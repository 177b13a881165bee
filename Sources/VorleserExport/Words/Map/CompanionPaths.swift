#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// How what lies beside the sound of an export is called.
///
/// The map of `book.m4b` is `book.map.json`, its subtitles are `book.srt`, where players find them; but when the map
/// of another export of that name is there, such as that of `book.mp3`, they are `book.m4b.map.json` and
/// `book.m4b.srt`.
package struct CompanionPaths {
    private let destination: URL
    private let division: AudiobookDivision
    /// Whether the ending of the sound is a part of the names.
    private let isWhole: Bool

    /// - Parameters:
    ///   - destination: The sound file or book, or the folder of several.
    ///   - division: How the book is shared out over files.
    package init(beside destination: URL, _ division: AudiobookDivision) {
        self.destination = destination
        self.division = division
        let shared = Self.path(beside: destination.path, ending: "map.json")
        // A folder has but one map.
        isWhole = division != .chapters && !MapHead(at: shared).allows(destination)
    }

    /// Where the map is.
    package var map: String {
        division == .chapters
            ? destination.appending(path: "map.json", directoryHint: .notDirectory).path
            : path(beside: destination.path, ending: "map.json")
    }

    /// Where the subtitles of a sound file are.
    func subtitles(of sound: String, _ format: SubtitleFormat) -> String {
        path(beside: sound, ending: format.rawValue)
    }

    /// All that is written beside sound files.
    func all(of sounds: [String], _ settings: ExportSettings) -> [String] {
        let formats = SubtitleFormat.allCases.filter(settings.subtitles.contains)
        let subtitles = sounds.flatMap { sound in formats.map { self.subtitles(of: sound, $0) } }
        return subtitles + (settings.writesMap ? [map] : [])
    }

    private func path(beside file: String, ending: String) -> String {
        isWhole ? file + "." + ending : Self.path(beside: file, ending: ending)
    }

    /// `book.m4b` → `book.srt`; what is no ending of a sound file or a book is part of the name.
    static func path(beside file: String, ending: String) -> String {
        let url = URL(filePath: file)
        let isEnding = AudioFormat(ending: url.pathExtension) != nil || url.pathExtension.lowercased() == "epub"
        return (isEnding ? String(file.dropLast(url.pathExtension.count + 1)) : file) + "." + ending
    }
}
