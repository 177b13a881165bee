import Foundation
import Synchronization
import VorleserCore
import VorleserKit
import VorleserTesting

/// Speaks tones in two languages, and can be held until a test lets it go on.
final class TonesEngine: SpeechEngine {
    let name = "tones"
    let version = "1"
    let limits = UtteranceLimits(shortest: 0, longest: 200)
    let voices = [
        Voice(id: .init(rawValue: "ann"), name: "Ann (US English, female)", engine: "tones", language: "en-US"),
        Voice(id: .init(rawValue: "bob"), name: "Bob (US English, male)", engine: "tones", language: "en-US"),
        Voice(id: .init(rawValue: "kim"), name: "Kim (British English, male)", engine: "tones", language: "en-GB"),
        Voice(id: .init(rawValue: "eva"), name: "Eva (German, female)", engine: "tones", language: "de-DE"),
    ]
    private let tones = ToneVoice(sampleRate: 8000, secondsPerWord: 0.25)
    private let spoken = Mutex<[String]>([])
    private let held = Mutex<CheckedContinuation<Void, Never>?>(nil)
    private let begun: AsyncStream<Void>.Continuation

    /// - Parameter begun: Told when an utterance is begun that waits: with the word `endless` for the task's end, with `hold`
    ///   until it is let go.
    init(begun: AsyncStream<Void>.Continuation) { self.begun = begun }

    /// Lets an utterance be spoken that was held.
    func letGo() { held.withLock { $0.take() }?.resume() }

    /// What was said, by whom: `ann: Hello.`
    var said: [String] { spoken.withLock { $0 } }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        let words = utterance.spokenText.trimmingCharacters(in: .whitespacesAndNewlines)
        spoken.withLock { $0.append(voice.rawValue + ": " + words) }
        if utterance.spokenText.contains("endless") {
            begun.yield()
            try await Task.sleep(for: .seconds(3600))
        }
        if utterance.spokenText.contains("hold") {
            await withCheckedContinuation { waiting in
                held.withLock { $0 = waiting }
                begun.yield()
            }
        }
        return try tones.speak(utterance)
    }
}
