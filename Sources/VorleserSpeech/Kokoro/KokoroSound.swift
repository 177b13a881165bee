import Kokoro

/// What the network made of a part, with the time of every symbol.
struct KokoroSound {
    /// Mono, 24,000 a second, as the network gave them.
    let samples: [Float]
    let symbols: ArraySlice<KokoroSymbol>
    /// Which samples each symbol got; end to end. What lies before and after them belongs to no symbol.
    let spans: [Range<Int>]

    /// By how many frames a symbol is heard before those that the network counts for it: 75 ms.
    ///
    /// Reference: `join_timestamps` in kokoro's `pipeline.py`, which takes as many off what comes before the first symbol.
    static let lead = 3

    /// - Parameters:
    ///   - speech: Of exactly these symbols.
    ///   - symbols: In the order they sound.
    init(_ speech: KokoroSpeech, of symbols: ArraySlice<KokoroSymbol>) {
        precondition(
            speech.frames.count == symbols.count + 2,
            "\(speech.frames.count) durations for \(symbols.count) symbols"
        )
        samples = speech.samples
        self.symbols = symbols
        var start = max(speech.frames[0] - Self.lead, 0) * KokoroSpeech.samplesPerFrame
        spans = speech.frames.dropFirst().dropLast().map { frames in
            let end = start + frames * KokoroSpeech.samplesPerFrame
            defer { start = end }
            return min(start, speech.samples.count)..<min(end, speech.samples.count)
        }
    }

    /// The words in the order they sound: neighbouring symbols of the same words, without the marks at the ends.
    var words: [(source: Range<Int>, span: Range<Int>)] {
        var words: [(source: Range<Int>, span: Range<Int>)] = []
        for (symbol, span) in zip(symbols, spans) where symbol.kind == .sound {
            if let last = words.last, last.source == symbol.source {
                words[words.count - 1].span = last.span.lowerBound..<span.upperBound
            } else {
                words.append((symbol.source, span))
            }
        }
        return words
    }

    /// The words with the samples in which each is heard: with its share of the spaces beside it.
    ///
    /// The word before a space rings on in it, and the consonant of the next is heard in its last quarter already; a fricative
    /// a frame sooner, since its noise begins while a vowel before it is still counted. Measured against forced alignment
    /// (`Benchmarks/word_times.py`) and where the noise begins; the reference parts spaces in the middle.
    var heardWords: [(source: Range<Int>, span: Range<Int>)] {
        var shares: [Int: Int] = [:]
        for (index, span) in zip(symbols.indices, spans) where symbols[index].kind == .space {
            let isEarly =
                index > symbols.startIndex && symbols[index - 1].kind == .sound && index + 1 < symbols.endIndex
                && symbols[index + 1].isFricative
            let attack = span.upperBound - span.count / 4 - (isEarly ? KokoroSpeech.samplesPerFrame : 0)
            shares[span.lowerBound] = attack
            shares[span.upperBound] = attack
        }
        return words.map { word in
            let (start, end) = (word.span.lowerBound, word.span.upperBound)
            return (word.source, (shares[start] ?? start)..<(shares[end] ?? end))
        }
    }

    /// From the first symbol that sounds to the last one.
    var speech: Range<Int> {
        let words = words
        guard let first = words.first, let last = words.last else { return 0..<0 }
        return first.span.lowerBound..<last.span.upperBound
    }

    /// Stretches of marks and spaces between two words.
    var gaps: [Range<Int>] {
        let words = words
        return zip(words, words.dropFirst()).compactMap { word, next in
            let gap = word.span.upperBound..<next.span.lowerBound
            return gap.isEmpty ? nil : gap
        }
    }
}
