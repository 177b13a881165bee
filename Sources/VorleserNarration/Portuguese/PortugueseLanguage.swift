import Phonemes

extension RomanceLanguage {
    static let portuguese = portuguese(.portuguese, PortugueseNumbers())
    /// As it is said in Portugal.
    static let portugal = portuguese(.portugal, PortugueseNumbers(isEuropean: true))

    private static func portuguese(_ words: ContinentalWords, _ numbers: PortugueseNumbers) -> RomanceLanguage {
        RomanceLanguage(
            words: words,
            clock: .portuguese,
            dates: ContinentalDateWords(
                join: " de ",
                nightJoin: " a ",
                day: { $0 == 1 ? "primeiro" : numbers.cardinal($0, .alone) },
                dayWords: ["dia", "dias"],
                before: ["em", "dia"],
                masculineArticles: ["o", "do", "no", "ao"],
                years: "anos",
                decadeArticles: ["os", "dos", "nos"]
            ),
            laws: ContinentalLawWords(
                join: "de",
                names: Set(
                    words:
                        "lei leis decreto decretos legislativo complementar portaria resolução medida provisória emenda processo instrução decisão"
                ),
                between: Set(words: "n nº no nro núm num número da do")
            ),
            roman: .portuguese,
            ordinalEndings: [
                "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
                "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
                "a": ContinentalOrdinalEnding(.feminine), "os": ContinentalOrdinalEnding(.masculine, isMany: true),
                "as": ContinentalOrdinalEnding(.feminine, isMany: true),
            ],
            places: ["chegou", "ficou", "terminou", "acabou", "classificou"],
            death: .portuguese,
            moneyJoin: " e ",
            inclusive: [InclusiveSigns(), InclusiveEndings.iberian],
            own: [
                ContinentalLapTimes(words: words), ContinentalBible(words: words, books: .portuguese),
                ContinentalTelephones(
                    name: "pt-telephone",
                    numbers: numbers,
                    labels: Set(words: "tel telefone fax telefax fone telemóvel telemovel celular whatsapp")
                ), PortugueseRegistrations(),
                PortugueseReis(numbers: numbers), ContinentalDimensions(words: words, by: "por", isScore: true),
                PortugueseScores(numbers: numbers),
            ]
        )
    }
}

extension ContinentalClock {
    static let portuguese = ContinentalClock(
        join: "e",
        halfInFigures: "meia",
        hours: ContinentalUnit("hora", "horas", .feminine),
        minutes: ContinentalUnit("minuto", "minutos"),
        before: ["às", "as", "das", "à"],
        surelyBefore: ["às"],
        beforeOne: ["à", "até a", "desde a", "volta da", "depois da", "antes da", "perto da"],
        oneArticles: ["a", "da", "pela"],
        afterOne: ["às", "da tarde", "da madrugada", "da manhã", "e meia", "e um quarto", "em ponto"],
        hour: ["horas"],
        short: ["h", "hs", "hr", "hrs"]
    )
}
