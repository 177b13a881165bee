/// Says what stands for a name or a month that is not written out: *le marquis de \*\*\**, *7bre*.
struct ContinentalStars: SpokenForm {
    let words: ContinentalWords
    /// The months by whose numbers some are shortened; empty where nobody does so.
    var latinMonths: [String] = []
    var name: String { words.name("hidden-word") }

    func replacements(in passage: Passage) -> [Replacement] {
        stars(passage) + months(passage)
    }

    /// Three asterisks after *of* are a name that is kept back.
    private func stars(_ passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x2A) else { return [] }
        return passage.words.indices.compactMap { index in
            guard passage.isMark(index, "*"), !passage.isTight(index), passage.isTightMark(index + 1, "*"),
                passage.isTightMark(index + 2, "*"), !passage.isTightMark(index + 3, "*"),
                !(passage.isTight(index + 3) && passage.isLetters(index + 3)),
                words.signs.stars.particles.contains(passage.letters(index - 1))
            else { return nil }
            return Replacement(passage.range(of: index..<index + 3), by: words.signs.stars.spoken)
        }
    }

    /// *7bre* is September, the seventh month of the Romans.
    private func months(_ passage: Passage) -> [Replacement] {
        guard !latinMonths.isEmpty else { return [] }
        return passage.numerals.compactMap { numeral in
            let index = numeral.words.upperBound
            guard passage.isTight(index), passage.letters(index) == "bre",
                let month = Self.months.firstIndex(of: passage.printed(index - 1))
            else { return nil }
            return passage.abbreviated(
                index - 1..<(passage.isTightMark(index + 1, ".") ? index + 2 : index + 1),
                by: latinMonths[month + 8]
            )
        }
    }

    private static let months = ["7", "8", "9", "10"]
}
