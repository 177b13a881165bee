import Phonemes

/// Says numbers of telephones that are printed with full stops, or with a zero for those who call from the country.
struct FrenchTelephones: SpokenForm {
    let name = "fr-telephone"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            if let end = groups(from: index, passage) {
                let parts = (index..<end).filter(passage.isDigits).map { said($0, passage) }
                result.append(passage.replacement(index..<end, by: parts.joined(separator: " ")))
                index = end
            } else if isZero(index, passage) {
                // *+33 (0)6*
                let text = "zéro " + said(index + 3, passage)
                result.append(passage.replacement(index..<index + 4, by: text))
                index += 4
            } else {
                index += 1
            }
        }
        return result
    }

    /// Five pairs of digits, the first with a zero: *04.76.12.34.56*.
    private func groups(from index: Int, _ passage: Passage) -> Int? {
        // *tél. 03.89.41.93.72*, but not the end of *1.03.89.41.93.72*
        guard passage.isDigits(index), passage.printed(index).first == "0",
            !(passage.isMark(index - 1, ".") && passage.isTight(index))
        else { return nil }
        for place in index..<index + 9 {
            let isNumber = (place - index).isMultiple(of: 2)
            guard isNumber ? passage.isDigits(place) && passage.count(place) == 2 : isParting(place, passage),
                place == index || passage.isTight(place)
            else { return nil }
        }
        return passage.isTightEnd(index + 9) ? index + 9 : nil
    }

    private func isParting(_ index: Int, _ passage: Passage) -> Bool {
        [0x2E, 0x2D, 0x2F].contains(passage.mark(index))
    }

    private func isZero(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, "(") && passage.printed(index + 1) == "0" && passage.isTightMark(index + 2, ")")
            && passage.isTight(index + 1) && passage.isDigits(index + 3) && passage.isDigits(index - 1)
            && passage.isMark(index - 2, "+") && passage.count(index + 3) < 3
    }

    private func said(_ index: Int, _ passage: Passage) -> String {
        let digits = passage.printed(index)
        guard digits.first == "0" else { return FrenchNumberWords.cardinal(Int(digits) ?? 0, .alone) }
        return FrenchNumberWords.digits(digits)
    }
}
