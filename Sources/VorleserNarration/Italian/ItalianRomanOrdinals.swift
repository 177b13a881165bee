import Phonemes

/// Says Roman ordinals that are marked as such, and pairs: *IIª*, *I°*, *la III B*, *secc. XVI-XVII*.
struct ItalianRomanOrdinals: SpokenForm {
    let name = "it-roman-ordinal"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let numeral = numeral(index, passage),
                let (text, end) = marked(numeral, index, passage) ?? form(numeral, index, passage)
                    ?? pair(numeral, index, passage)
            else {
                index += 1
                continue
            }
            result.append(passage.replacement(index..<end, by: text))
            index = end
        }
        return result
    }

    private func numeral(_ index: Int, _ passage: Passage) -> RomanNumeral? {
        passage.isCapitalised(index) ? RomanNumeral(index, in: passage) : nil
    }

    private func marked(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard numeral.value < 50, passage.isTight(index + 1),
            let gender = Self.rings[passage.mark(index + 1)],
            !(passage.isTight(index + 2) && passage.word(index + 2)?.kind != .mark)
        else { return nil }
        return (ItalianNumberWords.ordinal(numeral.value, gender), index + 2)
    }

    private static let rings: [UInt16: NumberAgreement] = [0xAA: .feminine, 0xBA: .masculine, 0xB0: .masculine]

    /// A class of a school: *la III B*.
    private func form(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard numeral.value < 6, passage.isRomanFree(index),
            passage.isCapitals(index + 1), passage.count(index + 1) == 1,
            !passage.isTightMark(index + 2, ".") || passage.isEnd(index + 3),
            ["la", "della", "alla", "nella", "dalla", "classe"].contains(passage.letters(index - 1))
        else { return nil }
        return (ItalianNumberWords.ordinal(numeral.value, .feminine), index + 1)
    }

    private func pair(_ low: RomanNumeral, _ index: Int, _ passage: Passage) -> (String, end: Int)? {
        // *Di I e II grado*
        if passage.letters(index + 1) == "e", let high = numeral(index + 2, passage),
            passage.isRomanFree(index), passage.isRomanFree(index + 2), low.value < high.value,
            let gender = ContinentalRomanWords.italian.ordinalNouns[passage.letters(index + 3)]
        {
            return (
                [low, high].map { ItalianNumberWords.ordinal($0.value, gender) }.joined(separator: " e "), index + 3
            )
        }
        guard passage.isRangeDash(index + 1) || passage.isMark(index + 1, "/"),
            passage.isTight(index + 1), passage.isTight(index + 2), let high = numeral(index + 2, passage),
            low.value < high.value, high.value < 30,
            isCentury(passage.isMark(index - 1, ".") ? index - 2 : index - 1, passage) || isCentury(index + 3, passage)
        else { return nil }
        let names = [low, high].map { ItalianNumberWords.ordinal($0.value, .masculine) }
        return (names.joined(separator: " e "), index + 3)
    }

    private func isCentury(_ index: Int, _ passage: Passage) -> Bool {
        ["sec", "secc", "secolo", "secoli"].contains(passage.letters(index))
    }
}
