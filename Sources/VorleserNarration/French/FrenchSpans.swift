/// Says the dash between hours: *10h-12h*, *9 h-18 h*.
struct FrenchSpans: SpokenForm {
    let name = "fr-hour-range"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isRangeDash(index), passage.isTight(index) == passage.isTight(index + 1),
                isHour(endingAt: index, passage), passage.isDigits(index + 1), passage.count(index + 1) < 3,
                passage.letters(index + 2) == "h"
            else { return nil }
            return passage.replacement(index..<index + 1, by: passage.isTight(index) ? " à " : "à")
        }
    }

    /// *10h*, *10h30*
    private func isHour(endingAt end: Int, _ passage: Passage) -> Bool {
        let letter = passage.isDigits(end - 1) && passage.count(end - 1) == 2 ? end - 2 : end - 1
        return passage.letters(letter) == "h" && passage.isDigits(letter - 1) && passage.count(letter - 1) < 3
    }
}
