extension SentenceConventions {
    /// A language with Latin letters: the words that all of them meet, and its own.
    public static func latin(
        _ abbreviations: Abbreviation.Table,
        starters: Set<String>,
        months: Set<String> = [],
        ordinals: Bool = false,
        closesWithHighSix: Bool = false
    ) -> SentenceConventions {
        SentenceConventions(
            abbreviations: Abbreviation.common.merging(abbreviations) { $1 },
            starters: starters,
            writesOrdinalsWithFullStop: ordinals,
            months: months,
            closesWithHighSix: closesWithHighSix
        )
    }
}
