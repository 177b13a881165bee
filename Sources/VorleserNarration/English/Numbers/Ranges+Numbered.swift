/// Numbers of two parts, of which the second is no end: `Listing 20-1`, `Figures 3-1 and 3-2`, `SP 800-132`.
extension Ranges {
    func isNumbered(_ first: Numeral, _ last: Numeral, _ passage: Passage) -> Bool {
        let (start, dash) = (first.words.lowerBound, first.words.upperBound)
        guard passage.isHyphen(dash), passage.isTight(dash), passage.isTight(dash + 1) else { return false }
        if passage.isCapitalised(start - 1), Self.numbered.contains(passage.letters(start - 1)) { return true }
        return isLaw(start, passage) || isDocument(first, last, passage) || isInRow(start, passage)
    }

    /// `Public Law 94-142`, `Pub. L. 107-56`: a Congress and a number.
    private func isLaw(_ start: Int, _ passage: Passage) -> Bool {
        if passage.printed(start - 1) == "Law" { return passage.letters(start - 2) == "public" }
        return passage.isTightMark(start - 1, ".") && passage.printed(start - 2) == "L"
            && passage.letters(start - 4) == "pub"
    }

    /// Whether a number that falls stands behind those who publish documents by number: `FIPS 140-2`.
    private func isDocument(_ first: Numeral, _ last: Numeral, _ passage: Passage) -> Bool {
        let label = first.words.lowerBound - 1
        guard let high = first.whole, high > 99, let low = last.whole, low < high, passage.isCapitalised(label) else {
            return false
        }
        return Self.publishers.contains(passage.printed(label)) || Self.documents.contains(passage.letters(label))
    }

    /// `Figures 3-1 and 3-2`: behind *Figures* one pair that falls, or several with the same first part. *Figures 3-5* are three.
    private func isInRow(_ start: Int, _ passage: Passage) -> Bool {
        var label = start - 1
        while passage.isDigits(label) || passage.isRangeDash(label) || isJoin(label, passage) { label -= 1 }
        guard passage.isCapitalised(label), Self.rows.contains(passage.letters(label)) else { return false }
        var (pairs, index) = ([(Int, Int)](), label + 1)
        while passage.isDigits(index) || passage.isRangeDash(index) || isJoin(index, passage) {
            if passage.isHyphen(index), passage.isTight(index), passage.isTight(index + 1),
                let first = Int(passage.printed(index - 1)), let last = Int(passage.printed(index + 1))
            {
                pairs.append((first, last))
            }
            index += 1
        }
        return pairs.contains { $0.1 < $0.0 } || pairs.count > 1 && pairs.allSatisfy { $0.0 == pairs[0].0 }
    }

    private func isJoin(_ index: Int, _ passage: Passage) -> Bool {
        passage.isMark(index, ",") || passage.isMark(index, "&")
            || ["and", "or", "to", "through"].contains(passage.printed(index))
    }

    /// What has a number of two parts: “Listing 2-1”.
    static let numbered: Set = [
        "listing", "figure", "fig", "table", "example", "exercise", "program", "equation", "problem", "box", "exhibit",
        "plate", "diagram", "illustration", "chart", "section", "theorem", "lemma", "definition", "algorithm",
    ]

    private static let rows = Set(
        numbered.flatMap { [$0, $0 + "s"] } + ["boxes", "questions"]
    )

    private static let publishers: Set = [
        "SP", "FIPS", "ISO", "IEC", "IEEE", "ANSI", "NIST", "NISTIR", "DIN", "EN", "ITU", "ECMA", "ASTM", "STD",
    ]
    private static let documents: Set = ["model", "standard", "publication"]
}
