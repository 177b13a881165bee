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
            hour: ["horas"]
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
            "volumen", "vol", "libro", "parte", "acto", "escena", "artículo", "art", "figura", "fig", "tabla", "lámina",
            "año", "años", "siglo", "versículo", "salmo", "habitación", "calle", "línea", "nota", "sección", "párrafo",
            "teléfono", "tel", "kilómetro", "lección", "canto", "folio", "casa", "sala", "puerta", "apartado", "verso",
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
        ],
        scales: ["millón", "millones", "billón", "billones", "mil"],
        of: "de",
        per: "por",
        own: [],
        day: { SpanishNumberWords.cardinal($0) }
    )

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
        ordinalNouns: [:],
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
            "soledad", "raquel", "ester",
        ],
        highestOrdinal: 10,
        articles: ["la", "el", "del", "al"],
        words: ["mi", "di", "vi", "cd", "dl", "cc", "cm", "dc", "md", "mm", "mc", "ml", "dm"]
    )
}
