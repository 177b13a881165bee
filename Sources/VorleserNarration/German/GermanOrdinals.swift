import Phonemes

/// How a German ordinal is inflected beside what it counts.
struct GermanInflection {
    /// The ending of an ordinal whose number starts at one index and whose noun stands at another.
    static func ending(at start: Int, noun: Int, _ passage: Passage) -> String {
        known(at: start, noun: noun, passage) ?? strong(noun, passage)
    }

    /// The ending of an adjective behind an article; `nil` where none tells it.
    static func known(at start: Int, noun: Int, _ passage: Passage) -> String? {
        let before = passage.letters(start - 1)
        if en.contains(before) { return "en" }
        if likeDer.contains(before) {
            // *In der achten Klasse*, *Anfang der dritten Woche*, but *der dritte Mann*.
            let further = passage.letters(start - 2)
            if isSurelyFeminine(passage.letters(noun)) { return "en" }
            let isOblique = prepositions.contains(further) || passage.isCapitalised(start - 2) && start > 2
            return isOblique ? "en" : "e"
        }
        if e.contains(before) { return "e" }
        // *Ihr viertes Kind*, *unser zweiter Sohn*
        if bare.contains(before) { return isNeuter(noun, passage) ? "es" : "er" }
        if before.hasSuffix("em") || before.hasSuffix("en") || before.hasSuffix("es") {
            return isArticle(before) ? "en" : nil
        }
        if before.hasSuffix("er") || before.hasSuffix("e"), isArticle(before) {
            return before.hasSuffix("er") ? "en" : "e"
        }
        if let earlier = earlier(start - 1, passage) { return known(at: earlier, noun: noun, passage) }
        return nil
    }

    /// The ending of a day: *bis 13. August*, *v. 26.11.2020*, *am Montag, 3. Mai*.
    static func dayEnding(at start: Int, noun: Int, _ passage: Passage) -> String {
        let word = passage.isMark(start - 1, ".") ? start - 2 : start - 1
        if dayPrepositions.contains(passage.letters(word)) { return "en" }
        var day = start - 1
        while day > start - 4, passage.isMark(day, ",") || passage.isMark(day, ".") { day -= 1 }
        if days.contains(passage.letters(day)), en.contains(passage.letters(day - 1)) { return "en" }
        if let earlier = earlier(start - 1, passage) { return dayEnding(at: earlier, noun: noun, passage) }
        // *Zwischen 3. Mai und 5. Juni*
        if passage.letters(start - 1) == "und", isMonth(start - 2, passage), passage.isMark(start - 3, "."),
            passage.isDigits(start - 4)
        {
            return dayEnding(at: start - 4, noun: noun, passage)
        }
        return known(at: start, noun: noun, passage) ?? "er"
    }

    static func isMonth(_ index: Int, _ passage: Passage) -> Bool { months.contains(passage.letters(index)) }

    /// The number joined to this one: *vom 1. bis 15. Juni*, *im 16./17. Jh.*, *vom 3.–5.5.*
    private static func earlier(_ joint: Int, _ passage: Passage) -> Int? {
        let isSign = passage.isMark(joint, "/") || passage.isMark(joint, ",") || passage.isRangeDash(joint)
        guard isSign || joints.contains(passage.letters(joint)) else { return nil }
        let number = passage.isMark(joint - 1, ".") ? joint - 2 : joint - 1
        guard passage.isDigits(number), !isSign || number < joint - 1 else { return nil }
        // *3.5.–7.5.*
        return passage.isTightMark(number - 1, ".") && passage.isDigits(number - 2) ? number - 2 : number
    }

    /// Without an article: *Drittes Kapitel*, *Zweiter Teil*.
    private static func strong(_ noun: Int, _ passage: Passage) -> String {
        if isNeuter(noun, passage) { return "es" }
        let word = passage.letters(noun)
        return GermanNumbers.isFeminine(word) || feminineAbbreviations.contains(word) ? "e" : "er"
    }

    /// Nouns that *der* stands before in oblique cases only.
    private static func isSurelyFeminine(_ noun: String) -> Bool {
        feminineAbbreviations.contains(noun)
            || [
                "ung", "heit", "keit", "schaft", "tät", "klasse", "liga", "auflage", "ausgabe", "runde", "woche",
                "phase",
            ]
            .contains(where: noun.hasSuffix)
    }

    private static func isNeuter(_ noun: Int, _ passage: Passage) -> Bool {
        neuter.contains(passage.letters(noun)) || GermanNumbers.neuter.contains(passage.letters(noun))
    }

    private static func isArticle(_ word: String) -> Bool {
        articles.contains { word.hasPrefix($0) && word.count < $0.count + 3 }
    }

    /// Whether the numbers of what a word names have an order: *1. Kapitel*, but *1. Einleitung*.
    static func isOrdered(_ index: Int, _ passage: Passage) -> Bool {
        var noun = index
        while passage.isLowerCase(noun), noun < index + 2,
            ["e", "er", "es", "en"].contains(where: passage.letters(noun).hasSuffix)
        {
            noun += 1
        }
        // *2. Vatikanisches Konzil*
        if ["ische", "ischer", "isches"].contains(where: passage.letters(noun).hasSuffix) { noun += 1 }
        let word = passage.letters(noun)
        return isMonth(noun, passage) || ordered.contains(word) || orderedEndings.contains(where: word.hasSuffix)
    }

    private static let articles = [
        "ein", "kein", "mein", "dein", "sein", "ihr", "unser", "eur", "euer", "dies", "jed", "jen", "welch",
    ]
    private static let bare: Set = ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer"]
    private static let likeDer: Set = ["der", "jeder", "dieser", "jener", "welcher"]
    private static let en: Set = [
        "am", "im", "vom", "zum", "zur", "beim", "den", "dem", "des", "ab", "seit",
    ]
    private static let e: Set = ["die", "das", "ins", "ans", "fürs", "aufs"]
    private static let joints: Set = ["bis", "und", "oder"]
    private static let dayPrepositions: Set = ["bis", "v", "von", "nach", "vor", "zwischen", "auf", "für", "gegen"]
    private static let days: Set = [
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "mo",
        "di", "mi", "do", "fr", "sa", "so",
    ]
    private static let months: Set = Set(
        GermanDates.months.map { $0.lowercased() }
            + ["jänner", "feber", "jan", "jän", "feb", "febr", "apr", "aug", "sep", "sept", "okt", "nov", "dez"]
    )
    private static let prepositions: Set = [
        "in", "an", "auf", "aus", "bei", "mit", "nach", "seit", "von", "zu", "unter", "über", "vor", "hinter", "neben",
        "zwischen",
        "während", "wegen", "trotz", "statt", "außer", "gegenüber", "ab", "bis",
    ]
    private static let neuter: Set = [
        "kapitel", "buch", "jahrhundert", "jahrtausend", "jahr", "mal", "stück", "bild", "lied", "regiment", "heft",
        "blatt",
        "gebot", "haus", "stockwerk", "viertel", "drittel", "semester", "quartal", "abenteuer", "gespräch", "bataillon",
        "jh", "jhd", "jhdt", "jt", "kap", "konzil", "halbjahr", "korps", "opfer", "mitglied", "baby", "tor", "spiel",
    ]
    private static let feminineAbbreviations: Set = ["aufl", "abt", "kl", "std", "bundesliga", "liga", "ausg", "nr"]
    private static let ordered: Set = Set(
        """
        kapitel teil akt szene auftritt aufzug buch brief auflage ausgabe stock etage obergeschoss untergeschoss klasse
        bundesliga liga platz preis rang sieger mal tag woche monat jahr jahrhundert jahrtausend jh quartal semester
        halbjahr trimester halbzeit runde spieltag etappe minute stunde weltkrieg krieg kreuzzug konzil reich republik
        internationale advent feiertag geburtstag todestag jahrestag hochzeitstag vorsitzender vorsitzende
        bürgermeister bürgermeisterin fc sc sv fsv ffc sinfonie symphonie satz strophe vers lektion schritt stufe phase
        tagung kongress sitzung legislaturperiode wahlperiode änderung versuch gesang gebot abteilung armee division
        korps regiment bataillon kompanie kammer senat zivilsenat strafsenat generation sohn tochter kind frau mann
        person hälfte viertel drittel lehrjahr schuljahr lebensjahr jahrgang bezirk staffel folge episode serie lesung
        lauf durchgang wahlgang anlauf gang sonntag montag dienstag mittwoch donnerstag freitag samstag aufl bd kap abt
        mose samuel könige chronik korinther thessalonicher timotheus petrus johannes makkabäer opfer mitglied tor
        spiel band
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
    private static let orderedEndings = [
        "auflage", "ausgabe", "kongress", "liga", "klasse", "meister", "parteitag", "jahrhundert", "runde", "weltkrieg",
        "sitzung", "mannschaft", "wettbewerb", "festspiele", "meisterschaft", "tagung",
    ]
}

/// Says numbers with a full stop as ordinals: *am 3. Mai*, *im 19. Jahrhundert*, *1. Kapitel*.
struct GermanOrdinals: NumeralForm {
    let words: ContinentalWords
    let name = "de-ordinal"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, stop) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard let value = numeral.plain(1...3), value > 0, passage.isTightMark(stop, ".") else { return [] }
        // *Jeder 3.* stands for a third of them, *er kommt am 3.* for a day.
        let before = passage.letters(start - 1)
        if before.hasPrefix("jed") && !passage.isLetters(stop + 1) && !passage.isDigits(stop + 1)
            || Self.contracted.contains(before) && passage.isEnd(stop + 1)
        {
            let ending = GermanInflection.ending(at: start, noun: stop + 1, passage)
            return [passage.abbreviated(start..<stop + 1, by: GermanNumberWords.ordinal(value, ending))]
        }
        let isRange = passage.isRangeDash(stop + 1) && passage.isDigits(stop + 2)
        guard !passage.isEnd(stop + 1),
            !passage.isTight(stop + 1) || passage.isMark(stop + 1, ",") || passage.isMark(stop + 1, "/") || isRange,
            passage.mark(stop + 1) == 0 || isJoined(stop + 1, passage)
        else { return [] }
        let next = stop + 1
        guard passage.isLetters(next) || passage.isDigits(next) || isJoined(next, passage) else { return [] }
        if isListNumber(start, next, passage) {
            let text = GermanNumberWords.cardinal(value)
            return [
                Replacement(passage.range(of: numeral.words), by: start == 0 ? text.capitalizedAtStart : text)
            ]
        }
        // *Am 5. 5.*
        if passage.isDigits(next), !passage.isTightMark(next + 1, ".") { return [] }
        var noun = next
        while passage.isLowerCase(noun), noun < next + 4 { noun += 1 }
        // *2. Vatikanisches Konzil*
        if passage.letters(noun).hasSuffix("isches") || passage.letters(noun).hasSuffix("ischer") { noun += 1 }
        var last = stop + 1
        if isJoined(next, passage), let later = passage.numerals.dropFirst(index + 1).first {
            let behind = later.words.upperBound
            noun = passage.isTightMark(behind, ".") ? behind + 1 : behind
            if isRange, later.words.lowerBound == stop + 2, passage.isTightMark(behind, ".") || later.hasForeignPoint {
                last = stop + 2
            }
        }
        let isDay = GermanInflection.isMonth(noun, passage) || passage.isDigits(next) || passage.isDigits(noun)
        let ending =
            isDay
            ? GermanInflection.dayEnding(at: start, noun: noun, passage)
            : GermanInflection.ending(at: start, noun: noun, passage)
        var text = GermanNumberWords.ordinal(value, ending)
        if start == 0 { text = text.capitalizedAtStart }
        if last > stop + 1 { text += passage.isTight(last) ? " bis " : " bis" }
        return [Replacement(passage.range(of: start..<last), by: text)] + month(after: stop, start, passage)
    }

    /// Whether a number counts the items of a list, or the moves of a game of chess: *1. Einleitung*, *2. Sf3*.
    private func isListNumber(_ start: Int, _ next: Int, _ passage: Passage) -> Bool {
        guard passage.isLetters(next), !isJoined(next, passage) else { return false }
        if isMove(next, passage) { return true }
        guard start == 0 || passage.isLabel(start - 1, words) else { return false }
        if passage.isLowerCase(next), words.functionWords.contains(passage.letters(next)) { return true }
        return !GermanInflection.isOrdered(next, passage)
    }

    /// Prepositions with their article, which no number goes with that is no ordinal.
    private static let contracted: Set = ["am", "vom", "zum", "beim"]

    /// *e4*, *Sf3*, *Lxb5*
    private func isMove(_ index: Int, _ passage: Passage) -> Bool {
        passage.count(index) < 4 && passage.isTight(index + 1) && passage.isDigits(index + 1)
            && passage.count(index + 1) == 1 && passage.printed(index).last.map { ("a"..."h").contains($0) } ?? false
    }

    /// *5. 5.*: the month is an ordinal as well.
    private func month(after stop: Int, _ start: Int, _ passage: Passage) -> [Replacement] {
        let month = stop + 1
        guard passage.isDigits(month), passage.isTightMark(month + 1, "."), let value = Int(passage.printed(month)),
            (1...12).contains(value)
        else { return [] }
        let ending = GermanInflection.dayEnding(at: start, noun: month, passage)
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
        if let date = withoutYear(passage.numerals[index], passage) ?? international(start, passage) { return [date] }
        let separator = passage.mark(start + 1)
        guard separator == 0x2E || separator == 0x2F, passage.mark(start + 3) == separator,
            [start, start + 2, start + 4].allSatisfy(passage.isDigits), passage.count(start) < 3,
            passage.count(start + 2) < 3,
            passage.count(start + 4) == 4 || passage.count(start + 4) == 2, passage.isTight(start + 1),
            let day = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            let year = Int(passage.printed(start + 4)), (1...31).contains(day), (1...12).contains(month)
        else { return [] }
        let text = date(day, month, at: start, noun: start + 5, passage) + " " + GermanNumberWords.year(year)
        return [passage.replacement(start..<start + 5, by: text)]
    }

    /// *Am 31.12.*, which is read as a number with decimals otherwise; *3.5.–7.5.*
    private func withoutYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let (start, end) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.hasForeignPoint, let decimals = numeral.decimals, decimals.utf8.count < 3,
            let day = numeral.whole,
            let month = Int(decimals), (1...31).contains(day), (1...12).contains(month), passage.isTightMark(end, "."),
            !(passage.isTight(end + 1) && passage.isDigits(end + 1))
        else { return nil }
        let text = date(day, month, at: start, noun: end + 1, passage)
        if passage.isRangeDash(end + 1), passage.isDigits(end + 2), passage.isTightMark(end + 3, ".") {
            return passage.replacement(start..<end + 2, by: text + (passage.isTight(end + 2) ? " bis " : " bis"))
        }
        // *3.5. Heute war ich müde.*
        if start == 0, passage.isCapitalised(end + 1) {
            return Replacement(passage.range(of: start..<end), by: text.capitalizedAtStart)
        }
        return passage.abbreviated(start..<end + 1, by: text)
    }

    /// *1939-09-01*
    private func international(_ start: Int, _ passage: Passage) -> Replacement? {
        guard passage.count(start) == 4, passage.count(start + 2) == 2, passage.count(start + 4) == 2,
            [start, start + 2, start + 4].allSatisfy(passage.isDigits), passage.isHyphen(start + 1),
            passage.isHyphen(start + 3), (1...4).allSatisfy({ passage.isTight(start + $0) }),
            passage.isTightEnd(start + 5), !passage.isHyphen(start + 5),
            let year = Int(passage.printed(start)), let month = Int(passage.printed(start + 2)),
            let day = Int(passage.printed(start + 4)), (1...31).contains(day), (1...12).contains(month)
        else { return nil }
        let text = date(day, month, at: start, noun: start + 5, passage) + " " + GermanNumberWords.year(year)
        return passage.replacement(start..<start + 5, by: text)
    }

    private func date(_ day: Int, _ month: Int, at start: Int, noun: Int, _ passage: Passage) -> String {
        let ending = GermanInflection.dayEnding(at: start, noun: noun, passage)
        return GermanNumberWords.ordinal(day, ending) + " " + Self.months[month - 1]
    }

    static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
}
