/// Says how rules of procedure are cited: *Fed. R. Civ. P. 12*, *Fed. R. Evid. 403*.
struct CourtRules: SpokenForm {
    let name = "court-rule"

    func replacements(in passage: Passage) -> [Replacement] {
        return passage.words.indices.compactMap { index in
            guard passage.printed(index) == "R", passage.isTightMark(index + 1, "."),
                let (subject, end) = subject(index + 2, passage)
            else { return nil }
            let isFederal = passage.isMark(index - 1, ".") && passage.printed(index - 2) == "Fed"
            let words = (isFederal ? "Federal " : "") + "Rule of " + subject
            return passage.replacement((isFederal ? index - 2 : index)..<end, by: words)
        }
    }

    /// `Civ. P.`, `Evid.`
    private func subject(_ index: Int, _ passage: Passage) -> (words: String, end: Int)? {
        guard passage.isTightMark(index + 1, ".") else { return nil }
        if passage.printed(index) == "Evid" { return ("Evidence", index + 2) }
        guard let kind = Self.procedures[passage.printed(index)],
            passage.printed(index + 2) == "P" || passage.printed(index + 2) == "Proc",
            passage.isTightMark(index + 3, ".")
        else { return nil }
        return (kind + " Procedure", index + 4)
    }

    private static let procedures = [
        "Civ": "Civil", "Crim": "Criminal", "App": "Appellate", "Bankr": "Bankruptcy",
    ]
}
