/// The other ending behind a slash or in brackets: *niños/as*, *alumno(a)*, *ragazzi/e*.
struct InclusiveEndings: InclusivePrint {
    struct Ending: Sendable {
        /// How the word ends; empty for one that ends in a consonant and keeps it, *profesor/a*.
        let own: String
        /// The ending that is printed for the other gender.
        let other: String
        let isMany: Bool

        init(_ own: String, _ other: String, isMany: Bool = false) {
            (self.own, self.other, self.isMany) = (own, other, isMany)
        }
    }

    let endings: [Ending]

    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        let isBracket = passage.isMark(index + 1, "(")
        guard passage.isLetters(index), passage.count(index) > 1, passage.isTight(index + 1),
            passage.isTight(index + 2),
            isBracket || passage.isMark(index + 1, "/"), !isBracket || passage.isTightMark(index + 3, ")")
        else { return nil }
        let (printed, printedEnding) = (passage.printed(index), passage.printed(index + 2))
        for ending in endings where ending.other == printedEnding && printed.hasSuffix(ending.own) {
            if ending.own.isEmpty, printed.last.map("aeiouáéíóú".contains) ?? true { continue }
            // *Bem-vindo(a)*
            let isJoined = passage.isTight(index) && passage.isHyphen(index - 1) && passage.isTight(index - 1)
            let start = isJoined ? passage.printed(index - 2) + "-" : ""
            let other = start + printed.dropLast(ending.own.count) + ending.other
            let end = index + (isBracket ? 4 : 3)
            if isBracket, passage.isTight(end), passage.printed(end) == "s" {
                return (InclusivePair(first: printed + "s", second: other + "s", isMany: true), end + 1)
            }
            return (InclusivePair(first: printed, second: other, isMany: ending.isMany), end)
        }
        return nil
    }

    /// *Niños/as*, *profesores/as*, *alumno/a*, *profesor/a*, as Spanish and Portuguese print them.
    static let iberian = InclusiveEndings(endings: [
        Ending("os", "as", isMany: true), Ending("as", "os", isMany: true), Ending("es", "as", isMany: true),
        Ending("o", "a"), Ending("a", "o"), Ending("", "a"),
    ])
}
