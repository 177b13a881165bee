import Phonemes

/// How a German ordinal is inflected beside what it counts.
struct GermanInflection {
    /// The ending of an ordinal whose number starts at one index and whose noun stands at another.
    static func ending(at start: Int, noun: Int, _ passage: Passage) -> String {
        let before = passage.letters(start - 1)
        if en.contains(before) { return "en" }
        if before == "der" {
            // *In der achten Klasse*, *Anfang der dritten Woche*, but *der dritte Mann*.
            let further = passage.letters(start - 2)
            let isOblique = prepositions.contains(further) || passage.isCapitalised(start - 2) && start > 2
            return isOblique ? "en" : "e"
        }
        if e.contains(before) { return "e" }
        if before.hasSuffix("em") || before.hasSuffix("en") || before.hasSuffix("es") {
            return isArticle(before) ? "en" : strong(noun, passage)
        }
        if before.hasSuffix("er") || before.hasSuffix("e"), isArticle(before) {
            return before.hasSuffix("er") ? "en" : "e"
        }
        if before == "bis" || before == "und" || before == "oder", let earlier = earlier(start - 1, passage) {
            return ending(at: earlier, noun: noun, passage)
        }
        return strong(noun, passage)
    }

    /// The number joined to this one: *vom 1. bis 15. Juni*.
    private static func earlier(_ conjunction: Int, _ passage: Passage) -> Int? {
        let number = passage.isMark(conjunction - 1, ".") ? conjunction - 2 : conjunction - 1
        return passage.isDigits(number) ? number : nil
    }

    /// Without an article: *Drittes Kapitel*, *Zweiter Teil*.
    private static func strong(_ noun: Int, _ passage: Passage) -> String {
        let word = passage.letters(noun)
        if neuter.contains(word) { return "es" }
        return GermanNumbers.isFeminine(word) ? "e" : "er"
    }

    private static func isArticle(_ word: String) -> Bool {
        articles.contains { word.hasPrefix($0) && word.count < $0.count + 3 }
    }

    private static let articles = [
        "ein", "kein", "mein", "dein", "sein", "ihr", "unser", "eur", "euer", "dies", "jed", "jen", "welch",
    ]
    private static let en: Set = [
        "am", "im", "vom", "zum", "zur", "beim", "den", "dem", "des", "ab", "seit",
    ]
    private static let e: Set = ["die", "das", "ins", "ans", "fürs", "aufs"]
    private static let prepositions: Set = [
        "in", "an", "auf", "aus", "bei", "mit", "nach", "seit", "von", "zu", "unter", "über", "vor", "hinter", "neben",
        "zwischen",
        "während", "wegen", "trotz", "statt", "außer", "gegenüber", "ab", "bis",
    ]
    private static let neuter: Set = [
        "kapitel", "buch", "jahrhundert", "jahrtausend", "jahr", "mal", "stück", "bild", "lied", "regiment", "heft",
        "blatt",
        "gebot", "haus", "stockwerk", "viertel", "drittel", "semester", "quartal", "abenteuer", "gespräch", "bataillon",
    ]
}

/// Says numbers with a full stop as ordinals: *am 3. Mai*, *im 19. Jahrhundert*, *1. Kapitel*.
struct GermanOrdinals: NumeralForm {
    let name = "de-ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, stop) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...3), value > 0, passage.isTightMark(stop, "."), !passage.isEnd(stop + 1),
            !passage.isTight(stop + 1) || passage.isMark(stop + 1, ",") || passage.isMark(stop + 1, "/"),
            passage.mark(stop + 1) == 0 || isJoined(stop + 1, passage)
        else { return [] }
        let next = stop + 1
        guard passage.isLetters(next) || passage.isDigits(next) || isJoined(next, passage) else { return [] }
        // *Am 5. 5.*
        if passage.isDigits(next), !passage.isTightMark(next + 1, ".") { return [] }
        var noun = next
        while passage.isLowerCase(noun), noun < next + 4 { noun += 1 }
        if isJoined(next, passage), let last = passage.numerals.dropFirst(index + 1).first {
            noun = last.words.upperBound + 1
        }
        var text = GermanNumberWords.ordinal(value, GermanInflection.ending(at: start, noun: noun, passage))
        if start == 0 { text = text.capitalizedAtStart }
        return [Replacement(passage.range(of: start..<stop + 1), by: text)] + month(after: stop, start, passage)
    }

    /// *5. 5.*: the month is an ordinal as well.
    private func month(after stop: Int, _ start: Int, _ passage: Passage) -> [Replacement] {
        let month = stop + 1
        guard passage.isDigits(month), passage.isTightMark(month + 1, "."), let value = Int(passage.printed(month)),
            (1...12).contains(value)
        else { return [] }
        let ending = GermanInflection.ending(at: start, noun: month, passage)
        return [passage.abbreviated(month..<month + 2, by: GermanNumberWords.ordinal(value, ending))]
    }

    /// *1. bis 15. Juni*, *der 2. und 3. Band*.
    private func isJoined(_ index: Int, _ passage: Passage) -> Bool {
        ["bis", "und", "oder"].contains(passage.letters(index)) || passage.isMark(index, ",")
            || passage.isMark(index, "/") && passage.isDigits(index + 1) && passage.isTightMark(index + 2, ".")
            || passage.isRangeDash(index)
    }
}

/// Says dates in figures: *01.09.1939*, *1939-09-01*.
struct GermanDates: NumeralForm {
    let name = "de-date"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        if let date = withoutYear(passage.numerals[index], passage) { return [date] }
        let separator = passage.mark(start + 1)
        guard separator == 0x2E || separator == 0x2F, passage.mark(start + 3) == separator,
            [start, start + 2, start + 4].allSatisfy(passage.isDigits), passage.count(start) < 3,
            passage.count(start + 2) < 3,
            passage.count(start + 4) == 4 || passage.count(start + 4) == 2, passage.isTight(start + 1),
            let day = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            let year = Int(passage.printed(start + 4)), (1...31).contains(day), (1...12).contains(month)
        else { return [] }
        let ending = GermanInflection.ending(at: start, noun: start + 5, passage)
        let text = [GermanNumberWords.ordinal(day, ending), Self.months[month - 1], GermanNumberWords.year(year)]
        return [passage.replacement(start..<start + 5, by: text.joined(separator: " "))]
    }

    /// *Am 31.12.*, which is read as a number with decimals otherwise.
    private func withoutYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.hasForeignPoint, let decimals = numeral.decimals, decimals.utf8.count < 3,
            let day = numeral.whole,
            let month = Int(decimals), (1...31).contains(day), (1...12).contains(month), passage.isTightMark(end, "."),
            !(passage.isTight(end + 1) && passage.isDigits(end + 1))
        else { return nil }
        let ending = GermanInflection.ending(at: start, noun: end + 1, passage)
        let text = GermanNumberWords.ordinal(day, ending) + " " + Self.months[month - 1]
        return passage.abbreviated(start..<end + 1, by: text)
    }

    static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
}
