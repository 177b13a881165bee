/// Which vowel of an Italian word is stressed.
///
/// Sources: the accent where it is printed; then the lexicon of stems; then how the word ends.
struct ItalianStress {
    private let lexicon: ItalianLexicon

    init(_ lexicon: ItalianLexicon) { self.lexicon = lexicon }

    /// The place of the stressed vowel among the letters from a to z; `nil` for a word without a vowel.
    func accent(of word: [UInt8]) -> Int? {
        guard let place = likelyAccent(of: word) else { return nil }
        // What is known of a longer word, with a vowel that was left out, may lie behind this one.
        return word.indices.contains(place) ? place : Self.nuclei(of: word).last
    }

    private func likelyAccent(of word: [UInt8]) -> Int? {
        guard let last = word.last else { return nil }
        let nuclei = Self.nuclei(of: word)
        guard nuclei.count > 1 else { return nuclei.first ?? word.lastIndex(where: Self.isVowel) }
        if let syllable = ItalianEndings.syllable(ofWhole: word) { return nuclei[max(nuclei.count - syllable, 0)] }
        if !Self.isVowel(last) { return ofCutWord(word, nuclei) }
        if word.count > 3, let place = withoutPronouns(word) { return place }
        if Self.isVowelPair(word), ItalianEndings.hasStressedI(word) { return word.count - 2 }
        if let place = ofStressedI(word) { return place }
        if ["arono", "erono", "irono"].contains(where: { String(decoding: word, as: UTF8.self).hasSuffix($0) }) {
            return word.count - 5
        }
        // What is known of *batteri* says nothing of *battere*.
        if word.count > 3, !word.hasSuffix("ere"), let place = lexicon.entry(for: word)?.accent, nuclei.contains(place)
        {
            return place
        }
        if word.hasSuffix("ano") || word.hasSuffix("ono"), word.count > 4, !ItalianEndings.isNoun(inNo: word) {
            return accent(of: Array(word.dropLast(2)))
        }
        return byEnding(word, nuclei)
    }

    /// *Maniaco*, *Iliade*, *periodo*: an i before a vowel that is a syllable of its own.
    private func ofStressedI(_ word: [UInt8]) -> Int? {
        let stem = ItalianLexicon.stem(word)
        if stem.hasSuffix("period") { return stem.count - 3 }
        guard stem.hasSuffix("iac") || stem.hasSuffix("iad"), !stem.hasSuffix("briac"), !stem.hasSuffix("giad"),
            !word.hasSuffix("iace"), stem.count > 4
        else { return nil }
        return stem.count - 3
    }

    private func byEnding(_ word: [UInt8], _ nuclei: [Int]) -> Int? {
        // *Andai*, *potrei*, *eroi*: the vowels of the end are one syllable.
        let endsInDiphthong = nuclei.last.map { $0 == word.count - 2 } ?? false
        let known = ItalianEndings.syllable(of: word)
        if endsInDiphthong, known == nil { return nuclei.last }
        let penult = nuclei[nuclei.count - 2]
        if known == nil || known == 3, isClosed(penult, before: nuclei[nuclei.count - 1], word), !isPolizza(word) {
            return penult
        }
        // *Contemporanei* has a syllable less than *contemporaneo*.
        let syllable = (known ?? 2) - (endsInDiphthong && known == 3 ? 1 : 0)
        return nuclei[max(nuclei.count - syllable, 0)]
    }

    /// Words with a closed syllable that is not stressed all the same.
    private func isPolizza(_ word: [UInt8]) -> Bool {
        ["polizz", "mandorl", "tarant", "otrant", "lepant"].contains {
            String(decoding: word, as: UTF8.self).contains($0)
        }
    }

    /// Whether two consonants that do not begin a syllable together follow a vowel.
    private func isClosed(_ vowel: Int, before next: Int, _ word: [UInt8]) -> Bool {
        let between = word[(vowel + 1)..<next].filter { $0 != UInt8(ascii: "h") && !Self.isVowel($0) }
        guard between.count > 1, let first = between.first else { return false }
        let second = between[between.startIndex + 1]
        let isGroup = (second == UInt8(ascii: "r") || second == UInt8(ascii: "l")) && "bcdfgptv".utf8.contains(first)
        let isSoftL = first == UInt8(ascii: "g") && second == UInt8(ascii: "l")
        let isQ = second == UInt8(ascii: "q")
        return between.count > 2 || !isGroup || isSoftL || isQ
    }

    /// *Parlan*, *signor*, *andiam*: a vowel has been left out. Foreign words are stressed before their end.
    private func ofCutWord(_ word: [UInt8], _ nuclei: [Int]) -> Int? {
        switch word.last {
        // *Saran*, *faran*
        case UInt8(ascii: "n") where word.hasSuffix("ran") && word.count > 4: nuclei.last
        case UInt8(ascii: "n"), UInt8(ascii: "m"): accent(of: word + Array("o".utf8))
        case UInt8(ascii: "r"), UInt8(ascii: "l"): accent(of: word + Array("e".utf8))
        default: nuclei[nuclei.count - 2]
        }
    }

    // MARK: Pronouns that lean on a verb

    /// *Prenderlo*, *guardandosi*, *portatemelo*: the verb keeps its stress.
    private func withoutPronouns(_ word: [UInt8]) -> Int? {
        let text = String(decoding: word, as: UTF8.self)
        if let place = withTwoPronouns(text) { return place }
        for pronoun in Self.pronouns where !pronoun.hasPrefix("te") && text.hasSuffix(pronoun) {
            if let place = ofManyOrParticiple(text.dropLast(pronoun.count), pronoun) { return place }
        }
        if let verb = Self.infinitive(of: text) { return accent(of: verb) }
        for pronoun in Self.pronouns where text.hasSuffix(pronoun) {
            let verb = String(text.dropLast(pronoun.count))
            if verb.hasSuffix("ando") || verb.hasSuffix("endo"), verb.utf8.count > 4 { return verb.utf8.count - 4 }
            if pronoun == "ti" || pronoun == "ne" { continue }
            // *Trattienilo*
            if ["tieni", "vieni", "poni"].contains(where: verb.hasSuffix) { return verb.utf8.count - 3 }
            // *Legale* is an adjective.
            let isAdjective = verb.hasSuffix("a") && (pronoun == "le" || pronoun == "li")
            if !isAdjective, Self.commands.contains(verb) { return accent(of: Array(verb.utf8)) }
        }
        return nil
    }

    /// *Dimmelo*, *vattene*, *dagliele*, *dirmelo*, *farsene*, *mettermici*: the verb's first vowel, or the infinitive's.
    private func withTwoPronouns(_ text: String) -> Int? {
        for (start, place) in [("da", 1), ("di", 1), ("fa", 1), ("va", 1), ("sta", 2)] where text.hasPrefix(start) {
            let rest = text.dropFirst(start.count)
            if Self.doubled.contains(String(rest)) { return place }
            if rest.hasPrefix("r"), Self.pairs.contains(String(rest.dropFirst())) { return place }
        }
        // *Geotermici* has no infinitive in it.
        let isWarm = ["otermici", "itermici", "dermici"].contains(where: text.hasSuffix) || text == "termici"
        for pair in ["mici", "tici", "vici", "misi", "visi", "viti", "cisi", "tisi"]
        where text.hasSuffix(pair) && !isWarm {
            let verb = text.dropLast(4)
            if ["ar", "er", "ir"].contains(where: verb.hasSuffix), verb.utf8.count > 4 {
                return accent(of: Array((verb + "e").utf8))
            }
        }
        return nil
    }

    private static let pairs: Set<String> = Set(
        ["me", "te", "se", "ce", "ve", "glie"].flatMap { first in ["lo", "la", "li", "le", "ne"].map { first + $0 } }
    )
    private static let doubled: Set<String> = Set(
        ["mme", "tte", "cce", "glie"].flatMap { first in ["lo", "la", "li", "le", "ne"].map { first + $0 } }
    )

    /// *Portatelo*, *andiamoci*, *chinatosi*.
    private func ofManyOrParticiple(_ verb: Substring, _ pronoun: String) -> Int? {
        let count = verb.utf8.count
        // *Dettogli*, *presolo*; but *messale*, *copertine*, *vistosi*.
        let isAdjective = verb.hasSuffix("a") && (pronoun == "le" || pronoun == "li")
        if count > 4, pronoun != "ti", pronoun != "ne", !isAdjective,
            Self.participles.contains(String(verb.dropLast())),
            verb + pronoun != "vistosi"
        {
            return accent(of: Array(verb.utf8))
        }
        if verb.hasSuffix("iamo"), count > 5 { return count - 3 }
        if ["date", "fate", "dite", "state"].contains(verb) { return count - 3 }
        let isPlural = ["ate", "ete", "ite"].contains(where: verb.hasSuffix)
        if isPlural, count > 5, pronoun != "ti", pronoun != "ne" { return count - 3 }
        let isParticiple = ["ato", "ata", "ati", "ito", "ita", "uto", "uta"].contains(where: verb.hasSuffix)
        if isParticiple, count > 4, pronoun == "si" || pronoun == "gli" { return count - 3 }
        // *Tiratala*, *strappatami*
        let isFeminine = verb.hasSuffix("ata") || verb.hasSuffix("uta")
        return isFeminine && count > 4 && (pronoun == "la" || pronoun == "mi") ? count - 3 : nil
    }

    /// The infinitive that pronouns are joined to.
    static func infinitive(of word: String) -> [UInt8]? {
        if noInfinitives.contains(where: word.hasSuffix), !infinitives.contains(where: word.hasSuffix), word != "averne"
        {
            return nil
        }
        for pronoun in pronouns where word.hasSuffix(pronoun) {
            let verb = word.dropLast(pronoun.count)
            if ["ar", "er", "ir", "dur", "por"].contains(where: verb.hasSuffix), verb.utf8.count > 3 {
                return Array((verb + "e").utf8)
            }
        }
        return nil
    }

    /// Endings of nouns and adjectives that look like an infinitive with a pronoun: *aperti*, *lanterne*.
    private static let noInfinitives = [
        "perti", "ferti", "certi", "nerti", "serti", "versi", "persi", "mersi", "terne", "verne", "serne", "derne",
        "fermi",
        "nermi", "nervi", "servi", "quarti", "sparsi", "scarsi", "apparsi", "incarne", "giorni", "termi",
    ]

    /// Endings of infinitives that those are endings of: *muoversi*, *prenderne*, *mettermi*.
    private static let infinitives = [
        "muoversi", "scriversi", "viversi", "ceversi", "solversi", "volversi", "doversi", "enderne", "iderne", "uderne",
        "ederne", "esserne", "ettersi", "etterne", "iverne", "everne", "doverne", "ettermi", "potermi", "battermi",
    ]

    private static let pronouns = [
        "gliela", "glielo", "glieli", "gliele", "gliene", "sene", "selo", "sela", "seli", "sele", "tene", "telo",
        "tela",
        "teli", "tele", "mene", "melo", "mela", "meli", "mele", "cene", "celo", "cela", "celi", "cele", "vene", "velo",
        "vela", "veli", "vele", "gli", "mi", "ti", "si", "ci", "vi", "lo", "la", "li", "le", "ne",
    ]

    /// Participles that are not regular, without their last vowel.
    private static let participles: Set = Set(
        """
        fatt dett mess pres vist chius apert accort tolt raccolt strett scritt lett rimast mort cors acces spes sces res pers spars volt colt moss
        scoss spint tint vint rott post nascost rispost sciolt svolt rivolt accolt offert copert scopert divenut
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Commands to one person, and participles, that pronouns are joined to.
    private static let commands: Set = Set(
        """
        lascia scusa guarda aiuta ascolta perdona porta parla credi senti ecco prendi metti tieni vieni scrivi leggi chiama
        aspetta manda passa mostra spiega conta racconta dimentica ricorda chiudi apri bevi mangia togli leva getta butta
        segui servi pensa compra prova salva bacia abbraccia tocca lega tira cerca trova copri rispondi rendi muovi fermati
        ferma volta alza siedi sposta aggiungi togli offri figura immagina accomoda scostati scosta svegliati sveglia
        ama saluta prega sposa studia domanda insegna consiglia conforta smetti difendi finisci siediti muoviti avverti assisti cedi
        dividi vedi proponi coltiva domandi rammenta calma sbriga figura spiccia vergogna confessa alza leva lava spoglia vesti copri scopri
        bussa pesta picchia sciogli cogli raccogli accogli scegli spegni accendi appendi stendi attendi intendi riprendi sorprendi comprendi
        rompi corri soccorri vinci convinci spingi stringi tingi dipingi piangi punisci ubbidisci capisci senti sentimi vendi spendi scendi
        caccia minaccia taglia piega spezza sega pulisci riempi vuota carica scarica accarezza stringi strappa solleva risveglia
        interroga invita avvisa mena conta ricorda racconta rispondi battezza benedici maledici dimmi fammi dammi
        avvicina allontana conduci accompagna consola uccidi ammazza strappa afferra piglia tratta
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    // MARK: Syllables

    static func isVowel(_ letter: UInt8) -> Bool {
        switch letter {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
        default: false
        }
    }

    private static func isVowelPair(_ word: [UInt8]) -> Bool {
        word.count > 1 && word[word.count - 2] == UInt8(ascii: "i") && word[word.count - 1] != UInt8(ascii: "i")
    }

    /// The places of the vowels that are the middle of a syllable.
    static func nuclei(of word: [UInt8]) -> [Int] {
        var nuclei: [Int] = []
        for (place, letter) in word.enumerated() where isVowel(letter) {
            let isWeak = letter == UInt8(ascii: "i") || letter == UInt8(ascii: "u")
            if isWeak, isGlide(place, word, after: nuclei.last) { continue }
            nuclei.append(place)
        }
        return nuclei
    }

    /// *Lui*, *altrui*, *ventidue*, but *annui*.
    private static func isStressedUI(_ word: [UInt8]) -> Bool {
        word.hasSuffix("lui") || word.hasSuffix("trui") || word.hasSuffix("stui") || word.hasSuffix("fui")
            || word.hasSuffix("due")
            || word.count < 4
    }

    /// Whether an i or u is a part of the syllable of the vowel beside it.
    private static func isGlide(_ place: Int, _ word: [UInt8], after nucleus: Int?) -> Bool {
        let letter = word[place]
        let before: UInt8 = place > 0 ? word[place - 1] : 0
        let next: UInt8 = place + 1 < word.count ? word[place + 1] : 0
        if letter == UInt8(ascii: "u") {
            if before == UInt8(ascii: "q") || before == UInt8(ascii: "g") && isVowel(next) { return true }
            if isVowel(next), place + 2 == word.count { return nucleus != nil && !isStressedUI(word) }
            if isVowel(next), next == UInt8(ascii: "o") { return true }
            let isApart = word.hasSuffix("paura") || word.hasSuffix("paure") || word.hasSuffix("paur")
            return !isApart && (before == UInt8(ascii: "a") || before == UInt8(ascii: "e"))
        }
        if isVowel(next) { return next != UInt8(ascii: "i") && !(nucleus == nil && place + 2 == word.count) }
        // *Mai*, *poi*
        return place + 1 == word.count && nucleus == place - 1
            && (before == UInt8(ascii: "a") || before == UInt8(ascii: "o") || before == UInt8(ascii: "e"))
            || nucleus == place - 1 && before == UInt8(ascii: "a")
    }
}
