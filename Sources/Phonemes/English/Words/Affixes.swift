/// An ending that words of the lexicon take, and how it sounds.
///
/// The sounds are those that the gold lexicon gives most of its own words with that ending.
struct Ending: Sendable {
    let letters: [UInt8]
    let sounds: [Accent: Sounds]
    let startsWithVowel: Bool
    /// What kind of word takes it.
    let stem: PennTag

    private init(_ letters: String, _ stem: PennTag, _ american: String, _ british: String? = nil) {
        self.letters = Array(letters.utf8)
        sounds = [.american: Sounds(american), .british: Sounds(british ?? american)]
        startsWithVowel = "aeiouy".contains(letters.prefix(1))
        self.stem = stem
    }

    /// The longer ones first.
    static let all: [Ending] = [
        Ending("wards", .nn, "wəɹdz", "wədz"), Ending("ward", .nn, "wəɹd", "wəd"), Ending("able", .vb, "əbᵊl"),
        Ending("ible", .vb, "əbᵊl", "ɪbᵊl"), Ending("ness", .jj, "nəs"), Ending("less", .nn, "ləs"),
        Ending("like", .nn, "lˌIk", "lIk"), Ending("ment", .vb, "mᵊnt"), Ending("ship", .nn, "ʃˌɪp", "ʃɪp"),
        Ending("hood", .nn, "hˌʊd", "hʊd"), Ending("some", .nn, "səm"), Ending("wise", .nn, "wˌIz", "wIz"),
        Ending("fold", .cd, "fˌOld", "fQld"), Ending("ful", .nn, "fᵊl", "fʊl"), Ending("ish", .jj, "ɪʃ"),
        Ending("ism", .nn, "ˌɪzəm", "ɪzəm"), Ending("ist", .nn, "ɪst"), Ending("ing", .vb, "ɪŋ"),
        Ending("est", .jj, "ᵻst", "ɪst"), Ending("eth", .vb, "əθ", "ɪθ"), Ending("men", .nn, "mˌɛn", "mɛn"),
        Ending("man", .nn, "mən"), Ending("dom", .nn, "dəm"), Ending("ed", .vb, "d"), Ending("er", .vb, "əɹ", "ə"),
        Ending("ly", .jj, "li"), Ending("y", .nn, "i"),
    ]
}

/// What is put before words of the lexicon.
struct Prefix: Sendable {
    let letters: [UInt8]
    let sounds: [Accent: Sounds]
    /// The least letters of the word behind it.
    let shortest: Int
    /// Whether it ends in an *r* that is heard before vowels alone.
    let hidesR: Bool

    private init(_ letters: String, _ american: String, _ british: String? = nil, shortest: Int = 3) {
        self.letters = Array(letters.utf8)
        sounds = [.american: Sounds(american), .british: Sounds(british ?? american)]
        self.shortest = shortest
        hidesR = letters.hasSuffix("r") || letters.hasSuffix("re") && letters.count > 3
    }

    static let all: [Prefix] = [
        Prefix("counter", "kˌWntəɹ", "kˌWntə"), Prefix("under", "ˌʌndəɹ", "ˌʌndə"), Prefix("inter", "ˌɪntəɹ", "ˌɪntə"),
        Prefix("super", "sˌupəɹ", "sˌuːpə"), Prefix("over", "ˌOvəɹ", "ˌQvə"), Prefix("fore", "fˌɔɹ", "fˌɔː"),
        Prefix("semi", "sˌɛmi", "sˌɛmɪ"), Prefix("anti", "ˌænti", "ˌantɪ"), Prefix("arch", "ˌɑɹʧ", "ˌɑːʧ"),
        Prefix("self", "sˌɛlf"), Prefix("down", "dˌWn"), Prefix("out", "ˌWt"), Prefix("non", "nˌɑn", "nˌɒn"),
        Prefix("mis", "mˌɪs"), Prefix("pre", "pɹˌi", "pɹˌiː"), Prefix("dis", "dɪs"), Prefix("mid", "mˌɪd"),
        Prefix("sub", "sˌʌb"), Prefix("un", "ˌʌn", "ʌn"), Prefix("up", "ˌʌp", shortest: 4),
        Prefix("re", "ɹi", "ɹˌiː", shortest: 4), Prefix("co", "kˌO", "kˌQ", shortest: 4),
        Prefix("be", "bə", "bɪ", shortest: 4), Prefix("en", "ɪn", shortest: 4),
    ]
}
