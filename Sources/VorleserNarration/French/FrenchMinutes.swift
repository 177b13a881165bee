import Phonemes

/// Says minutes and seconds: *5’30”*, *7'45"*.
struct FrenchMinutes: NumeralForm {
    let name = "fr-hour"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, mark) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let minutes = numeral.plain(1...2), isStroke(mark, passage), !passage.isMark(start - 1, "°"),
            let rest = passage.numeral(at: mark + 1), passage.isTight(mark + 1), let seconds = rest.plain(2...2),
            seconds < 60, isStrokes(rest.words.upperBound, passage)
        else { return [] }
        let end = rest.words.upperBound
        let last = isStroke(end, passage) ? end + 2 : end + 1
        let text = FrenchNumberWords.cardinal(minutes, .feminine) + (minutes < 2 ? " minute " : " minutes ")
        return [passage.replacement(start..<last, by: text + FrenchNumberWords.cardinal(seconds, .feminine))]
    }

    private func isStroke(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTight(index) && (passage.isApostrophe(index) || passage.isMark(index, "\u{2032}"))
    }

    private func isStrokes(_ index: Int, _ passage: Passage) -> Bool {
        if isStroke(index, passage) { return isStroke(index + 1, passage) }
        return passage.isTight(index) && [0x22, 0x201D, 0x2033].contains(passage.mark(index))
    }
}
