extension SentenceConventions {
    /// A language with Latin letters: the words that all of them meet, and its own.
    public static func latin(
        _ abbreviations: Abbreviation.Table,
        starters: Set<String>,
        shortenedEndings: Abbreviation.Table = [:],
        afternames: Set<String> = commonAfternames,
        articles: Set<String> = [],
        quantities: Set<String> = [],
        secondVerbs: Set<String> = [],
        months: Set<String> = [],
        ordinals: Bool = false,
        closesWithHighSix: Bool = false
    ) -> SentenceConventions {
        SentenceConventions(
            abbreviations: Abbreviation.common.merging(abbreviations) { $1 },
            shortenedEndings: shortenedEndings,
            starters: starters,
            nameless: starters.subtracting(particles),
            afternames: afternames,
            articles: articles,
            quantities: quantities,
            secondVerbs: secondVerbs,
            writesOrdinalsWithFullStop: ordinals,
            months: months,
            closesWithHighSix: closesWithHighSix
        )
    }

    /// Words that begin sentences, and surnames too: *Juan A. de la Cruz*.
    private static let particles = vocabulary(
        "a da das de del dei della des di do dos du e el la las le les los van von y"
    )
}
