import Phonemes

/// Says the colon of a verse or of a proportion: *Mateo 5:3*, *1:3*.
struct ContinentalVerses: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("verse") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let colon = numeral.words.upperBound
        guard numeral.isPlain, passage.isTightMark(colon, ":"), passage.isTight(colon + 1), passage.isDigits(colon + 1)
        else { return [] }
        let start = numeral.words.lowerBound
        let isVerse = passage.isCapitalised(start - 1) || passage.isBibleVerse(start)
        let text = passage.spoken(numeral, .alone, words) + (isVerse ? ", " : " " + words.joints.to + " ")
        return [passage.replacement(numeral.words.lowerBound..<colon + 1, by: text)]
    }
}

extension Passage {
    /// *El profeta Isaías (40:18-20 y 44:9)*: whether a number in a bracket is a chapter, where a book of the Bible is told of.
    func isBibleVerse(_ start: Int) -> Bool {
        guard has(anyOf: Self.biblical) else { return false }
        return isMark(start - 1, "(") && isCapitalised(start - 2) || isMark(start - 2, "(")
            || words[..<start].contains { self[$0.range.lowerBound] == 0x28 }
    }

    private static let biblical = Set(
        words: """
            biblia bíblico bíblica profeta profetas epístola epístolas evangelio evangelios versículo versículos salmo salmos \
            bibbia biblico biblica vangelo vangeli epistola versetto versetti bíblia evangelho bible prophète épître évangile \
            verset versets psaume
            """
    )
}
