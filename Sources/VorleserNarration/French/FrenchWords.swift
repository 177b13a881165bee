import Phonemes

extension ContinentalWords {
    static let french = ContinentalWords(
        code: "fr",
        numbers: FrenchNumbers(),
        point: "virgule",
        minus: "moins",
        to: "à",
        and: "et",
        or: "ou",
        percent: "pour cent",
        perMille: "pour mille",
        half: Half(masculine: "demi", feminine: "demie"),
        months: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
            "décembre",
        ],
        dateJoin: " ",
        clock: ContinentalClock(
            join: "",
            half: nil,
            quarter: nil,
            hours: ContinentalUnit("heure", "heures", .feminine),
            minutes: nil,
            gender: .feminine,
            before: [],
            hour: ["heures", "heure"]
        ),
        money: FrenchMeasures.money,
        units: FrenchMeasures.units,
        squared: ("carré", "carrée"),
        cubed: ("cube", "cube"),
        power: ("au carré", "au cube", "puissance"),
        rates: FrenchMeasures.rates,
        lawJoin: "de",
        years: "années",
        degrees: ("degré", "degrés", " Celsius", " Fahrenheit"),
        operators: [
            "+": "plus", "=": "égale", "×": "fois", "·": "fois", "÷": "divisé par", "−": "moins", "<": "inférieur à",
            ">": "supérieur à",
        ],
        roman: .french,
        abbreviations: .french,
        symbols: [
            "§": "paragraphe", "&": "et", "+": "plus", "=": "égale", "@": "arobase", "©": "copyright",
            "®": "marque déposée", "™": "marque", "%": "pour cent", "€": "euros", "£": "livres", "$": "dollars",
            "°": "degrés", "#": "numéro", "×": "fois", "÷": "divisé par", "±": "plus ou moins", "≈": "environ",
            "√": "racine de", "∞": "infini",
        ],
        address: AddressWords(dot: "point", slash: "barre", at: "arobase", hyphen: "tiret", underscore: "tiret bas"),
        functionWords: functionWordsFrench,
        labels: [
            "chapitre", "chapitres", "chap", "ch", "page", "pages", "p", "pp", "numéro", "numéros", "n", "nº", "tome",
            "volume", "vol", "livre", "partie", "acte", "scène", "article", "art", "figure", "fig", "tableau",
            "planche",
            "an", "année", "années", "siècle", "verset", "psaume", "chambre", "rue", "ligne", "note", "section",
            "paragraphe", "téléphone", "tél", "leçon", "chant", "folio", "salle", "porte", "strophe", "vers", "lettre",
            "quai", "bâtiment", "siège", "appartement", "escalier", "parcelle", "bus", "voie",
        ],
        titles: [
            "monsieur", "m", "madame", "mme", "mademoiselle", "mlle", "docteur", "dr", "comte", "comtesse", "abbé",
            "père", "maître", "me", "baron", "marquis", "marquise",
        ],
        acronyms: .french,
        ordinalEndings: [
            "e": ContinentalOrdinalEnding(.masculine), "er": ContinentalOrdinalEnding(.masculine),
            "re": ContinentalOrdinalEnding(.feminine), "ère": ContinentalOrdinalEnding(.feminine),
            "ème": ContinentalOrdinalEnding(.masculine),
            "eme": ContinentalOrdinalEnding(.masculine), "ième": ContinentalOrdinalEnding(.masculine),
            "nd": ContinentalOrdinalEnding(.masculine), "nde": ContinentalOrdinalEnding(.feminine),
            "d": ContinentalOrdinalEnding(.masculine), "de": ContinentalOrdinalEnding(.feminine),
            "ᵉ": ContinentalOrdinalEnding(.masculine), "ᵉʳ": ContinentalOrdinalEnding(.masculine),
            "ʳᵉ": ContinentalOrdinalEnding(.feminine), "es": ContinentalOrdinalEnding(.masculine, isMany: true),
            "èmes": ContinentalOrdinalEnding(.masculine, isMany: true),
            "ers": ContinentalOrdinalEnding(.masculine, isMany: true),
            "res": ContinentalOrdinalEnding(.feminine, isMany: true),
            "ere": ContinentalOrdinalEnding(.feminine),
            "ères": ContinentalOrdinalEnding(.feminine, isMany: true),
            "eres": ContinentalOrdinalEnding(.feminine, isMany: true),
            "emes": ContinentalOrdinalEnding(.masculine, isMany: true),
            "ièmes": ContinentalOrdinalEnding(.masculine, isMany: true), "me": ContinentalOrdinalEnding(.masculine),
        ],
        scales: ["million", "millions", "milliard", "milliards", "billion", "billions"],
        of: "de",
        per: "par",
        own: [
            FrenchTelephones(), FrenchLaws(), FrenchSeconds(), FrenchRomanOrdinals(), FrenchEnumerations(),
            FrenchMinutes(),
            ContinentalSlashedNumbers.french, ContinentalShortScales.french, FrenchHalves(), FrenchStreets(),
            FrenchSpoons(),
        ],
        day: { $0 == 1 ? "premier" : FrenchNumberWords.cardinal($0) },
        inclusive: [FrenchInclusivePrint()]
    )

    private static let functionWordsFrench: Set<String> = Set(
        """
        à ai ainsi alors après au aussi aux avait avant avec car ce ces cet cette chez comme contre dans de depuis des
        dès donc dont du elle elles en entre est et était étaient eut fut furent il ils je jusque la le les leur leurs
        lorsque lui ma mais même mes moins mon ne ni nos notre nous on ont ou où par parmi pas pendant plus pour puis
        quand que qui sa sans se selon ses si son sont sous sur ta te tes ton toujours très tu un une vers vos votre
        vous y
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

extension ContinentalRomanWords {
    static let french = ContinentalRomanWords(
        labels: [
            "chapitre", "chapitres", "chap", "ch", "tome", "tomes", "t", "volume", "volumes", "vol", "livre", "livres",
            "partie", "parties", "acte", "actes", "scène", "scènes", "chant", "chants", "titre", "article", "art",
            "section", "appendice", "planche", "figure", "fig", "tableau", "page", "pages", "p", "pp", "psaume",
            "leçon",
            "lettre", "strophe", "annexe", "note", "an", "sonnet", "numéro", "épisode", "phase", "type", "saison",
            "fragment", "verset", "legion", "zone", "table",
        ],
        ordinalLabels: [:],
        ordinalNouns: [:],
        kings: [
            "louis", "charles", "henri", "philippe", "françois", "jean", "robert", "hugues", "napoléon", "pie", "léon",
            "paul", "benoît", "clément", "innocent", "grégoire", "urbain", "alexandre", "jules", "sixte", "adrien",
            "boniface", "nicolas", "eugène", "calixte", "honorius", "célestin", "martin", "étienne", "victor",
            "georges",
            "george", "édouard", "richard", "guillaume", "jacques", "frédéric", "frédéric-guillaume", "joseph",
            "léopold",
            "maximilien", "amédée", "othon", "rodolphe", "sigismond", "albert", "baudouin", "humbert", "ramsès",
            "ptolémée", "darius", "xerxès", "artaxerxès", "antiochus", "constantin", "théodose", "soliman", "ivan",
            "christian", "gustave", "emmanuel", "sébastien", "alphonse", "ferdinand", "pierre", "sanche", "jérôme",
            "childéric", "clotaire", "dagobert", "thierry", "clovis", "pépin", "lothaire", "raoul", "eudes", "foulques",
            "raymond", "gaston", "lucius", "sylvestre", "mahomet", "mourad", "sélim", "abdul", "casimir", "stanislas",
            "ladislas", "mathias", "oscar", "haakon", "olaf", "éric", "mithridate", "séleucus", "xavier", "stuart",
        ],
        queens: [
            "élisabeth", "elisabeth", "catherine", "marie", "jeanne", "anne", "christine", "marguerite", "victoria",
            "isabelle", "blanche", "cléopâtre", "thérèse", "louise", "sophie", "charlotte", "bérénice", "wilhelmine",
        ],
        highestOrdinal: 1,
        articles: ["la"],
        words: [
            "mi", "di", "vi", "cd", "dl", "cc", "cm", "dc", "md", "mm", "mc", "ml", "dm", "dix", "mil", "ci", "mix",
            "li", "cl",
        ],
        lettered: ["lettre", "annexe", "type", "zone", "table", "tableau", "planche", "phase", "titre", "appendice"]
    )
}
