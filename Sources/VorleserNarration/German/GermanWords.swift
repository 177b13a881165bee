/// German inflects its numbers by rules of its own; what is not inflected is said by the shared ones.
extension ContinentalWords {
    static let german = ContinentalWords(
        code: "de",
        numbers: GermanNumbers(),
        joints: .german,
        figures: .german,
        months: GermanDates.months,
        beforeEra: ["v chr", "v u", "vor christus", "vor christi", "vor unserer"],
        money: .german,
        measures: .german,
        signs: .german,
        functionWords: Set(
            words: """
                aber als am an auch auf aus bei bis das dass daß dem den denn der des die doch durch ein eine einem
                einen einer eines er es für gegen hat hatte ich ihm ihn ihr im in ist ja kam man mit nach nicht noch nur
                ob oder ohne schon sich sie sind so über um und uns unter vom von vor war waren wenn wie wir wird wurde
                wurden zu zum zur
                """
        ),
        labels: Set(
            words: """
                kapitel kap seite s nummer nr band bd teil buch akt szene artikel art abbildung abb tabelle tab tafel
                jahr jahre vers psalm zimmer zeile anmerkung abschnitt absatz abs satz ziffer ziff halbsatz halbs
                unterabsatz uabs anlage anhang randnummer rn punkt phase stufe zone runde folge staffel episode formel
                kanal etappe aufgabe frage übung beispiel schritt gruppe liga bundesliga position rang platz paragraf
                paragraph telefon tel lektion strophe blatt heft gleis linie raum figur auflage klasse lemma
                korollar definition theorem bemerkung gleichung listing proposition algorithmus version
                """
        ),
        names: .german,
        abbreviations: .german,
        acronyms: .german
    )
}

extension ContinentalJoints {
    static let german = ContinentalJoints(and: "und", or: "oder", to: "bis")
}

extension ContinentalFigureWords {
    static let german = ContinentalFigureWords(
        point: "Komma",
        minus: "minus",
        percent: "Prozent",
        perMille: "Promille",
        oneBeforePercent: "ein",
        half: Half(masculine: "ein halb", feminine: "ein halb"),
        power: Power(square: "hoch zwei", cube: "hoch drei", other: "hoch"),
        readsDecimalsApart: true,
        operators: [
            "+": "plus", "=": "gleich", "×": "mal", "·": "mal", "÷": "geteilt durch", "−": "minus", "<": "kleiner als",
            ">": "größer als",
            "≤": "kleiner oder gleich", "≥": "größer oder gleich",
        ]
    )
}

extension ContinentalSignWords {
    static let german = ContinentalSignWords(
        symbols: [
            "§": "Paragraf", "&": "und", "+": "plus", "=": "gleich", "@": "ät", "©": "Copyright",
            "®": "eingetragenes Zeichen",
            "™": "Marke", "%": "Prozent", "€": "Euro", "£": "Pfund", "$": "Dollar", "°": "Grad", "#": "Nummer",
            "×": "mal",
            "÷": "geteilt durch", "±": "plus minus", "≈": "ungefähr", "√": "Wurzel aus", "∞": "unendlich",
            "†": "gestorben",
            "≠": "ungleich", "∈": "Element von", "∉": "nicht Element von", "∫": "Integral", "∑": "Summe",
            "⇒": "daraus folgt", "⇔": "genau dann wenn", "∀": "für alle", "∃": "es gibt", "∩": "geschnitten mit",
            "∪": "vereinigt mit", "⊂": "Teilmenge von",
        ],
        sections: "Paragrafen",
        stars: Stars(spoken: "drei Sterne", particles: ["von", "zu", "de", "du", "di"]),
        address: Address(
            dot: "Punkt",
            slash: "Schrägstrich",
            at: "ät",
            hyphen: "Bindestrich",
            underscore: "Unterstrich"
        )
    )
}

extension ContinentalNameWords {
    static let german = ContinentalNameWords(
        titles: Set(
            words: """
                herr hr herrn frau fr fräulein frl doktor dr professor prof graf gräfin baron josef onkel tante hans
                karl familie
                """
        )
    )
}
