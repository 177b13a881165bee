extension ContinentalWords {
    static let italian = ContinentalWords(
        code: "it",
        numbers: ItalianNumbers(),
        joints: .italian,
        figures: .italian,
        months: [
            "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
            "novembre", "dicembre",
        ],
        beforeEra: ["a c", "av c", "avanti cristo"],
        money: .italian,
        measures: .italian,
        signs: .italian,
        functionWords: Set(
            words: """
                a ad ai agli al all alla alle allo anche che chi ci come con contro così cui da dai dal dall dalla
                dalle degli dei del dell della delle di dopo dove durante e è ed era erano essere fino fra fu ha hanno
                ho i il in io la le lei li lo loro lui ma mai me meno mi mio ne nei nel nell nella nelle noi non o per
                perché più poi prima quando quasi quella quelle quello questa queste questi questo se senza si sia
                sono sopra sotto su sua sue sul sulla suo te ti tra tu un una uno vi voi
                """
        ),
        labels: Set(
            words: """
                capitolo capitoli cap capp pagina pagine pag pagg p pp numero numeri n tomo volume vol libro parte atto
                scena articolo art figura fig tavola tabella anno anni secolo versetto salmo stanza camera via riga nota
                sezione paragrafo telefono tel lezione canto foglio casa sala interno verso piazza
                """
        ),
        names: .italian,
        abbreviations: .italian,
        acronyms: .italian
    )
}

extension ContinentalJoints {
    static let italian = ContinentalJoints(
        and: "e",
        or: "o",
        variants: ["ed", "od"],
        to: "a",
        between: "tra",
        of: "di"
    )
}

extension ContinentalFigureWords {
    static let italian = ContinentalFigureWords(
        point: "virgola",
        minus: "meno",
        percent: "per cento",
        perMille: "per mille",
        half: Half(masculine: "mezzo", feminine: "mezza"),
        power: Power(square: "al quadrato", cube: "al cubo", other: "elevato a"),
        single: Set(words: "num legge decreto"),
        genderless: Set(
            words: "grande giovane breve forte dolce semplice enorme celebre illustre triste nobile felice"
        ),
        partsOfWomen: ["delle"],
        quantifiers: Set(
            words: """
                varie vari molte molti alcune alcuni numerose numerosi tutte tutti queste questi quelle quelli poche pochi
                certe certi tante tanti parecchie parecchi entrambe
                """
        ),
        forerunners: Set(words: "altre nuove grandi prime ultime diverse differenti successive importanti giovani"),
        beforeYears: Set(words: "nel dal fino"),
        days: ["giorno", "il", "del", "al", "dal", "nel"],
        operators: [
            "+": "più", "=": "uguale", "×": "per", "·": "per", "÷": "diviso", "−": "meno", "<": "minore di",
            ">": "maggiore di",
            "≤": "minore o uguale a", "≥": "maggiore o uguale a",
        ]
    )
}

extension ContinentalSignWords {
    static let italian = ContinentalSignWords(
        symbols: [
            "§": "paragrafo", "&": "e", "+": "più", "=": "uguale", "@": "chiocciola", "©": "copyright",
            "®": "marchio registrato", "™": "marchio", "%": "per cento", "€": "euro", "£": "sterline", "$": "dollari",
            "°": "gradi", "#": "cancelletto", "×": "per", "÷": "diviso", "±": "più o meno", "≈": "circa",
            "√": "radice di",
            "∞": "infinito",
            "≠": "diverso da", "∈": "appartiene a", "∉": "non appartiene a", "∫": "integrale", "∑": "somma",
            "⇒": "implica", "⇔": "equivale a", "∀": "per ogni", "∃": "esiste", "∩": "intersezione", "∪": "unione",
            "⊂": "incluso in",
        ],
        sections: "paragrafi",
        stars: Stars(spoken: "tre stelle", particles: ["de", "del", "della", "di", "da", "du", "von"]),
        address: Address(
            dot: "punto",
            slash: "barra",
            at: "chiocciola",
            hyphen: "trattino",
            underscore: "trattino basso"
        )
    )
}

extension ContinentalNameWords {
    static let italian = ContinentalNameWords(
        titles: Set(
            words: """
                signor signore sig signora signorina don donna dottor dott conte contessa padre professor prof
                arch avv ing rag geom
                """
        ),
        kings: Set(
            words: """
                emanuele umberto alberto carlo felice amedeo pio giovanni federico enrico luigi filippo francesco
                ferdinando giorgio edoardo guglielmo pietro paolo leone gregorio innocenzo clemente bonifacio benedetto
                urbano alessandro giulio sisto adriano nicola niccolò eugenio callisto onorio celestino martino stefano
                vittorio giacomo riccardo leopoldo massimiliano napoleone ottone rodolfo sigismondo corrado lotario
                berengario ugo roberto ruggero manfredi tancredi alfonso cosimo lorenzo ramsete tolomeo dario serse
                antioco costantino teodosio ivan cristiano gustavo ladislao baldovino silvestro marcello pasquale sergio
                lucio vittore anastasio alarico odoacre
                """
        ),
        queens: Set(
            words: """
                elisabetta caterina maria giovanna anna cristina margherita vittoria isabella eleonora bianca costanza
                cleopatra teresa luisa sofia carlotta berenice
                """
        ),
        honoured: Set(
            words: """
                re regina principe principessa cattolica imperiale reale apostolica signore gesù cristo papa duca
                imperatore imperatrice
                """
        ),
        particles: ["de", "di", "da", "del", "della", "dei", "degli"],
        titleLetter: "D",
        verbEndings: "aeioàèìòù"
    )
}
