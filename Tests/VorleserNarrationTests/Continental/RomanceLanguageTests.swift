import Testing
import VorleserCore

@testable import VorleserNarration

/// That the shared rules go by words alone.
struct RomanceLanguageTests {
    private static let languages: [String: RomanceLanguage] = [
        "es": .spanish, "fr": .french, "it": .italian, "pt": .portuguese,
    ]
    private static let sentences = [
        "El 31/12 a la 1 o a las 3 1/2 pagó 1.000.000 euros, 2,15 pesetas y el 1 % de 1,80 m por km².",
        "Le 31/12, 1 000 000 d’habitants et 1 500 000 € ; 3,2 Md€, 15/20, 24 h/24, 14h30, 1½ heure, 12 km/h.",
        "Il 31/12 alle 10,30 pagò 5 mln di euro, 2,15 lire, 1/2 giorni; legge 196/2003, tel. 06 1234567, ragazzi/e.",
        "Dia 25/12, à 1 da tarde, R$ 1,5 mi ou 3,50 reais; §§ 5–7, 43° 57′ 10″ N, 7bre, a marquesa de ***, tod@s.",
        "Don Baldomero I, entre 1936–1939, los 90s, A & I, niños/as, étudiant·e·s, tuttə, 50 l/100 km, 30 m², 2½ años.",
    ]

    @Test(arguments: ["es", "fr", "it", "pt"])
    func `the rules say the same whatever the language is called`(tag: String) throws {
        let language = try #require(Self.languages[tag])
        for sentence in Self.sentences {
            let passage = Passage(sentence, language: tag, isBlock: true)
            for (own, other) in zip(language.forms, language.renamed.forms) {
                #expect(own.replacements(in: passage) == other.replacements(in: passage), "\(own.name): \(sentence)")
            }
        }
    }
}

extension RomanceLanguage {
    /// The same words under another tag.
    fileprivate var renamed: RomanceLanguage {
        RomanceLanguage(
            words: ContinentalWords(
                code: "xx",
                numbers: words.numbers,
                joints: words.joints,
                figures: words.figures,
                months: words.months,
                beforeEra: words.beforeEra,
                money: words.money,
                measures: words.measures,
                signs: words.signs,
                functionWords: words.functionWords,
                labels: words.labels,
                names: words.names,
                abbreviations: words.abbreviations,
                acronyms: words.acronyms
            ),
            clock: clock,
            dates: dates,
            laws: laws,
            roman: roman,
            ordinalEndings: ordinalEndings,
            places: places,
            death: death,
            moneyJoin: moneyJoin,
            inclusive: inclusive,
            own: own
        )
    }
}
