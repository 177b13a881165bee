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
        if let text = paragraph(value, start, ring, passage) {
            return [passage.replacement(start..<ring + 1, by: text)]
        }
        // *2° étage*, *la 2° fois*
        if Self.ordered.contains(passage.letters(ring + 1)), passage.word(ring + 1)?.isSpaced == true {
            let gender = FrenchNumbers().gender(of: passage.letters(ring + 1))
            return [passage.replacement(start..<ring + 1, by: FrenchNumberWords.ordinal(value, gender))]
        }
        guard value <= Self.latin.count, begins(start, passage), passage.isLetters(ring + 1),
            passage.word(ring + 1)?.isSpaced == true,
            // *5° S’il*, but *5° S*
            !isMeasured(ring + 1, passage) || passage.isApostrophe(ring + 2),
            !(passage.letters(ring + 1) == "de" && Self.measured.contains(passage.letters(ring + 2)))
        else { return [] }
        return [passage.replacement(start..<ring + 1, by: Self.latin[value - 1])]
    }

    /// A paragraph of a law, *au 2° de l’article*, *al. 2, 3°*, or an ordinal, *le 2° étage*.
    private func paragraph(_ value: Int, _ start: Int, _ ring: Int, _ passage: Passage) -> String? {
        let next = ring + 1
        guard !Self.measured.contains(passage.printed(next)), !Self.circles.contains(passage.letters(next)),
            !(passage.letters(next) == "de" && Self.measured.contains(passage.letters(next + 1))),
            !(passage.isTight(next) && passage.word(next)?.kind != .mark), !passage.isMark(start - 1, "-"),
            !passage.isDigits(next)
        else { return nil }
        let before = passage.letters(start - 1)
        let name = FrenchNumberWords.ordinal(value, .masculine)
        if Self.articles.contains(before) {
            let isNoun =
                passage.isLowerCase(next) && !ContinentalWords.french.functionWords.contains(passage.letters(next))
            if isNoun { return name }
            return isLaw(0..<start, passage) || Self.of.contains(passage.letters(next)) ? adverb(value) : nil
        }
        guard passage.isMark(start - 1, ",") || before == "et" || before == "ou" || before == "à",
            !passage.isLetters(next) || Self.links.contains(passage.letters(next)),
            isLaw(max(0, start - 10)..<start, passage)
        else { return nil }
        return adverb(value)
    }

    /// *Premièrement*, *deuxièmement*.
    private func adverb(_ value: Int) -> String {
        FrenchNumberWords.ordinal(value, value == 1 ? .feminine : .masculine) + "ment"
    }

    private func isLaw(_ range: Range<Int>, _ passage: Passage) -> Bool {
        range.contains { Self.law.contains(passage.letters($0)) }
    }

    private static let articles: Set = ["au", "du", "le", "aux"]
    /// What has an order rather than degrees.
    private static let ordered: Set = Set(
        words: """
            étage bataillon régiment fois siècle arrondissement division compagnie série édition partie corps armée année jour
            classe rang tome volume chapitre livre section groupe escadron brigade chasseurs hussards lanciers cuirassiers
            dragons zouaves tirailleurs hypothèse cas acte tableau scène tour degré génération semestre trimestre
            """
    )
    private static let of: Set = ["du", "de"]
    private static let links: Set = ["et", "ou", "du", "de"]
    private static let law: Set = ["art", "article", "articles", "al", "alinéa", "alinéas", "loi", "décret", "code"]
    private static let circles: Set = ["angle", "degré"]

    /// Whether degrees are meant: *3° C*, *20° à l’ombre*, but *3° à quelle heure*.
    private func isMeasured(_ index: Int, _ passage: Passage) -> Bool {
        guard Self.measured.contains(passage.printed(index)) else { return false }
        return passage.letters(index) != "à" || passage.isDigits(index + 1) || passage.letters(index + 1) == "l"
            || passage.letters(index + 1) == "midi"
    }

    /// At the start, or after a mark or *et*.
    private func begins(_ index: Int, _ passage: Passage) -> Bool {
        index == 0 || passage.letters(index - 1) == "et"
            || [0x3A, 0x3B, 0x2014, 0x2013, 0x28, 0xAB, 0x2C].contains(passage.mark(index - 1))
            // *Trois parties ! 1° Devoirs …*
            || [0x21, 0x3F].contains(passage.mark(index - 1)) && passage.isCapitalised(index + 2)
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
