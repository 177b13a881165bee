import Phonemes

/// Says `.45 caliber` as the gun is called, and other decimals point by point.
struct Decimals: NumeralForm {
    let name = "decimal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let point = numeral.words.lowerBound - 1
        if passage.isTightMark(point, "."), passage.isTight(point + 1), passage.isDigits(point - 1), numeral.isPlain {
            // A later part of 1.2.3
            let words = " point " + numeral.spoken(british: passage.isBritish)
            return [passage.replacement(point..<numeral.words.upperBound, by: words)]
        }
        if let version = anyVersion(numeral, passage) { return [version] }
        guard let decimals = numeral.decimals else { return [] }
        let quantity = passage.quantity(of: numeral)
        if numeral.digits.isEmpty, (2...3).contains(decimals.utf8.count), decimals.utf8.first != 0x30,
            let value = Int(decimals), isName(numeral, passage)
        {
            return [passage.replacement(numeral.words, by: NumberWords.paired(value))]
        }
        return [passage.replacement(quantity.words, by: quantity.spoken)]
    }

    /// `18.x`, `1.0.x`: any of a row of versions.
    private func anyVersion(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let point = numeral.words.upperBound
        guard passage.isTightMark(point, "."), passage.isTight(point + 1), passage.letters(point + 1) == "x",
            passage.isTightEnd(point + 2)
        else { return nil }
        return passage.replacement(
            numeral.words.lowerBound..<point + 2,
            by: numeral.spoken(british: passage.isBritish) + " dot X"
        )
    }

    private func isName(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let (before, after) = (passage.letters(numeral.words.lowerBound - 1), passage.letters(numeral.words.upperBound))
        return Self.guns.contains(after)
            || Self.owners.contains(before) && !passage.isMark(numeral.words.upperBound, "%")
    }

    private static let guns: Set = [
        "caliber", "calibre", "cal", "revolver", "rifle", "pistol", "automatic", "magnum", "special", "colt", "gun",
        "auto",
        "bullet", "bullets", "winchester", "slug", "slugs", "hitter", "acp", "ammo", "shell", "shells", "round",
        "rounds",
    ]
    private static let owners: Set = ["a", "his", "her", "my", "your", "their", "batting", "hit", "hitting", "batted"]
}
