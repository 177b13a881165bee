import Phonemes

extension RomanceLanguage {
    static let italian = RomanceLanguage(
        words: .italian,
        clock: .italian,
        dates: ContinentalDateWords(
            join: " ",
            years: "anni",
            day: { $0 == 1 ? "primo" : ItalianNumberWords.cardinal($0) }
        ),
        laws: ContinentalLawWords(join: "del"),
        roman: .italian,
        ordinalEndings: [
            "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
            "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
            "a": ContinentalOrdinalEnding(.feminine), "mo": ContinentalOrdinalEnding(.masculine),
            "ma": ContinentalOrdinalEnding(.feminine),
        ],
        moneyJoin: " e ",
        inclusive: [ItalianInclusivePrint(), InclusiveEndings.italian],
        own: [
            ContinentalTelephones(name: "it-telephone", numbers: ItalianNumbers()), ItalianLaws(),
            ItalianRomanOrdinals(), ItalianHours(), ContinentalSlashedNumbers.italian,
            ContinentalShortScales.italian, ItalianFirstOfMonth(), ItalianOne(), ItalianCenturies(),
            ItalianYearRanges(),
        ]
    )
}

extension ContinentalClock {
    static let italian = ContinentalClock(
        join: "e",
        halfInFigures: "mezzo",
        hours: ContinentalUnit("ora", "ore", .feminine),
        minutes: ContinentalUnit("minuto", "minuti"),
        before: ["alle", "dalle", "le", "ore", "delle", "all", "dall", "ora"],
        hour: ["ore"]
    )
}
