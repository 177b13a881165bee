extension HyphenWords {
    static let french: HyphenWords = {
        var words = HyphenWords()
        // Pronouns and particles are hung on verbs: “dit-il”, “lui-même”, “celui-ci”.
        words.enclitics = [
            "il", "elle", "ils", "elles", "on", "je", "tu", "nous", "vous", "ce", "même", "mêmes", "là", "ci", "moi",
            "toi", "le", "la", "les", "lui", "leur", "y", "en", "t", "être", "dessus", "dessous", "dire", "vis",
        ]
        words.conjunctions = ["et", "ou"]
        words.linking = ["de", "la"]
        return words
    }()
}
