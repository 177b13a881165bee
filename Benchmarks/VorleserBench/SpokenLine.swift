import VorleserCore

/// A line, and what was said of it when, as it is written to JSON.
struct SpokenLine: Encodable {
    struct Word: Encodable {
        /// Where it stands in the line, in UTF-16 code units.
        let offset: Int
        let text: String
        let start: Double
        let end: Double
    }

    /// An utterance.
    struct Part: Encodable {
        /// The words that were said.
        let text: String
        /// In Kokoro's alphabet; `nil` where the voice has another.
        let phonemes: String?
        let start: Double
        let end: Double
    }

    let text: String
    let seconds: Double
    /// Times are in seconds from the beginning of the sound.
    let words: [Word]
    let parts: [Part]

    init(text: String, clip: Clip, parts: [Part]) {
        let units = Array(text.utf16)
        self.text = text
        self.parts = parts
        seconds = clip.seconds
        words = clip.words.map {
            Word(
                offset: $0.span.lowerBound.utf16,
                text: String(decoding: units[$0.span.utf16], as: UTF16.self),
                start: $0.start,
                end: $0.end
            )
        }
    }
}
