import Phonemes

/// Says an hour by itself, and minutes behind a stroke: *1 h*, *1h e 30’*, *al 90’*.
struct ItalianHours: NumeralForm {
    let name = "it-hour"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let value = numeral.plain(1...3) else { return [] }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        if passage.printed(end) == "h" { return hours(value, start, end, passage).map { [$0] } ?? [] }
        guard isMinutes(numeral, passage), value > 0, value <= 150 else { return [] }
        // *All’85’*
        let before = passage.isTight(start) && passage.isApostrophe(start - 1) ? start - 2 : start - 1
        if Self.articles.contains(passage.letters(before)) {
            return [passage.replacement(start..<end + 1, by: ItalianNumberWords.ordinal(value, .masculine))]
        }
        guard Self.prepositions.contains(passage.letters(start - 1)) else { return [] }
        let text = ItalianNumberWords.cardinal(value, .masculine) + (value == 1 ? " minuto" : " minuti")
        return [passage.replacement(start..<end + 1, by: text)]
    }

    private func hours(_ value: Int, _ start: Int, _ mark: Int, _ passage: Passage) -> Replacement? {
        let text = value == 1 ? "un’ora" : ItalianNumberWords.cardinal(value, .feminine) + " ore"
        let next = mark + 1
        if passage.letters(next) == "e", let minutes = passage.numeral(at: next + 1), isMinutes(minutes, passage),
            let count = minutes.plain(1...2)
        {
            let said = text + " e " + ItalianNumberWords.cardinal(count, .alone)
            return passage.replacement(start..<minutes.words.upperBound + 1, by: said)
        }
        guard value == 1, !passage.isMark(mark - 2, "/") else { return nil }
        if passage.isDigits(next) {
            guard passage.count(next) == 2, let count = Int(passage.printed(next)), (1...59).contains(count) else {
                return nil
            }
            let isMarked =
                passage.letters(next + 1) == "min" || passage.isTight(next + 1) && passage.letters(next + 1) == "m"
            let end = isMarked ? next + 2 : next + 1
            let said = text + " e " + ItalianNumberWords.cardinal(count, .masculine)
            return passage.replacement(start..<end, by: said + (count == 1 ? " minuto" : " minuti"))
        }
        return passage.isMark(next, "/") ? nil : passage.replacement(start..<next, by: text)
    }

    /// A number with a stroke behind it that closes no quotation.
    private func isMinutes(_ numeral: Numeral, _ passage: Passage) -> Bool {
        let mark = numeral.words.upperBound
        guard numeral.isPlain, passage.isTight(mark), passage.isApostrophe(mark) || passage.isMark(mark, "\u{2032}"),
            passage.isTightEnd(mark + 1), !passage.isTightMark(mark + 1, "'"), !passage.marks.contains(0x2018)
        else { return false }
        let opened = passage.words.indices.contains { place in
            passage.isMark(place, "'") && passage.word(place)?.isSpaced == true && !passage.isDigits(place + 1)
        }
        return !opened
    }

    private static let articles: Set = [
        "al", "dal", "nel", "il", "del", "sul", "all", "dall", "nell", "l", "dell", "sull",
    ]
    private static let prepositions: Set = [
        "in", "per", "di", "da", "dopo", "circa", "e", "ogni", "entro", "a", "altri",
    ]
}
