extension HyphenWords {
    static let french = HyphenWords(
        enclitics: [
            "il", "elle", "ils", "elles", "on", "je", "tu", "nous", "vous", "ce", "même", "mêmes", "là", "ci", "moi",
            "toi",
            "le", "la", "les", "lui", "leur", "y", "en", "t", "être", "dessus", "dessous", "dire", "vis",
        ]
    )
}
