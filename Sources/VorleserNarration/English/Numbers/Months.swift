/// Says `Sept.` in full beside a number.
struct Months: SpokenForm {
    let name = "month"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        return passage.words.indices.compactMap { index in
            guard passage.isMonth(index), let month = EnglishWords.months[passage.letters(index)],
                passage.count(index) < month.name.utf8.count
            else { return nil }
            let end = passage.afterStop(index + 1)
            let isBeside =
                passage.isDigits(end) || passage.isMark(end, ",") && passage.isDigits(end + 1)
                || follows(index, passage)
                // “Feb/Mar 1871”
                || passage.isTightMark(end, "/") && passage.isMonth(end + 1)
                    && passage.isDigits(passage.afterStop(end + 2))
            return isBeside ? passage.replacement(index..<end, by: month.name) : nil
        }
    }

    private func follows(_ index: Int, _ passage: Passage) -> Bool {
        passage.isDigits(index - 1) || ["st", "nd", "rd", "th", "d"].contains(passage.letters(index - 1))
            || passage.letters(index - 1) == "of"
                && (passage.isDigits(index - 2) || passage.isDigits(index - 3) && passage.isTight(index - 2))
    }
}
