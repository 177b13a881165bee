import Phonemes

/// Says every other number in digits as a cardinal.
struct Cardinals: NumeralForm {
    let name = "cardinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.quantity(of: numeral)
        var words = quantity.spoken
        var end = quantity.words.upperBound
        if passage.isTight(end), passage.printed(end) == "s", numeral.isPlain {
            words = NumberWords.plural(
                numeral.digits.utf8.count > 2 ? numeral.whole.map(NumberWords.paired) ?? words : words
            )
            end += 1
        }
        return [
            passage.replacement(
                quantity.words.lowerBound..<end,
                by: separated(words, quantity.words.lowerBound..<end, passage)
            )
        ]
    }

    /// Keeps the words apart from letters that the digits are printed together with.
    private func separated(_ words: String, _ range: Range<Int>, _ passage: Passage) -> String {
        let before = passage.isTight(range.lowerBound) && passage.isLetters(range.lowerBound - 1) ? " " : ""
        let end = range.upperBound
        let isFollowed = passage.isTight(end) && passage.isLetters(end)
        let after = isFollowed && passage.halfOfDay(end) == nil && passage.era(end) == nil ? " " : ""
        return before + words + after
    }
}

/// Says digits that other rules have left, because they claimed a part of the number.
struct Figures: NumeralForm {
    let name = "figure"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        passage.numerals[index].words.filter { passage.isDigits($0) }.map { word in
            let digits = passage.printed(word)
            let value = digits.utf8.count < 16 ? Int(digits) : nil
            let words = value.map { NumberWords.cardinal($0, and: passage.isBritish) } ?? NumberWords.digits(digits)
            return passage.replacement(word..<word + 1, by: " " + words + " ")
        }
    }
}
