/// Says the signs of birth and death before dates: *(\* 3. Juli 1883 in Prag; † 1924)*.
struct GermanLives: SpokenForm {
    let name = "de-life"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x2A) || passage.marks.contains(0x2020) else { return [] }
        return passage.words.indices.compactMap { index in
            let verb = passage.isMark(index, "*") ? "geboren" : passage.isMark(index, "†") ? "gestorben" : nil
            guard let verb, passage.isDigits(index + 1) || passage.letters(index + 1) == "um",
                index == 0 || passage.word(index - 1)?.kind == .mark || passage.word(index)?.isSpaced == true
            else { return nil }
            // A star before a day or a year stands for a birth only in brackets or beside the sign of a death.
            if passage.isMark(index, "*"), !isBracketed(index, passage), !passage.marks.contains(0x2020) { return nil }
            let isDay = passage.isTightMark(index + 2, ".") && passage.count(index + 1) < 3
            let text = verb + (isDay ? " am" : "") + (passage.isTight(index + 1) ? " " : "")
            return passage.replacement(index..<index + 1, by: text)
        }
    }

    private func isBracketed(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index - 1, "(") || passage.isMark(index - 1, ",") || passage.isMark(index - 1, ";")
    }
}
