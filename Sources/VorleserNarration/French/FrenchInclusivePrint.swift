/// *Étudiant·e·s*, *acteur·rice·s*, *étudiant(e)s*; with full stops where a plural *s* shows that it is no slip.
struct FrenchInclusivePrint: InclusivePrint {
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        let mark = passage.mark(index + 1)
        guard passage.isLetters(index), passage.count(index) > 1, passage.isTight(index + 1),
            Self.marks.contains(mark), passage.isTight(index + 2), passage.isLetters(index + 2)
        else { return nil }
        let (men, printed) = (passage.printed(index), passage.printed(index + 2))
        var isMany = printed.hasSuffix("s") && printed.count > 1
        guard let women = Self.women(of: men, isMany ? String(printed.dropLast()) : printed) else { return nil }
        var end = index + 3
        if mark == Self.bracket {
            guard passage.isTightMark(end, ")") else { return nil }
            end += 1
        }
        let isParted = passage.isTight(end) && passage.mark(end) == mark
        let plural = isParted ? end + 1 : end
        if isParted || mark == Self.bracket, passage.isTight(plural), passage.printed(plural) == "s" {
            (isMany, end) = (true, plural + 1)
        }
        guard mark != Self.stop || isMany else { return nil }
        guard isMany else { return (InclusivePair(first: men, second: women, isMany: false), end) }
        let plain = men.hasSuffix("s") || men.hasSuffix("x") ? men : men + "s"
        return (InclusivePair(first: plain, second: women + "s", isMany: true), end)
    }

    /// The form for women, of a word and the ending that is printed for it.
    private static func women(of men: String, _ ending: String) -> String? {
        for (printed, dropped) in endings where printed == ending && men.hasSuffix(dropped) {
            return men.dropLast(dropped.count) + ending
        }
        return nil
    }

    /// Endings, each with what goes for them.
    private static let endings = [
        ("e", ""), ("ne", ""), ("le", ""), ("te", ""), ("sse", ""), ("se", "x"), ("trice", "teur"), ("rice", "eur"),
        ("euse", "eur"), ("ère", "er"), ("ière", "ier"), ("ve", "f"), ("ive", "if"), ("elle", "el"), ("esse", "e"),
    ]

    private static let (stop, bracket): (UInt16, UInt16) = (0x2E, 0x28)
    private static let marks: Set<UInt16> = [0xB7, 0x2022, 0x2027, stop, bracket]
}
