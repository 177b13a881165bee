import VorleserCore

/// Tells whether two texts are of one work, such as a book and a corrected edition of it.
enum SameWork {
    /// Looks whether at least half of some passages are in a text.
    /// - Parameters:
    ///   - passages: All there are; some from all over are looked for.
    ///   - text: Where they are looked for.
    /// - Returns: Whether it holds them.
    static func holds(_ passages: [some StringProtocol], _ text: String) -> Bool {
        let step = max(passages.count / samples, 1)
        let chosen = stride(from: 0, to: passages.count, by: step).map { passages[$0] }
        return chosen.count { text.contains($0) } * 2 >= chosen.count
    }

    /// Whether half of the paragraphs of the shorter text are in the longer.
    static func isOne(_ one: Book, _ other: Book) -> Bool {
        let (shorter, longer) = one.length < other.length ? (one, other) : (other, one)
        let lines = shorter.text.split(whereSeparator: \.isNewline)
        // Headings are alike in books that have nothing else in common.
        let paragraphs = lines.filter { $0.count >= fewestLetters }
        return holds(paragraphs.isEmpty ? lines : paragraphs, longer.text)
    }

    private static let samples = 24
    private static let fewestLetters = 40
}
