import Phonemes

/// Says numbers of sections and versions, which look like dates: *3.1.2 Ergebnisse*, *Kapitel 2.3. Finanzen*.
struct GermanSections: NumeralForm {
    let words: ContinentalWords
    let name = "de-list-number"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard let (parts, end) = ContinentalSections.parts(from: start, passage) else { return [] }
        if parts.count < 4, isDate(parts), !isNumber(start, end, parts, passage) { return [] }
        // *2.2* is read as such by other rules.
        if parts.count == 2, !passage.isTightMark(end, ".") || passage.isEnd(end + 1) { return [] }
        let said = ContinentalSections(words: words).spoken(parts)
        return [Replacement(passage.range(of: start..<end), by: said)]
    }

    private func isDate(_ parts: [String]) -> Bool {
        guard let day = Int(parts[0]), let month = Int(parts[1]), (1...31).contains(day), (1...12).contains(month)
        else { return false }
        return parts.count == 2 || parts[2].utf8.count == 2
    }

    /// Whether what may be a date numbers a section: it stands after the section’s word or begins a title.
    private func isNumber(_ start: Int, _ end: Int, _ parts: [String], _ passage: Passage) -> Bool {
        if passage.isLabel(start - 1, words) { return true }
        let next = passage.isTightMark(end, ".") ? end + 1 : end
        guard start == 0, passage.isCapitalised(next), !GermanInflection.isMonth(next, passage),
            !GermanWeekdays.names.contains(passage.printed(next)), parts.allSatisfy({ $0.utf8.first != 0x30 }),
            let first = Int(parts[0]), first <= 12
        else { return false }
        return passage.isHeading || passage.isBlock && passage.words.last?.kind != .mark
    }
}
