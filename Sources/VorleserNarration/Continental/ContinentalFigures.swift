import Phonemes

/// Says digits that other rules have left, because they claimed a part of the number.
struct ContinentalFigures: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("figure") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        passage.numerals[index].words.filter { passage.isDigits($0) }.map { word in
            let digits = passage.printed(word)
            let value = digits.utf8.count < 16 ? Int(digits) : nil
            let text = value.map { words.numbers.cardinal($0, .alone) } ?? words.numbers.digits(digits)
            return passage.replacement(word..<word + 1, by: " " + text + " ")
        }
    }
}
