import Phonemes

extension ContinentalWords {
    static let spanish = ContinentalWords(
        code: "es",
        numbers: SpanishNumbers(),
        point: "coma",
        minus: "menos",
        to: "a",
        and: "y",
        or: "o",
        percent: "por ciento",
        perMille: "por mil",
        half: Half(masculine: "medio", feminine: "media"),
        months: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ],
        dateJoin: " de ",
        clock: ContinentalClock(
            join: "y",
            half: "media",
            quarter: "cuarto",
            hours: ContinentalUnit("hora", "horas", .feminine),
            minutes: ContinentalUnit("minuto", "minutos"),
            gender: .feminine,
            before: ["las"],
            hour: ["horas"],
            short: ["h", "hs", "hr", "hrs"],
            halves: ["am": "a eme", "pm": "pe eme"],
            noon: "del mediodía"
        ),
        money: SpanishMeasures.money,
        units: SpanishMeasures.units,
        squared: ("cuadrado", "cuadrada"),
        cubed: ("cúbico", "cúbica"),
        power: ("al cuadrado", "al cubo", "elevado a"),
        rates: SpanishMeasures.rates,
        lawJoin: "de",
        years: "años",
        degrees: ("grado", "grados", " centígrados", " Fahrenheit"),
        operators: [
            "+": "más", "=": "igual a", "×": "por", "·": "por", "÷": "entre", "−": "menos", "<": "menor que",
            ">": "mayor que",
        ],
        roman: .spanish,
        abbreviations: .spanish,
        symbols: [
            "§": "párrafo", "&": "y", "+": "más", "=": "igual a", "@": "arroba", "©": "copyright",
            "®": "marca registrada",
            "™": "marca", "%": "por ciento", "€": "euros", "£": "libras", "$": "dólares", "°": "grados", "#": "número",
            "×": "por", "÷": "entre", "±": "más menos", "≈": "aproximadamente", "√": "raíz de", "∞": "infinito",
        ],
        address: AddressWords(dot: "punto", slash: "barra", at: "arroba", hyphen: "guion", underscore: "guion bajo"),
        functionWords: functionWordsSpanish,
        labels: [
            "capítulo", "capítulos", "cap", "página", "páginas", "pág", "págs", "p", "pp", "número", "núm", "nº",
            "tomo",
            "volumen", "vol", "libro", "parte", "acto", "escena", "artículo", "art", "artículos", "arts", "figura",
            "fig", "tabla", "lámina",
            "año", "años", "siglo", "versículo", "salmo", "habitación", "calle", "línea", "nota", "sección", "párrafo",
            "teléfono", "tel", "no.", "nro.", "kilómetro", "lección", "canto", "folio", "casa", "sala", "puerta",
            "apartado", "verso",
        ],
        titles: [
            "señor", "sr", "señora", "sra", "señorita", "srta", "don", "doña", "d", "doctor", "dr", "doctora", "conde",
            "padre",
        ],
        acronyms: .spanish,
        ordinalEndings: [
            "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
            "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
            "a": ContinentalOrdinalEnding(.feminine), "er": ContinentalOrdinalEnding(.masculine, isShort: true),
            "os": ContinentalOrdinalEnding(.masculine, isMany: true),
            "as": ContinentalOrdinalEnding(.feminine, isMany: true),
        ].merging(lettersOfOrdinals) { $1 },
        scales: ["millón", "millones", "billón", "billones", "mil"],
        of: "de",
        per: "por",
        own: [SpanishTelephones(), SpanishDecimals(), SpanishPoints()],
        day: { SpanishNumberWords.cardinal($0) },
        moneyScales: [
            "mil": .thousand, "k": .thousand, "M": ContinentalScale("millón", "millones"),
            "MM": ContinentalScale("millón", "millones"), "millón": ContinentalScale("millón", "millones"),
            "millones": ContinentalScale("millón", "millones"), "billón": ContinentalScale("billón", "billones"),
            "billones": ContinentalScale("billón", "billones"),
        ],
        partsMoneyByCommas: true,
        inclusive: [InclusiveSigns(), InclusiveEndings.iberian],
        isVerb: SpanishVerbs.isVerb
    )

    /// *1ro*, *2da*: how ordinals end in America.
    private static let lettersOfOrdinals: [String: ContinentalOrdinalEnding] = {
        var endings: [String: ContinentalOrdinalEnding] = [:]
        for man in ["ero", "ro", "do", "to", "mo", "vo", "no"] {
            let woman = man.dropLast() + "a"
            endings[man] = ContinentalOrdinalEnding(.masculine)
            endings[man + "s"] = ContinentalOrdinalEnding(.masculine, isMany: true)
            endings[String(woman)] = ContinentalOrdinalEnding(.feminine)
            endings[woman + "s"] = ContinentalOrdinalEnding(.feminine, isMany: true)
        }
        return endings
    }()

    private static let functionWordsSpanish: Set<String> = Set(
        """
        a al ante aunque bajo como con contra cuando de del desde donde durante e el ella ellas ellos en entonces entre era
        eran es esa ese eso está están esta este esto fue fueron ha había han hasta hay la las le les lo los más me menos
        mi ni no nos o para pero por porque pues que se según ser si sin sino sobre son su sus también tan te tenía tiene
        tras tu u un una y ya yo
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

extension ContinentalRomanWords {
    static let spanish = ContinentalRomanWords(
        labels: [
            "siglo", "siglos", "s", "ss", "capítulo", "capítulos", "cap", "caps", "tomo", "tomos", "t", "volumen",
            "volúmenes", "vol", "vols", "libro", "libros", "parte", "partes", "acto", "actos", "escena", "escenas",
            "canto",
            "cantos", "título", "artículo", "art", "sección", "apéndice", "lámina", "figura", "fig", "cuadro", "tabla",
            "página", "páginas", "pág", "p", "salmo", "lección", "carta", "jornada", "estrofa", "anexo", "nota", "año",
            "tratado", "epístola", "legión", "episodio", "serie", "soneto", "número", "núm", "zona", "fase", "tipo",
        ],
        ordinalLabels: [:],
        ordinalNouns: events,
        kings: [
            "felipe", "carlos", "luis", "alfonso", "fernando", "juan", "pedro", "enrique", "sancho", "jaime", "ramiro",
            "garcía", "ordoño", "bermudo", "fruela", "ramón", "berenguer", "pío", "león", "pablo", "benedicto",
            "clemente", "inocencio", "gregorio", "urbano", "alejandro", "julio", "sixto", "adriano", "bonifacio",
            "nicolás", "eugenio", "calixto", "honorio", "celestino", "martín", "esteban", "víctor", "inocente", "jorge",
            "eduardo", "ricardo", "guillermo", "jacobo", "federico", "francisco", "josé", "leopoldo", "maximiliano",
            "napoleón", "amadeo", "otón", "rodolfo", "segismundo", "alberto", "balduino", "humberto", "ramsés",
            "tolomeo", "ptolomeo", "darío", "jerjes", "artajerjes", "antíoco", "constantino", "teodosio", "recaredo",
            "alarico", "abderramán", "boabdil", "muley", "mohamed", "solimán", "iván", "cristián", "gustavo", "manuel",
            "sebastián", "duarte", "dionisio", "hugo", "roberto", "eduardo", "haakon", "olaf", "mitrídates", "seleuco",
        ],
        queens: [
            "isabel", "catalina", "maría", "juana", "ana", "cristina", "margarita", "victoria", "beatriz", "leonor",
            "blanca", "urraca", "petronila", "constanza", "berenguela", "cleopatra", "teresa", "luisa", "sofía",
            "carlota", "berenice", "arsínoe", "dolores", "carmen", "pilar", "inés", "rosario", "mercedes", "consuelo",
            "soledad", "raquel", "ester", "elizabeth", "elisabeth", "mary",
        ],
        highestOrdinal: 10,
        articles: ["la", "el", "del", "al"],
        words: ["mi", "di", "vi", "cd", "dl", "cc", "cm", "dc", "md", "mm", "mc", "ml", "dm"],
        articleGenders: ["la": .feminine, "el": .masculine, "del": .masculine, "al": .masculine],
        joinsRanges: true,
        lettered: [
            "serie", "tipo", "zona", "fase", "anexo", "tabla", "cuadro", "figura", "fig", "nota", "apéndice", "sección",
            "parte", "lámina",
        ]
    )

    /// What is numbered by how often it has been.
    private static let events: [String: NumberAgreement] = {
        let men = [
            "congreso", "festival", "encuentro", "encuentros", "simposio", "seminario", "foro", "concurso", "certamen",
            "premio", "premios", "coloquio", "torneo", "campeonato", "aniversario", "centenario", "juegos", "reinado",
            "imperio",
        ]
        let women = [
            "conferencia", "bienal", "semana", "jornada", "jornadas", "reunión", "edición", "feria", "copa", "cumbre",
            "asamblea", "olimpiada", "olimpiadas", "guerra", "república", "internacional", "dinastía", "muestra",
        ]
        return Dictionary(
            men.map { ($0, NumberAgreement.masculine) } + women.map { ($0, NumberAgreement.feminine) },
            uniquingKeysWith: { $1 }
        )
    }()
}
