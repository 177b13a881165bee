import FoundationEssentials

/// In-process measurements, driven by the scripts in `Benchmarks/`; each prints one JSON object.
///
/// A topic is one file beside this one with a function that takes the remaining arguments.
@main
struct VorleserBench {
    static let topics: [String: @Sendable ([String]) async throws -> Void] = [
        "cancel": cancel,
        "clips": clips,
        "fuzz": Fuzz.run,
        "homographs": PhonemeTopics.homographs,
        "kokoro": KokoroTopic.run,
        "kokoro-start": KokoroStart.run,
        "kokoro-words": KokoroWords.run,
        "letters": PhonemeTopics.letters,
        "open": Opening.run,
        "phonemize": PhonemeTopics.phonemize,
        "sentences": Sentences.run,
        "speak": speak,
        "tags": PhonemeTopics.tags,
        "tone": Tone.run,
    ]

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let name = arguments.first, let topic = topics[name] else {
            print("usage: vorleser-bench \(topics.keys.sorted().joined(separator: "|")) [ARGUMENT ...]")
            return
        }
        try await topic(Array(arguments.dropFirst()))
    }
}
