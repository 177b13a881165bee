import Phonemes

/// Says numbers of sections and versions with the word for their stops: *3.2.1*, *Python 3.12.1*.
struct ContinentalSections: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("list-number") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let start = passage.numerals[index].words.lowerBound
        guard let (parts, end) = Self.parts(from: start, passage), parts.count > 2 else { return [] }
        return [Replacement(passage.range(of: start..<end), by: spoken(parts))]
    }

    /// The numbers that stops part, *3*, *2* and *1*, and the index after them; at least two, `nil` inside such a row and
    /// for thousands, *1.250.000*.
    static func parts(from start: Int, _ passage: Passage) -> (parts: [String], end: Int)? {
        guard passage.isDigits(start), !isInside(start, passage) else { return nil }
        var (end, parts) = (start + 1, [passage.printed(start)])
        while passage.isTightMark(end, "."), passage.isTight(end + 1), passage.isDigits(end + 1), parts.count < 9 {
            parts.append(passage.printed(end + 1))
            end += 2
        }
        guard parts.count > 1, parts.allSatisfy({ $0.utf8.count < 4 }), passage.isTightEnd(end),
            !parts.dropFirst().allSatisfy({ $0.utf8.count == 3 })
        else { return nil }
        return (parts, end)
    }

    /// How the parts are said.
    func spoken(_ parts: [String]) -> String {
        parts.map { part in
            part.utf8.first == 0x30 && part.utf8.count > 1
                ? words.numbers.digits(part) : words.numbers.cardinal(Int(part) ?? 0, .alone)
        }
        .joined(separator: " " + words.signs.address.dot + " ")
    }

    private static func isInside(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(start), let before = passage.word(start - 1) else { return false }
        return before.kind != .mark || [0x2E, 0x2C, 0x2F, 0x3A].contains(passage.mark(start - 1))
    }
}
