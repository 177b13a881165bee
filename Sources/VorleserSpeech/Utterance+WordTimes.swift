import VorleserCore

/// When a word of the spoken text sounds.
struct SpokenWord: Hashable, Sendable {
    /// UTF-16 code units of the spoken text.
    let source: Range<Int>
    let seconds: Range<Double>
}

extension Utterance {
    /// One time for each stretch of the book: words that a rule put for something printed light it up as a whole.
    /// - Parameter words: In the order they sound, without overlap.
    /// - Returns: In order, without overlap, on what is printed.
    func wordTimes(of words: [SpokenWord]) -> [WordTime] {
        var times: [WordTime] = []
        for word in words {
            guard let span = bookSpan(ofSpoken: word.source), !span.isEmpty else { continue }
            if let last = times.last, last.span.overlaps(span) {
                times[times.count - 1] = WordTime(
                    span: min(last.span.lowerBound, span.lowerBound)..<max(last.span.upperBound, span.upperBound),
                    start: last.start,
                    end: word.seconds.upperBound
                )
            } else {
                times.append(WordTime(span: span, start: word.seconds.lowerBound, end: word.seconds.upperBound))
            }
        }
        return times
    }
}
