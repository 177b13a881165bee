import Phonemes

/// Says the numbers of an enumeration that stand before a ring: *1° l’auteur ; 2° le motif*, *in-8°*.
struct FrenchEnumerations: NumeralForm {
    let name = "fr-enumeration"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, ring) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...2), value > 0,
            passage.isTightMark(ring, "°") || passage.isTightMark(ring, "º")
        else { return [] }
        if passage.isHyphen(start - 1), passage.isTight(start), passage.letters(start - 2) == "in" {
            return [passage.replacement(start..<ring + 1, by: Self.formats[value] ?? FrenchNumberWords.cardinal(value))]
        }
        guard value <= Self.latin.count, begins(start, passage), passage.isLetters(ring + 1),
            passage.word(ring + 1)?.isSpaced == true, !Self.measured.contains(passage.printed(ring + 1)),
            !(passage.letters(ring + 1) == "de" && Self.measured.contains(passage.letters(ring + 2)))
        else { return [] }
        return [passage.replacement(start..<ring + 1, by: Self.latin[value - 1])]
    }

    /// At the start, or after a mark or *et*.
    private func begins(_ index: Int, _ passage: Passage) -> Bool {
        index == 0 || passage.letters(index - 1) == "et"
            || [0x3A, 0x3B, 0x2014, 0x2013, 0x28, 0xAB, 0x2C].contains(passage.mark(index - 1))
    }

    private static let latin = [
        "primo", "secundo", "tertio", "quarto", "quinto", "sexto", "septimo", "octavo", "nono", "decimo",
    ]
    private static let formats = [4: "quarto", 8: "octavo"]
    private static let measured: Set = [
        "C", "F", "N", "S", "E", "O", "nord", "sud", "est", "ouest", "latitude", "longitude", "froid", "chaleur",
        "déclinaison", "au", "à", "centigrades", "Réaumur", "Fahrenheit", "Celsius", "sous", "dessous", "pente",
    ]
}
