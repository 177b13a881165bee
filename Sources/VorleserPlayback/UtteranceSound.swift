import VorleserCore
import Wording

/// What is spoken of an utterance, and its sound as far as it is there.
struct UtteranceSound {
    /// The whole, or what is left of it from the clause in which the listener entered.
    let utterance: Utterance
    let clip: Clip

    init(of utterance: Utterance, _ clip: Clip) {
        self.utterance = utterance
        self.clip = clip
    }

    /// The same with more of the sound.
    /// - Parameters:
    ///   - rest: The sound.
    ///   - continuation: What is said in it.
    ///   - pause: The silence before it.
    /// - Returns: Both as one.
    /// - Throws: ``AudioOutputError/deviceFailed(reason:)`` when the sample rates differ.
    func followed(by rest: Clip, of continuation: Utterance, after pause: Duration) throws(AudioOutputError)
        -> UtteranceSound
    {
        let distance = continuation.span.lowerBound.utf16 - utterance.span.lowerBound.utf16
        guard let clip = clip.followed(by: rest, after: pause, startingAt: distance) else {
            throw .deviceFailed(reason: localized("its samples per second change in the middle"))
        }
        return UtteranceSound(of: utterance, clip)
    }
}
