/// Editors and translators, as bibliographies and notes name them.
extension SentenceEnd {
    /// *Letters, ed. Anna Berg (Rome, 1950)*, *“Ways,” trans. J. B. Lee and Tom Ray*: whether a shortened word behind a
    /// mark says what the person who follows did for the work before it.
    ///
    /// *Berg, Anna, ed. Letters of Keats* is a person with a work behind.
    func isContribution(_ word: PrecedingWord, before following: FollowingWord, _ sentenceStart: Int) -> Bool {
        guard Self.contributions.contains(word.text.lowercased()), following.initial == .upper,
            !following.opensQuotation, !following.opensBracket, !following.isStarter(in: conventions)
        else { return false }
        let end = prose.skipBack(from: word.start, limit: 3, while: \.isBlank)
        guard end < word.start, let mark = prose.scalar(before: end),
            mark == "," || mark == ";" || mark.isClosingBracket || mark.isQuotationMark
        else { return false }
        return isName(from: following.start) && !isNameAlone(sentenceStart..<end)
    }

    private static let contributions: Set = [
        "ed", "eds", "trans", "transl", "tr", "comp", "comps", "illus", "introd", "intro", "trad", "éd", "hrsg", "hg",
        "übers",
    ]

    /// Whether words with a capital, initials and particles come to the end of a name: a bracket, a mark or *and*.
    private func isName(from start: Int) -> Bool {
        var index = start
        for _ in 0..<Self.wordsOfName {
            guard let first = prose.scalar(at: index) else { return true }
            let end = prose.skip(from: index, limit: 40) { $0.isLetter || $0.isApostrophe || $0 == "-" || $0 == "‑" }
            guard end > index else { return Self.isEndOfName(first) }
            let word = prose.text(in: index..<end)
            if Self.joints.contains(word) { return index > start }
            guard first.isUpper || Self.particles.contains(word) else { return false }
            let isInitial = prose.byte(at: end) == UInt8(ascii: ".") && word.unicodeScalars.count <= 2
            let next = prose.skip(from: isInitial ? end + 1 : end, limit: 3, while: \.isBlank)
            if next == end { return prose.scalar(at: end).map(Self.isEndOfName) ?? true }
            index = next
        }
        return false
    }

    private static func isEndOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isOpeningBracket || scalar.isClosingBracket || ",;.:&".unicodeScalars.contains(scalar)
    }

    private static let wordsOfName = 6
    private static let joints: Set = ["and", "et", "und", "y", "e", "with", "al"]
    private static let particles: Set = [
        "de", "del", "della", "di", "du", "des", "la", "le", "van", "von", "der", "den",
    ]

    /// *Berg, Anna,*: whether a sentence so far is a name as catalogues turn it.
    private func isNameAlone(_ part: Range<Int>) -> Bool {
        guard part.count < 50 else { return false }
        let words = prose.text(in: part).split { $0 == " " || $0 == "\u{A0}" || $0 == "\n" }
        guard (2...5).contains(words.count), words.allSatisfy({ $0.first?.isUppercase ?? false || $0 == "and" }) else {
            return false
        }
        return words.first?.last == "," && words.last?.last == ","
    }
}
