/// Whether the stressed e or o of an Italian word is open, as in *bello* and *nove*, or closed, as in *sera* and *sole*.
struct ItalianOpenness {
    private let lexicon: ItalianLexicon

    init(_ lexicon: ItalianLexicon) { self.lexicon = lexicon }

    /// Whether the vowel at `accent`, the stressed one of a word of the letters from a to z, is open.
    func isOpen(_ word: [UInt8], accent: Int) -> Bool {
        guard word[accent] == UInt8(ascii: "e") || word[accent] == UInt8(ascii: "o") else { return false }
        let text = String(decoding: word, as: UTF8.self)
        if let open = Self.words[text] { return open }
        let rest = String(decoding: word[accent...], as: UTF8.self)
        // *Aver*, *tener*
        if text.hasSuffix("er"), accent + 2 == word.count { return true }
        if text.hasSuffix("mente"), accent + 4 == word.count { return false }
        // Third persons of the plural: *tendono*.
        if rest.hasSuffix("no"), word.count - accent > 4, lexicon.entry(for: word)?.accent == nil || !Self.isEll(rest) {
            return Self.isEll(rest)
        }
        let isVerb = ItalianStress.nuclei(of: Array(word[..<accent])).count > 0
        if isVerb, let open = Self.verbs[rest] { return open }
        // *Prenderlo* is as *prendere*.
        if let verb = ItalianStress.infinitive(of: text) { return isOpen(verb, accent: accent) }
        if let entry = lexicon.entry(for: word), let open = entry.isOpen, entry.accent ?? accent == accent {
            return open
        }
        if word[accent] == UInt8(ascii: "o"), accent > 0, word[accent - 1] == UInt8(ascii: "u"),
            accent < 2 || word[accent - 2] != UInt8(ascii: "q")
        {
            return true
        }
        if ["iosa", "iose", "uosa", "uose", "uoso"].contains(where: text.hasSuffix) { return true }
        for start in 0...accent {
            if let open = Self.endings[String(decoding: word[start...], as: UTF8.self)] { return open }
        }
        return Self.beginnings.first { rest.hasPrefix($0.letters) }?.isOpen ?? false
    }

    private static func isEll(_ rest: String) -> Bool { rest.hasPrefix("ell") || rest.hasPrefix("ert") }

    /// Words that are not said as their endings are.
    private static let words: [String: Bool] = table(
        open: """
            ella no so odio volta volte donna donne bevvi tenne trattenne mantenne ottenne divenne venne deve devi petto petti aspetto aspetti affetto affetti
            effetto effetti oggetto oggetti soggetto rispetto dispetto sospetto letto letti tetto tetti difetto difetti perfetto
            perfetta perfetti diretto diretta dialetto insetto intelletto progetto lettera lettere notte notti forte forti morte
            corpo corpi cosa cose nove otto dieci sette presto certo certa certi certe gente bello bella belle belli cielo
            terra guerra pace tempo tempi sempre bene prete vecchio vecchia vecchi vecchie specchio meglio peggio poco poca
            poche pochi uomo uomini buono buona buoni buone cuore nuovo nuova suora scuola luogo luoghi fuoco gioco modo modi
            parola parole storia storie gloria porta porte sorte orto oro coro loro lode voglia voglio foglio foglia occhio
            occhi troppo troppa troppi posso possa possono nostro nostra vostro vostra sorella sorelle fratello fratelli
            castello cervello cappello coltello anello capello capelli era erano ieri pietra dietro lieto lieta
            siede tiene viene conviene festa testa teste resto verso perso aperto aperta aperti coperto certo inverno
            inferno eterno eterna interno governo moderno servo serva serve nervo nervi esempio tempio tempesta foresta
            secolo secoli medico prego leggo collega tela opera opere popolo povero povera
            poveri nobile prossimo ottimo soldi zone scopo adoro corre rosa rose modesto onesto maestro maestra
            teatro vento cento senso denso immenso pensiero parente parenti presente niente silenzio scienza pazienza
            """,
        closed: """
            come forse avesse avessi fosse potesse contessa risposto risposta risposte noi nei leggere riflettere battere
            spero legge leggi ammesse tocca tocco esco posti posto versi composto corse corsero aveva avevo avevi della delle dello degli nella nelle nello negli alle quello quella quelle quelli quegli questo questa
            questi queste essa esse essi esso ora ore dopo fuori rispose rispose ragione giorno giorni sapeva diceva temeva
            vedere sapere dovere ottenere avere potere volere dovetti dovette dovettero sera sere nome nomi sento sente senti posto
            gola ombra mondo fondo secondo tondo mentre dentro vendetta stretto stretta stretti detto detta detti
            sotto rotto rotta bocca bocche bosco boschi conto conte monte fonte fronte ponte forma sole amore dolore signore
            signora errore onore ancora persona persone corona leone padrone occasione stagione carbone nobildonna sonno
            pesce fresco fresca verde vero vera veri neve pena penna seno vedo vede vedi vela sete rete meno almeno sereno
            corsa corso corsi torre rosso rossa rossi fosso voce voci croce noce feroce molto molta molti volto
            colpo colpa colpi dolce dolci polvere volpe giovane giovani dove sopra egli fede medesimo medesima
            medesimi segreto segreta segno degno legno regno ingegno disegno bisogno sogno vergogna messo messa promessa promesse
            spesso spessa stesso stessa stessi stelle stella mese mesi paese spese prese inteso intesa offesa difesa
            freddo vendetta vendette ebbro bestie mezzodi sveglia scelto scelta scelti trenta quaranta concede
            procede precede perdono foglie spoglie sposa sposo sposi dono abbandono nido collo colle
            """
    )

    /// Endings of verbs, whatever the verb.
    private static let verbs: [String: Bool] = table(
        open: """
            eva evo evi evamo emmo emo ebbe ebbi endo ente ere erlo erla erli erle ermi erti ersi erci ervi erne ergli esse
            essi este ei erebbe erei osi eti else
            """,
        closed:
            "evano essero essimo ebbero ettero ete endolo endola endoli endole endosi endomi endogli endoci endovi endone"
    )

    /// Endings of all words.
    private static let endings: [String: Bool] = table(
        open: """
            enza enze ello ella elli elle emma emme eo ea ea ei ento ente enti endo enda ema eme emi erio eria eri ero era
            iero iera ieri iere ierno erno erna erni erta erto erti erte estra estro estre estri esto esta esti eno
            ena orio oria orie orio otto otta otti otte olo ola oli ole orto orta orti orte orno orni osto osta osti oste
            oro ora oca oco oda odo ogo oga olto olta opo opa oppo otto ottolo ovo ova ossa osso occa occo occia occio
            ossero ossimo ossimi ossima ico
            """,
        closed: """
            mente mento menti etto etta etti ezza ezze ese esi esa eso esco esca eschi esche etti ette etto egno egna eglio
            eglia eggio eggia eggi evole eto eta eti ino one oni ona ore ori ora oso osa ose zione zioni ogna ogno oglia
            ondo onda ondi onde onte onti onta ose ono eno olse olsero ose otta ebbero ermo erma efice estimo
            """
    )

    /// What a stressed vowel is before certain letters, where no ending tells.
    private static let beginnings: [(letters: String, isOpen: Bool)] = [
        ("etic", true), ("enic", true), ("erm", false), ("edic", true), ("eric", true), ("elic", true), ("onic", true),
        ("ofi", true),
        ("olog", true), ("oric", true), ("otic", true), ("osi", true), ("ogi", true), ("oni", true), ("etr", true),
        ("esim", true), ("ev", false), ("ell", true), ("ess", true), ("ens", true), ("ent", true), ("enz", true),
        ("erv", true), ("err", true), ("ers", true), ("erg", true), ("em", true), ("eb", true),
        ("os", true), ("op", true), ("ov", true), ("oc", true), ("og", true), ("od", true), ("ot", true), ("ol", true),
        ("or", true), ("oss", true),
    ]

    private static func table(open: String, closed: String) -> [String: Bool] {
        var table: [String: Bool] = [:]
        for word in open.split(whereSeparator: \.isWhitespace) { table[String(word)] = true }
        for word in closed.split(whereSeparator: \.isWhitespace) { table[String(word)] = false }
        return table
    }
}
