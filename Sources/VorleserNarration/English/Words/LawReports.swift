/// Says the reports that cases are cited from: *58 S. Ct. 817*, *82 L. Ed. 1188*, *999 F. Supp. 2d 12*, *93 Yale L.J. 1*.
/// Source: The Bluebook, tables T1 and T13.
struct LawReports: SpokenForm {
    let name = "law-report"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isTightMark(index + 1, "."), passage.isTightMark(index + 3, "."),
                let report = Self.reports[passage.printed(index) + passage.printed(index + 2)],
                passage.isDigits(index - 1) || report.isJournal && isAfterName(index, passage)
            else { return nil }
            // *L.Ed.2d*
            let losesBlank = passage.isTight(index + 4) && passage.isDigits(index + 4)
            return passage.replacement(index..<index + 4, by: report.words + (losesBlank ? " " : ""))
        }
    }

    /// *Harv. L. Rev.*, *Yale L.J.*
    private func isAfterName(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(passage.isMark(index - 1, ".") ? index - 2 : index - 1)
    }

    private static let reports: [String: (words: String, isJournal: Bool)] = [
        "SCt": ("Supreme Court", false), "LEd": ("Lawyers’ Edition", false), "FSupp": ("Federal Supplement", false),
        "FCas": ("Federal Cases", false), "LRev": ("Law Review", true), "LJ": ("Law Journal", true),
    ]
}
