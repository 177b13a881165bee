/// Says signs that are words: *§ 5*, *A & B*, *©*.
struct ContinentalSymbols: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("symbol") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isSpeakable else { return [] }
        var result: [Replacement] = []
        for index in passage.words.indices {
            guard let scalar = Unicode.Scalar(passage.mark(index)), scalar != "\0",
                let word = words.signs.symbols[scalar] ?? sign(scalar, between: index, passage)
            else { continue }
            // *§§ 5–7*
            if scalar == "§", passage.isMark(index + 1, "§") { continue }
            let isMany = scalar == "§" && passage.isMark(index - 1, "§")
            if isMany {
                result.append(passage.replacement(index - 1..<index + 1, by: words.signs.sections))
                continue
            }
            // *Padres & hijos*
            let next = passage.letters(index + 1)
            let isBeforeI = next.hasPrefix("i") || next.hasPrefix("hi") && !next.hasPrefix("hie")
            let isTag = scalar == "#" && passage.isTight(index + 1) && passage.isLetters(index + 1)
            let and = scalar == "&" && isBeforeI ? words.joints.andBeforeI : nil
            let said = isTag ? "hashtag" : and ?? word
            let before = passage.isTight(index) && passage.word(index - 1)?.kind != .mark ? " " : ""
            let after = passage.isTight(index + 1) && passage.word(index + 1)?.kind != .mark ? " " : ""
            result.append(passage.replacement(index..<index + 1, by: before + said + after))
        }
        return result
    }

    /// *x² − y²*, *a ≤ b*: a sign between letters, with blanks on both sides.
    private func sign(_ scalar: Unicode.Scalar, between index: Int, _ passage: Passage) -> String? {
        // *2^n*, *(a+b)^n*; a number has been said with its power.
        if scalar == "^", passage.isTight(index), passage.isTight(index + 1), passage.count(index + 1) == 1,
            passage.isLetters(index + 1), passage.isTightEnd(index + 2),
            passage.isDigits(index - 1) || passage.isMark(index - 1, ")") || passage.count(index - 1) == 1
        {
            return words.figures.power.other
        }
        guard ["−", "≤", "≥"].contains(scalar), passage.word(index)?.isSpaced == true,
            passage.word(index + 1)?.isSpaced == true
        else { return nil }
        return words.figures.operators[scalar]
    }
}
