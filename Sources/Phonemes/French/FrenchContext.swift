/// Words whose sounds depend on the words around them: *il sera à l'est*, *ils sont tous là*, *je me sens mal*.
enum FrenchContext {
    /// Says the words of one breath as their neighbours want them.
    /// - Parameters:
    ///   - words: As they are said by themselves.
    ///   - texts: How they were written, in small letters.
    static func settle(_ words: inout [SpelledWord], _ texts: [String]) {
        for index in words.indices {
            if index + 1 < words.count, words[index + 1].followsHyphen { joinCompound(&words, texts, index) }
            let text = texts[index]
            if index > 0, words[index].isName, several.contains(texts[index - 1]) { plural(&words[index]) }
            if text.utf8.count < 6, let rule = rules[text] {
                rule(&words, Neighbours(texts: texts, index: index))
            } else if words[index].letters.last == "t", text.utf8.count > 5, text.hasSuffix("ent") {
                verbInEnt(&words, Neighbours(texts: texts, index: index))
            } else if words[index].letters.last == "s", text.hasSuffix("tions"),
                Neighbours(texts: texts, index: index).isAfter(nousWords)
            {
                hardenTions(&words[index])
            }
        }
    }

    /// *Minos*, but *les Makalolos*: a people's name has its own s only in the singular.
    private static func plural(_ word: inout SpelledWord) {
        guard word.isName, word.letters.last == "s", word.letters.dropLast().last == "o",
            word.phones.last?.symbol == "s",
            word.phones.count > 2, word.phones[word.phones.count - 2].symbol == "ɔ"
        else { return }
        word.phones.removeLast()
        word.phones[word.phones.count - 1].symbol = "o"
    }

    /// The words of a breath, seen from one of them.
    struct Neighbours {
        let texts: [String]
        let index: Int

        subscript(offset: Int) -> String {
            texts.indices.contains(index + offset) ? texts[index + offset] : ""
        }

        /// Whether nothing follows up to the next mark.
        var isLast: Bool { index + 1 == texts.count }

        /// Whether one of some words stands before, with nothing but pronouns and *ne* between.
        func isAfter(_ subjects: Set<String>) -> Bool {
            var place = index - 1
            while place >= 0, place >= index - 4 {
                if subjects.contains(texts[place]) { return true }
                guard FrenchContext.beforeVerbs.contains(texts[place]) else { return false }
                place -= 1
            }
            return false
        }

        /// Whether a noun in the plural stands before, as whose adjective the word would have an *s*: *les poules couvent*.
        var isAfterMany: Bool {
            let noun = self[-1]
            guard noun.utf8.count > 3, noun != "fois", noun.hasSuffix("s") || noun.hasSuffix("x") else { return false }
            return FrenchContext.many.contains(self[-2]) || FrenchContext.many.contains(self[-3])
        }

        /// Whether a *ne* stands a few words before.
        var isNegated: Bool {
            var place = index - 1
            while place >= 0, place >= index - 8 {
                if texts[place] == "ne" || texts[place].hasPrefix("n'") { return true }
                place -= 1
            }
            return false
        }
    }

    private static let beforeVerbs: Set = [
        "ne", "se", "me", "te", "le", "la", "les", "lui", "leur", "y", "en", "nous", "vous", "n'y", "n'en", "s'y",
        "s'en",
        "l'y", "l'en", "m'y", "m'en", "t'y", "t'en",
    ]
    fileprivate static let many: Set = [
        "les", "des", "ces", "mes", "tes", "ses", "nos", "vos", "leurs", "deux", "trois", "quatre", "plusieurs",
        "quelques",
    ]
    private static let ils: Set = ["ils", "elles", "qu'ils", "qu'elles", "s'ils", "lorsqu'ils", "puisqu'ils"]
    private static let nousWords: Set = ["nous"]

    private typealias Rule = @Sendable (inout [SpelledWord], Neighbours) -> Void

    private static let rules: [String: Rule] = [
        "est": compassEst, "l'est": compassEst, "d'est": compassEst, "tous": tous, "plus": plus, "sens": sens,
        "fier": fier, "os": os, "d'os": os, "as": card, "in": latinIn, "fils": threads, "vis": screw, "lis": lily,
    ]

    /// Says a word otherwise.
    private static func say(_ word: inout SpelledWord, _ symbols: String, isStressed: Bool = false) {
        word.phones = FrenchLexicon.phones(symbols)
        let accent = word.phones.lastIndex { $0.isNucleus && $0.symbol != "ə" }
        word.accent = accent
        if isStressed { word.isClitic = false }
        if !word.isClitic, let accent { word.phones[accent].stress = .main }
    }

    private static func joinCompound(_ words: inout [SpelledWord], _ texts: [String], _ index: Int) {
        guard let (first, second) = FrenchLexicon.compound(texts[index], texts[index + 1]) else { return }
        for (place, phones) in [(index, first), (index + 1, second)] {
            words[place].phones = phones
            (words[place].isClitic, words[place].accent) = FrenchStress.mark(&words[place].phones, texts[place])
        }
    }

    // MARK: The compass

    private static let beforeEast: Set = [
        "à", "de", "dans", "vers", "jusqu'à", "sur", "par", "depuis", "tout", "plein", "derrière", "franc",
    ]
    private static let eastern: Set = [
        "vent", "vents", "brise", "brises", "côte", "côtes", "rive", "longitude", "côté", "frontière", "façade", "aile",
        "pointe", "extrémité", "partie", "versant", "bord", "secteur", "banlieue", "degrés", "minutes", "secondes",
        "zone", "plein", "grand",
    ]

    private static let compassEst: Rule = { words, at in
        // *L'Est*
        let isEast =
            switch at.texts[at.index] {
            case "d'est": true
            case _ where words[at.index].isName: true
            case "l'est":
                beforeEast.contains(at[-1])
                    || ["", "et", "ou", "plus"].contains(at[-1]) && ["", "de", "du", "des", "et"].contains(at[1])
                        && !(at.isLast && at[-1].isEmpty)
            default:
                words[at.index].followsHyphen
                    || at.index + 1 < words.count && words[at.index + 1].followsHyphen
                        && ["nord", "sud", "ouest"].contains(at[1])
                    || eastern.contains(at[-1]) && (at.isLast || ["et", "ou"].contains(at[1]))
                    || at[-1] == "longitude"
                    || ["rive", "partie", "côté", "banlieue", "zone"].contains(at[-1]) && at[1] == "du"
            }
        guard isEast else { return }
        let start = at.texts[at.index].first
        say(&words[at.index], (start == "l" ? "l" : start == "d" ? "d" : "") + "ɛst", isStressed: true)
    }

    // MARK: Tous, plus

    private static let afterTous: Set = [
        "les", "ces", "mes", "tes", "ses", "nos", "vos", "leurs", "ceux", "celles", "deux", "trois", "quatre", "autres",
        "droits", "côtés", "points", "sens", "pouvoirs", "frais", "genres", "azimuts", "feux", "risques", "terrains",
        "l'un",
        "pays", "gens", "hommes",
    ]

    private static let tous: Rule = { words, at in
        // Before a pause `FrenchLiaison` says it.
        guard !at.isLast, !afterTous.contains(at[1]) else { return }
        // *De tous côtés*, *à tous égards*
        if ["à", "de", "en", "par", "sur", "pour", "malgré", "d'entre", "dans", "entre"].contains(at[-1]),
            at[1].hasSuffix("s") || at[1].hasSuffix("x"), !["nous", "vous", "sous", "dans"].contains(at[1])
        {
            return
        }
        say(&words[at.index], "tus")
    }

    private static let plus: Rule = { words, at in
        let before = at[-1]
        // *Trois plus deux*
        if added.contains(before), added.contains(at[1]) { return say(&words[at.index], "plys") }
        if before == "au", at[-2] == "tout" { return say(&words[at.index], "plys") }
        if before == "d'autant", at[1] == "que" || at[1].hasPrefix("qu'") { return say(&words[at.index], "plys") }
        guard at.isLast else { return }
        let isMore =
            before == "de" && at[-2] != "pas"
            || ["bien", "encore", "beaucoup", "peu", "toujours", "d'autant", "au", "un", "le"].contains(before)
                && !at.isNegated
            || before == "en" && (!at.isNegated || at[-2] == "plus")
        if isMore { say(&words[at.index], "plys") }
    }

    private static let added: Set = [
        "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "vingt", "cent",
        "mille", "x", "y", "n",
    ]

    // MARK: Verbs and nouns

    private static let je: Set = ["je", "tu"]

    private static let sens: Rule = { words, at in
        let isVerb =
            ["je", "tu", "me", "te", "m'en", "t'en", "m'y"].contains(at[-1]) || at.isAfter(je)
            || at[1] == "dessus" && at[2] == "dessous"
        if isVerb { say(&words[at.index], "sɑ̃") }
    }

    private static let fier: Rule = { words, at in
        let isVerb =
            ["se", "me", "te", "y", "s'y", "m'y", "t'y"].contains(at[-1])
            || ["nous", "vous"].contains(at[-1]) && ["à", "au", "aux"].contains(at[1])
        if isVerb { say(&words[at.index], "fje") }
    }

    private static let several: Set = [
        "les", "des", "ses", "mes", "tes", "nos", "vos", "leurs", "ces", "aux", "d'", "vieux", "gros", "petits", "deux",
        "quelques",
    ]

    /// *Un os*, but *les os*.
    private static let os: Rule = { words, at in
        if at.texts[at.index] == "d'os" { return say(&words[at.index], "do") }
        if several.contains(at[-1]) { say(&words[at.index], "o") }
    }

    private static let suits: Set = ["pique", "trèfle", "cœur", "coeur", "carreau"]

    /// *Tu as*, but *un as*, *l'as de pique*.
    private static let card: Rule = { words, at in
        guard ["un", "cet", "des", "quatre"].contains(at[-1]) || at[1] == "de" && suits.contains(at[2]) else { return }
        say(&words[at.index], "as", isStressed: true)
    }

    private static let stuffs: Set = [
        "fer", "soie", "laiton", "cuivre", "laine", "coton", "lin", "chanvre", "la", "plomb", "platine", "trame",
    ]
    private static let wires: Set = [
        "télégraphiques", "télégraphique", "électriques", "conducteurs", "métalliques", "téléphoniques", "blancs",
    ]

    /// *Les fils du roi*, but *les fils de fer*.
    private static let threads: Rule = { words, at in
        let isThread = at[1] == "de" && stuffs.contains(at[2]) && (at[2] != "la" || at[3] == "vierge")
        if isThread || wires.contains(at[1]) { say(&words[at.index], "fil") }
    }

    private static let afterIn: Set = [
        "extremis", "extenso", "memoriam", "vitro", "vivo", "fine", "situ", "petto", "nomine", "partibus", "folio",
        "octavo",
        "quarto", "pace", "æternum", "aeternum", "abstracto", "globo", "absentia", "principio", "excelsis",
    ]

    private static let latinIn: Rule = { words, at in
        if afterIn.contains(at[1]) { say(&words[at.index], "in") }
    }

    /// *Je vis*, but *une vis*, *pas de vis*.
    private static let screw: Rule = { words, at in
        let isNoun =
            ["une", "cette", "des", "ces", "sa", "d'une"].contains(at[-1]) || at[-1] == "la" && !at.isAfter(je)
            || at[-1] == "de" && at[-2] == "pas"
        if isNoun, at[1] != "à" { say(&words[at.index], "vis") }
    }

    /// *Je lis*, but *un lis*, *une fleur de lis*.
    private static let lily: Rule = { words, at in
        let isNoun =
            ["un", "des", "du", "ces", "aux", "au"].contains(at[-1]) || at[-1] == "de" && at[-2].hasPrefix("fleur")
            || ["le", "les"].contains(at[-1]) && !at.isAfter(je)
        if isNoun { say(&words[at.index], "lis") }
    }

    private static let qui: Set = ["qui"]
    private static let verbsAfterQui: Set = [
        "négligent", "président", "excellent", "violent", "affluent", "content", "résident", "influent", "équivalent",
        "divergent", "convergent", "émergent", "ferment", "couvent",
    ]

    /// *Ils négligent*, *elles convient*: after their subject, words that are nouns elsewhere are verbs.
    private static func verbInEnt(_ words: inout [SpelledWord], _ at: Neighbours) {
        let text = at.texts[at.index]
        guard let last = words[at.index].phones.last, last.isNucleus, last.modifier == "\u{303}",
            text != "souvent", !text.hasSuffix("ment") || text == "ferment", !text.contains("'"),
            at.isAfter(ils) || verbsAfterQui.contains(text) && (at.isAfter(qui) || at.isAfterMany)
        else { return }
        let letters = Array(words[at.index].letters.dropLast(2))
        words[at.index].phones = FrenchSounds(letters).phones
        FrenchSchwa.settle(&words[at.index].phones, letters)
        (words[at.index].isClitic, words[at.index].accent) = FrenchStress.mark(&words[at.index].phones, text)
    }

    /// *Nous portions*, but *les portions*.
    private static func hardenTions(_ word: inout SpelledWord) {
        let text = word.text
        guard !text.hasSuffix("butions"), !text.hasSuffix("itions") || !text.hasPrefix("ini"),
            let place = word.phones.lastIndex(where: { $0.symbol == "s" }), place + 3 == word.phones.count
        else { return }
        word.phones[place].symbol = "t"
    }
}
