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
        var (place, hasSubject) = (start - 1, false)
        while place >= 0, start - place < 7, passage.isLetters(place) {
            let word = passage.letters(place)
            let isVerb = passage.isLowerCase(place) || place == 0
            if isVerb,
                let found = accusative.contains(word) ? GermanCase.accusative : dative.contains(word) ? .dative : nil
            {
                // *Nimm 1 Apfel*
                let isCommand = place == 0 || passage.word(place - 1)?.kind == .mark
                return hasSubject || isCommand && commands.contains(word) || isSubject(place - 1, passage) ? found : nil
            }
            if subjects.contains(word) || passage.isCapitalised(place) {
                hasSubject = true
            } else if !fillers.contains(word) {
                return nil
            }
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

    private static func isSubject(_ index: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(index)
        if subjects.contains(word) { return true }
        guard passage.isCapitalised(index), !adverbs.contains(word) else { return false }
        // *In Berlin kaufte 1 Mann*, *den Papst krönte Karl V.*
        return !oblique.contains(passage.letters(index - 1)) && !prepositions.contains(passage.letters(index - 1))
            && !prepositions.contains(passage.letters(index - 2))
    }

    private static let subjects: Set = Set(words: "ich du er sie es wir ihr man wer der die beide beiden alle viele")
    private static let fillers: Set = Set(
        words: """
            nicht auch nur noch dort dann heute gestern jetzt nun schon mir dir ihm uns euch ihnen sich dem den einem
            einer seinem seiner ihrem ihrer meinem meiner unserem unserer zuerst etwa rund genau noch mal bitte je
            """
    )
    private static let adverbs: Set = Set(
        words: """
            dann da dort hier nun jetzt heute gestern morgen später zuletzt zuerst danach darauf so auch deshalb daher
            trotzdem endlich plötzlich bald damals einst nie immer oft einmal abends morgens nachts
            """
    )
    private static let prepositions: Set = Set(
        words: """
            in im an am auf aus bei beim mit nach seit von vom zu zum zur unter über vor hinter neben zwischen für
            durch gegen ohne um während wegen als wie
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
            entdeck erwähn begrüß verfolg verjag rett führ verkünd ernähr
            """
    )
    private static let accusative: Set = Set(
        words: """
            nehme nimm nimmt nehmen nehmt nahm nahmen gebe gib gibt geben gebt gab gaben findet finden fand fanden sieht sehen
            sah sahen isst iss essen aß aßen trinkt trink trinken trank tranken bekommt bekommen bekam bekamen trägt
            tragen trug trugen bringt bring bringen brachte brachten besitzt besitzen besaß besaßen liest lies lesen las
            lasen schreibt schreiben schrieb schrieben habe hast hat hatte hatten haben traf trafen trifft treffen
            schlug schlugen schlägt bat baten kannte kannten kennt kennen verlor verloren nannte nannten nennt empfing
            empfingen zwang vertrieb verließ verließen rief riefen hielt hielten zog zogen warf warfen fing fingen
            schoss erschoss ermordete ermordeten heiratete tötete töteten hasste hassten verbraucht kostet kostete dauerte
            dauert enthielt enthält erhielt erhält erhielten
            """
    ).union(regular.flatMap(forms))
    private static let personal: Set = Set(
        words: """
            traf trafen trifft schlug schlugen bat baten kannte kannten nannte nannten empfing empfingen zwang zwangen
            vertrieb vertrieben verließ rief riefen ermordete ermordeten heiratete tötete töteten hasste hassten überredete
            bewunderte bewunderten verriet erschoss sah sahen
            """
    ).union(Set(words: "besieg stürz lieb verehr unterstütz krön wähl begrüß verfolg verjag rett").flatMap(forms))
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
