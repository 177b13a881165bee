import Phonemes

extension RomanceLanguage {
    static let french = RomanceLanguage(
        words: .french,
        clock: .french,
        dates: ContinentalDateWords(
            join: " ",
            nightJoin: "-",
            day: { $0 == 1 ? "premier" : FrenchNumberWords.cardinal($0) },
            before: ["le", "du", "au"],
            masculineArticles: ["le", "du", "au"],
            years: "années",
            decadeArticles: ["les", "des"]
        ),
        laws: ContinentalLawWords(
            join: "de",
            names: Set(words: "directive règlement décision"),
            between: Set(words: "n nº no")
        ),
        roman: .french,
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
        death: .french,
        moneyJoin: " ",
        inclusive: [FrenchInclusivePrint()],
        own: [
            ContinentalBible(words: .french, books: .french), FrenchTelephones(), FrenchLaws(), FrenchSeconds(),
            FrenchRomanOrdinals(), FrenchEnumerations(),
            FrenchMinutes(), FrenchWars(), FrenchNumberSigns(),
            FrenchShelfMarks(), FrenchSpoons(), FrenchKitchen(), FrenchScales(), FrenchHalves(), FrenchGluedUnits(),
            FrenchOldMoney(),
            FrenchPounds(),
            FrenchElisions(), FrenchSpans(), ContinentalSides(words: .french, times: "fois", by: "sur"),
            ContinentalSlashedNumbers.french, ContinentalShortScales.french, FrenchStreets(),
        ]
    )
}

extension ContinentalClock {
    static let french = ContinentalClock(
        join: "",
        halfInFigures: "demie",
        hours: ContinentalUnit("heure", "heures", .feminine),
        before: [],
        hour: ["heures", "heure"]
    )
}
