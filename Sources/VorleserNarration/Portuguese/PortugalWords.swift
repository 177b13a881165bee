/// Words that are spelled and said otherwise in Portugal than in Brazil: *quilómetro*, *António*.
enum PortugalWords {
    private static let vowels = [("ômetr", "ómetr"), ("Antônio", "António"), ("anônim", "anónim")]

    static func spelled(_ word: String) -> String {
        vowels.reduce(word) { $0.replacing($1.0, with: $1.1) }
    }
}

extension ContinentalMeasureWords {
    /// As they are said in Portugal.
    static let portugal: ContinentalMeasureWords = {
        let brazil = ContinentalMeasureWords.portuguese
        return ContinentalMeasureWords(
            units: brazil.units.mapValues {
                ContinentalUnit(PortugalWords.spelled($0.one), PortugalWords.spelled($0.many), $0.gender)
            },
            counted: brazil.counted,
            rates: brazil.rates.mapValues(PortugalWords.spelled),
            per: brazil.per,
            each: brazil.each,
            raised: brazil.raised,
            degrees: brazil.degrees,
            arc: brazil.arc,
            lengthJoin: brazil.lengthJoin
        )
    }()
}

extension ContinentalAbbreviations {
    /// As they are said in Portugal.
    static let portugal: ContinentalAbbreviations = {
        let brazil = ContinentalAbbreviations.portuguese
        let spelled = { (expansions: [ContinentalExpansion]) in
            expansions.map {
                ContinentalExpansion(
                    PortugalWords.spelled($0.words),
                    $0.place,
                    capital: $0.needsCapital,
                    small: $0.needsSmall,
                    joins: $0.joins
                )
            }
        }
        return ContinentalAbbreviations(
            stopped: brazil.stopped.mapValues(spelled),
            unstopped: brazil.unstopped.mapValues(spelled),
            saints: brazil.saints,
            articles: brazil.articles,
            joining: brazil.joining,
            targets: brazil.targets
        )
    }()
}
