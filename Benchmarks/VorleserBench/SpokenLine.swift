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

    /// - Parameters:
    ///   - text: What is printed.
    ///   - clip: Its sound.
    ///   - start: Where in the text the clip's first utterance starts, in UTF-16 code units.
    ///   - parts: What was said, utterance by utterance.
    init(text: String, clip: Clip, startingAt start: Int, parts: [Part]) {
        (self.text, self.parts) = (text, parts)
        seconds = clip.seconds
        words = Word.all(of: clip, in: text, startingAt: start)
    }
}

extension SpokenLine.Word {
    /// The words of a clip.
    /// - Parameters:
    ///   - clip: The sound.
    ///   - text: The clip's.
    ///   - start: Where in the text the clip's utterance starts, in UTF-16 code units.
    /// - Returns: In order, with offsets in the text.
    static func all(of clip: Clip, in text: String, startingAt start: Int = 0) -> [Self] {
        let units = Array(text.utf16)
        return clip.words.map {
            let span = start + $0.offset..<start + $0.offset + $0.length
            return Self(
                offset: span.lowerBound,
                text: String(decoding: units[span.clamped(to: units.indices)], as: UTF16.self),
                start: $0.start,
                end: $0.end
            )
        }
    }
}
