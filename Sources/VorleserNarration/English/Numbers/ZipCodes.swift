import Phonemes

/// Spells the nine digits of an American postal code: *New York, NY 10003-3295*.
struct ZipCodes: SpokenForm {
    let name = "zip-code"

    func replacements(in passage: Passage) -> [Replacement] {
        // The second number is always the smaller one, so that this is no range.
        passage.words.indices.compactMap { index in
            guard isFigures(index, 5, passage), !passage.isTight(index), passage.isHyphen(index + 1),
                passage.isTight(index + 1), isFigures(index + 2, 4, passage), passage.isTight(index + 2),
                passage.isTightEnd(index + 3), !passage.isTightMark(index + 3, "-")
            else { return nil }
            let parts = [index, index + 2].map { NumberWords.digits(passage.printed($0)) }
            return passage.replacement(index..<index + 3, by: parts.joined(separator: ", "))
        }
    }

    private func isFigures(_ index: Int, _ count: Int, _ passage: Passage) -> Bool {
        passage.isDigits(index) && passage.count(index) == count && passage.numeral(at: index)?.isPlain == true
    }
}
