import Foundation

/// In-process measurements, driven by the scripts in `Benchmarks/`; each prints one JSON object.
///
/// A topic is one file beside this one with a function that takes the remaining arguments.
@main
struct VorleserBench {
    static let topics: [String: @Sendable ([String]) async throws -> Void] = [
        "cancel": cancel,
        "clips": clips,
        "export": ExportTopic.run,
        "fuzz": Fuzz.run,
        "homographs": PhonemeTopics.homographs,
        "kokoro": KokoroTopic.run,
        "kokoro-chapter": KokoroChapter.run,
        "kokoro-clips": KokoroClips.run,
        "kokoro-frames": KokoroFrames.run,
        "kokoro-start": KokoroStart.run,
        "kokoro-words": KokoroWords.run,
        "layout": LayoutTopic.run,
        "letters": PhonemeTopics.letters,
        "open": Opening.run,
        "phonemize": PhonemeTopics.phonemize,
        "reader": ReaderTopic.run,
        "sentences": Sentences.run,
        "speak": speak,
        "tags": PhonemeTopics.tags,
        "tone": Tone.run,
    ]

    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let name = arguments.first, let topic = topics[name] else {
            print("usage: vorleser-bench \(topics.keys.sorted().joined(separator: "|")) [ARGUMENT ...]")
            return
        }
        do {
            try await topic(Array(arguments.dropFirst()))
        } catch {
            complain(error)
            exit(error is KokoroOptions.Unknown ? EX_USAGE : 1)
        }
    }

    /// What went wrong, and what to do, on standard error.
    private static func complain(_ error: any Error) {
        let localized = error as? any LocalizedError
        let what = localized?.errorDescription ?? error.localizedDescription
        let words = [what, localized?.recoverySuggestion].compactMap(\.self).joined(separator: "\n")
        try? FileHandle.standardError.write(contentsOf: Data("vorleser-bench: \(words)\n".utf8))
    }
}
