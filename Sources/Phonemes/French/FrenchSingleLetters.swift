/// Letters that stand alone, as a mathematician has them: *le point b*, *un entier n*.
enum FrenchSingleLetters {
    /// Tells that they are read by their names, unless they belong to the word beside them: *a-t-il*, *l’ ami*.
    static func read(_ items: inout [SpelledText.Item]) {
        for index in items.indices where items[index].kind == .word && items[index].reading == nil {
            guard items[index].text.utf8.count == 1, let letter = items[index].text.unicodeScalars.first,
                consonants.contains(letter), let name = FrenchLetters.names[letter], isApart(items, index)
            else { continue }
            items[index].reading = name
        }
    }

    private static let consonants = Set("bcdfghjklmnpqrstvxz".unicodeScalars)
    /// Those that an apostrophe follows, which print may have lost: *c est*.
    private static let elided = Set("cdjlmnst".unicodeScalars)

    private static func isApart(_ items: [SpelledText.Item], _ index: Int) -> Bool {
        if index > 0, items[index - 1].kind == .mark, !items[index - 1].hasSpaceAfter, isJoining(items[index - 1]) {
            return false
        }
        guard index + 1 < items.count else { return true }
        let next = items[index + 1]
        if next.kind == .mark { return !isJoining(next) }
        // *N° 2*
        if next.kind == .other { return items[index].hasSpaceAfter }
        guard next.kind == .word, let letter = items[index].text.unicodeScalars.first, elided.contains(letter),
            let first = next.text.lowercased().unicodeScalars.first
        else { return true }
        return !(FrenchSounds.isVowel(first) || first == "h") || apart.contains(next.text.lowercased())
    }

    /// What no lost apostrophe stands before.
    private static let apart: Set = ["un", "une", "et", "ou", "à", "au", "aux"]

    /// *A-t-il*, *l’ ami*, *m… mais*
    private static func isJoining(_ mark: SpelledText.Item) -> Bool {
        guard let sign = mark.text.unicodeScalars.first else { return false }
        return sign == "…" || WrittenForm.isApostrophe(sign) || SpelledMarks.tag(of: sign) == .hyph
    }
}
