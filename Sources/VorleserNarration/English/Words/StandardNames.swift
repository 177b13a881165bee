import Phonemes

/// Says the numbers of standards and fiscal years: `H.264`, `X.509`, `802.11ac`, `FY2023`.
struct StandardNames: SpokenForm {
    let name = "standard"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap {
            series($0, passage) ?? network($0, passage) ?? fiscalYear($0, passage)
        }
    }

    /// Recommendations of the ITU.
    private func series(_ index: Int, _ passage: Passage) -> Replacement? {
        guard ["H", "G", "X", "V"].contains(passage.printed(index)), isFree(index, passage),
            passage.isTightMark(index + 1, "."), passage.isTight(index + 2), passage.isDigits(index + 2),
            passage.count(index + 2) == 3, let number = Int(passage.printed(index + 2)),
            !(passage.isTightMark(index + 3, ".") && passage.isTight(index + 4) && passage.isDigits(index + 4))
        else { return nil }
        let words = passage.printed(index) + " " + NumberWords.paired(number)
        return passage.replacement(index..<index + 3, by: words + (followsLetter(index + 3, passage) ? " " : ""))
    }

    /// Networks of the IEEE.
    private func network(_ index: Int, _ passage: Passage) -> Replacement? {
        guard passage.printed(index) == "802", isFree(index, passage), passage.isTightMark(index + 1, "."),
            passage.isTight(index + 2), passage.isDigits(index + 2), passage.count(index + 2) < 3,
            let part = Int(passage.printed(index + 2))
        else { return nil }
        let hasLetters = followsLetter(index + 3, passage) && passage.count(index + 3) < 3
        guard hasLetters || passage.printed(index - 1) == "IEEE" || Self.networks.contains(passage.letters(index + 3))
        else { return nil }
        let letters = hasLetters ? " " + passage.printed(index + 3).spelled : ""
        return passage.replacement(
            index..<index + (hasLetters ? 4 : 3),
            by: "eight oh two dot " + NumberWords.cardinal(part) + letters
        )
    }

    private static let networks: Set = [
        "network", "networks", "standard", "standards", "wireless", "wifi", "wi", "frame", "frames", "lan", "family",
        "protocol", "protocols",
    ]

    private func fiscalYear(_ index: Int, _ passage: Passage) -> Replacement? {
        guard passage.printed(index) == "FY", isFree(index, passage), passage.isDigits(index + 1),
            passage.count(index + 1) == 4 || passage.isTight(index + 1) && passage.count(index + 1) == 2,
            let year = Int(passage.printed(index + 1)), !followsLetter(index + 2, passage)
        else { return nil }
        let isRange = passage.isTight(index + 2) && [0x2F, 0x2D, 0x2013].contains(passage.mark(index + 2))
        if isRange {
            return passage.replacement(
                index..<index + 1,
                by: "fiscal year" + (passage.isTight(index + 1) ? " " : "")
            )
        }
        let words = passage.count(index + 1) == 4 ? NumberWords.year(year) : NumberWords.paired(year)
        return passage.replacement(index..<index + 2, by: "fiscal year " + words)
    }

    /// Whether blanks or a bracket come before.
    private func isFree(_ index: Int, _ passage: Passage) -> Bool {
        !passage.isTight(index) || passage.isMark(index - 1, "(") || passage.isMark(index - 1, "/")
    }

    private func followsLetter(_ index: Int, _ passage: Passage) -> Bool {
        passage.isTight(index) && passage.isLetters(index)
    }
}
