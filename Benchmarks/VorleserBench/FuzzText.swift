/// Texts that no author writes, of several kinds.
enum FuzzText {
    static func random(using random: inout FuzzRandom) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<random.below(4) + 1 {
            let kind = random.below(kinds.count + 3)
            let length = random.below(12) == 0 ? random.below(400) : random.below(24)
            for _ in 0..<length {
                switch kind {
                case kinds.count: text.append(anyScalar(using: &random))
                case kinds.count + 1: text.append(contentsOf: words[random.below(words.count)].unicodeScalars)
                case kinds.count + 2: text.append(contentsOf: [anyLetter(using: &random), anyMark(using: &random)])
                default: text.append(kinds[kind][random.below(kinds[kind].count)])
                }
            }
            // One scalar again and again.
            if random.below(16) == 0, let last = text.last {
                text.append(contentsOf: repeatElement(last, count: random.below(300)))
            }
            if random.below(2) == 0 { text.append(" ") }
        }
        return String(text)
    }

    private static func anyScalar(using random: inout FuzzRandom) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(random.below(random.below(2) == 0 ? 0x3000 : 0x11_0000))) ?? "\u{FFFD}"
    }

    private static func anyLetter(using random: inout FuzzRandom) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(0x41 + random.below(0x250))) ?? "a"
    }

    private static func anyMark(using random: inout FuzzRandom) -> Unicode.Scalar {
        Unicode.Scalar(UInt32(0x300 + random.below(0x70))) ?? "\u{301}"
    }

    private static let kinds: [[Unicode.Scalar]] = [
        "abcdefghijklmnopqrstuvwxyz     ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ    .", "aeioustrnlh'’ -",
        "0123456789.,:/-–$£€%°′″½²  ", "’'‘“”\"«»„—–-―…!?.,;:()[]{}* _/\\", "IVXLCDMivxlc. ", "b-b-butdThe’'s ",
        "😀👨\u{200D}👩🇩🇪❤\u{FE0F}🏽☃ a", "שלוםمرحبا\u{202E}\u{200F} 12a", "日本語中文한국어ｱＡ①ﬁ一。 ",
        "\u{0}\u{1}\t\n\r\u{B}\u{C}\u{85}\u{A0}\u{2028}\u{200B}\u{FEFF}\u{AD}a ", "éèêëüößæœøÅıİſ\u{301}\u{308}' ad",
    ].map { Array($0.unicodeScalars) }

    private static let words = [
        "the ", "a ", "A ", "I ", "to ", "used to ", "Mr. ", "St. ", "wasn’t ", "'tis ", "’s ", "n't", "well-", "--",
        "—",
        "“", "”", "read ", "live ", "row ", "Job ", "bass ", "dove into ", "cursed ", "£5 ", "3rd ", "1,000 ", "1st",
        "B B C ",
        "Zoë's ", "résumé ", "M'C", "M’Intosh ", "d-d-", "s-s-said ", "nooooo ", "zzz", "receiv'd ", "th'", "'orrible ",
        "http://a.b/c ", "e.g. ", "U.S.A.", "xiv ", "King George IV ", "12:30 ", "1914–18 ", "[12] ", "vs. ", "&c. ",
    ]
}

/// The same numbers for the same seed. Source: Steele et al. 2014, SplitMix64.
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 up to, but not including, a limit.
    mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(max(1, limit))) }
}
