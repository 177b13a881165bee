import Phonemes

/// Says every other number as a cardinal; a one before a noun agrees with it: *ein Mann*, *eine Frau*.
struct GermanCardinals: NumeralForm {
    let words: ContinentalWords
    let name = "de-cardinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let text = spoken(numeral, passage)
        if let sign = passage.minus(before: numeral) {
            return [passage.replacement(sign..<end, by: words.figures.minus + " " + text)]
        }
        return [passage.replacement(start..<end, by: text)]
    }

    private func spoken(_ numeral: Numeral, _ passage: Passage) -> String {
        let end = numeral.words.upperBound
        if let fraction = numeral.fraction, fraction == Fraction(1, 2) {
            // *Zweieinhalb Stunden*, *ein halber Liter*.
            if let whole = numeral.whole { return GermanNumberWords.cardinal(whole, one: "ein") + "einhalb" }
            let article = GermanArticle(noun: passage.letters(end), at: numeral.words.lowerBound, passage)
            return article.one + " " + article.adjective("halb")
        }
        if let fraction = numeral.fraction { return mixed(fraction, numeral.whole, end, passage) }
        if numeral.isOne, let one = one(numeral.words, passage) { return one }
        if let decimals = numeral.decimals, let whole = numeral.whole {
            let point = numeral.hasForeignPoint ? words.signs.address.dot : words.figures.point
            return [words.numbers.cardinal(whole, .alone), point, words.numbers.digits(decimals)].joined(separator: " ")
        }
        return passage.spoken(numeral, .alone, words)
    }
}

extension GermanCardinals {
    /// A one that counts a noun; `nil` where it is a name: *§ 1 Allgemeines*, *Satz 1 Nr. 2*, *III.1*.
    private func one(_ number: Range<Int>, _ passage: Passage) -> String? {
        let (start, end) = (number.lowerBound, number.upperBound)
        guard passage.word(end)?.isSpaced == true, !passage.isLabel(start - 1, words), !passage.isMark(start - 1, "§"),
            !passage.isTight(start)
                || passage.word(start - 1).map({ Self.opening.contains(passage[$0.range.lowerBound]) })
                    ?? true
        else { return nil }
        if passage.isCapitalised(end) {
            return GermanArticle(noun: passage.letters(end), at: start, passage).one
        }
        // *1 neue Nachricht*, but *Band 1 eine*, *Team 1 spielte Fußball*.
        guard passage.isLowerCase(end), passage.isCapitalised(end + 1), !passage.isCapitalised(start - 1),
            !words.functionWords.contains(passage.letters(end)), passage.count(end) > 3
        else { return nil }
        let adjective = passage.letters(end)
        if adjective.hasSuffix("er") || adjective.hasSuffix("es") { return "ein" }
        return adjective.hasSuffix("e") && !adjective.hasSuffix("te") ? "eine" : nil
    }

    /// Brackets, quotation marks and dashes.
    private static let opening = Set("([\"„“»«‚–—*_".utf16)

    /// *Eine viertel Stunde*, *drei viertel Liter*, *zwei drei viertel Stunden*.
    private func mixed(_ fraction: Fraction, _ whole: Int?, _ end: Int, _ passage: Passage) -> String {
        let isFeminine = GermanNumbers.isFeminine(passage.letters(end))
        let over =
            fraction.numerator == 1 ? (isFeminine ? "eine" : "ein") : GermanNumberWords.cardinal(fraction.numerator)
        let part = words.numbers.denominator(fraction.denominator, isMany: fraction.numerator > 1)
        let text = over + " " + (passage.isCapitalised(end) ? part.lowercased() : part.capitalizedAtStart)
        return whole.map { GermanNumberWords.cardinal($0) + " " + text } ?? text
    }
}

/// Says numbers that are joined to letters: *12-jährig*, *3-mal*, *die 1920er Jahre*, *100%ig*.
struct GermanCompounds: NumeralForm {
    let words: ContinentalWords
    let name = "de-compound"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        guard let value = numeral.whole, numeral.decimals == nil, numeral.fraction == nil else { return [] }
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        let number = GermanNumberWords.cardinal(value, one: "ein")
        // *3 mal am Tag*, but *3 mal 4*.
        if value < 100, passage.printed(end) == "mal", !passage.isTight(end), !passage.isDigits(end + 1) {
            return [passage.replacement(start..<end + 1, by: number + "mal")]
        }
        if passage.isMark(end, "%"), passage.isTight(end), passage.isTight(end + 1), passage.isLowerCase(end + 1) {
            return [passage.replacement(start..<end + 2, by: number + "prozent" + passage.printed(end + 1))]
        }
        // *1920er*, *50er*
        if passage.isTight(end),
            ["er", "ern", "fach", "mal", "stel", "tel", "jährig", "jährige"].contains(passage.letters(end))
        {
            let decade = (1100...1999).contains(value) ? GermanNumberWords.year(value) : number
            return [passage.replacement(start..<end + 1, by: decade + passage.printed(end))]
        }
        guard passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isLetters(end + 1) else {
            return []
        }
        let rest = passage.printed(end + 1)
        if passage.isLowerCase(end + 1) { return [passage.replacement(start..<end + 2, by: number + rest)] }
        // *Der Achtzigjährige*
        if Self.joined.contains(where: rest.lowercased().hasPrefix) {
            return [passage.replacement(start..<end + 2, by: number.capitalizedAtStart + rest.lowercased())]
        }
        return [passage.replacement(start..<end, by: number.capitalizedAtStart)]
    }

    private static let joined = ["jähr", "stünd", "tägi", "köpf", "mal", "fach", "eck"]
}

/// Says times of day: *14.30 Uhr*, *18:45*, *um 1 Uhr*, *8–18 Uhr*; and how long something takes: *1:30 Stunden*.
struct GermanTimes: NumeralForm {
    let name = "de-time"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        if let hours = hours(numeral, passage) { return [hours] }
        if let duration = duration(numeral, passage) { return [duration] }
        guard let time = time(numeral, passage) else { return [] }
        let end = time.end
        // *8–18 Uhr*
        if let later = passage.numeral(at: passage.rangeEnd(end)), let last = self.time(later, passage),
            isHour(last.end, passage) || time.hasColon && last.hasColon
        {
            let first = time.minute == 0 ? GermanNumberWords.cardinal(time.hour) : said(time.hour, time.minute)
            let text = first + " bis " + said(last.hour, last.minute)
            let behind = isHour(last.end, passage) ? last.end + 1 : last.end
            return [passage.replacement(start..<behind, by: text)]
        }
        if time.hasColon {
            // *Matthäus 5:13*
            if Self.books.contains(passage.letters(start - 1)) { return [] }
            let last = isHour(end, passage) ? end + 1 : end
            return [passage.replacement(start..<last, by: said(time.hour, time.minute))]
        }
        guard isHour(end, passage) else { return [] }
        // *5 Uhr 30*
        if numeral.isPlain, passage.isDigits(end + 1), passage.count(end + 1) < 3,
            let minute = Int(passage.printed(end + 1)), minute < 60
        {
            return [passage.replacement(start..<end + 2, by: said(time.hour, minute))]
        }
        return [passage.replacement(start..<end + 1, by: said(time.hour, time.minute))]
    }

    /// An hour, with minutes after a stop or a colon.
    private func time(_ numeral: Numeral, _ passage: Passage) -> (hour: Int, minute: Int, end: Int, hasColon: Bool)? {
        let end = numeral.words.upperBound
        guard let hour = numeral.whole, hour < 25, numeral.fraction == nil else { return nil }
        if let decimals = numeral.decimals {
            guard decimals.utf8.count == 2, numeral.hasForeignPoint, let minute = Int(decimals), minute < 60 else {
                return nil
            }
            return (hour, minute, end, false)
        }
        guard numeral.plain(1...2) != nil else { return nil }
        guard passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, let minute = Int(passage.printed(end + 1)), minute < 60,
            !passage.isTightMark(end + 2, ":")
        else { return (hour, 0, end, false) }
        return (hour, minute, end + 2, true)
    }

    private static let books: Set = [
        "matthäus", "markus", "lukas", "johannes", "römer", "korinther", "galater", "epheser", "philipper", "kolosser",
        "hebräer", "jakobus", "petrus", "offenbarung", "mose", "josua", "richter", "samuel", "könige", "chronik",
        "hiob",
        "psalm", "psalmen", "sprüche", "prediger", "jesaja", "jeremia", "hesekiel", "daniel", "sure", "mt", "mk", "lk",
        "joh", "ps", "jes", "gen", "ex",
    ]

    private func isHour(_ index: Int, _ passage: Passage) -> Bool {
        passage.printed(index) == "Uhr" || passage.printed(index) == "h" && !passage.isTight(index)
    }

    private func said(_ hour: Int, _ minute: Int) -> String {
        let text = GermanNumberWords.cardinal(hour, one: "ein") + " Uhr"
        return minute == 0 ? text : text + " " + GermanNumberWords.cardinal(minute)
    }
}

extension GermanTimes {
    /// *Täglich 2 h*, *5–6 h*; *um 21 h* is a time of day.
    private func hours(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let count = numeral.plain(1...2), !Self.clock.contains(passage.letters(start - 1)) else { return nil }
        let last = passage.numeral(at: passage.rangeEnd(end))
        let unit = last?.words.upperBound ?? end
        guard passage.printed(unit) == "h", !passage.isTight(unit),
            !passage.isTight(unit + 1) || passage.isTightEnd(unit + 1)
        else { return nil }
        if passage.isDigits(unit + 1) || passage.letters(start - 1) == "h" { return nil }
        if let last {
            guard let most = last.plain(1...2), most < 13 else { return nil }
            let text = GermanNumberWords.cardinal(count) + " bis " + named(most, Self.units[0])
            return passage.replacement(start..<unit + 1, by: text)
        }
        let one = GermanArticle(noun: "stunde", at: start, passage).one
        return passage.replacement(start..<unit + 1, by: named(count, Self.units[0], one))
    }

    private static let clock: Set = ["um", "ab", "gegen", "bis", "von", "seit", "uhr", "montag", "samstag", "sonntag"]

    /// *4:20 Minuten*, *1:30:15 Stunden*, *2h30*
    private func duration(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, mark) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let whole = numeral.plain(1...3) else { return nil }
        let one = GermanArticle(noun: "stunde", at: start, passage).one
        // *2 h 30 min*
        if passage.printed(mark) == "h", let minutes = passage.numeral(at: mark + 1), let minute = minutes.plain(1...2),
            Self.units[1].printed.contains(passage.printed(mark + 2))
        {
            let end = passage.isEnd(mark + 3) ? mark + 3 : passage.afterStop(mark + 3)
            return passage.replacement(
                start..<end,
                by: named(whole, Self.units[0]) + " " + named(minute, Self.units[1])
            )
        }
        if passage.printed(mark) == "h", passage.isTight(mark), passage.isTight(mark + 1), passage.isDigits(mark + 1),
            passage.count(mark + 1) == 2, let minute = Int(passage.printed(mark + 1)), minute < 60,
            passage.isTightEnd(mark + 2)
        {
            return passage.replacement(start..<mark + 2, by: said(whole, Self.units[0], minute))
        }
        var (end, parts) = (mark, [whole])
        while parts.count < 3, passage.isTightMark(end, ":"), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 2, let part = Int(passage.printed(end + 1)), part < 60 || parts.count > 1
        {
            parts.append(part)
            end += 2
        }
        if parts.count == 3, passage.printed(end) == "Uhr" {
            let text = said(whole, parts[1]) + " und " + named(parts[2], Self.units[2])
            return passage.replacement(start..<end + 1, by: text)
        }
        // *4:20:35 h*
        if parts.count == 3, passage.printed(end) == "h" || passage.isTightEnd(end) && passage.printed(end) != "Uhr",
            !Self.units.contains(where: { $0.printed.contains(passage.printed(end)) })
        {
            let text = named(parts[0], Self.units[0]) + " " + said(parts[1], Self.units[1], parts[2])
            return passage.replacement(start..<(passage.printed(end) == "h" ? end + 1 : end), by: text)
        }
        guard parts.count > 1, !passage.isTight(end),
            let unit = Self.units.firstIndex(where: { $0.printed.contains(passage.printed(end)) })
        else { return nil }
        let last = passage.isEnd(end + 1) ? end + 1 : passage.afterStop(end + 1)
        if parts.count == 3, unit + 1 < Self.units.count {
            let minutes = named(parts[1], Self.units[unit + 1])
            let rest = parts[2] == 0 ? "" : " " + GermanNumberWords.cardinal(parts[2])
            return passage.replacement(start..<last, by: named(parts[0], Self.units[unit]) + " " + minutes + rest)
        }
        guard parts.count == 2 else { return nil }
        if whole == 0, unit + 1 < Self.units.count {
            return passage.replacement(start..<last, by: named(parts[1], Self.units[unit + 1]))
        }
        return passage.replacement(start..<last, by: said(whole, Self.units[unit], parts[1], one))
    }

    private func said(_ whole: Int, _ unit: Unit, _ rest: Int, _ one: String = "eine") -> String {
        named(whole, unit, one) + (rest == 0 ? "" : " " + GermanNumberWords.cardinal(rest))
    }

    private func named(_ count: Int, _ unit: Unit, _ one: String = "eine") -> String {
        GermanNumberWords.cardinal(count, one: count == 1 ? one : "eine") + " " + (count == 1 ? unit.one : unit.many)
    }

    private struct Unit {
        let one: String
        let many: String
        let printed: Set<String>
    }

    private static let units = [
        Unit(one: "Stunde", many: "Stunden", printed: ["Stunde", "Stunden", "Std"]),
        Unit(one: "Minute", many: "Minuten", printed: ["Minute", "Minuten", "Min", "min"]),
        Unit(one: "Sekunde", many: "Sekunden", printed: ["Sekunde", "Sekunden", "Sek", "sek"]),
    ]
}

/// Says results and verses: *3:2*, *Matthäus 5:3*; and numbers of telephones digit by digit.
struct GermanScores: NumeralForm {
    let name = "de-score"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, colon) = (numeral.words.lowerBound, numeral.words.upperBound)
        if numeral.isPlain, isTelephone(start, passage) {
            return [passage.replacement(start..<colon, by: GermanNumberWords.digits(numeral.digits))]
        }
        guard numeral.isPlain, let value = numeral.whole, passage.isTightMark(colon, ":"), passage.isTight(colon + 1),
            passage.isDigits(colon + 1)
        else { return [] }
        let isVerse = passage.isCapitalised(start - 1)
        let text = GermanNumberWords.cardinal(value) + (isVerse ? ", " : " zu ")
        return [passage.replacement(start..<colon + 1, by: text)]
    }

    /// Whether the word before a row of numbers is one for a telephone.
    private func isTelephone(_ index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        while passage.isDigits(place) || passage.isMark(place, "/") || passage.isHyphen(place)
            || passage.isMark(place, ".") || passage.isMark(place, ":")
        {
            place -= 1
        }
        return ["tel", "telefon", "fax", "telefax", "fernruf"].contains(passage.letters(place))
    }
}

/// Says streets that are shortened at their end: *Hauptstr. 8*.
struct GermanStreets: SpokenForm {
    let name = "de-street"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            let word = passage.printed(index)
            // *Karlspl. 3*
            if word.hasSuffix("pl"), word.utf8.count > 4, passage.isTightMark(index + 1, "."),
                passage.isDigits(index + 2),
                passage.isCapitalised(index)
            {
                return passage.abbreviated(index..<index + 2, by: word + "atz")
            }
            guard passage.isLetters(index), word.hasSuffix("str") || word == "Str",
                word.utf8.count != 3 || word == "Str",
                passage.isTightMark(index + 1, "."), passage.isCapitalised(index) || passage.isHyphen(index - 1)
            else { return nil }
            return passage.abbreviated(index..<index + 2, by: word.dropLast(3) + (word == "Str" ? "Straße" : "straße"))
        }
    }
}
