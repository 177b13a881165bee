extension HyphenWords {
    static let german: HyphenWords = {
        var words = HyphenWords()
        words.conjunctions = ["und", "oder", "bzw", "sowie", "bis", "noch"]
        return words
    }()
}
