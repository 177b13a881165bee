public import VorleserCore

extension Narrator {
    /// What is said for a sentence that stands by itself.
    /// - Parameters:
    ///   - line: Offsets of the pieces count from its start.
    ///   - language: BCP 47 tag.
    /// - Returns: Pieces that cover it but for white space at its ends; none for a blank line.
    public func pieces(of line: String, language: String) -> [Piece] {
        let printed = PrintedText(Array(line.utf16), at: 0)
        let span = printed.trimmed(printed.span)
        guard !span.isEmpty else { return [] }
        let runs = SpokenForms(self).apply(to: [span], of: printed, in: language, isHeading: false, isBlock: true)
        return Pieces(of: Phrase(runs, language: language, pauseBefore: nil), printed).pieces
    }
}
