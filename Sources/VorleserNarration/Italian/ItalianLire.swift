import Phonemes

/// Says the sign of pounds that Italian books print for lire: *costava £ 1.000*, in thousands and where nothing is English.
struct ItalianLire: NumeralForm {
    let name = "it-lire"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        guard numeral.isGrouped, numeral.decimals == nil, let amount = numeral.whole, passage.isMark(start - 1, "£"),
            !passage.isTight(start), !isEnglish(passage)
        else { return [] }
        let of = amount.isMillions ? " di lire" : " lire"
        return [passage.replacement(start - 1..<numeral.words.upperBound, by: ItalianNumberWords.cardinal(amount) + of)]
    }

    private func isEnglish(_ passage: Passage) -> Bool {
        passage.vocabulary.contains { Self.english.contains(where: $0.hasPrefix) }
    }

    private static let english = ["sterlin", "ingles", "inghilterra", "londr", "britann", "scozz", "irland"]
}
