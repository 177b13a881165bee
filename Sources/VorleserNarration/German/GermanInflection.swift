/// How a German ordinal is inflected beside what it counts.
struct GermanInflection {
    /// The ending of an ordinal whose number starts at one index and whose noun stands at another.
    static func ending(at start: Int, noun: Int, _ passage: Passage) -> String {
        known(at: start, noun: noun, passage) ?? strong(noun, passage)
    }

    /// The ending of an adjective behind an article; `nil` where none tells it.
    static func known(at start: Int, noun: Int, _ passage: Passage) -> String? {
        let before = passage.letters(start - 1)
        if wordsBeforeEn.contains(before) { return "en" }
        // *Ende d. 18. Jahrhunderts*
        if passage.isMark(start - 1, "."), passage.printed(start - 2) == "d", passage.letters(noun).hasPrefix("j") {
            return "en"
        }
        if likeDer.contains(before) { return isOblique(at: start, noun: noun, passage) ? "en" : "e" }
        // *Die XX. Olympischen Spiele*
        if before == "die", isPlural(noun, passage) { return "en" }
        if wordsBeforeE.contains(before) { return "e" }
        // *Ihr viertes Kind*, *unser zweiter Sohn*
        if bare.contains(before) { return isNeuter(noun, passage) ? "es" : "er" }
        if before.hasSuffix("em") || before.hasSuffix("en") || before.hasSuffix("es"), isArticle(before) { return "en" }
        if before.hasSuffix("er") || before.hasSuffix("e"), isArticle(before) {
            return before.hasSuffix("er") ? "en" : "e"
        }
        if strongDative.contains(before) { return dativeEnding(noun, passage) }
        if let parallel = parallel(at: start, noun: noun, passage) { return parallel }
        if before.hasSuffix("em") || before.hasSuffix("en") || before.hasSuffix("es") { return nil }
        if let earlier = earlier(start - 1, passage) { return known(at: earlier, noun: noun, passage) }
        return nil
    }

    /// The ending of an adjective before the number, where an article before it asks for that: *zum vollendeten 12.
    /// Lebensjahr*, *im siebten und 8. Kapitel*.
    private static func parallel(at start: Int, noun: Int, _ passage: Passage) -> String? {
        let isJoined = ["und", "oder", "bis"].contains(passage.letters(start - 1))
        let adjective = isJoined ? start - 2 : start - 1
        guard adjective > 0, passage.isLowerCase(adjective), passage.count(adjective) > 3,
            !ContinentalWords.german.functionWords.contains(passage.letters(adjective)),
            articlesBeforeAdjective.contains(passage.letters(adjective - 1)),
            let ending = known(at: adjective, noun: noun, passage), passage.letters(adjective).hasSuffix(ending)
        else { return nil }
        return ending
    }

    /// Whether *der* stands for an oblique case: *in der achten Klasse*, *Anfang der dritten Woche*, but *der dritte Mann*.
    private static func isOblique(at start: Int, noun: Int, _ passage: Passage) -> Bool {
        if passage.isCapitalised(noun), isSurelyFeminine(passage.letters(noun)),
            !ContinentalWords.german.functionWords.contains(passage.letters(noun))
        {
            return true
        }
        // *Mit der 3. und der 2.*
        let further = passage.letters(start - 2)
        if further == "und" || further == "oder", passage.isMark(start - 3, "."), passage.isDigits(start - 4),
            passage.letters(start - 5) == passage.letters(start - 1)
        {
            return isOblique(at: start - 4, noun: noun, passage)
        }
        return prepositions.contains(further) || passage.isCapitalised(start - 2) && start > 2
    }

    /// Behind a preposition without an article: *in zweiter Auflage*, *nach drittem Versuch*; of a noun whose gender is
    /// not known nothing is told.
    private static func dativeEnding(_ noun: Int, _ passage: Passage) -> String? {
        guard passage.isCapitalised(noun), !isMonth(noun, passage), !books.contains(passage.letters(noun)) else {
            return nil
        }
        let word = passage.letters(noun)
        if GermanNumbers.isFeminine(word) || feminineAbbreviations.contains(word) { return "er" }
        return GermanNouns.isMasculine(word) || isNeuter(noun, passage) ? "em" : nil
    }

    /// Whether a noun behind such a preposition is in the plural: *aus öffentlichen Mitteln*.
    static func isDativePlural(_ noun: String, behind before: String) -> Bool {
        strongDative.contains(before) && ["en", "ln", "rn"].contains(where: noun.hasSuffix)
            && !GermanNouns.isMasculine(noun)
    }

    /// *Die 10. Berliner Festspiele*, *die XX. Olympischen Spiele*
    private static func isPlural(_ noun: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(noun)
        // *Die 1. Damen-Mannschaft*
        if passage.isHyphen(noun + 1), passage.isTight(noun + 1), passage.isTight(noun + 2), passage.isLetters(noun + 2)
        {
            return isPlural(noun + 2, passage)
        }
        if word.hasSuffix("er"), passage.isCapitalised(noun), passage.isCapitalised(noun + 1) {
            return GermanNouns.isPlural(passage.letters(noun + 1))
        }
        if passage.isLowerCase(noun) { return passage.isCapitalised(noun + 1) && word.hasSuffix("en") }
        return passage.isCapitalised(noun) && GermanNouns.isPlural(word)
    }

    /// The ending of a day: *bis 13. August*, *v. 26.11.2020*, *am Montag, 3. Mai*.
    static func dayEnding(at start: Int, noun: Int, _ passage: Passage) -> String {
        // *(\* 3. Juli 1883)*
        if passage.isMark(start - 1, "*") || passage.isMark(start - 1, "†") { return "en" }
        let word = passage.isMark(start - 1, ".") ? start - 2 : start - 1
        if dayPrepositions.contains(passage.letters(word)) { return "en" }
        var day = start - 1
        while day > start - 4, passage.isMark(day, ",") || passage.isMark(day, ".") { day -= 1 }
        if days.contains(passage.letters(day)), wordsBeforeEn.contains(passage.letters(day - 1)) { return "en" }
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
        // *18. u. 19.*
        let joint = passage.isMark(joint, ".") && passage.letters(joint - 1) == "u" ? joint - 1 : joint
        let isSign = passage.isMark(joint, "/") || passage.isMark(joint, ",") || passage.isRangeDash(joint)
        guard isSign || joints.contains(passage.letters(joint)) else { return nil }
        let number = passage.isMark(joint - 1, ".") ? joint - 2 : joint - 1
        // *Im I. und II. Teil*
        if number < joint - 1, !isSign, let roman = RomanNumeral(number, in: passage), !roman.isLowerCase {
            return number
        }
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
        feminineAbbreviations.contains(noun) || GermanNouns.isSurelyFeminine(noun)
    }

    static func isNeuter(_ noun: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(noun)
        return neuter.contains(word) || GermanNumbers.neuter.contains(word)
            || word != "samt" && neuterHeads.contains(where: word.hasSuffix)
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
    /// Articles and prepositions behind which an ordinal ends in -en: *am dritten*.
    private static let wordsBeforeEn: Set = [
        "am", "im", "vom", "zum", "zur", "beim", "den", "dem", "des", "ab", "seit", "unterm", "überm", "hinterm",
        "vorm",
    ]
    /// Those behind which it ends in -e: *das dritte*.
    private static let wordsBeforeE: Set = ["die", "das", "ins", "ans", "fürs", "aufs", "übers", "unters", "durchs"]
    private static let articlesBeforeAdjective: Set = [
        "am", "im", "vom", "zum", "zur", "beim", "den", "dem", "des", "der", "die", "das", "dieser", "diesem", "diesen",
        "einem", "einer", "einen", "seinem", "seiner", "seinen", "ihrem", "ihrer", "ihren", "meinem", "meiner",
        "meinen",
        "unterm", "ins", "ans", "fürs", "aufs",
    ]
    private static let joints: Set = ["bis", "und", "oder", "u"]
    /// Prepositions with a dative, behind which an ordinal without an article takes that ending.
    static let strongDative: Set = ["in", "aus", "mit", "nach", "bei", "von", "zu"]
    /// Books of the Bible, whose number is a part of the name.
    private static let books: Set = [
        "mose", "samuel", "könige", "chronik", "korinther", "thessalonicher", "timotheus", "petrus", "johannes",
        "makkabäer",
    ]
    private static let dayPrepositions: Set = [
        "bis", "v", "d", "von", "nach", "vor", "zwischen", "auf", "für", "gegen",
    ]
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
    /// Neuter nouns that are the same in each of their compounds.
    private static let neuterHeads = ["regiment", "bataillon", "ministerium", "korps", "heer", "amt"]
    private static let feminineAbbreviations: Set = [
        "aufl", "abt", "kl", "std", "klasse", "bundesliga", "liga", "ausg", "nr", "auflage", "phase",
    ]
    private static let ordered: Set = Set(
        words: """
            kapitel teil akt szene auftritt aufzug buch brief auflage ausgabe stock etage obergeschoss untergeschoss
            klasse bundesliga liga platz preis rang sieger mal tag woche monat jahr jahrhundert jahrtausend jh quartal
            semester halbjahr trimester halbzeit runde spieltag etappe minute stunde weltkrieg krieg kreuzzug konzil
            reich republik internationale advent feiertag geburtstag todestag jahrestag hochzeitstag vorsitzender
            vorsitzende bürgermeister bürgermeisterin fc sc sv fsv ffc sinfonie symphonie satz strophe vers lektion
            schritt stufe phase tagung kongress sitzung legislaturperiode wahlperiode änderung versuch gesang gebot
            abteilung armee division korps regiment bataillon kompanie kammer senat zivilsenat strafsenat generation
            sohn tochter kind frau mann person hälfte viertel drittel lehrjahr schuljahr lebensjahr jahrgang bezirk
            staffel folge episode serie lesung lauf durchgang wahlgang anlauf gang sonntag montag dienstag mittwoch
            donnerstag freitag samstag aufl bd kap abt mose samuel könige chronik korinther thessalonicher timotheus
            petrus johannes makkabäer opfer mitglied tor spiel band
            """
    )
    private static let orderedEndings = [
        "auflage", "ausgabe", "kongress", "liga", "klasse", "meister", "parteitag", "jahrhundert", "runde", "weltkrieg",
        "sitzung", "mannschaft", "wettbewerb", "festspiele", "meisterschaft", "tagung",
    ]
}
