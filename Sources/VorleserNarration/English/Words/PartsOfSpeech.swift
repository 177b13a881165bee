/// Says what kind of word a dictionary's entry is: *ABASEMENT, n.*, *run (v.)*.
struct PartsOfSpeech: SpokenForm {
    let name = "part-of-speech"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices {
            guard let (words, end) = kind(index, passage) else { continue }
            let isBracketed = passage.isTightMark(end, ")") && passage.isMark(index - 1, "(") && index > 1
            guard isBracketed || isEntry(index, end, passage) else { continue }
            result.append(
                isBracketed
                    ? Replacement(passage.range(of: index..<end), by: words)
                    : passage.replacement(index..<end, by: words)
            )
            if !isBracketed { break }
        }
        return result
    }

    /// `n.`, `v.t.`, `n.pl.`
    private func kind(_ index: Int, _ passage: Passage) -> (words: String, end: Int)? {
        guard passage.isLowerCase(index), !passage.isTight(index) || passage.mark(index - 1) == 0x28,
            passage.isTightMark(index + 1, "."), let word = Self.kinds[passage.letters(index)]
        else { return nil }
        let next = index + 2
        guard passage.isTightMark(next + 1, "."), let addition = Self.additions[passage.letters(next)] else {
            return (word, next)
        }
        return (addition.first == "," ? word + addition : addition + " " + word, next + 2)
    }

    /// Whether the headword goes before: the first words of the passage, and the comma behind them.
    private func isEntry(_ index: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard index > 0, index < 6, passage.isLetters(0), !passage.isTight(end) else { return false }
        let head = 0..<index
        if passage.isMark(index - 1, ",") {
            // “Brown, v. Board of Education”
            if passage.letters(index) == "v", end == index + 2, passage.isCapitalised(end) { return false }
            return head.dropLast().allSatisfy {
                passage.isLetters($0) || passage.isHyphen($0) || passage.isApostrophe($0)
            }
                && !Self.citations.contains(passage.letters(0)) && isDefinition(end, passage)
        }
        guard index == 1, !Self.citations.contains(passage.letters(0)), passage.letters(index) == "n" else {
            return false
        }
        let isNumbered = passage.isDigits(end) && passage.isTightMark(end + 1, ".") && !passage.isEnd(end + 2)
        return isNumbered || passage.isLowerCase(end)
    }

    /// What comes after it is an explanation, not the number of a note.
    private func isDefinition(_ end: Int, _ passage: Passage) -> Bool {
        !passage.isDigits(end) || passage.isTightMark(end + 1, ".")
    }

    private static let kinds = [
        "n": "noun", "v": "verb", "vb": "verb", "adj": "adjective", "adv": "adverb", "pron": "pronoun",
        "prep": "preposition", "conj": "conjunction", "interj": "interjection", "pl": "plural", "ppl": "participle",
    ]
    private static let additions = [
        "t": "transitive", "i": "intransitive", "tr": "transitive", "intr": "intransitive", "pl": ", plural",
        "phr": "phrasal",
    ]
    /// Words before the number of a note.
    private static let citations: Set = ["see", "cf", "compare", "id", "ibid", "also", "supra", "infra", "note", "p"]
}
