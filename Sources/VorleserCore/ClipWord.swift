/// When a word of a clip sounds. Its place counts from where the clip's utterance starts, so that the sound fits wherever
/// the same words stand.
public struct ClipWord: Hashable, Codable, Sendable {
    /// Where the printed word begins, in UTF-16 code units from the start of the utterance.
    public let offset: Int
    /// How long it is printed, in UTF-16 code units.
    public let length: Int
    /// Seconds from the clip's first sample.
    public let start: Double
    /// Seconds from the clip's first sample; not before ``start``.
    public let end: Double

    /// - Parameters:
    ///   - offset: Where the printed word begins, in UTF-16 code units from the start of the utterance.
    ///   - length: How long it is printed, in UTF-16 code units.
    ///   - start: Seconds from the clip's first sample.
    ///   - end: Seconds from the clip's first sample.
    public init(offset: Int, length: Int, start: Double, end: Double) {
        self.offset = offset
        self.length = length
        self.start = start
        self.end = end
    }

    /// The same word in a clip that is longer or shorter by a factor.
    public func stretched(by factor: Double) -> ClipWord {
        ClipWord(offset: offset, length: length, start: start * factor, end: end * factor)
    }
}

/// When a word of the book sounds.
public struct WordTime: Hashable, Codable, Sendable {
    /// The word as printed.
    public let span: TextSpan
    /// Seconds from the clip's first sample.
    public let start: Double
    /// Seconds from the clip's first sample; not before ``start``.
    public let end: Double

    public init(span: TextSpan, start: Double, end: Double) {
        self.span = span
        self.start = start
        self.end = end
    }
}

extension Clip {
    /// The sound of an utterance whose words are known by their places in the book.
    /// - Parameters:
    ///   - samples: Mono, −1 … 1.
    ///   - sampleRate: Samples per second.
    ///   - words: In order, without overlap.
    ///   - utterance: What is said.
    public init(samples: [Float], sampleRate: Int, words: [WordTime], of utterance: Utterance) {
        let origin = utterance.span.lowerBound.utf16
        self.init(
            samples: samples,
            sampleRate: sampleRate,
            words: words.map {
                ClipWord(
                    offset: $0.span.lowerBound.utf16 - origin,
                    length: $0.span.length,
                    start: $0.start,
                    end: $0.end
                )
            }
        )
    }

    /// When each word of the book sounds, where the words of this clip stand.
    /// - Parameter origin: Where the utterance starts in the book.
    /// - Returns: In order; what would stand before the book is left out.
    public func wordTimes(from origin: TextOffset) -> [WordTime] {
        words.compactMap { word in
            let place = origin.utf16 + word.offset
            guard place >= 0, word.length >= 0 else { return nil }
            return WordTime(span: TextSpan(utf16: place..<place + word.length), start: word.start, end: word.end)
        }
    }
}
