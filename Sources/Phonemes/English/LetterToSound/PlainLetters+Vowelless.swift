/// Words that have no vowel to be said with.
extension PlainLetters {
    /// Whether a vowel letter is among them (`w` counts between others: *cwm*).
    var hasVowel: Bool {
        letters.contains { "aeiouy".utf8.contains($0.code) }
            || letters.dropFirst().dropLast().contains { $0.code == UInt8(ascii: "w") }
    }

    /// Whether it is a noise a speaker makes: *hmph*, *pst*, *brr*; most others, *css* and *tcp*, are initials.
    var isInterjection: Bool {
        (letters.count > 1 || isDrawnOut) && letters.count <= 6 && letters.dropFirst().allSatisfy { !$0.isCapital }
            && Self.noises.contains(noise)
    }

    /// The letters, each run of one once.
    private var noise: [UInt8] {
        letters.reduce(into: []) { noise, letter in
            if noise.last != letter.code { noise.append(letter.code) }
        }
    }

    private static let noises = Set(
        """
        h m n p b r s z f k t g mh hm hmh mhm hmhm mhmh hn nh hmp hmph hmf mph mf mhf hmpf ph pf pht phf phft pft pfht ps pst psh
        psht psp br brh gr grh gh sh sht shm st ts tsk tst tskt tch tsch tck ch kh th thp pth pht hr hrm hrmp hrmf hrmph rh
        zh bz bzt fs ft fth fz pr prt prh tr trh kr krt ng gn tn sn snf snrk mrph
        """
        .split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
    )

    /// The noise: each consonant's sound.
    var humming: String {
        var result = ""
        var before: UInt8 = 0
        for letter in letters where letter.code != before {
            if letter.code == UInt8(ascii: "h"), let fused = Self.fused[before] {
                result.removeLast()
                result += fused
            } else {
                result += Self.sounds[letter.code] ?? ""
            }
            before = letter.code
        }
        // “Zzzz” lasts; one symbol alone would be over before it is heard.
        let isOneSound = isDrawnOut && letters.count == 1
        return isOneSound ? String(repeating: result, count: 3) : result
    }

    /// The letters' names, the last one with primary stress (as the lexicon's initialisms are).
    func spelled(_ accent: Accent) -> String {
        let names = letters.compactMap { accent == .american ? Self.american[$0.code] : Self.british[$0.code] }
        return names.dropLast().map { Stress.lowered($0) }.joined() + (names.last ?? "")
    }

    private static let sounds = table([
        "b": "b", "c": "k", "f": "f", "g": "ɡ", "h": "h", "k": "k", "m": "m", "n": "n", "p": "p", "r": "ɹ", "s": "s",
        "t": "t", "z": "z",
    ])

    private static let fused = table(["s": "ʃ", "t": "θ", "p": "f", "c": "ʧ"])

    private static let american = table([
        "a": "ˈA", "b": "bˈi", "c": "sˈi", "d": "dˈi", "e": "ˈi", "f": "ˈɛf", "g": "ʤˈi", "h": "ˈAʧ", "i": "ˈI",
        "j": "ʤˈA", "k": "kˈA", "l": "ˈɛl", "m": "ˈɛm", "n": "ˈɛn", "o": "ˈO", "p": "pˈi", "q": "kjˈu", "r": "ˈɑɹ",
        "s": "ˈɛs", "t": "tˈi", "u": "jˈu", "v": "vˈi", "w": "dˈʌbᵊlju", "x": "ˈɛks", "y": "wˈI", "z": "zˈi",
    ])

    private static let british = table([
        "a": "ˈA", "b": "bˈiː", "c": "sˈiː", "d": "dˈiː", "e": "ˈiː", "f": "ˈɛf", "g": "ʤˈiː", "h": "ˈAʧ", "i": "ˈI",
        "j": "ʤˈA", "k": "kˈA", "l": "ˈɛl", "m": "ˈɛm", "n": "ˈɛn", "o": "ˈQ", "p": "pˈiː", "q": "kjˈuː", "r": "ˈɑː",
        "s": "ˈɛs", "t": "tˈiː", "u": "jˈuː", "v": "vˈiː", "w": "dˈʌbᵊljuː", "x": "ˈɛks", "y": "wˈI", "z": "zˈɛd",
    ])

    private static func table(_ names: [Unicode.Scalar: String]) -> [UInt8: String] {
        Dictionary(names.map { (UInt8(truncatingIfNeeded: $0.key.value), $0.value) }) { first, _ in first }
    }
}
