/// Says *de* before one with an apostrophe: *près de 1 million*, *un retard de 1 heure*; *de 1 à 3* keeps its vowel.
struct FrenchElisions: NumeralForm {
    let name = "fr-elision"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard passage.printed(start - 1) == "de", !passage.isTight(start), !passage.isTightMark(end, "/"),
            beginsWithOne(numeral), passage.rangeEnd(end) < 0, isCounted(end, passage)
        else { return [] }
        let range = passage.words[start - 1].range.lowerBound..<passage.words[start].range.lowerBound
        return [Replacement(range, by: "d’")]
    }

    /// *Un*, *un million*
    private func beginsWithOne(_ numeral: Numeral) -> Bool {
        guard numeral.decimals == nil, numeral.fraction == nil, let whole = numeral.whole else { return false }
        return whole == 1 || (1_000_000..<2_000_000).contains(whole) || (1_000_000_000..<2_000_000_000).contains(whole)
    }

    /// What may be said of the number itself: *la valeur de 1 dépend du signe*.
    private static let verbs: Set = Set(words: "dépend suffit commence correspond signifie reste devient vaut donne")
    private static let named: Set = ["valeur", "chiffre", "nombre", "note", "indice"]

    /// Whether something follows that is counted: a noun, a unit or a sign.
    private func isCounted(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isMark(index, "%") || passage.isMark(index, "€") || passage.isMark(index, "°") { return true }
        // *De 1 re classe*
        if ["e", "er", "re", "ère", "ere"].contains(passage.letters(index)) { return false }
        if ContinentalMeasures(words: .french).unit(at: index, passage) != nil { return true }
        return passage.isLowerCase(index) && passage.word(index)?.isSpaced == true
            && !ContinentalWords.french.functionWords.contains(passage.letters(index))
            && !Self.verbs.contains(passage.letters(index)) && !Self.named.contains(passage.letters(index - 3))
    }
}
