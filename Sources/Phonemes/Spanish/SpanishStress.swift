/// Which syllables of a Spanish word are strong.
enum SpanishStress {
    /// The place of the vowel with the main stress: the one with an accent, else the last but one where the word ends in
    /// a vowel, n or s, else the last.
    /// - Returns: `nil` for a word without a vowel, or with letters that have no sound.
    static func accent(of sounds: SpanishSounds) -> Int? {
        guard sounds.isWhole else { return nil }
        if let written = sounds.written { return written }
        let nuclei = sounds.phones.nuclei
        guard let last = nuclei.last else { return nil }
        return sounds.endsLightly && nuclei.count > 1 ? nuclei[nuclei.count - 2] : last
    }

    /// Marks the main stress, and the weaker ones on every other syllable before it, from the start.
    static func mark(_ phones: inout [Phone], accent: Int) {
        let before = phones.nuclei.prefix { $0 < accent }
        for (count, place) in before.enumerated() where count.isMultiple(of: 2) {
            // Never right beside the main one.
            let isApart = phones[place + 1..<accent].contains { $0.isNucleus || $0.symbol == "i" || $0.symbol == "u" }
            if isApart { phones[place].stress = .secondary }
        }
        phones[accent].stress = .main
        let after = phones.nuclei.filter { $0 > accent }
        // *Díganoslo* has a weaker stress after the main one.
        if after.count > 2 { phones[after[1]].stress = .secondary }
        if after.count < 2 { opened(&phones, accent) }
    }

    /// A stressed e before n and another consonant is open: *siento*; but not on the third syllable from the end.
    private static func opened(_ phones: inout [Phone], _ accent: Int) {
        guard phones[accent].symbol == "e", accent + 2 < phones.count,
            phones[accent + 1].symbol == "n" || phones[accent + 1].symbol == "ŋ", !phones[accent + 2].isNucleus,
            !["j", "w"].contains(phones[accent + 2].symbol)
        else { return }
        phones[accent].symbol = "ɛ"
    }

    /// The adjective of an adverb in -mente.
    static func adverb(_ word: String) -> Substring? {
        guard word.hasSuffix("mente"), !noAdverbs.contains(word) else { return nil }
        let base = word.dropLast(5)
        return base.unicodeScalars.count > 2 ? base : nil
    }

    /// Nouns, adjectives and verbs that end as adverbs do.
    private static let noAdverbs: Set = [
        "acreciente", "aclimente", "alimente", "argumente", "atormente", "aumente", "cemente", "cimente", "clemente",
        "complemente", "demente", "documente", "escarmente", "experimente", "fermente", "fomente", "fragmente",
        "implemente", "inclemente", "incremente", "instrumente", "lamente", "ornamente", "parlamente", "pigmente",
        "reglamente", "sedimente", "condimente", "decremente", "sobrealimente", "retroalimente", "sacramente",
        "salpimente", "suplemente", "vehemente", "violamente",
    ]

    /// Words that are said with the next in one breath: articles, prepositions, conjunctions, weak pronouns.
    ///
    /// Source: Nueva gramática, Fonética y fonología § 9.4.
    static let clitics: Set = Set(
        """
        a al con de del e el en la las le les lo los me mi mis nos o os por que quien se si sin su sus te tu tus u y
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    ).union(halfStressed)

    /// Those of two syllables: the one that would be strong is a little so.
    static let halfStressed: Set = Set(
        """
        ante aunque como cuando cuanto cuantos desde donde entre hacia hasta mientras nuestra nuestras
        nuestro nuestros para pero porque sobre vuestra vuestras vuestro vuestros
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
