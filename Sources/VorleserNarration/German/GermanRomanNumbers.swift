import Phonemes

/// Says Roman numbers of kings, chapters and wars: *Ludwig XIV.*, *III. Kapitel*, *Kapitel IV*.
struct GermanRomanNumbers: SpokenForm {
    let name = "de-roman-number"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices {
            guard passage.isLetters(index), let numeral = RomanNumeral(index, in: passage), passage.isRomanFree(index),
                let replacement = said(numeral, index, passage)
            else { continue }
            result.append(replacement)
        }
        return result
    }

    private func said(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Replacement? {
        let hasStop = passage.isTightMark(index + 1, ".")
        let label = passage.letters(index - 1)
        // *S. M. S. Emden*
        if hasStop, numeral.count == 1, passage.isMark(index - 1, "."), passage.count(index - 2) == 1,
            passage.isCapitalised(index - 2)
        {
            return nil
        }
        if isLabelled(numeral, index, label, passage) {
            return passage.replacement(index..<index + 1, by: Self.cardinal(numeral))
        }
        // *III.1*
        if hasStop, numeral.count > 1, passage.isTight(index + 2), passage.isDigits(index + 2) {
            return passage.replacement(index..<index + 2, by: Self.cardinal(numeral) + " Punkt ")
        }
        if numeral.isLowerCase { return nil }
        if let king = king(numeral, index, hasStop, passage) { return king }
        // *II. Finanzkapitalismus* is the second of a list, *II. Teil* the second part.
        if index == 0, hasStop, passage.isLetters(index + 2), !GermanInflection.isOrdered(index + 2, passage),
            numeral.count > 1 || passage.isHeading && [1, 5, 10].contains(numeral.value)
        {
            return passage.replacement(0..<1, by: Self.cardinal(numeral).capitalizedAtStart)
        }
        if hasStop, passage.isCapitalised(index + 2) || passage.isLowerCase(index + 2),
            !isInitial(numeral, index, passage)
        {
            var text = GermanNumberWords.ordinal(
                numeral.value,
                GermanInflection.ending(at: index, noun: index + 2, passage)
            )
            // A name: *der Zweite Weltkrieg*.
            if index == 0 || Self.names.contains(passage.letters(index + 2)) { text = text.capitalizedAtStart }
            return Replacement(passage.range(of: index..<index + 2), by: text)
        }
        // *Heinrich, der XIII.*
        if hasStop, Self.articles.contains(label), !passage.isLetters(index + 2), isBehindName(index, numeral, passage),
            let ending = GermanInflection.known(at: index, noun: passage.words.count, passage)
        {
            let text = GermanNumberWords.ordinal(numeral.value, ending).capitalizedAtStart
            return passage.abbreviated(index..<index + 2, by: text)
        }
        // *C.* alone heads a letter of an index sooner than a hundredth chapter.
        let isLetter = numeral.count == 1 && numeral.value >= 100
        let isWhole = index == 0 && passage.isEnd(1) && (passage.isBlock || passage.isHeading) && !isLetter
        if isWhole || numeral.count > 2 && numeral.isSure && !Self.words.contains(passage.letters(index)) {
            let end = isWhole && hasStop ? index + 2 : index + 1
            return Replacement(passage.range(of: index..<end), by: Self.cardinal(numeral))
        }
        return nil
    }

    /// Whether a letter behind an article is the number of a name before it: *Karl, der V.*, but *mit den D.’s*.
    private func isBehindName(_ index: Int, _ numeral: RomanNumeral, _ passage: Passage) -> Bool {
        if numeral.count > 1 { return true }
        let name = passage.isMark(index - 2, ",") ? index - 3 : index - 2
        return numeral.value < 50 && passage.isCapitalised(name) && !passage.isApostrophe(index + 2)
    }

    /// *Vierzehn*; a year is said as one: *neunzehnhundertvierzehn*.
    private static func cardinal(_ numeral: RomanNumeral) -> String { GermanNumberWords.year(numeral.value) }

    /// Whether a word stands before that has Roman numbers: *Band III*, *Steuerklasse III/V*; *Klasse C* is a letter.
    private func isLabelled(_ numeral: RomanNumeral, _ index: Int, _ label: String, _ passage: Passage) -> Bool {
        if numeral.count == 1, numeral.value >= 50 || label == "typ" && numeral.value > 1 { return false }
        // *Ein Buch v. A. Meier*
        if numeral.count == 1, numeral.isLowerCase, passage.isTightMark(index + 1, "."),
            passage.isLetters(index + 2) || numeral.value == 5
        {
            return false
        }
        if Self.labels.contains(label) { return true }
        if passage.isMark(index - 1, ".") { return Self.shortLabels.contains(passage.letters(index - 2)) }
        return (passage.isMark(index - 1, "/") || passage.isRangeDash(index - 1)) && passage.isTight(index)
            && RomanNumeral(index - 2, in: passage) != nil && Self.labels.contains(passage.letters(index - 3))
    }

    private static let shortLabels: Set = ["kap", "bd", "art", "abb", "tab", "s", "nr", "taf", "bgbl", "abt"]

    /// Whether a letter with a stop is a name's: *F. M. Dostojewski*, *V. Hugo*, but *I. Teil*, *der V. Akt*.
    private func isInitial(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        guard numeral.count == 1 else { return false }
        // *Herr V.*, *Prinzessin X.*, *die Stadt D.*: a name that the author keeps back.
        let before = passage.letters(index - 1)
        if passage.isCapitalised(index - 1), passage.count(index - 1) > 1, !Self.labels.contains(before),
            !Self.articles.contains(before)
        {
            return true
        }
        if numeral.value >= 50 || passage.isMark(index - 1, ".") && passage.count(index - 2) == 1 { return true }
        let noun = passage.letters(index + 2)
        if passage.count(index + 2) == 1, passage.isTightMark(index + 3, ".") { return true }
        if passage.isLowerCase(index + 2) { return !isOrdered(index, passage) }
        return !(Self.labels.contains(noun) || Self.names.contains(noun) || Self.articles.contains(before))
    }

    /// Whether a letter before a word in small letters is a number: *V. verbesserte Auflage*, *im I. und II. Teil*, but
    /// *die Bewohner von X. waren arm*.
    private func isOrdered(_ index: Int, _ passage: Passage) -> Bool {
        let next = passage.letters(index + 2)
        if ["und", "bis", "oder", "u"].contains(next) {
            return RomanNumeral(passage.afterStop(index + 3), in: passage).map { !$0.isLowerCase } ?? false
        }
        if GermanInflection.isOrdered(index + 2, passage) { return true }
        let isAdjective =
            ["e", "er", "es", "en", "em"].contains(where: next.hasSuffix) && passage.isCapitalised(index + 3)
        return isAdjective && (index == 0 || Self.articles.contains(passage.letters(index - 1)))
    }

    private static let articles: Set = [
        "der", "die", "das", "des", "dem", "den", "im", "am", "vom", "zum", "zur", "beim", "ein", "eine", "einen",
        "einem", "dieser",
        "diesem", "unser", "unserem", "mein", "sein", "seinem", "ihr", "ihrem",
    ]

    /// *Ludwig der Vierzehnte*, *Ludwigs des Sechzehnten*, *mit Karl dem Ersten*.
    private func king(_ numeral: RomanNumeral, _ index: Int, _ hasStop: Bool, _ passage: Passage) -> Replacement? {
        // *Ramses’ II.*
        let isElided = passage.isApostrophe(index - 1) && passage.isTight(index - 1)
        let last = isElided ? index - 2 : index - 1
        let name = passage.letters(last)
        guard hasStop, passage.isCapitalised(last), numeral.value < 50 else { return nil }
        let stem = String(name.dropLast())
        let isOwner = name.hasSuffix("s") && !Self.kings.contains(name)
        let isQueen = Self.queens.contains(name) || isOwner && Self.queens.contains(stem)
        let isGenitive = isElided && Self.kings.contains(name) || isOwner && (isQueen || Self.kings.contains(stem))
        guard isQueen || isGenitive || Self.kings.contains(name) || isForeignKing(numeral, index, passage) else {
            return nil
        }
        let ruler = isGenitive ? GermanCase.genitive : rulersCase(namedAt: last, passage)
        let article =
            switch ruler {
            case .nominative: isQueen ? "die" : "der"
            case .genitive: isQueen ? "der" : "des"
            case .dative: isQueen ? "der" : "dem"
            case .accusative: isQueen ? "die" : "den"
            }
        let isPlain = ruler == .nominative || isQueen && ruler == .accusative
        let text =
            article + " " + GermanNumberWords.ordinal(numeral.value, isPlain ? "e" : "en").capitalizedAtStart
        return passage.abbreviated(index..<index + 2, by: text)
    }

    /// The case of a ruler, by what stands before the name: *unter Kaiser Karl V.*, *man wählte Friedrich Wilhelm I.*
    private func rulersCase(namedAt last: Int, _ passage: Passage) -> GermanCase {
        var first = last - 1
        while Self.isRuler(passage.letters(first)) { first -= 1 }
        let before = passage.letters(first)
        let hasTitle = first < last - 1
        if hasTitle, before == "des" { return .genitive }
        if hasTitle, before == "der" {
            return Self.queens.contains(passage.letters(last)) ? .dative : .nominative
        }
        if Self.dative.contains(before) { return .dative }
        if Self.accusative.contains(before) { return .accusative }
        // *Von Philipp II. und Franz I.*
        if before == "und" || before == "sowie" || passage.isMark(first, ",") {
            let isNumbered = passage.isMark(first - 1, ".") && RomanNumeral(first - 2, in: passage) != nil
            let name = isNumbered ? first - 3 : first - 1
            let word = passage.letters(name)
            if isNumbered || before != "" && (Self.kings.contains(word) || Self.queens.contains(word)) {
                return rulersCase(namedAt: name, passage)
            }
        }
        return GermanObjects.behindVerb(first + 1, isPerson: true, passage) ?? .nominative
    }

    /// *Abd ar-Rahman III. herrschte*: a name that no list has, before a verb or the end.
    private func isForeignKing(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(index - 2)
        // *Kaiser Claudius II.*
        if Self.titles.contains(before), passage.count(index - 1) > 2, !Self.isRuler(passage.letters(index - 1)) {
            return true
        }
        return numeral.count > 1 && passage.isLowerCase(index + 2) && !Self.labels.contains(passage.letters(index - 1))
            && !Self.articles.contains(before) && !GermanInflection.isOrdered(index + 2, passage)
    }

    /// Whether a word is the name of a king or a title, *Kaiser*, *Schwedenkönig*.
    static func isRuler(_ word: String) -> Bool {
        titles.contains(word) || kings.contains(word)
            || ["könig", "königs", "kaiser", "kaisers", "herzog", "herzogs", "fürst", "fürsten"].contains(
                where: word.hasSuffix
            )
    }

    private static let titles: Set = [
        "kaiser", "kaisers", "kaiserin", "könig", "königs", "königin", "papst", "papstes", "zar", "zaren", "zarin",
        "herzog",
        "herzogs", "großherzog", "erzherzog", "graf", "grafen", "fürst", "fürsten", "kurfürst", "kurfürsten", "prinz",
        "prinzen", "pharao", "sultan", "schah", "landgraf", "landgrafen", "markgraf", "markgrafen", "bischof",
    ]
    private static let dative: Set = [
        "mit", "von", "unter", "bei", "nach", "zu", "seit", "neben", "aus", "dem", "vom", "zum", "zwischen",
        "gegenüber",
        "samt", "nebst", "außer", "vor", "hinter",
    ]
    private static let accusative: Set = ["für", "gegen", "durch", "ohne", "um", "den", "an", "auf", "über", "bis"]
    private static let names: Set = ["weltkrieg", "reich", "republik", "internationale"]
    private static let words: Set = ["mir", "dir", "mix", "mild", "lid", "cd", "dvd", "xml"]
    private static let labels: Set = [
        "kapitel", "kap", "band", "bd", "bände", "teil", "buch", "akt", "szene", "aufzug", "auftritt", "gesang",
        "abschnitt",
        "artikel", "art", "abbildung", "abb", "tafel", "tabelle", "tab", "seite", "s", "psalm", "nummer", "nr",
        "anhang", "brief",
        "lektion", "strophe", "abteilung", "stück", "bild", "heft", "klasse", "typ", "ziffer", "sgb", "hartz", "apollo",
        "gemini", "steuerklasse", "pflegestufe", "stufe", "phase", "basel", "dublin", "minsk", "episode", "stadium",
        "zone", "gruppe", "staffel", "sozialgesetzbuch", "bgbl",
    ]
    private static let kings: Set = [
        "ludwig", "karl", "heinrich", "friedrich", "wilhelm", "otto", "konrad", "rudolf", "leopold", "josef", "joseph",
        "franz",
        "ferdinand", "maximilian", "philipp", "georg", "eduard", "richard", "jakob", "johann", "johannes", "paul",
        "pius", "leo",
        "benedikt", "clemens", "klemens", "innozenz", "gregor", "urban", "alexander", "julius", "sixtus", "hadrian",
        "bonifaz",
        "nikolaus", "eugen", "calixtus", "martin", "stephan", "viktor", "napoleon", "peter", "iwan", "christian",
        "gustav", "adolf",
        "sigismund", "albrecht", "albert", "august", "ernst", "ramses", "ptolemäus", "darius", "xerxes", "antiochus",
        "konstantin",
        "theodosius", "mehmed", "sultan", "selim", "süleyman", "oskar", "haakon", "olaf", "erich", "alfons", "pedro",
        "emanuel",
        "umberto", "robert", "hugo", "lothar", "arnulf", "ottokar", "wenzel", "wladislaw", "stanislaus", "kasimir",
        "franziskus", "claudius", "honorius", "valentinian", "amenophis", "thutmosis", "mithridates", "artaxerxes",
        "antiochos", "alexios", "justinian", "sigmund", "waldemar", "knut", "magnus", "harald", "erik", "balduin",
        "boleslaw", "mieszko", "ladislaus", "bela", "béla", "eberhard", "zölestin", "coelestin", "paschalis",
        "anastasius",
        "damasus", "eugenius", "silvester", "lucius", "rama", "abdülhamid", "murad", "bayezid", "manuel", "alfonso",
    ]
    private static let queens: Set = [
        "elisabeth", "katharina", "maria", "anna", "christine", "margarethe", "margarete", "viktoria", "victoria",
        "johanna",
        "isabella", "kleopatra", "beatrix", "wilhelmina", "sophie", "charlotte",
    ]
}
