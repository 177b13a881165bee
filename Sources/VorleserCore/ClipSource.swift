#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the sound of an utterance comes from.
///
/// Throws ``SpeechError`` when it cannot be spoken, `CancellationError` soon after the task is cancelled.
public typealias ClipSource = @Sendable (Utterance) async throws -> Clip

/// An utterance that could not be spoken and was passed over.
public struct SkippedUtterance: Hashable, Codable, Sendable {
    /// Its index in ``Script/utterances``.
    public let index: Int
    /// What of the book is not heard.
    public let span: TextSpan
    /// Why, in a sentence for the listener.
    public let reason: String

    /// Tells why an utterance was passed over.
    /// - Parameters:
    ///   - utterance: What could not be spoken.
    ///   - index: Its index in ``Script/utterances``.
    ///   - error: What its ``ClipSource`` threw.
    public init(_ utterance: Utterance, at index: Int, because error: any Error) {
        self.index = index
        self.span = utterance.span
        self.reason = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }
}

extension Utterance {
    /// How long the listener waits after it.
    ///
    /// At most a minute: a longer one could only come from a fault, and would pass for one.
    /// - Parameters:
    ///   - sampleRate: Samples per second.
    ///   - speed: How many times as fast as spoken the listener hears the book.
    /// - Returns: Samples of silence.
    public func samplesOfSilenceAfter(sampleRate: Int, speed: Double) -> Int {
        let pause = min(max(pauseAfter / .seconds(1), 0), 60)
        return Int((pause / speed * Double(sampleRate)).rounded())
    }
}
