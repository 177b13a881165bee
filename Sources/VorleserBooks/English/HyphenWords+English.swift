extension HyphenWords {
    static let english: HyphenWords = {
        var words = HyphenWords()
        words.partsKnownWords = true
        words.hasLexicon = true
        words.endings = [
            "s", "es", "ed", "d", "ing", "ly", "ness", "er", "est", "ies", "ied", "ier", "iest", "ily", "iness", "less",
            "ful",
            "ment", "able", "ingly", "edly", "ish",
        ]
        words.beginnings = [
            "un", "re", "dis", "mis", "over", "under", "out", "in", "im", "pre", "super", "inter",
        ]
        words.joined = ["man", "men", "woman", "women"]
        words.short = ["of", "in", "to", "up", "on", "at", "by", "no", "go", "do", "so", "an", "my"]
        words.syllables = [
            "con", "com", "dis", "pre", "pro", "per", "sub", "tion", "sion", "ment", "ing", "ed", "ly", "er", "est",
            "ness",
            "able",
            "ible", "ing", "ter", "der", "ted", "ity", "ous", "ish", "ful", "ance", "ence", "ure", "ist", "ism", "ent",
            "ant", "ary",
            "mis", "trans", "inter", "sen", "cen", "min", "fin", "mar", "tor", "des", "res", "pres", "sat", "vis",
            "col",
            "cor",
            "ber", "ner", "ler", "ser", "ger", "per", "mer", "ver", "ler", "dant", "cous", "tial", "cial", "cess",
            "sist",
            "tend",
            "ceed", "ceive", "tain", "tract", "ject", "pose", "press", "duct", "cept", "mit", "sume", "tive", "sive",
            "ative", "rate",
            "ate", "ize", "ise", "ised", "ized", "den", "ten", "ken", "nel", "tle", "ble", "ple", "dle", "gle", "fle",
        ]
        words.conjunctions = ["and", "or"]
        words.linking = ["a", "and", "at", "by", "for", "in", "o", "of", "on", "or", "out", "the", "to", "under", "up"]
        words.compounding = ["self", "half", "ex", "quasi", "vice", "well", "non", "all", "cross"]
        words.ambiguous = ["ex", "non", "all"]
        words.compoundingInTyping = ["self", "half", "ex", "quasi", "semi", "vice", "arch", "well"]
        return words
    }()
}
