import Hummingbird
import VorleserKit

/// What will be said from a place on: `GET /api/books/ID/utterances`.
struct UtterancesDocument: ResponseEncodable {
    /// Who speaks.
    let voice: String
    let utterances: [UtteranceDocument]
    /// Where to go on; `nil` at the end.
    @OrNull var next: Int?

    /// - Parameters:
    ///   - listing: What will be said.
    ///   - voice: Who speaks.
    ///   - isInsisted: Whether the voice speaks the book although it is in another language.
    init(_ listing: UtteranceListing, spokenBy voice: Voice.ID, isInsisted: Bool) {
        self.voice = voice.rawValue
        utterances = listing.utterances.map { listed in
            UtteranceDocument(listed, query: listed.place.query(spokenBy: voice, isInsisted: isInsisted))
        }
        next = listing.next?.utf16
    }
}

/// One utterance, or a piece of one that is heard sooner by itself.
struct UtteranceDocument: Encodable {
    let start: Int
    let end: Int
    /// The address of its clip.
    let clip: String
    /// Goes with the address in whatever is asked of the clip.
    let query: String
    /// The silence after it, in seconds.
    let pause: Double
    /// How long it sounds without the silence: exact when the clip is kept, else an estimate.
    let seconds: Double
    /// What is said.
    let words: String
    /// Whether it goes on with the utterance before it, which was cut in two.
    let rest: Bool

    init(_ listed: ListedUtterance, query: String) {
        let utterance = listed.utterance
        (start, end) = (utterance.span.lowerBound.utf16, utterance.span.upperBound.utf16)
        (clip, self.query) = (listed.address.hexadecimal, query)
        pause = min(max(utterance.pauseAfter / .seconds(1), 0), ClipRequest.longestPause)
        (seconds, words, rest) = (listed.seconds, utterance.spokenText, listed.isRest)
    }
}

/// When the words of a clip sound: `GET /api/books/ID/clips/ADDRESS.json`.
struct ClipDocument: ResponseEncodable {
    let seconds: Double
    let sampleRate: Int
    /// Start and end in the book, then start and end in seconds from the clip's first sample.
    let words: [Word]

    /// Written as an array of four numbers.
    struct Word: Encodable {
        let time: WordTime

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(time.span.lowerBound)
            try container.encode(time.span.upperBound)
            try container.encode(time.start)
            try container.encode(time.end)
        }
    }

    /// - Parameters:
    ///   - clip: The sound.
    ///   - origin: Where its utterance starts in the book.
    init(_ clip: Clip, at origin: TextOffset) {
        (seconds, sampleRate) = (clip.seconds, clip.sampleRate)
        words = clip.wordTimes(from: origin).map { Word(time: $0) }
    }
}
