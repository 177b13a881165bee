#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Audiobook {
    /// Every file that an export would write: sound, subtitles, the map.
    /// - Parameters:
    ///   - destination: A file, or with several files a folder.
    ///   - settings: Those of the export.
    /// - Returns: Their paths, the sound files first.
    public func paths(at destination: URL, _ settings: ExportSettings) -> [String] {
        let sounds = tracks.map { path(of: $0, at: destination, settings.format) }
        if division == .documents { return sounds }
        return sounds + CompanionPaths(beside: destination, division).all(of: sounds, settings)
    }

    /// Where a track's file is.
    func path(of track: Track, at destination: URL, _ format: AudioFormat) -> String {
        guard division != .whole else { return destination.path }
        let name = (track.name ?? track.title) + "." + format.rawValue
        return URL(filePath: destination.path, directoryHint: .isDirectory)
            .appending(path: name, directoryHint: .notDirectory).path
    }
}
