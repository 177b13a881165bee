import Phonemes

extension RomanceLanguage {
    static let italian = RomanceLanguage(
        words: .italian,
        clock: .italian,
        dates: ContinentalDateWords(
            join: " ",
            nightJoin: "-",
            day: { $0 == 1 ? "primo" : ItalianNumberWords.cardinal($0) },
            before: ["il", "del", "dal", "al", "dì"],
            masculineArticles: ["il", "del", "al"],
            years: "anni",
            decadeArticles: ["gli", "degli", "i", "dei"]
        ),
        laws: ContinentalLawWords(
            join: "del",
            names: Set(
                words: "legge leggi decreto legislativo direttiva regolamento sentenza delibera ordinanza decisione"
            ),
            between: Set(words: "n nº no num numero del")
        ),
        roman: .italian,
        ordinalEndings: [
            "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
            "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
            "a": ContinentalOrdinalEnding(.feminine), "mo": ContinentalOrdinalEnding(.masculine),
            "ma": ContinentalOrdinalEnding(.feminine),
        ],
        places: [
            "arrivò", "arrivato", "arrivata", "giunse", "giunto", "classificò", "classificato", "finì", "terminò",
            "piazzò",
        ],
        death: .italian,
        moneyJoin: " e ",
        inclusive: [ItalianInclusivePrint(), InclusiveEndings.italian],
        own: [
            ContinentalLapTimes(words: .italian), ContinentalBible(words: .italian, books: .italian),
            ContinentalTelephones(
                name: "it-telephone",
                numbers: ItalianNumbers(),
                labels: Set(words: "tel telefono fax telefax cell cellulare whatsapp"),
                mobile: "3"
            ), ItalianLaws(), ItalianLire(),
            ItalianRomanOrdinals(), ItalianHours(), ItalianOneOClock(), ContinentalSlashedNumbers.italian,
            ContinentalShortScales.italian, ItalianFirstOfMonth(), ItalianAges(), ItalianOne(), ItalianCenturies(),
            ItalianYearRanges(), ContinentalDimensions(words: .italian, by: "per"),
        ]
    )
}

extension ContinentalClock {
    static let italian = ContinentalClock(
        join: "e",
        halfInFigures: "mezzo",
        hours: ContinentalUnit("ora", "ore", .feminine),
        minutes: ContinentalUnit("minuto", "minuti"),
        before: ["alle", "dalle", "le", "ore", "delle", "all", "dall", "ora", "h"],
        surelyBefore: [
            "alle", "dalle", "verso le", "dopo le", "per le", "sono le", "erano le", "prima delle",
        ],
        hour: ["ore", "h"]
    )
}
