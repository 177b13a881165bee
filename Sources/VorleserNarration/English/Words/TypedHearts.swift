/// Says the typed heart, `<3`: *love* between two people, nothing at a sentence's end. `<3 hours` is a comparison.
struct TypedHearts: SpokenForm {
    let name = "typed-heart"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x3C) else { return [] }
        return passage.words.indices.compactMap { index in
            guard passage.isMark(index, "<"), passage.word(index)?.isSpaced == true, passage.isTight(index + 1),
                passage.printed(index + 1) == "3", passage.isTightEnd(index + 2), index > 0
            else { return nil }
            let range = passage.range(of: index..<index + 2)
            let isObject = !passage.isTight(index + 2) && passage.isLetters(index + 2)
            if isObject, Self.lovers.contains(passage.letters(index - 1)) { return Replacement(range, by: "love") }
            let isLast =
                passage.isEnd(index + 2) || Self.kisses.contains(passage.letters(index + 2))
                || EnglishWords.functionWords.contains(passage.letters(index + 2))
            // “if x <3” ends with a number.
            guard isLast, passage.count(index - 1) > 1 || passage.mark(index - 1) != 0, !passage.isDigits(index - 1)
            else { return nil }
            let blanks = passage.words[index - 1].range.upperBound..<range.upperBound
            return Replacement(blanks, by: "")
        }
    }

    private static let kisses: Set = ["xo", "xoxo", "xx", "xxx", "lol", "omg"]
    private static let lovers: Set = ["i", "we", "you", "they", "u"]
}
