import Phonemes

/// Says numbers of sections and versions, which look like dates: *3.1.2 Ergebnisse*, *Kapitel 2.3. Finanzen*.
struct GermanSections: NumeralForm {
    let words: ContinentalWords
    let name = "de-list-number"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard passage.isDigits(start), !isInside(start, passage) else { return [] }
        var (end, parts) = (start + 1, [passage.printed(start)])
        while passage.isTightMark(end, "."), passage.isTight(end + 1), passage.isDigits(end + 1), parts.count < 9 {
            parts.append(passage.printed(end + 1))
            end += 2
        }
        guard parts.count > 1, parts.allSatisfy({ $0.utf8.count < 4 }), passage.isTightEnd(end),
            !parts.dropFirst().allSatisfy({ $0.utf8.count == 3 })
        else { return [] }
        if parts.count < 4, isDate(parts), !isNumber(start, end, parts, passage) { return [] }
        // *2.2* is read as such by other rules.
        if parts.count == 2, !passage.isTightMark(end, ".") || passage.isEnd(end + 1) { return [] }
        let said = parts.map { part in
            part.utf8.first == 0x30 && part.utf8.count > 1
                ? GermanNumberWords.digits(part) : GermanNumberWords.cardinal(Int(part) ?? 0)
        }
        return [Replacement(passage.range(of: start..<end), by: said.joined(separator: " Punkt "))]
    }

    private func isInside(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(start), let before = passage.word(start - 1) else { return false }
        return before.kind != .mark || [0x2E, 0x2C, 0x2F, 0x3A].contains(passage.mark(start - 1))
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
