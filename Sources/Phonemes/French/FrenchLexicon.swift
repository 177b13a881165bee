/// French words that are not said as they are spelled.
enum FrenchLexicon {
    /// The sounds of a word that the lexicon has, in the singular or the plural.
    static func phones(of letters: [Unicode.Scalar], _ capital: SpelledCapital = .none) -> [Phone]? {
        let word = letters.text
        if capital.isInitial, let known = names[word] { return phones(known) }
        if let known = sounds(of: word) { return phones(known) }
        guard letters.count > 4, letters.last == "s" || letters.last == "x" else { return nil }
        // *Plus*, *os*: a word that the s makes is not the plural.
        return sounds(of: String(word.dropLast())).map(phones)
    }

    private static func sounds(of word: String) -> String? { all[word] }

    /// Small words before those written by hand before the lexicon.
    private static let all: [String: String] = entries.merging(words) { $1 }.merging(own) { $1 }

    /// The sounds of the two parts of a compound that is not said as its parts are: *avant-hier*, *week-end*.
    static func compound(_ first: String, _ second: String) -> (first: [Phone], second: [Phone])? {
        guard let known = words[first + "-" + second] else { return nil }
        let parts = known.split(separator: "-")
        return parts.count == 2 ? (phones(String(parts[0])), phones(String(parts[1]))) : nil
    }

    /// Whether a word is one that was written by hand: most of them are names.
    static func isListed(_ word: String) -> Bool { words[word] != nil || names[word] != nil }

    /// Symbols as the sounds that they stand for.
    static func phones(_ symbols: String) -> [Phone] {
        var phones: [Phone] = []
        for scalar in symbols.unicodeScalars {
            if scalar == "\u{303}" || scalar == "ː" {
                if !phones.isEmpty { phones[phones.count - 1].modifier = scalar }
            } else {
                phones.append(vowels.contains(scalar) ? .vowel(scalar) : Phone(scalar))
            }
        }
        return phones
    }

    private static let vowels = Set("aeiouyøœɛɔɑə".unicodeScalars)

    /// Words of the lexicon that is part of the binary: a word, a tab and its sounds a line.
    static let entries: [String: String] = EmbeddedModel.table(EmbeddedModel.french)

    /// Names, loanwords and others that were written by hand, in small letters.
    private static let words: [String: String] = EmbeddedModel.table(EmbeddedModel.frenchWords).filter {
        $0.key.unicodeScalars.first?.properties.isUppercase == false
    }

    /// Those that are said so only with a capital: *Bat*, but *il bat*.
    private static let names: [String: String] = EmbeddedModel.table(EmbeddedModel.frenchWords).reduce(into: [:]) {
        if $1.key.unicodeScalars.first?.properties.isUppercase == true { $0[$1.key.lowercased()] = $1.value }
    }

    /// Small words, and those with several readings that are said so nearly always.
    static let own: [String: String] = [
        "est": "ɛ", "es": "ɛ", "et": "e", "ai": "e", "à": "a", "fils": "fis", "tous": "tu", "eu": "y", "eus": "y",
        "eut": "y",
        "eût": "y", "eurent": "yʁ", "eûmes": "ym", "eûtes": "yt", "six": "sis", "dix": "dis", "huit": "yit",
        "sept": "sɛt",
        "neuf": "nœf", "cinq": "sɛ̃k", "monsieur": "məsjø", "messieurs": "mesjø", "femme": "fam", "femmes": "fam",
        "oui": "wi", "août": "ut", "œufs": "ø", "bœufs": "bø", "oeufs": "ø", "boeufs": "bø", "os": "ɔs", "pays": "pɛi",
        "notre": "notʁ",
        "votre": "votʁ",
        "quelque": "kɛlkə", "quelques": "kɛlkə", "presque": "pʁɛskə", "puisque": "pyiskə", "lorsque": "lɔʁskə",
        "me": "mə", "cet": "sɛt",
        "te": "tə", "des": "de", "les": "le", "mes": "me", "tes": "te", "ses": "se", "ces": "se",
        "messire": "mɛsiʁ", "second": "səɡɔ̃", "seconde": "səɡɔ̃d", "faisait": "fəzɛ", "gars": "ɡa", "plus": "ply",
        "donc": "dɔ̃k", "mme": "madam", "mmes": "medam", "mlle": "madmwazɛl", "mlles": "medmwazɛl", "ès": "ɛs",
        "eusse": "ys", "eusses": "ys", "eussent": "ys", "eussions": "ysjɔ̃", "eussiez": "ysje", "sens": "sɑ̃s",
        "dans": "dɑ̃", "jeanne": "ʒan", "médecin": "medəsɛ̃", "sud": "syd", "cap": "kap", "hélas": "elas", "quant": "kɑ̃",
        "david": "david", "lord": "lɔʁd", "ad": "ad", "club": "klœb", "nord": "nɔʁ", "eh": "ɛ", "paul": "pɔl",
        "jeans": "dʒin", "internet": "ɛ̃tɛʁnɛt", "balai": "balɛ", "délai": "delɛ",
        "essai": "esɛ", "quai": "ke", "vrai": "vʁɛ", "mai": "mɛ", "gai": "ɡɛ", "geai": "ʒɛ", "relai": "ʁəlɛ",
        "remblai": "ʁɑ̃blɛ",
        "étai": "etɛ", "virelai": "viʁlɛ", "minerai": "minʁɛ", "bai": "bɛ", "lai": "lɛ",
    ]
}
