import Phonemes

extension ContinentalWords {
    static let italian = ContinentalWords(
        code: "it",
        numbers: ItalianNumbers(),
        point: "virgola",
        minus: "meno",
        to: "a",
        and: "e",
        or: "o",
        percent: "per cento",
        perMille: "per mille",
        half: Half(masculine: "mezzo", feminine: "mezza"),
        months: [
            "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
            "novembre", "dicembre",
        ],
        dateJoin: " ",
        clock: ContinentalClock(
            join: "e",
            half: nil,
            quarter: nil,
            hours: ContinentalUnit("ora", "ore", .feminine),
            minutes: ContinentalUnit("minuto", "minuti"),
            gender: .feminine,
            before: ["alle", "dalle", "le", "ore", "delle", "all", "dall", "ora"],
            hour: ["ore"]
        ),
        money: ItalianMeasures.money,
        units: ItalianMeasures.units,
        squared: ("quadrato", "quadrata"),
        cubed: ("cubo", "cuba"),
        power: ("al quadrato", "al cubo", "elevato a"),
        rates: ItalianMeasures.rates,
        lawJoin: "del",
        years: "anni",
        degrees: ("grado", "gradi", "", " Fahrenheit"),
        operators: [
            "+": "più", "=": "uguale", "×": "per", "·": "per", "÷": "diviso", "−": "meno", "<": "minore di",
            ">": "maggiore di",
        ],
        roman: .italian,
        abbreviations: .italian,
        symbols: [
            "§": "paragrafo", "&": "e", "+": "più", "=": "uguale", "@": "chiocciola", "©": "copyright",
            "®": "marchio registrato", "™": "marchio", "%": "per cento", "€": "euro", "£": "sterline", "$": "dollari",
            "°": "gradi", "#": "cancelletto", "×": "per", "÷": "diviso", "±": "più o meno", "≈": "circa",
            "√": "radice di",
            "∞": "infinito",
        ],
        address: AddressWords(
            dot: "punto",
            slash: "barra",
            at: "chiocciola",
            hyphen: "trattino",
            underscore: "trattino basso"
        ),
        functionWords: functionWordsItalian,
        labels: [
            "capitolo", "capitoli", "cap", "capp", "pagina", "pagine", "pag", "pagg", "p", "pp", "numero", "numeri",
            "n",
            "tomo", "volume", "vol", "libro", "parte", "atto", "scena", "articolo", "art", "figura", "fig", "tavola",
            "tabella", "anno", "anni", "secolo", "versetto", "salmo", "stanza", "camera", "via", "riga", "nota",
            "sezione",
            "paragrafo", "telefono", "tel", "lezione", "canto", "foglio", "casa", "sala", "interno", "verso", "piazza",
        ],
        titles: [
            "signor", "signore", "sig", "signora", "signorina", "don", "donna", "dottor", "dott", "conte", "contessa",
            "padre",
            "professor", "prof",
        ],
        acronyms: .italian,
        ordinalEndings: [
            "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
            "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
            "a": ContinentalOrdinalEnding(.feminine), "mo": ContinentalOrdinalEnding(.masculine),
            "ma": ContinentalOrdinalEnding(.feminine),
        ],
        scales: ["milione", "milioni", "miliardo", "miliardi"],
        of: "di",
        per: "all’",
        own: [
            ItalianLaws(), ItalianRomanOrdinals(), ItalianHours(), ContinentalSlashedNumbers.italian,
            ContinentalShortScales.italian, ItalianFirstOfMonth(), ItalianOne(), ItalianCenturies(),
            ItalianYearRanges(),
        ],
        day: { $0 == 1 ? "primo" : ItalianNumberWords.cardinal($0) },
        inclusive: [ItalianInclusivePrint(), InclusiveEndings.italian],
        isVerb: ItalianVerbs.isVerb
    )

    private static let functionWordsItalian: Set<String> = Set(
        """
        a ad ai agli al alla alle allo anche che chi ci come con contro così cui da dai dal dalla dalle degli dei del della
        delle di dopo dove durante e è ed era erano essere fino fra fu ha hanno ho i il in io la le lei li lo loro lui ma mai
        me meno mi mio ne nei nel nella nelle noi non o per perché più poi prima quando quasi quella quelle quello questa
        queste questi questo se senza si sia sono sopra sotto su sua sue sul sulla suo te ti tra tu un una uno vi voi
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

extension ContinentalRomanWords {
    static let italian = ContinentalRomanWords(
        labels: [
            "capitolo", "capitoli", "cap", "capp", "tomi", "t", "volumi", "vol", "libri", "parti", "canti", "articolo",
            "art", "appendice", "tavola", "figura", "fig", "tabella",
            "pagina", "pag", "salmo", "lezione", "lettera", "novella", "allegato", "nota", "anno",
            "epistola",
            "episodio", "sonetto", "numero", "tipo", "fase",
        ],
        ordinalLabels: [
            "secolo": .masculine, "sec": .masculine, "secoli": .masculine, "secc": .masculine, "atto": .masculine,
            "scena": .feminine, "legione": .feminine, "canto": .masculine, "libro": .masculine, "parte": .feminine,
            "tomo": .masculine, "volume": .masculine, "sezione": .feminine, "sez": .feminine, "giornata": .feminine,
        ],
        ordinalNouns: [
            "secolo": .masculine, "sec": .masculine, "edizione": .feminine, "atto": .masculine, "volume": .masculine,
            "tomo": .masculine, "parte": .feminine, "serie": .feminine, "classe": .feminine, "grado": .masculine,
            "comma": .masculine, "capitolo": .masculine, "elementare": .feminine, "media": .feminine,
            "superiore": .feminine, "liceo": .masculine, "ginnasio": .masculine, "legislatura": .feminine,
            "guerra": .feminine, "repubblica": .feminine, "congresso": .masculine, "municipio": .masculine,
            "circoscrizione": .feminine, "dinastia": .feminine, "girone": .masculine, "fascia": .feminine,
            "categoria": .feminine, "posto": .masculine, "premio": .masculine, "turno": .masculine, "libro": .masculine,
            "canto": .masculine, "giornata": .feminine, "centenario": .masculine, "anniversario": .masculine,
            "reparto": .masculine, "distretto": .masculine, "legione": .feminine, "sezione": .feminine,
            "fase": .feminine,
        ],
        kings: [
            "emanuele", "umberto", "alberto", "carlo", "felice", "amedeo", "pio", "giovanni", "federico", "enrico",
            "luigi",
            "filippo", "francesco", "ferdinando", "giorgio", "edoardo", "guglielmo", "pietro", "paolo", "leone",
            "gregorio",
            "innocenzo", "clemente", "bonifacio", "benedetto", "urbano", "alessandro", "giulio", "sisto", "adriano",
            "nicola",
            "niccolò", "eugenio", "callisto", "onorio", "celestino", "martino", "stefano", "vittorio", "giacomo",
            "riccardo",
            "leopoldo", "massimiliano", "napoleone", "ottone", "rodolfo", "sigismondo", "corrado", "lotario",
            "berengario",
            "ugo", "roberto", "ruggero", "manfredi", "tancredi", "alfonso", "cosimo", "lorenzo", "ramsete", "tolomeo",
            "dario", "serse", "antioco", "costantino", "teodosio", "ivan", "cristiano", "gustavo", "ladislao",
            "baldovino",
            "silvestro", "marcello", "pasquale", "sergio", "lucio", "vittore", "anastasio", "alarico", "odoacre",
        ],
        queens: [
            "elisabetta", "caterina", "maria", "giovanna", "anna", "cristina", "margherita", "vittoria", "isabella",
            "eleonora", "bianca", "costanza", "cleopatra", "teresa", "luisa", "sofia", "carlotta", "berenice",
        ],
        highestOrdinal: 50,
        articles: ["la", "il", "del", "della", "al", "alla", "nel", "nella", "dal", "dalla", "sul", "sulla"],
        words: ["mi", "di", "vi", "cd", "dl", "cc", "cm", "dc", "md", "mm", "mc", "ml", "dm", "ci", "li"],
        lettered: ["lettera", "allegato", "tipo", "tavola", "tabella", "appendice", "fase", "figura"]
    )
}
