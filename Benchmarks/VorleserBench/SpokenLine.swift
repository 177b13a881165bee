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
        (self.text, self.parts) = (text, parts)
        seconds = clip.seconds
        words = Word.all(of: clip, in: text, from: 0)
    }
}

extension SpokenLine.Word {
    /// The words of a clip.
    /// - Parameters:
    ///   - clip: Its words have offsets in the book.
    ///   - text: The clip's.
    ///   - start: Where the text begins in the book.
    /// - Returns: In order, with offsets in the text.
    static func all(of clip: Clip, in text: String, from start: Int) -> [Self] {
        let units = Array(text.utf16)
        return clip.words.map {
            let span = $0.span.utf16.lowerBound - start..<$0.span.utf16.upperBound - start
            return Self(
                offset: span.lowerBound,
                text: String(decoding: units[span.clamped(to: units.indices)], as: UTF16.self),
                start: $0.start,
                end: $0.end
            )
        }
    }
}
