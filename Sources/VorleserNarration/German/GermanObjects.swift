/// The cases that a noun may stand in.
enum GermanCase { case nominative, genitive, dative, accusative }

/// Objects of verbs: *er kaufte 1 Hut*, *geben Sie 1 TL Salz dazu*, *man wählte Karl V.*
enum GermanObjects {
    /// The case of an object that begins at an index; `nil` where no verb before or behind it tells.
    static func objectCase(at start: Int, _ passage: Passage) -> GermanCase? {
        behindVerb(start, passage) ?? (isBeforeInfinitive(start, passage) ? .accusative : nil)
    }

    /// The case that a verb before an index asks for, where its subject is known to be another.
    /// - Parameters:
    ///   - start: Where the object begins.
    ///   - isPerson: Whether only verbs count whose object is a person: *ihn krönte*, but *das Schloss baute Ludwig XIV.*
    ///   - passage: A sentence.
    /// - Returns: The dative or the accusative; `nil` where no verb tells.
    static func behindVerb(_ start: Int, isPerson: Bool = false, _ passage: Passage) -> GermanCase? {
        let accusative = isPerson ? Self.personal : Self.accusative
        var place = start - 1
        while place >= 0, start - place < 7, passage.isLetters(place) {
            let word = passage.letters(place)
            let isVerb = passage.isLowerCase(place) || place == 0
            if isVerb,
                let found = accusative.contains(word) ? GermanCase.accusative : dative.contains(word) ? .dative : nil
            {
                // *Nimm 1 Apfel*
                let isCommand = isOpening(place, passage) && commands.contains(word)
                let hasSubject = (place + 1..<start).contains { isSubject($0, behind: word, isPerson, passage) }
                return isCommand || hasSubject || isSubject(place - 1, before: word, isPerson, passage)
                    || isPlural(before: place, object: start, passage) ? found : nil
            }
            guard pronouns.contains(word) || passage.isCapitalised(place) || fillers.contains(word) else { return nil }
            place -= 1
        }
        return nil
    }

    /// *1 TL Salz zugeben*, *1 Hut kaufen*
    private static func isBeforeInfinitive(_ start: Int, _ passage: Passage) -> Bool {
        var place = start
        while passage.word(place).map({ $0.kind != .letters }) ?? false, place < start + 4 { place += 1 }
        var last = ""
        let first = place
        while passage.isLetters(place), place < first + 7 {
            let word = passage.letters(place)
            if finite.contains(word) { return false }
            if place > first, word == "und" || word == "oder" { break }
            last = passage.isLowerCase(place) ? word : ""
            place += 1
        }
        return place > first + 1 && infinitives.contains(last)
    }

    /// Whether a word behind a verb is its subject: *da kaufte er 1 Hut*, *nun kaufte Anna 1 Hut*. A noun before a ruler
    /// may be his title.
    private static func isSubject(_ index: Int, behind verb: String, _ isPerson: Bool, _ passage: Passage) -> Bool {
        isSubject(passage.letters(index), of: verb)
            || !isPerson && passage.isCapitalised(index) && !oblique.contains(passage.letters(index - 1))
    }

    /// Whether a word right before a verb is surely its subject: a sentence may also begin with an object or an adverb,
    /// *Seine Gegner besiegte Karl V.*, *Schließlich kaufte 1 Mann das Haus*.
    private static func isSubject(_ index: Int, before verb: String, _ isPerson: Bool, _ passage: Passage) -> Bool {
        let word = passage.letters(index)
        if isSubject(word, of: verb) { return true }
        guard passage.isCapitalised(index) else { return false }
        if GermanRomanNumbers.isRuler(word) {
            var first = index
            while GermanRomanNumbers.isRuler(passage.letters(first - 1)) { first -= 1 }
            return isOpening(passage.letters(first - 1) == "der" ? first - 1 : first, passage)
        }
        guard isOpening(index - 1, passage) else { return false }
        switch passage.letters(index - 1) {
        case "der" where !GermanNumbers.isFeminine(word): return true
        case "ein" where GermanNouns.isMasculine(word): return true
        case "der", "die", "das", "ein", "eine": return lasting.contains(verb)
        default: return false
        }
    }

    /// *Die Fürsten wählten Karl V.*, but *die Türken besiegten Karl V. und Franz I.*: a verb in the plural has no subject
    /// that is one.
    private static func isPlural(before verb: Int, object start: Int, _ passage: Passage) -> Bool {
        guard passage.letters(verb).hasSuffix("en"), start == verb + 1, passage.isCapitalised(verb - 1),
            passage.letters(verb - 2) == "die", isOpening(verb - 2, passage)
        else { return false }
        var end = start
        while passage.isCapitalised(end) || passage.isDigits(end) { end += 1 }
        if passage.isMark(end, ".") { end += 1 }
        return !["und", "sowie", "mit"].contains(passage.letters(end)) && !passage.isMark(end, ",")
    }

    /// Whether a pronoun is the subject of a verb, not its object as in *sie traf 1 Ball*.
    private static func isSubject(_ word: String, of verb: String) -> Bool {
        switch word {
        case "ich", "du", "er", "wir", "man", "wer": true
        case "sie": verb.hasSuffix("en") || !personal.contains(verb) && !dative.contains(verb)
        case "beide", "alle", "viele": verb.hasSuffix("en")
        case "es", "das": lasting.contains(verb) || verb == "gibt" || verb == "gab"
        default: false
        }
    }

    /// Whether a word begins a sentence or stands behind a mark.
    private static func isOpening(_ index: Int, _ passage: Passage) -> Bool {
        index == 0 || index > 0 && passage.word(index - 1)?.kind == .mark
    }

    /// Words that may stand between a verb and its object.
    private static let pronouns: Set = Set(words: "ich du er sie es wir ihr man wer der die beide beiden alle viele")
    /// Verbs whose object is a price or a time, so that a thing before them is their subject.
    private static let lasting: Set = ["kostet", "kostete", "dauert", "dauerte"]
    private static let fillers: Set = Set(
        words: """
            nicht auch nur noch dort dann heute gestern jetzt nun schon mir dir ihm uns euch ihnen sich dem den einem
            einer seinem seiner ihrem ihrer meinem meiner unserem unserer zuerst etwa rund genau noch mal bitte je
            """
    )
    /// Articles of objects.
    private static let oblique: Set = ["den", "dem", "des", "einen", "einem", "diesen", "diesem", "seinen", "ihren"]
    private static let commands: Set = Set(
        words:
            "nimm nehmt nehmen gib gebt geben kauf kaufe kauft kaufen hol holen bring bringen lies lest iss trink such"
    )
    /// Verbs that part a subject from what comes behind it.
    private static let finite: Set = Set(
        words: """
            ist sind war waren wird werden wurde wurden will wollte wollen kann konnte können muss musste müssen soll
            sollte sollen darf durfte mag möchte hat hatte haben den einen das
            """
    )
    /// Stems of regular verbs with an accusative.
    private static let regular = Set(
        words: """
            kauf brauch mach hol bestell schenk verkauf leg stell setz koch zeig füll bau hör such zähl zahl bezahl
            erreich besuch verlang benötig pflück spür besieg stürz lieb verehr unterstütz krön wähl erleb
            entdeck erwähn begrüß verjag rett führ verkünd ernähr
            """
    )
    private static let accusative: Set = Set(
        words: """
            nehme nimm nimmt nehmen nehmt nahm nahmen gebe gib gibt geben gebt gab gaben findet finden fand fanden sieht sehen
            sah sahen isst iss essen aß aßen trinkt trink trinken trank tranken bekommt bekommen bekam bekamen trägt
            tragen trug trugen bringt bring bringen brachte brachten besitzt besitzen besaß besaßen liest lies lesen las
            lasen schreibt schreiben schrieb schrieben habe hast hat hatte hatten haben traf trafen trifft treffen
            schlug schlugen schlägt bat baten kannte kannten kennt kennen verlor verloren nannte nannten nennt empfing
            empfingen zwang vertrieb rief riefen hielt hielten zog zogen warf warfen fing fingen
            schoss erschoss ermordete ermordeten heiratete tötete töteten hasste hassten verbraucht kostet kostete dauerte
            dauert enthielt enthält erhielt erhält erhielten
            """
    ).union(regular.flatMap(forms))
    private static let personal: Set = Set(
        words: """
            traf trafen trifft schlug schlugen bat baten kannte kannten nannte nannten empfing empfingen zwang zwangen
            vertrieb vertrieben rief riefen ermordete ermordeten heiratete tötete töteten hasste hassten überredete
            bewunderte bewunderten verriet erschoss sah sahen
            """
    ).union(Set(words: "besieg stürz lieb verehr unterstütz krön wähl begrüß verjag rett").flatMap(forms))
    private static let dative: Set = Set(
        words: """
            half halfen hilft helfen gefiel schwor schworen verzieh unterlag unterstand widerstand riet drohte drohten
            begegnete begegneten begegnet widersprach gehörte gehörten gehört
            """
    ).union(Set(words: "dien folg gehorch dank vertrau huldig misstrau gratulier").flatMap(forms))
    private static let infinitives: Set = Set(
        words: """
            zugeben dazugeben hinzugeben hinzufügen zufügen beigeben beifügen unterrühren einrühren unterheben schälen hacken
            reiben würfeln auspressen erhitzen schmelzen aufkochen verrühren vermischen einstreuen abmessen waschen
            halbieren entkernen schneiden putzen verquirlen kaufen nehmen geben essen trinken holen bringen finden
            bekommen brauchen haben besitzen bestellen schenken verkaufen lesen schreiben tragen zahlen warten lassen
            bleiben einplanen mitbringen mitnehmen hineingeben verteilen einnehmen
            """
    )

    private static func forms(_ stem: String) -> [String] {
        ["e", "st", "t", "en", "te", "ten", "test", "tet"].map { stem + $0 }
    }
}
