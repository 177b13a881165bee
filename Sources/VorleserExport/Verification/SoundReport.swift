#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Wording

/// What a sound file says of itself to a program that knows nothing of how it was made.
struct SoundReport: Hashable, Sendable, Decodable {
    struct Stream: Hashable, Sendable, Decodable {
        let codecName: String?
        let codecType: String?
        let disposition: [String: Int]?
        let tags: [String: String]?
        let duration: String?
    }

    struct Format: Hashable, Sendable, Decodable {
        let duration: String?
        let tags: [String: String]?
    }

    struct Chapter: Hashable, Sendable, Decodable {
        let startTime: String
        let tags: [String: String]?

        var title: String { tags?["title"]?.trimmed ?? "" }
    }

    let format: Format
    let streams: [Stream]
    let chapters: [Chapter]

    /// Opens a file with ffprobe.
    /// - Parameters:
    ///   - path: Where it is.
    ///   - output: What it will be called, for errors.
    ///   - programs: Where ffprobe is looked for.
    /// - Throws: ``ExportError``, `CancellationError`.
    init(of path: String, for output: String, _ programs: ProgramPath) async throws {
        let show = ["-show_format", "-show_streams", "-show_chapters", "-of", "json"]
        let arguments = ["-hide_banner", "-loglevel", "error"] + show + ["-i", "file:" + path]
        let result = try await ProgramRun(program: .ffprobe, arguments: arguments, path: programs)()
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard result.end.succeeded, let report = try? decoder.decode(Self.self, from: Data(result.output)) else {
            // Removed with its folder, it is no fault of the encoder's.
            let folder = URL(filePath: output).deletingLastPathComponent().path
            guard OutputFile.isThere(folder) else { throw ExportError.noSuchFolder(path: folder) }
            throw ExportError.notAsPlanned(
                path: output,
                difference: localized("it cannot be opened (\(result.end.words))")
            )
        }
        self = report
    }
}

extension SoundReport {
    /// The sound.
    var sound: Stream? { streams.first { $0.codecType == "audio" } }

    /// Whether a cover is in it.
    var hasCover: Bool { streams.contains { $0.disposition?["attached_pic"] == 1 } }

    /// How long it sounds, in seconds.
    var seconds: Double? { (format.duration ?? sound?.duration).flatMap(Double.init) }

    /// A tag of the file, or of its sound where the container keeps it there. Names have no case.
    func tag(_ name: String) -> String? {
        let all = [format.tags, sound?.tags].compactMap(\.self)
        return all.lazy.compactMap { $0.first { $0.key.lowercased() == name }?.value.trimmed }.first
    }
}
