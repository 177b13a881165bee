import Phonemes

/// Says years of age that are shortened: *Paul, 45 J.*, *Kinder bis 6 J.*; a *J* behind decimals is a unit of energy.
struct GermanAges: NumeralForm {
    let name = "de-age"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let most = passage.numeral(at: passage.rangeEnd(end))
        let unit = most?.words.upperBound ?? end
        guard let age = numeral.plain(1...3), let last = most?.plain(1...3) ?? (most == nil ? age : nil), last < 130,
            passage.printed(unit) == "J", !passage.isTight(unit), !passage.isLabel(start - 1, .german),
            !passage.has(anyOf: Self.physics)
        else { return [] }
        let before = passage.letters(start - 1)
        let hasStop = passage.isTightMark(unit + 1, ".")
        let isAfterPerson = passage.isMark(start - 1, ",") || passage.isMark(start - 1, "(")
        guard
            hasStop && !passage.isEnd(unit + 2) || isAfterPerson || Self.prepositions.contains(before)
                || passage.letters(unit + (hasStop ? 2 : 1)) == "alt"
        else { return [] }
        let noun = Self.dative.contains(before) ? " Jahren" : " Jahre"
        let text =
            last == 1
            ? GermanArticle(noun: "jahr", at: start, passage).one + " Jahr"
            : GermanNumberWords.cardinal(age, one: "ein")
                + (most == nil ? "" : " bis " + GermanNumberWords.cardinal(last))
                + noun
        return [passage.abbreviated(start..<(hasStop ? unit + 2 : unit + 1), by: text)]
    }

    private static let dative: Set = ["mit", "ab", "seit", "nach", "vor", "von", "unter", "in", "bei", "zu"]
    private static let prepositions: Set = dative.union(["bis", "über", "um", "für", "ca", "etwa"])
    private static let physics: Set = [
        "joule", "energie", "wärme", "wärmemenge", "arbeit", "brennwert", "heizwert", "leistet",
    ]
}
