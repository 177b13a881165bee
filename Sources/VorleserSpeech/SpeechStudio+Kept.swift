public import VorleserCore

/// What a store has in place of an utterance.
public enum KeptSound: Sendable {
    case clip(Clip)
    /// It was tried before, and could not be spoken.
    case unspoken(SpeechError)
    case missing
}

/// What is there without speaking: for shards of a book that are rendered elsewhere, and assembled here.
extension SpeechStudio {
    /// Where the clip of an utterance is kept.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public nonisolated func address(of utterance: Utterance, as voice: Voice.ID) throws(SpeechError) -> ClipAddress {
        let speaker = try catalogue.speaker(of: utterance, narrator: voice)
        return ClipAddress(of: utterance, spokenBy: speaker.engine, as: speaker.voice.id)
    }

    /// The clip of an utterance, if it is kept and whole.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public func keptSound(of utterance: Utterance, as voice: Voice.ID) async throws -> KeptSound {
        let address = try address(of: utterance, as: voice)
        guard let store else { return .missing }
        return await disk.run {
            if let clip = store.clip(at: address) { return .clip(clip) }
            return store.whyUnspoken(at: address).map { .unspoken($0) } ?? .missing
        }
    }

    /// Notes in the store that an utterance cannot be spoken, so that the process that assembles the book does not wait for it.
    public func note(_ error: SpeechError, on utterance: Utterance, as voice: Voice.ID) async {
        guard let store, let address = try? address(of: utterance, as: voice) else { return }
        await disk.run { try? store.note(error, at: address) }
    }
}
