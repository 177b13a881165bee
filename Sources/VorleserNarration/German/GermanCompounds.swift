import Phonemes

/// Says numbers that are joined to letters: *12-jährig*, *3-mal*, *die 1920er Jahre*, *100%ig*.
struct GermanCompounds: NumeralForm {
    let words: ContinentalWords
    let name = "de-compound"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if let beat = partOfWhole(numeral, passage) { return [beat] }
        // *Der 100-m-Lauf*, *ein 2,5-l-Topf*
        if passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isHyphen(end + 2),
            passage.isTight(end + 2), passage.isTight(end + 3), passage.isLetters(end + 3),
            let unit = words.measures.units[passage.printed(end + 1)],
            // *Die 3-W-Methode*
            passage.count(end + 1) > 1 || passage.isLowerCase(end + 1) || numeral.whole ?? 0 > 9
        {
            let text = passage.spoken(numeral, .masculine, words).capitalizedAtStart.replacing(" ", with: "-")
            // *Der Vierundzwanzig-Stunden-Dienst*
            let noun = unit.gender == .feminine ? unit.many : unit.one
            return [passage.replacement(start..<end + 2, by: text + "-" + noun)]
        }
        guard let value = numeral.whole, numeral.decimals == nil, numeral.fraction == nil else { return [] }
        let number = GermanNumberWords.cardinal(value, one: "ein")
        // *3 mal am Tag*, *1 x täglich*, but *3 mal 4*.
        let isTimes = passage.printed(end) == "mal" && !passage.isTight(end)
        let isCross = (passage.printed(end) == "x" || passage.isMark(end, "×")) && passage.isLowerCase(end + 1)
        if value < 100, isTimes || isCross && !passage.isTight(end + 1), !passage.isDigits(end + 1) {
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
        // *SHA-1-Hash*, *Formel-1-Rennen*, but *1-Euro-Job*
        let isName = value == 1 && passage.isTight(start) && passage.isHyphen(start - 1) && passage.isLetters(start - 2)
        return [passage.replacement(start..<end, by: isName ? "Eins" : number.capitalizedAtStart)]
    }

    /// *Der 3/4-Takt*, *ein 1/2-stündiger Weg*
    private func partOfWhole(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard let over = numeral.plain(1...1), passage.isTightMark(numeral.words.upperBound, "/"),
            let lower = passage.numeral(at: numeral.words.upperBound + 1), passage.isTight(lower.words.lowerBound),
            let under = lower.plain(1...2), [2, 4, 8, 16].contains(under) || [3, 5].contains(under) && over < under
        else { return nil }
        let end = lower.words.upperBound
        let rest = passage.letters(end + 1)
        guard passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1),
            Self.divided.contains(where: rest.hasPrefix)
        else { return nil }
        let part = under == 2 ? (over == 1 ? "halb" : "halbe") : GermanNumberWords.ordinal(under, "el")
        let text = (over == 1 ? "" : GermanNumberWords.cardinal(over)) + part + rest
        let isNoun = passage.isCapitalised(end + 1)
        return passage.replacement(numeral.words.lowerBound..<end + 2, by: isNoun ? text.capitalizedAtStart : text)
    }

    private static let divided = [
        "takt", "stünd", "stund", "jahr", "jähr", "liter", "lang", "voll", "note", "pause", "mehrheit",
    ]
    private static let joined = ["jähr", "stünd", "tägi", "köpf", "mal", "fach", "eck"]
}
