/// What French words do to each other in one breath.
enum FrenchLiaison {
    static func join(_ words: inout [SpelledWord]) {
        let texts = words.map(\.text)
        FrenchContext.settle(&words, texts)
        for index in words.indices {
            let next = index + 1 < words.count ? words[index + 1] : nil
            let at = FrenchContext.Neighbours(texts: texts, index: index)
            count(&words[index], next, at)
            guard let next else { continue }
            if next.followsHyphen { keepE(&words[index], next) }
            // *Quatre-vingt-un*
            if texts[index] == "vingt", at[-1] == "quatre" { continue }
            if !next.isEnclitic { link(&words[index], next, at) }
            if next.isEnclitic {
                linkEnclitic(&words[index], next, at)
                // *Dis-je*, *est-ce*
                if at[1] == "je" || at[1] == "ce" { words[index + 1].phones.removeLast() }
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

    private typealias Neighbours = FrenchContext.Neighbours

    /// Says the mute last consonant of a word before a vowel.
    private static func link(_ word: inout SpelledWord, _ next: SpelledWord, _ at: Neighbours) {
        guard startsWithVowel(next) else { return }
        if let consonant = fixed(at) ?? consonant(of: word, before: next, at) {
            word.phones.append(Phone(consonant))
        } else {
            open(&word, at)
        }
    }

    private static func linkEnclitic(_ word: inout SpelledWord, _ next: SpelledWord, _ at: Neighbours) {
        guard let first = next.phones.first else { return }
        if first.isNucleus, word.letters.last == "t" || word.letters.last == "d", word.phones.last?.symbol != "t" {
            word.phones.append(Phone("t"))
        } else if first.isNucleus {
            link(&word, next, at)
        }
    }

    /// *Semble-t-il*, *quatre-vingts*: after b, t and the like with l or r, the e before a consonant is said.
    private static func keepE(_ word: inout SpelledWord, _ next: SpelledWord) {
        guard word.letters.last == "e", next.phones.first?.isNucleus != true, word.phones.count > 2,
            let last = word.phones.last, last.symbol == "l" || last.symbol == "ʁ"
        else { return }
        if "bpdtɡkfv".unicodeScalars.contains(word.phones[word.phones.count - 2].symbol) {
            word.phones.append(.vowel("ə"))
        }
    }

    /// What is linked in set phrases only: *de temps en temps*, *mot à mot*, *États-Unis*.
    private static func fixed(_ at: Neighbours) -> Unicode.Scalar? {
        let next = at[1]
        switch at.texts[at.index] {
        case "temps": return next == "en" && (at[2] == "temps" || at[-1] == "de") ? "z" : nil
        case "vis", "dos": return next == "à" && at[2] == at[0] ? "z" : nil
        case "petit", "mot": return next == "à" && at[2] == at[0] ? "t" : nil
        case "bout": return (next == "à" || next == "en") && at[2] == "bout" ? "t" : nil
        case "haut": return next == "en" && at[2] == "bas" ? "t" : nil
        case "pied": return next == "à" && at[2] == "terre" || next == "en" && at[2] == "cap" ? "t" : nil
        case "comment": return next == "allez" || next == "vas" ? "t" : nil
        case "tôt": return next == "ou" && at[2] == "tard" ? "t" : nil
        case "croc": return next == "en" ? "k" : nil
        case "arts": return next == "et" && at[2] == "métiers" ? "z" : nil
        case "plus": return next == "ou" && at[2] == "moins" ? "z" : nil
        case "ponts": return next == "et" && at[2] == "chaussées" ? "z" : nil
        case "états", "nations", "champs", "provinces", "etats": return names.contains(next) ? "z" : nil
        default: return nil
        }
    }

    private static let names: Set = ["unis", "unies", "élysées", "elysées"]

    /// *Bon ami*, *plein air*, *premier étage*: before a noun the nasal vowel opens and n is said, or r.
    private static func open(_ word: inout SpelledWord, _ at: Neighbours) {
        let text = at.texts[at.index]
        guard let vowel = opening[text], let last = word.phones.indices.last, isBeforeNoun(at) else { return }
        if text == "vain", at[-1] == "en" { return }
        word.phones[last].symbol = vowel
        word.phones[last].modifier = nil
        word.phones.append(Phone(text.hasSuffix("r") ? "ʁ" : "n"))
    }

    /// The last vowel of adjectives before a noun that begins with one.
    private static let opening: [String: Unicode.Scalar] = [
        "bon": "ɔ", "certain": "ɛ", "plein": "ɛ", "ancien": "ɛ", "vilain": "ɛ", "prochain": "ɛ", "moyen": "ɛ",
        "vain": "ɛ",
        "lointain": "ɛ", "souverain": "ɛ", "divin": "i", "premier": "ɛ", "dernier": "ɛ", "léger": "ɛ", "singulier": "ɛ",
    ]

    /// Whether the next word may be a noun or an adjective: no small word, and no verb as far as its ending tells.
    private static func isBeforeNoun(_ at: Neighbours) -> Bool {
        let next = at[1]
        if smallWords.contains(next) || FrenchStress.clitics.contains(next) || FrenchStress.halfStressed.contains(next)
        {
            return false
        }
        if next.hasSuffix("ait") || next.hasSuffix("aient") || next.contains("'") { return false }
        return !next.hasSuffix("a") || next == "opéra" || next == "agenda"
    }

    private static let smallWords: Set = [
        "est", "était", "avait", "eut", "ont", "ici", "hier", "où", "or", "outre", "et", "ou", "avec", "envers", "afin",
        "il", "elle", "aujourd'hui", "y",
    ]

    static func startsWithVowel(_ word: SpelledWord) -> Bool {
        guard let first = word.letters.first, let sound = word.phones.first else { return false }
        if first == "h" {
            return (sound.isNucleus || sound.symbol == "j" || sound.symbol == "w") && !isAspirated(word)
        }
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
        if word.isName, aspiratedNames.contains(where: text.hasPrefix) { return true }
        return aspirated.contains(where: text.hasPrefix)
    }

    /// The consonant of liaison, if the word has one before this word.
    private static func consonant(
        of word: SpelledWord,
        before next: SpelledWord,
        _ at: Neighbours
    ) -> Unicode.Scalar? {
        let text = word.lastPart
        guard let last = text.unicodeScalars.last, let sound = word.phones.last else { return nil }
        if word.isName, !linkingNames.contains(text), !FrenchStress.clitics.contains(text) { return nil }
        switch last {
        case "s", "x", "z":
            // Not *classes et*, *choses étranges*.
            guard !"szʃʒ".unicodeScalars.contains(sound.symbol), !withoutS.contains(text), !isParticiple(text)
            else { return nil }
            if at[1] == "ou" || last == "x" && !takesX(text) { return nil }
            if text == "pas", at[1] == "et" || at[1] == "avec" { return nil }
            return "z"
        case "t", "d":
            guard sound.symbol != "t", sound.symbol != "d" else { return nil }
            if next.isName, !beforeNames.contains(text) { return nil }
            return takesT(text, before: at[1]) ? "t" : nil
        case "n": return withN.contains(text) ? "n" : nil
        case "p": return text == "trop" ? "p" : nil
        default: return nil
        }
    }

    /// Words with a capital that are linked all the same.
    private static let linkingNames: Set = [
        "saint", "saints", "grand", "grands", "petit", "petits", "bons", "trois", "deux", "six", "dix", "vingt", "cent",
    ]

    /// What is linked to a name by its t; *répondit Alvez* is not.
    private static let beforeNames: Set = [
        "est", "était", "tout", "cet", "quand", "dont", "grand", "petit", "second", "saint", "vingt", "cent", "sont",
        "ont",
    ]

    /// *Pris*, *amis*, *fis*: after these, a pause is more usual.
    private static func isParticiple(_ text: String) -> Bool {
        text.hasSuffix("is") && !text.hasSuffix("ais") && !text.hasSuffix("ois")
            && !["puis", "suis", "gris"].contains(text)
    }

    /// Nouns in the singular, adverbs and others that are never linked: *un refus aimable*, *fois encore*.
    private static let withoutS: Set = Set(
        """
        vers alors longtemps lors hors envers travers dehors ailleurs volontiers jadis jacques georges charles paris
        jules yves hugues thomas nicolas lucas louis denis jésus athènes londres versailles nantes orléans naples gênes cannes
        rennes tours troyes calais beauvais poitiers angers béziers alpes andes ardennes cévennes flandres indes
        abcès abus accès anis avis bois bourgeois bras brebis bris buis cabas cadenas cambouis canevas carquois cas cassis
        chamois chaos chas châssis clos cliquetis coloris colis commis compas compromis concours congrès coulis
        corps cours coutelas couvis croquis cyprès débarras débris décès devis discours dos éboulis embarras encens enclos
        engrais excès exprès fatras fois fonds fracas fouillis galetas gâchis glacis glas grès gribouillis hachis
        harnais héros intrus jais jars jus lacis lambris laps laquais lilas logis lys macis mâchicoulis marais mars
        matelas mépris mets mois mors nez obus palais palis panaris paradis parcours pardessus parvis
        patois pays permis pilotis plâtras poids pois pouls procès progrès propos puits
        purchas radis ramassis ras recours refus relais remords remous repas repos revers rubis secours sous-bois succès
        surcroîts sursis surplis surplus taillis talus tamis tapis tas taudis temps torchis tracas trépas treillis univers
        velours verglas vernis verjus vis-à-vis rez riz printemps rendez-vous contresens contrepoids cervelas frimas amas
        échalas damas hypocras coutelas plumetis clapotis lavis ris souris fourmis parvis salmis semis gens
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    private static func takesX(_ text: String) -> Bool {
        !withoutX.contains(text)
    }

    private static let withoutX: Set = [
        "voix", "croix", "noix", "choix", "paix", "prix", "mieux", "toux", "époux", "crucifix", "perdrix", "courroux",
        "houx",
        "poix", "chaux", "faux-col", "taux", "flux", "reflux", "afflux",
    ]

    /// Verbs and some small words say their t.
    private static func takesT(_ text: String, before next: String) -> Bool {
        if ["et", "avant"].contains(text) { return false }
        if text == "cent", next == "un" || next == "une" || next == "et" { return false }
        if smallT.contains(text) { return true }
        if text.hasSuffix("ait") || text.hasSuffix("ont") { return true }
        if text.hasSuffix("it") { return !withoutT.contains(text) && !joining.contains(next) }
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
    private static func count(_ word: inout SpelledWord, _ next: SpelledWord?, _ at: Neighbours) {
        let text = at.texts[at.index]
        guard let next else {
            if text == "tous" { word.phones.append(Phone("s")) }
            return
        }
        guard text.utf8.count < 6, numbers.contains(text) else { return }
        let isConsonant = next.phones.first?.isNucleus == false && !startsWithVowel(next) || at[1].hasPrefix("huit")
        switch text {
        case "dix" where next.followsHyphen:
            if at[1].hasPrefix("sept") { word.dropLast("s") } else { word.setLast("s", to: "z") }
        // *Six hommes*, but *six ou sept*.
        case "six", "dix": if !afterNumbers.contains(at[1]) { word.dropLast("s") }
        case "huit" where isConsonant: word.dropLast("t")
        case "cinq" where isConsonant: word.dropLast("k")
        case "neuf" where at[1] == "heures" || at[1] == "ans": word.setLast("f", to: "v")
        // *Vingt-deux*, but *quatre-vingt-deux*.
        case "vingt" where next.followsHyphen && isConsonant && at[-1] != "quatre": word.phones.append(Phone("t"))
        default: break
        }
    }

    private static let numbers: Set = ["six", "dix", "huit", "cinq", "neuf", "vingt"]
    private static let afterNumbers: Set = [
        "ou", "et", "à", "au", "aux", "en", "est", "sont", "étaient", "avaient", "ont", "de", "du", "des", "que", "qui",
        "pour",
        "sur", "par", "dans", "y", "contre",
    ]

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
        hourr hurr hambourg hambour hanovr hanse hamm hall
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Beginnings of English and German names that keep the word before apart: *répondit Harris*, *chez Howard*.
    private static let aspiratedNames: [String] =
        """
        harr harv harl harp hass hast hatt haw hay haup haus hans hannah halif hamil hamle heath hegel heid heil heim heis
        hein helm hemi hend henk henn herz herr hess heyd hill hilt himm hind hirsch hitl hoff hoh hog holb hold holl
        holm holst hood hoov hopk horn houd hous how hub hud huds hugh hull humb hump hunt husse hutc hux hyd hyde hert
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
    var text: String { letters.text }
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
