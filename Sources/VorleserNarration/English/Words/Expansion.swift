/// What an abbreviation stands for, and where it does.
struct Expansion: Sendable {
    let words: String
    let place: Place
    /// Whether it must be printed with a capital.
    let needsCapital: Bool

    enum Place: Sendable {
        /// Everywhere: the letters are no word of their own.
        case anywhere
        /// Before a word with a capital.
        case beforeName
        /// After a word with a capital or a number, perhaps with a comma between.
        case afterName
        /// After a word that has its capital from no sentence's start, and is no rank.
        case afterProperName
        /// After a town and a comma.
        case afterTown
        /// Before a number, Roman or not.
        case beforeNumber
        /// Before digits.
        case beforeDigits
        /// Before a capital and its figure: *p. A1*.
        case beforeCode
        /// Before a sum of money.
        case beforePrice
        /// Before three digits or more.
        case beforeYear
        /// Before a day and its month: *d. 23 Apr. 1616*.
        case beforeDate
        /// Before a chapter and verse.
        case beforeVerse
        /// Beside the other parts of a date.
        case inDate
        /// After an ordinal number.
        case afterOrdinal
        /// Before a certain word.
        case before(String)
        /// After a certain word.
        case after(String)
        /// Not at the end of the sentence.
        case inside
        /// In the middle: before a small letter, a digit or a dash.
        case amid
        /// Where letters end: *Yrs. truly*.
        case inLetters
    }

    func applies(to word: Range<Int>, in passage: Passage) -> Bool {
        if needsCapital, !passage.isCapital(word.lowerBound) { return false }
        // A single capital is rather the initial of a name.
        if word.count == 2, passage.isCapital(word.lowerBound) { return false }
        let next = passage.skippingBlanks(from: word.upperBound)
        switch place {
        case .anywhere: return true
        case .inside: return !passage.endsSentence(word.upperBound)
        case .amid:
            return passage.unit(next).map { $0.isSmall || $0.isDigit || $0.isDash || $0 == 0x26 } ?? false
                || isAfterWeekday(word, passage)
        case .inLetters:
            return passage.word(after: word.upperBound).map { Self.courtesies.contains(passage.string($0)) } ?? false
        case .beforeName: return passage.isCapitalNext(afterHyphen(next, passage))
        case .beforeNumber: return passage.isNumberNext(word.upperBound) && !isAmongInitials(word, next, passage)
        case .beforeDigits: return passage.isDigit(next)
        case .beforeCode: return passage.isCapital(next) && passage.isDigit(next + 1)
        case .beforePrice: return isPrice(next, passage)
        case .beforeYear: return (0..<3).allSatisfy { passage.isDigit(next + $0) }
        case .beforeDate: return isDay(next, passage)
        case .beforeVerse: return isVerse(next, passage)
        case .afterProperName: return isAfterProperName(word, passage)
        case .afterTown where isAfterParty(word, passage): return true
        case .afterOrdinal: return fits(passage.word(before: word.lowerBound), word, passage)
        case .afterName, .afterTown, .after:
            return fits(passage.word(before: word.lowerBound, overComma: true), word, passage)
        case .before(let text): return passage.word(after: word.upperBound).map(passage.string)?.lowercased() == text
        case .inDate: return isInDate(word, next, passage)
        }
    }

    /// `D-Mass.`, `R-Ky.`, as members of Congress are told.
    private func isAfterParty(_ word: Range<Int>, _ passage: Passage) -> Bool {
        guard passage.unit(word.lowerBound - 1) == 0x2D, !passage.isWordUnit(word.lowerBound - 3) else { return false }
        return ["D", "R", "I"].contains(passage.string(word.lowerBound - 2..<word.lowerBound - 1))
    }

    private func fits(_ previous: Range<Int>?, _ word: Range<Int>, _ passage: Passage) -> Bool {
        guard let previous else { return false }
        switch place {
        case .after(let text): return passage.string(previous).lowercased() == text
        case .afterOrdinal:
            return passage.isDigit(previous.lowerBound) || passage.string(previous).lowercased() == "rev."
        case .afterTown:
            let comma = passage.skippingBlanksBack(from: word.lowerBound) - 1
            return passage.unit(comma) == 0x2C && passage.isCapital(previous.lowerBound)
                && !(passage.unit(previous.lowerBound - 1)?.isOpeningQuote ?? false)
                && !PlainWords.contains(passage.string(previous).lowercased())
        default: return passage.isCapital(previous.lowerBound) || passage.isDigit(previous.lowerBound)
        }
    }

    private func isAfterProperName(_ word: Range<Int>, _ passage: Passage) -> Bool {
        guard let previous = passage.word(before: word.lowerBound), previous.count > 1,
            passage.isCapital(previous.lowerBound), passage.unit(previous.upperBound - 1) != 0x2E
        else { return false }
        let text = passage.string(previous)
        return text != "Lance" && !PlainWords.contains(text.lowercased())
    }

    /// `g. p. i.`
    private func isAmongInitials(_ word: Range<Int>, _ next: Int, _ passage: Passage) -> Bool {
        guard word.count == 2, !passage.isDigit(next), let previous = passage.word(before: word.lowerBound) else {
            return false
        }
        return previous.count == 2 && passage.unit(previous.upperBound - 1) == 0x2E
    }

    /// `$10`
    private func isPrice(_ index: Int, _ passage: Passage) -> Bool {
        [0x24, 0xA3, 0x20AC].contains(passage.unit(index)) && passage.isDigit(index + 1)
    }

    private func afterHyphen(_ index: Int, _ passage: Passage) -> Int {
        passage.unit(index) == 0x2D ? index + 1 : index
    }

    /// `23 Apr. 1616`
    private func isDay(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isDigit(start) else { return false }
        let end = passage.isDigit(start + 1) ? start + 2 : start + 1
        guard passage.isBlank(end), let month = passage.word(after: end), passage.isCapital(month.lowerBound) else {
            return false
        }
        // *A. 5 May, b. 6 May* are items of a list.
        let hasStop = passage.unit(month.upperBound) == 0x2E
        let year = passage.skippingBlanks(from: hasStop ? month.upperBound + 1 : month.upperBound)
        return Self.months.contains(passage.string(month).prefix(3).lowercased())
            && (0..<4).allSatisfy { passage.isDigit(year + $0) }
    }

    private func isVerse(_ start: Int, _ passage: Passage) -> Bool {
        var place = start
        while passage.isDigit(place) { place += 1 }
        return place > start && (passage.unit(place) == 0x3A || passage.unit(place) == 0x2E)
            && passage.isDigit(place + 1)
    }

    /// `Mon.–Fri.`, `Sat. and Sun.`
    private func isAfterWeekday(_ word: Range<Int>, _ passage: Passage) -> Bool {
        var start = word.lowerBound
        if let join = passage.word(before: start), ["and", "or", "to"].contains(passage.string(join)) {
            start = join.lowerBound
        } else if passage.unit(start - 1)?.isDash == true {
            start -= 1
        } else {
            return false
        }
        guard let day = passage.word(before: start) else { return false }
        return ["Mon.", "Tue.", "Tues.", "Wed.", "Thu.", "Thur.", "Thurs.", "Fri.", "Sat.", "Sun."].contains(
            passage.string(day)
        )
    }

    /// Words after *yours* and *your* at the end of a letter.
    private static let courtesies: Set<String> = [
        "truly", "ever", "affectionately", "sincerely", "faithfully", "obediently", "respectfully", "most", "very",
        "humble", "obedient", "obt", "obdt", "loving", "affectionate", "affte", "etc", "always",
    ]

    private static let months: Set<String> = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private func isInDate(_ word: Range<Int>, _ next: Int, _ passage: Passage) -> Bool {
        if passage.isDigit(next) || (passage.unit(next) == 0x2C && !passage.startsSentence(word.lowerBound)) {
            return true
        }
        if passage.unit(next) == 0x2C, let month = passage.word(after: next + 1) {
            if Self.months.contains(passage.string(month).prefix(3).lowercased()) { return true }
        }
        guard let previous = passage.word(before: word.lowerBound, overComma: true) else { return false }
        return passage.isDigit(previous.lowerBound)
    }
}

extension Expansion {
    /// Expansions by the abbreviation in small letters, without its last full stop.
    typealias Table = [String: [Expansion]]

    /// The expansions of some lists of abbreviations.
    /// - Parameter groups: Places and what is said there: “abbreviation=words” parted by semicolons. An abbreviation
    ///   that begins with a capital needs it in print.
    /// - Returns: The expansions, in the order given.
    static func table(_ groups: [(Place, String)]) -> Table {
        var table: Table = [:]
        for (place, entries) in groups {
            for entry in entries.split(separator: ";") {
                let sides = entry.split(separator: "=").map { $0.drop { $0 == " " || $0 == "\n" } }
                guard sides.count == 2, let first = sides[0].first else { continue }
                let expansion = Expansion(words: String(sides[1]), place: place, needsCapital: first.isUppercase)
                table[sides[0].lowercased(), default: []].append(expansion)
            }
        }
        return table
    }
}
