import Phonemes
public import VorleserCore

/// What a listener wants said otherwise at one place of a book, and nowhere else.
public struct SaidHere: Hashable, Sendable {
    /// What is printed there.
    public let span: TextSpan
    /// What is said for it.
    public let saying: UserPronunciation.Saying

    public init(_ span: TextSpan, _ saying: UserPronunciation.Saying) {
        self.span = span
        self.saying = saying
    }

    /// The replacements that it makes in a sentence.
    /// - Parameters:
    ///   - units: The part of the sentence that it lies in.
    ///   - start: Where that begins in the book.
    ///   - accent: Which sounds the symbols of the phonetic alphabet stand for.
    /// - Returns: How much of the book it is said for, in UTF-16 code units, and what is said.
    func change(in units: ArraySlice<UInt16>, at start: Int, _ accent: Accent) -> (length: Int, run: Run.Change) {
        let rule = Pronunciations.rule
        if case .words(let words) = saying { return (span.length, Run.Change(words, rule: rule)) }
        let evened = units.dropFirst(span.lowerBound.utf16 - start).prefix(span.length + 3).map(\.evened)
        // An “’s” left to itself would be said as a letter's name.
        let isPossessive = evened.hasPossessive(at: span.length)
        let length = span.length + (isPossessive ? 2 : 0)
        guard let sounds = saying.phonemes(accent: accent) else { return (length, Run.Change("", rule: rule)) }
        let printed = String(evened[..<length], evened: true)
        let said = isPossessive ? accent.possessive(of: sounds) : sounds
        return (length, Run.Change(printed, rule: rule, phonemes: said))
    }

}
