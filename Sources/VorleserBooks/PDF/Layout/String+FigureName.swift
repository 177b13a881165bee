extension String {
    /// “Figure 3.”, “Tab. 2:”
    func namesFigure(_ names: PrintingWords) -> Bool {
        let words = split(maxSplits: 2) { $0 == " " || $0 == "\u{A0}" }
        guard words.count >= 2, let number = words[1].first,
            number.isNumber || words[1].allSatisfy({ "IVXLC.:".contains($0) })
        else {
            return false
        }
        let name = words[0].lowercased().filter { $0.isLetter }
        return names.figures.contains(name)
    }

    /// “Table 3”
    func namesTable(_ names: PrintingWords) -> Bool {
        namesFigure(names) && names.tables.contains(prefix { $0.isLetter }.lowercased())
    }

    /// “Figure 3.”, but not “Figure 3 shows”, which may be a line of any sentence.
    func beginsCaption(_ names: PrintingWords) -> Bool {
        guard namesFigure(names) else { return false }
        let number = split(maxSplits: 2) { $0 == " " || $0 == "\u{A0}" }[1]
        return number.last.map { ".:–—|".contains($0) } ?? false
    }
}
