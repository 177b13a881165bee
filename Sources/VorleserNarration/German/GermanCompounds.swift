import Phonemes

/// Says numbers that are joined to letters: *12-jährig*, *3-mal*, *die 1920er Jahre*, *100%ig*.
struct GermanCompounds: NumeralForm {
    let words: ContinentalWords
    let name = "de-compound"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let value = numeral.whole, numeral.decimals == nil, numeral.fraction == nil else { return [] }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let number = GermanNumberWords.cardinal(value, one: "ein")
        // *3 mal am Tag*, but *3 mal 4*.
        if value < 100, passage.printed(end) == "mal", !passage.isTight(end), !passage.isDigits(end + 1) {
            return [passage.replacement(start..<end + 1, by: number + "mal")]
        }
        if passage.isMark(end, "%"), passage.isTight(end), passage.isTight(end + 1), passage.isLowerCase(end + 1) {
            return [passage.replacement(start..<end + 2, by: number + "prozent" + passage.printed(end + 1))]
        }
        // *1920er*, *50er*
        if passage.isTight(end),
            ["er", "ern", "fach", "mal", "stel", "tel", "jährig", "jährige"].contains(passage.letters(end))
        {
            let decade = (1100...1999).contains(value) ? GermanNumberWords.year(value) : number
            return [passage.replacement(start..<end + 1, by: decade + passage.printed(end))]
        }
        guard passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isLetters(end + 1) else {
            return []
        }
        let rest = passage.printed(end + 1)
        if passage.isLowerCase(end + 1) { return [passage.replacement(start..<end + 2, by: number + rest)] }
        // *Der Achtzigjährige*
        if Self.joined.contains(where: rest.lowercased().hasPrefix) {
            return [passage.replacement(start..<end + 2, by: number.capitalizedAtStart + rest.lowercased())]
        }
        return [passage.replacement(start..<end, by: number.capitalizedAtStart)]
    }

    private static let joined = ["jähr", "stünd", "tägi", "köpf", "mal", "fach", "eck"]
}
