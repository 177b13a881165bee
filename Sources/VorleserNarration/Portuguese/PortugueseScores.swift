import Phonemes

/// Says the result of a game: *2x1*, *3 x 0*; of a match’s sets, *6/4, 7/6*.
struct PortugueseScores: NumeralForm {
    let name = "pt-score"
    let numbers: PortugueseNumbers

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.upperBound
        guard let home = numeral.plain(1...2), passage.isTight(sign) == passage.isTight(sign + 1),
            let next = passage.numeral(at: sign + 1), let guests = next.plain(1...2),
            passage.printed(sign) == "x" || isSet(numeral.words.lowerBound, passage)
        else { return [] }
        // *3 x 4 = 12*
        let between = passage.isMark(next.words.upperBound, "=") ? " vezes " : " a "
        let text = numbers.cardinal(home, .alone) + between + numbers.cardinal(guests, .alone)
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    /// One of several pairs in a row, of which one has the six or seven games that win a set.
    private func isSet(_ start: Int, _ passage: Passage) -> Bool {
        guard isPair(start, passage) else { return false }
        let others = [start - 4, start + 4].filter { isPair($0, passage) && isJoint(min($0, start) + 3, passage) }
        return !others.isEmpty
            && (others + [start]).contains {
                ["6", "7"].contains(passage.printed($0)) && passage.printed($0) > passage.printed($0 + 2)
            }
    }

    private func isPair(_ index: Int, _ passage: Passage) -> Bool {
        [index, index + 2].allSatisfy { passage.isDigits($0) && passage.count($0) == 1 }
            && passage.isTightMark(index + 1, "/") && passage.isTight(index + 2) && passage.isTightEnd(index + 3)
    }

    private func isJoint(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, ",") || passage.letters(index) == "e"
    }
}
