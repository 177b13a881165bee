import Phonemes

extension RomanceLanguage {
    static let spanish = RomanceLanguage(
        words: .spanish,
        clock: .spanish,
        dates: ContinentalDateWords(
            join: " de ",
            nightJoin: " al ",
            day: { SpanishNumberWords.cardinal($0) },
            dayWords: ["día", "días"],
            before: ["el", "del", "al", "día"],
            masculineArticles: ["el", "del", "al"],
            years: "años",
            decadeArticles: ["los"]
        ),
        laws: ContinentalLawWords(
            join: "de",
            names: Set(
                words:
                    "ley leyes lo rd decreto decretos orgánica real orden resolución directiva reglamento sentencia legislativo decisión"
            ),
            between: Set(words: "n nº no nro núm num número del")
        ),
        roman: .spanish,
        ordinalEndings: [
            "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
            "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
            "a": ContinentalOrdinalEnding(.feminine), "er": ContinentalOrdinalEnding(.masculine, isShort: true),
            "os": ContinentalOrdinalEnding(.masculine, isMany: true),
            "as": ContinentalOrdinalEnding(.feminine, isMany: true),
        ].merging(lettersOfOrdinals) { $1 },
        places: ["llegó", "quedó", "terminó", "acabó", "clasificó", "finalizó"],
        death: .spanish,
        moneyJoin: " con ",
        inclusive: [InclusiveSigns(), InclusiveEndings.iberian],
        own: [
            ContinentalLapTimes(words: .spanish), ContinentalBible(words: .spanish, books: .spanish),
            SpanishTelephones(), SpanishDecimals(), SpanishPoints(),
            ContinentalDimensions(words: .spanish, by: "por"),
        ]
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
}

extension ContinentalClock {
    static let spanish = ContinentalClock(
        join: "y",
        half: "media",
        quarter: "cuarto",
        halfInFigures: "media",
        hours: ContinentalUnit("hora", "horas", .feminine),
        minutes: ContinentalUnit("minuto", "minutos"),
        before: ["las"],
        surelyBefore: ["a las"],
        beforeOne: ["a la", "de la", "desde la", "hasta la", "hacia la", "es la", "era la", "sobre la", "dada la"],
        beforeIfFirst: ["es la", "era la"],
        oneArticles: ["la"],
        afterOne: [
            "y media", "y cuarto", "y pico", "menos", "en punto", "de la tarde", "de la madrugada", "de la mañana",
            "de la noche", "del mediodía",
        ],
        hour: ["horas"],
        short: ["h", "hs", "hr", "hrs"],
        halves: ["am": "a eme", "pm": "pe eme"],
        noon: "del mediodía"
    )
}
