import VorleserCore

/// Never done with an utterance; tells when it begins one, and when that is given up.
struct EndlessEngine: SpeechEngine {
    let name = "endless"
    let version = "1"
    let voices = [Voice(id: Voice.ID(rawValue: "endless"), name: "Endless", engine: "endless", language: "en")]
    let limits = UtteranceLimits(shortest: 0, longest: 200)
    let told: AsyncStream<String>.Continuation

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        told.yield("begun")
        try? await Task.sleep(for: .seconds(3600))
        told.yield("given up")
        throw CancellationError()
    }
}
