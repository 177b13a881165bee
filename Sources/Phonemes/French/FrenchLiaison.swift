/// What French words do to each other in one breath.
enum FrenchLiaison {
    static func join(_ words: inout [SpelledWord]) {
        for index in words.indices {
            let next = index + 1 < words.count ? words[index + 1] : nil
            count(&words[index], next)
            if let next, !next.isEnclitic { link(&words[index], next) }
            if let next, next.isEnclitic {
                linkEnclitic(&words[index], next)
                // *Dis-je*, *est-ce*
                if next.text == "je" || next.text == "ce" { words[index + 1].phones.removeLast() }
            }
        }
        stressLast(&words)
    }

    /// A word that leans on the next has a stress of its own before a pause.
    private static func stressLast(_ words: inout [SpelledWord]) {
        guard let last = words.indices.last, words[last].isClitic, !FrenchStress.alwaysWeak.contains(words[last].text),
            let accent = words[last].accent, words[last].phones.indices.contains(accent),
            // *Fais-le*, *parce que …*
            words[last].phones[accent].symbol != "ə" || ["le", "que", "ce"].contains(words[last].text)
        else { return }
        words[last].phones[accent].stress = .main
    }

    // MARK: Liaison

    /// Says the mute last consonant of a word before a vowel.
    private static func link(_ word: inout SpelledWord, _ next: SpelledWord) {
        guard startsWithVowel(next), let consonant = consonant(of: word, before: next) else { return }
        word.phones.append(Phone(consonant))
    }

    private static func linkEnclitic(_ word: inout SpelledWord, _ next: SpelledWord) {
        guard let first = next.phones.first else { return }
        if first.isNucleus, word.letters.last == "t" || word.letters.last == "d", word.phones.last?.symbol != "t" {
            word.phones.append(Phone("t"))
        } else if first.isNucleus {
            link(&word, next)
        }
    }

    static func startsWithVowel(_ word: SpelledWord) -> Bool {
        guard let first = word.letters.first, let sound = word.phones.first else { return false }
        if first == "h" { return (sound.isNucleus || sound.symbol == "j" || sound.symbol == "w") && !isAspirated(word) }
        guard FrenchSounds.isVowel(first) else { return false }
        let text = word.text
        if closed.contains(where: text.hasPrefix) || text == "oui" { return false }
        return first != "y" || text == "y" || text.hasPrefix("yeux")
    }

    /// Words with a vowel that are said as if an h aspiré stood before them.
    private static let closed = ["onz", "ouistiti", "uhlan", "ululem", "yaourt", "yacht"]

    private static func isAspirated(_ word: SpelledWord) -> Bool {
        let text = word.text
        if mute.contains(where: text.hasPrefix) { return false }
        return aspirated.contains(where: text.hasPrefix)
    }

    /// The consonant of liaison, if the word has one before this word.
    private static func consonant(of word: SpelledWord, before next: SpelledWord) -> Unicode.Scalar? {
        let text = word.lastPart
        guard let last = text.unicodeScalars.last, let sound = word.phones.last else { return nil }
        switch last {
        case "s", "x", "z":
            guard text.hasSuffix("es") || sound.symbol != "s" && sound.symbol != "z", !withoutS.contains(text),
                !isParticiple(text)
            else { return nil }
            if next.text == "ou" || last == "x" && !takesX(text) { return nil }
            return "z"
        case "t", "d":
            guard sound.symbol != "t", sound.symbol != "d" else { return nil }
            return takesT(text, before: next) ? "t" : nil
        case "n": return withN.contains(text) ? "n" : nil
        case "p": return text == "trop" ? "p" : nil
        default: return nil
        }
    }

    /// *Pris*, *amis*, *fis*: after these, a pause is more usual.
    private static func isParticiple(_ text: String) -> Bool {
        text.hasSuffix("is") && !text.hasSuffix("ais") && !text.hasSuffix("ois")
            && !["puis", "suis", "gris"].contains(text)
    }

    private static let withoutS: Set = [
        "vers", "alors", "progrès", "longtemps", "lors", "hors", "envers", "travers", "dehors", "ailleurs",
        "volontiers",
        "jadis", "corps", "temps", "mars", "paris", "cours", "univers", "avis", "tapis", "jacques", "georges",
        "charles", "palais", "succès", "procès", "accès", "abcès", "excès", "bras", "cas", "repas", "dos", "héros",
    ]

    private static func takesX(_ text: String) -> Bool {
        !["voix", "croix", "noix", "choix", "paix", "prix", "mieux", "toux", "époux"].contains(text)
    }

    /// Verbs and some small words say their t.
    private static func takesT(_ text: String, before next: SpelledWord) -> Bool {
        if ["et", "avant"].contains(text) { return false }
        if smallT.contains(text) { return true }
        if text.hasSuffix("ait") || text.hasSuffix("ont") { return true }
        if text.hasSuffix("it") { return !withoutT.contains(text) && !joining.contains(next.text) }
        return text.hasSuffix("ent") && !text.hasSuffix("ment") && text.count > 4
            && !nounsInEnt.contains(where: text.hasSuffix)
    }

    private static let joining: Set = ["à", "au", "aux", "et", "ou", "avec", "ainsi"]

    /// Nouns and adjectives in -it, and verbs that are heard without it.
    private static let withoutT: Set = [
        "dit", "lit", "voit", "bruit", "nuit", "esprit", "suit", "fruit", "profit", "conflit", "crédit", "débit",
        "habit", "bandit",
        "délit", "récit", "appétit", "produit", "conduit", "réduit", "minuit", "édit", "gratuit", "circuit", "écrit",
        "fortuit",
        "granit", "répit", "dépit", "droit", "endroit", "toit", "exploit", "détroit", "étroit", "adroit", "froid",
        "lait",
        "fait", "trait", "portrait", "souhait", "parfait", "attrait", "extrait", "bienfait", "forfait", "contrit",
        "exquit",
    ]

    private static let smallT: Set = [
        "est", "tout", "cet", "vingt", "cent", "dont", "quant", "quand", "grand", "second", "eut", "eût", "fut", "fût",
        "petit", "peut", "veut", "doit", "faut", "vaut", "sait", "était", "ont", "sont", "font", "vont",
        "saint",
    ]

    private static let nounsInEnt = [
        "vent", "dent", "cent", "argent", "talent", "accident", "couvent", "présent", "parent",
    ]

    private static let withN: Set = ["un", "aucun", "en", "on", "mon", "ton", "son", "bien", "rien", "l'on"]

    // MARK: Numbers and others that change

    /// *Six*, *dix*, *huit*, *tous*: the last consonant is said before a pause, and changes before what is counted.
    private static func count(_ word: inout SpelledWord, _ next: SpelledWord?) {
        guard let next else {
            if word.text == "tous" { word.phones.append(Phone("s")) }
            return
        }
        let isConsonant = next.phones.first?.isNucleus == false && !startsWithVowel(next)
        switch word.text {
        case "dix" where next.followsHyphen:
            if next.text == "sept" { word.dropLast("s") } else { word.setLast("s", to: "z") }
        case "six", "dix": word.dropLast("s")
        case "huit" where isConsonant: word.dropLast("t")
        case "cinq" where isConsonant: word.dropLast("k")
        case "vingt" where next.followsHyphen && isConsonant: word.phones.append(Phone("t"))
        default: break
        }
    }

    // MARK: h

    /// Beginnings of words whose h keeps the word before it apart.
    ///
    /// Source: Grevisse & Goosse, *Le bon usage*, § 48.
    private static let aspirated: [String] =
        """
        habl hach hagard haie haillon hain haïr haï hais hait hal hall halt hamac hameau hampe hanap hanche hand hangar hann
        hant happ harangu haras harass harcel harcèl hard harem hareng hargn haricot harnach harnais harp hasard hât hauban
        hauss haut havr havre heaum henn hér héron héros herse hêtre heurt hibou hic hideu hiérarch hiss hobereau hoch
        hockey hollan homard hongr hont hoquet horde hors hotte hottentot houblon houe houille houl houpp houspill housse
        houx hublot huch huée huer hues huit humer huppe hure hurl huron hussard hutte hugo hun hacker hobby hold hip
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Of these, those that are mute after all.
    private static let mute: [String] =
        """
        halluc haleine halogène haltère hormon horm héroïne héroïque héroïsme hérédi hériss hérit hermét herbe herm héra
        humeur humain humid hermi horla hippo hipp hallel hachisch
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}

extension SpelledWord {
    /// How it was written.
    var text: String { String(String.UnicodeScalarView(letters)) }
    /// What stands after its last apostrophe.
    var lastPart: String { text.split(separator: "'").last.map(String.init) ?? text }
    /// *Dit-il*: a pronoun joined to the word before it.
    var isEnclitic: Bool { followsHyphen && isClitic }

    fileprivate mutating func setLast(_ symbol: Unicode.Scalar, to other: Unicode.Scalar) {
        if phones.last?.symbol == symbol { phones[phones.count - 1].symbol = other }
    }

    fileprivate mutating func dropLast(_ symbol: Unicode.Scalar) {
        if phones.last?.symbol == symbol { phones.removeLast() }
    }
}
