import Dispatch
import VorleserKit

/// Utterances as they sound, one after another, with the silences between them.
///
/// The next utterance is spoken while the current one is used, and no more than that.
struct SpokenUtterances: AsyncSequence, Sendable {
    typealias Element = SoundPiece
    typealias Failure = any Error

    /// Those that OpenAI's clients may ask for are the widest. Source: OpenAI's API reference, “Create speech”.
    static let speeds = 0.25...4.0

    private let renditions: Renditions
    private let last: Utterance?
    private let speed: Double

    /// Bytes from which on a text takes long to be read.
    private static let longText = 50_000
    /// Reads one long text at a time, on a thread of its own: a few of them would else take all threads that answer requests.
    private static let longTexts = DispatchQueue(label: "vorleser.long-texts")

    /// - Parameters:
    ///   - utterances: What to say, in order.
    ///   - vorleser: Who speaks.
    ///   - speed: How many times as fast as spoken.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    init(_ utterances: [Utterance], by vorleser: Vorleser, speed: Double) throws {
        renditions = try vorleser.renditions(of: utterances)
        last = utterances.last
        self.speed = speed
    }

    /// - Parameters:
    ///   - text: What to say.
    ///   - vorleser: Who speaks.
    ///   - speed: How many times as fast as spoken.
    /// - Throws: ``VorleserCore/SpeechError/nothingToSay``, `BookReadingError`.
    init(ofText text: String, by vorleser: Vorleser, speed: Double) async throws {
        let read: @Sendable () throws -> Script = {
            vorleser.script(of: try vorleser.book(ofText: text), settings: .wholeText)
        }
        let script =
            text.utf8.count < Self.longText
            ? try await blocking(read) : try await Self.longTexts.run { Result(catching: read) }.get()
        guard let first = script.utterances.first else { throw SpeechError.nothingToSay }
        let opening = await vorleser.opening(first, first.span.lowerBound)
        let beginning = opening.map { [$0.clause, $0.rest].compactMap(\.self) } ?? [first]
        try self.init(beginning + script.utterances.dropFirst(), by: vorleser, speed: speed)
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(renditions: renditions.makeAsyncIterator(), last: last, speed: speed)
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var renditions: Renditions.Iterator
        fileprivate let last: Utterance?
        fileprivate let speed: Double
        private var failure: SpeechError?
        private var isAnySpoken = false

        fileprivate init(renditions: Renditions.Iterator, last: Utterance?, speed: Double) {
            (self.renditions, self.last, self.speed) = (renditions, last, speed)
        }

        private static let stretch = ListeningSpeed.stretch(within: SpokenUtterances.speeds)

        /// - Returns: An utterance and the silence after it; those that cannot be spoken are passed over. `nil` after the
        ///   last.
        /// - Throws: `CancellationError`; ``VorleserCore/SpeechError`` when none of them could be spoken.
        mutating func next() async throws -> SoundPiece? {
            while let rendition = try await renditions.next() {
                switch rendition.result {
                case .success(let clip):
                    isAnySpoken = true
                    return piece(clip, rendition.utterance)
                case .failure(let error): failure = failure ?? error
                }
            }
            if let failure, !isAnySpoken { throw failure }
            return nil
        }

        private func piece(_ clip: Clip, _ utterance: Utterance) -> SoundPiece {
            let spoken = Self.stretch(clip.samples, clip.sampleRate, speed)
            let silence =
                utterance == last
                ? 0 : utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
            let samples = spoken + [Float](repeating: 0, count: silence)
            return SoundPiece(samples, sampleRate: clip.sampleRate)
        }
    }
}
