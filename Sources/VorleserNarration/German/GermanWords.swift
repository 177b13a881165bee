import Phonemes

/// German inflects its numbers by rules of its own; what is not inflected is said by the shared ones.
extension ContinentalWords {
    static let german = ContinentalWords(
        code: "de",
        numbers: GermanNumbers(),
        point: "Komma",
        minus: "minus",
        to: "bis",
        and: "und",
        or: "oder",
        percent: "Prozent",
        perMille: "Promille",
        half: Half(masculine: "ein halb", feminine: "ein halb"),
        months: GermanDates.months,
        dateJoin: " ",
        clock: ContinentalClock(
            join: "",
            half: nil,
            quarter: nil,
            hours: nil,
            minutes: nil,
            gender: .masculine,
            before: [],
            hour: ["uhr"]
        ),
        money: GermanMeasures.money,
        units: GermanMeasures.units,
        squared: ("", ""),
        cubed: ("", ""),
        power: ("hoch zwei", "hoch drei", "hoch"),
        rates: GermanMeasures.rates,
        lawJoin: nil,
        years: "Jahre",
        degrees: ("Grad", "Grad", " Celsius", " Fahrenheit"),
        operators: [
            "+": "plus", "=": "gleich", "×": "mal", "·": "mal", "÷": "geteilt durch", "−": "minus", "<": "kleiner als",
            ">": "größer als",
        ],
        roman: ContinentalRomanWords(
            labels: [],
            ordinalLabels: [:],
            ordinalNouns: [:],
            kings: [],
            queens: [],
            highestOrdinal: 0,
            articles: [],
            words: []
        ),
        abbreviations: .german,
        symbols: [
            "§": "Paragraf", "&": "und", "+": "plus", "=": "gleich", "@": "ät", "©": "Copyright",
            "®": "eingetragenes Zeichen",
            "™": "Marke", "%": "Prozent", "€": "Euro", "£": "Pfund", "$": "Dollar", "°": "Grad", "#": "Nummer",
            "×": "mal",
            "÷": "geteilt durch", "±": "plus minus", "≈": "ungefähr", "√": "Wurzel aus", "∞": "unendlich",
            "†": "gestorben",
        ],
        address: AddressWords(
            dot: "Punkt",
            slash: "Schrägstrich",
            at: "ät",
            hyphen: "Bindestrich",
            underscore: "Unterstrich"
        ),
        functionWords: functionWordsGerman,
        labels: [
            "kapitel", "kap", "seite", "s", "nummer", "nr", "band", "bd", "teil", "buch", "akt", "szene", "artikel",
            "art",
            "abbildung", "abb", "tabelle", "tab", "tafel", "jahr", "jahre", "vers", "psalm", "zimmer", "zeile",
            "anmerkung",
            "abschnitt", "absatz", "abs", "satz", "ziffer", "ziff", "halbsatz", "halbs", "unterabsatz", "uabs",
            "anlage",
            "anhang", "randnummer", "rn", "punkt", "phase", "stufe", "zone", "runde", "folge", "staffel", "episode",
            "formel", "kanal", "etappe", "aufgabe", "frage", "übung", "beispiel", "schritt", "gruppe", "liga",
            "bundesliga",
            "position", "rang", "platz", "paragraf", "paragraph", "telefon", "tel", "lektion", "strophe", "blatt",
            "heft", "gleis",
            "linie", "raum",
            "figur", "auflage", "klasse",
        ],
        titles: [
            "herr", "hr", "herrn", "frau", "fr", "fräulein", "frl", "doktor", "dr", "professor", "prof", "graf",
            "gräfin", "baron",
            "josef", "onkel", "tante", "hans", "karl", "familie",
        ],
        acronyms: .german,
        ordinalEndings: [:],
        scales: ["millionen", "million", "milliarden", "milliarde", "billionen"],
        of: "",
        per: "pro",
        own: [],
        day: { GermanNumberWords.ordinal($0, "en") }
    )

    /// The rules of German, an earlier one going first.
    var germanForms: [any SpokenForm] {
        let first: [any SpokenForm] = [
            ContinentalAddresses(words: self), NoteMarks(), GermanStreets(), GermanWeekdays(),
        ]
        let numbers: [any SpokenForm] = [
            ContinentalTelephones(words: self), ContinentalStars(words: self), GermanHours(), GermanLetteredOrdinals(),
            GermanRomanMonths(),
            ContinentalArcs(words: self), GermanSections(words: self), GermanDates(), GermanTimes(),
            GermanOrdinals(words: self),
            GermanCompounds(words: self), GermanFractions(words: self), GermanPrices(words: self),
            ContinentalMoney(words: self), ContinentalPercents(words: self), ContinentalDegrees(words: self),
            GermanPowers(words: self),
            ContinentalFractions(words: self), ContinentalMeasures(words: self), GermanScores(),
            ContinentalFormulas(words: self),
            ContinentalCodes(words: self), ContinentalRanges(words: self), GermanCardinals(words: self),
            ContinentalFigures(words: self),
            GermanRomanNumbers(), ContinentalBareUnits(words: self), ContinentalRaisedFigures(words: self),
        ]
        let signs: [any SpokenForm] = [
            GermanAdjectives(), ContinentalRates(words: self), ContinentalAbbreviationForm(words: self),
            ContinentalInitials(words: self), ContinentalAcronyms(words: self), ContinentalSlashes(words: self),
            Dashes(),
            Ellipses(), EmphasisMarks(), ContinentalSymbols(words: self), LetterForms(),
        ]
        return first + numbers + signs
    }

    private static let functionWordsGerman: Set<String> = Set(
        """
        aber als am an auch auf aus bei bis das dass daß dem den denn der des die doch durch ein eine einem einen einer eines er
        es für gegen hat hatte ich ihm ihn ihr im in ist ja kam man mit nach nicht noch nur ob oder ohne schon sich sie sind so
        über um und uns unter vom von vor war waren wenn wie wir wird wurde wurden zu zum zur
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
