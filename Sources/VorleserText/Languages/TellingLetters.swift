import VorleserCore

/// Letters by which languages that are written with one system are told apart.
enum TellingLetters {
    /// The languages that a letter speaks for.
    static func languages(of scalar: Unicode.Scalar) -> [Language] {
        scalar.value < 0x370 ? [] : byLetter[scalar] ?? []
    }

    /// The likeliest language of a text in letters that are not Latin.
    /// - Parameters:
    ///   - system: What it is written with.
    ///   - letters: How many there are.
    ///   - telling: How often letters speak for each language.
    /// - Returns: `nil` where a system is that of no language in particular.
    static func language(of system: WritingSystem, letters: Int, _ telling: [Language: Int]) -> Language? {
        guard let usual = usual[system] else { return nil }
        let candidates = telling.filter { $0.key.writingSystems.contains(system) && $0.value * 150 > letters }
        let best = candidates.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }
        return best?.key ?? Language(known: usual)
    }

    private static let usual: [WritingSystem: String] = [
        .greek: "el", .cyrillic: "ru", .armenian: "hy", .georgian: "ka", .hebrew: "he", .arabic: "ar", .syriac: "syr",
        .thaana: "dv", .devanagari: "hi", .bengali: "bn", .gurmukhi: "pa", .gujarati: "gu", .odia: "or", .tamil: "ta",
        .telugu: "te", .kannada: "kn", .malayalam: "ml", .sinhala: "si", .thai: "th", .lao: "lo", .tibetan: "bo",
        .burmese: "my", .khmer: "km", .mongolian: "mn", .ethiopic: "am", .cherokee: "chr", .hangul: "ko", .yi: "ii",
        .han: "zh", .kana: "ja",
    ]

    /// Letters that the usual language of a system does not have.
    private static let byLetter: [Unicode.Scalar: [Language]] = {
        let lists = [
            ("uk", "іїєґІЇЄҐ"), ("be", "ўЎ"), ("sr", "јљњћђџЈЉЊЋЂЏ"), ("mk", "ѓќѕЃЌЅ"), ("kk", "әғқңұһӘҒҚҢҰҺ"),
            ("mn", "өүӨҮ"), ("tg", "ҷӣӯҶӢӮ"), ("fa", "پچژگکی"), ("ur", "ٹڈڑںےھ"), ("ps", "ښڅځۍ"), ("yi", "װױײ"),
            ("grc", "ἀἁἂἃἄἅἆἐἑἔἕἠἡἤἥἦἰἱἴἵἶὀὁὄὅὐὑὔὕὖὠὡὤὥὦᾳῃῳὰὲὴὶὸὺὼᾶῆῖῦῶ"), ("ti", "ቐቕኸ"), ("as", "ৰৱ"),
        ]
        var result: [Unicode.Scalar: [Language]] = [:]
        for (code, letters) in lists {
            for scalar in letters.unicodeScalars { result[scalar, default: []].append(Language(known: code)) }
        }
        return result
    }()
}
