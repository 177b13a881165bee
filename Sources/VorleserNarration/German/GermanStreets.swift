/// Says streets that are shortened at their end: *Hauptstr. 8*.
struct GermanStreets: SpokenForm {
    let name = "de-street"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            let word = passage.printed(index)
            // *Karlspl. 3*
            if word.hasSuffix("pl"), word.utf8.count > 4, passage.isTightMark(index + 1, "."),
                passage.isDigits(index + 2),
                passage.isCapitalised(index)
            {
                return passage.abbreviated(index..<index + 2, by: word + "atz")
            }
            guard passage.isLetters(index), word.hasSuffix("str") || word == "Str",
                word.utf8.count != 3 || word == "Str",
                passage.isTightMark(index + 1, "."), passage.isCapitalised(index) || passage.isHyphen(index - 1)
            else { return nil }
            return passage.abbreviated(index..<index + 2, by: word.dropLast(3) + (word == "Str" ? "Straße" : "straße"))
        }
    }
}
