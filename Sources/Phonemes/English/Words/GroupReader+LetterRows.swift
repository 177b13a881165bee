// Letters said one by one, as initials are written for the voice: *B B C*, *T Vs*, *the C E O’s*. Not part of the reference.
extension GroupReader {
    /// How pieces are said as a letter in a row: the last has the main stress, and a small *s* makes it several.
    /// - Returns: `nil` if they stand in no row and are no letter with an *s*.
    func letterReading(_ span: Range<Int>) -> Reading? {
        guard !words.reference, let word = pieces[span.lowerBound].word else { return nil }
        let index = span.lowerBound
        if span.count == 1, Self.isPlural(word), pieces[index].isWhole {
            guard endsRow(index) || Self.isOnlyLetter(word[0]) else { return nil }
            return words.spelled([word[0]]).flatMap { words.addS(Reading($0, .lexicon)) }
        }
        guard Self.isLetter(word) else { return nil }
        if span.count == 1, leadsRow(index) {
            return words.spelled(word).map { Reading($0.stressed(.secondary), .lexicon) }
        }
        guard endsRow(index), span.count == 1 ? pieces[index].isWhole : span == index..<index + 2 && isClosed(index)
        else { return nil }
        let stop = Sounds(span.count == 1 ? "" : ".")
        return words.spelled(word).map { Reading($0 + stop, .lexicon) }
    }

    /// Whether it is a letter, and another follows that is said in the same breath.
    func leadsRow(_ index: Int) -> Bool {
        guard !words.reference, pieces[index].isWhole, pieces[index].hasSpaceAfter, index + 1 < pieces.count,
            pieces[index].word.map(Self.isLetter) ?? false, let next = pieces[index + 1].word
        else { return false }
        if pieces[index + 1].isWhole { return Self.isLetter(next) || Self.isPlural(next) }
        return Self.isLetter(next) && isClosed(index + 1)
    }

    /// *The M Ps’*: the apostrophe after it says nothing.
    func isPluralInRow(_ index: Int) -> Bool { endsRow(index) && pieces[index].word.map(Self.isPlural) ?? false }

    /// Whether a letter is said before it in the same breath.
    private func endsRow(_ index: Int) -> Bool { index > 0 && leadsRow(index - 1) }

    /// Whether nothing but a full stop follows in its token: *I B M.* at the end of a sentence.
    private func isClosed(_ index: Int) -> Bool {
        guard index + 1 < pieces.count, pieces[index + 1].text == ".", !pieces[index].hasSpaceAfter else {
            return false
        }
        let token = pieces[index].token
        return pieces[index + 1].token == token && (index + 2 == pieces.count || pieces[index + 2].token != token)
    }

    private static func isLetter(_ word: [UInt8]) -> Bool { word.count == 1 && ASCIIWord.isUpper(word[0]) }

    /// *Ds*, *Vs*
    private static func isPlural(_ word: [UInt8]) -> Bool {
        word.count == 2 && ASCIIWord.isUpper(word[0]) && word[1] == UInt8(ascii: "s")
    }

    /// Whether a capital with an *s* is no word: *Bs*, but *As*, *Is*, *Ms*, *Us*.
    private static func isOnlyLetter(_ letter: UInt8) -> Bool { "BCDFGHJKLPQRSTVWXYZ".utf8.contains(letter) }
}
