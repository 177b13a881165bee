import Phonemes

/// Says dates in figures, `01/09/1939`, and the first of a month where the language has an ordinal for it.
struct ContinentalDates: NumeralForm {
    let words: ContinentalWords
    let dates: ContinentalDateWords
    /// Articles of either gender, after which a date may stand.
    let articles: Set<String>
    var name: String { words.name("date") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        if let date = inFigures(start, passage) ?? named(start, passage) ?? withoutYear(start, passage) {
            return [date]
        }
        return (firstOfMonth(start, passage) ?? nights(start, passage)).map { [$0] } ?? []
    }

    /// *A 3.9.91*, *de 27.05.94*: what is no number of a chapter or a program.
    private func isDotted(_ parts: [Int], _ counts: [Int], _ start: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        let isIntroduced =
            articles.contains(before) || dates.before.contains(before) || dates.masculineArticles.contains(before)
            || before == words.joints.of || before == words.joints.to || words.figures.beforeYears.contains(before)
        return isIntroduced && (parts[2] > 31 || counts == [2, 2, 2])
    }

    /// *1º/07*, *o 1°/7*
    private func firstOfMonth(_ start: Int, _ passage: Passage) -> Replacement? {
        let sign = start + 1
        guard passage.printed(start) == "1", passage.isTightMark(sign, "º") || passage.isTightMark(sign, "°"),
            passage.isTightMark(sign + 1, "/"), passage.isTight(sign + 2), passage.isDigits(sign + 2),
            passage.isTightEnd(sign + 3), !passage.isTightMark(sign + 3, "/"), !passage.isTightMark(sign + 3, "º"),
            !passage.isTightMark(sign + 3, "°"), let month = Int(passage.printed(sign + 2)), (1...12).contains(month),
            passage.count(sign + 2) == 2 || isIntroduced(start, passage)
        else { return nil }
        return passage.replacement(start..<sign + 3, by: dates.day(1) + dates.join + words.months[month - 1])
    }

    private func isIntroduced(_ start: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        return dates.before.contains(before) || dates.masculineArticles.contains(before)
    }

    /// *La nuit du 5/6 juin*: two days, before their month.
    private func nights(_ start: Int, _ passage: Passage) -> Replacement? {
        guard passage.isDigits(start), passage.isTightMark(start + 1, "/"), isBeforeMonth(start + 2, passage),
            let first = Int(passage.printed(start)), let last = Int(passage.printed(start + 2)), first < last,
            (1...31).contains(first), (1...31).contains(last)
        else { return nil }
        let days = [dates.day(first), words.numbers.cardinal(last, .alone)]
        return passage.replacement(start..<start + 3, by: days.joined(separator: dates.nightJoin))
    }

    /// Whether a number behind a slash has its month behind it.
    private func isBeforeMonth(_ day: Int, _ passage: Passage) -> Bool {
        guard passage.isDigits(day), passage.isTight(day) else { return false }
        let month = passage.letters(day + 1) == words.joints.of ? day + 2 : day + 1
        return words.months.contains(passage.letters(month))
    }

    /// *5-III-1870*, *20.XI.1975*, *15/nov/1889*: a month in Roman figures or in letters between marks.
    private func named(_ start: Int, _ passage: Passage) -> Replacement? {
        let isOrdinal = passage.isTightMark(start + 1, "º") || passage.isTightMark(start + 1, "°")
        let mark = isOrdinal ? start + 2 : start + 1
        let separator = passage.mark(mark)
        guard [0x2F, 0x2D, 0x2010, 0x2011, 0x2E].contains(separator), passage.mark(mark + 2) == separator,
            passage.isDigits(start), passage.count(start) < 3,
            !passage.isTight(start) || passage.isMark(start - 1, "("),
            passage.isDigits(mark + 3), (mark...mark + 3).allSatisfy(passage.isTight), passage.isTightEnd(mark + 4),
            let day = Int(passage.printed(start)), (1...31).contains(day), !isOrdinal || day == 1,
            let month = isOrdinal ? number(mark + 1, passage) : month(mark + 1, passage),
            let year = Int(passage.printed(mark + 3)),
            passage.count(mark + 3) == 4 || passage.count(mark + 3) == 2,
            // *Artículo 3-V-12*
            !passage.isLabel(start - 1, words)
        else { return nil }
        let text = [dates.day(day), words.months[month - 1], words.numbers.cardinal(year, .alone)]
        return passage.replacement(start..<mark + 4, by: text.joined(separator: dates.join))
    }

    private func number(_ index: Int, _ passage: Passage) -> Int? {
        guard passage.isDigits(index), let month = Int(passage.printed(index)) else { return month(index, passage) }
        return (1...12).contains(month) ? month : nil
    }

    /// A month in Roman figures or by at least three of its letters.
    private func month(_ index: Int, _ passage: Passage) -> Int? {
        if let roman = RomanNumeral(index, in: passage), !roman.isLowerCase {
            return roman.value < 13 ? roman.value : nil
        }
        let letters = passage.letters(index)
        return letters.count < 3 ? nil : words.months.firstIndex { $0.hasPrefix(letters) }.map { $0 + 1 }
    }

    /// *Il 31/12*, *le 3/04*: what cannot be a fraction, after an article.
    private func withoutYear(_ start: Int, _ passage: Passage) -> Replacement? {
        guard passage.isTightMark(start + 1, "/"), passage.isTight(start + 2), passage.isDigits(start),
            passage.isDigits(start + 2), passage.isTightEnd(start + 3), !passage.isTightMark(start + 3, "/"),
            let day = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            passage.count(start) < 3, !isBeforeMonth(start + 2, passage),
            (1...31).contains(day), (1...12).contains(month), day != 24 || month != 7,
            isSure(day, month, start, passage)
        else { return nil }
        return passage.replacement(start..<start + 3, by: dates.day(day) + dates.join + words.months[month - 1])
    }

    /// What no fraction looks like, after an article or in a list with other dates.
    private func isSure(_ day: Int, _ month: Int, _ start: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start - 1)
        let isAfterArticle = articles.contains(before) || dates.before.contains(before)
        if day > 12, passage.isMark(start - 1, ","), isAboutMonths(passage) {
            return true
        }
        guard isAfterArticle else { return false }
        // *O 11/9*, *o 7/9*: such fractions are rare, and have no such article.
        let isRare = day > 9 && day > month || ![2, 3, 4, 5, 8, 10].contains(month)
        return day > 12 || passage.count(start + 2) == 2 || isRare && dates.masculineArticles.contains(before)
    }

    private func isAboutMonths(_ passage: Passage) -> Bool {
        (words.months + dates.dayWords).contains(where: passage.vocabulary.contains)
    }

    private func inFigures(_ start: Int, _ passage: Passage) -> Replacement? {
        let separator = passage.mark(start + 1)
        guard [0x2F, 0x2D, 0x2E].contains(separator), passage.mark(start + 3) == separator, passage.isDigits(start),
            passage.isDigits(start + 2), passage.isDigits(start + 4),
            (1...4).allSatisfy({ passage.isTight(start + $0) }), passage.isTightEnd(start + 5)
        else { return nil }
        let parts = [start, start + 2, start + 4].map { Int(passage.printed($0)) ?? 0 }
        let counts = [start, start + 2, start + 4].map { passage.count($0) }
        let isISO = counts == [4, 2, 2] && separator == 0x2D
        // *7-2-95*
        let isShortYear =
            separator == 0x2F || separator == 0x2D && parts[2] > 31 && !passage.isTight(start)
            || separator == 0x2E && isDotted(parts, counts, start, passage)
        guard isISO || counts[0] < 3 && counts[1] < 3 && (counts[2] == 4 || counts[2] == 2 && isShortYear) else {
            return nil
        }
        let (day, month, year) = isISO ? (parts[2], parts[1], parts[0]) : (parts[0], parts[1], parts[2])
        guard (1...31).contains(day), (1...12).contains(month) else { return nil }
        let dayWords = dates.day(day)
        let text = [dayWords, words.months[month - 1], words.numbers.cardinal(year, .alone)].joined(
            separator: dates.join
        )
        return passage.replacement(start..<start + 5, by: text)
    }
}
