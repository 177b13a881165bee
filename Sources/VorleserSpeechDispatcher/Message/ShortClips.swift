import Synchronization
import VorleserKit

/// The sound of letters, keys and short words that were said lately: whoever types hears them again and again. In memory
/// alone.
final class ShortClips: Sendable {
    private struct Key: Hashable {
        let utterance: Utterance
        let voice: Voice.ID
    }

    private struct State {
        var clips: [Key: (clip: Clip, turn: Int)] = [:]
        var turn = 0
    }

    private let state = Mutex(State())

    private static let most = 200
    /// UTF-16 code units.
    private static let longest = 24
    private static let longestSeconds = 2.0

    /// The sound of an utterance, from memory or made now.
    /// - Throws: ``VorleserCore/SpeechError``, `CancellationError`.
    func clip(of utterance: Utterance, by speaker: Vorleser) async throws -> Clip {
        let key = Key(utterance: utterance, voice: speaker.voice.id)
        guard utterance.spokenLength <= Self.longest else { return try await speaker.clip(utterance) }
        if let clip = find(key) { return clip }
        let clip = try await speaker.clip(utterance)
        if clip.seconds <= Self.longestSeconds { keep(clip, key) }
        return clip
    }

    private func find(_ key: Key) -> Clip? {
        state.withLock { state in
            guard let clip = state.clips[key]?.clip else { return nil }
            state.turn += 1
            state.clips[key]?.turn = state.turn
            return clip
        }
    }

    private func keep(_ clip: Clip, _ key: Key) {
        state.withLock { state in
            state.turn += 1
            state.clips[key] = (clip, state.turn)
            if state.clips.count > Self.most, let oldest = state.clips.min(by: { $0.value.turn < $1.value.turn }) {
                state.clips[oldest.key] = nil
            }
        }
    }
}
