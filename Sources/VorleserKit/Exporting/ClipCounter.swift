import Synchronization
import VorleserCore
import VorleserSpeech

/// Counts the clips of one export: those rendered for it, and those kept from before.
final class ClipCounter: Sendable {
    private let state = Mutex(ClipCounts())

    var counts: ClipCounts { state.withLock { $0 } }

    /// Speaks in a voice, at leisure, and counts.
    func clips(of studio: SpeechStudio, as voice: Voice.ID) -> ClipSource {
        { utterance in
            let (clip, origin) = try await studio.delivery(of: utterance, as: voice, priority: .utility)
            self.count(origin)
            return clip
        }
    }

    /// Counts a clip.
    func count(_ origin: ClipOrigin) {
        state.withLock { counts in
            switch origin {
            case .rendered: counts.rendered += 1
            case .kept: counts.reused += 1
            }
        }
    }
}
