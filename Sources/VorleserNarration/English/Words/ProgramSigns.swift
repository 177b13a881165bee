/// Says the signs and options of programs that stand in a sentence: *use == when testing*, *the --force option*.
struct ProgramSigns: SpokenForm {
    let name = "program-sign"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.marks.isDisjoint(with: Self.signs), passage.isSpeakable else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            let start = index
            if passage[index] == 0x2D {
                while passage.unit(index) == 0x2D { index += 1 }
                if let option = option(start..<index, passage) { result.append(option) }
            } else if Self.signs.contains(passage[index]) {
                while let unit = passage.unit(index), Self.signs.contains(unit), unit != 0x2D { index += 1 }
                if let words = words(start..<index, passage) { result.append(set(words, start..<index, passage)) }
            } else {
                index += 1
            }
        }
        return result
    }

    /// `! & - < = > |`
    private static let signs: Set<UInt16> = [0x21, 0x26, 0x2D, 0x3C, 0x3D, 0x3E, 0x7C]

    private static let words = [
        "==": "equals equals", "===": "triple equals", "!=": "not equals", ">=": "greater than or equal to",
        "<=": "less than or equal to", "|>": "pipe", "&&": "and and", "||": "or or",
    ]

    /// Between blanks, quotes or brackets, or between operands: `x==3`. Around a title such signs are its ornament.
    private func words(_ signs: Range<Int>, _ passage: Passage) -> String? {
        let printed = passage.string(signs)
        if printed == "|" { return isNamed(signs, passage) ? "vertical bar" : nil }
        guard let words = Self.words[printed] else { return nil }
        if printed == "||" || printed == "&&", isDrawn(signs, passage) { return nil }
        let (before, after) = (passage.unit(signs.lowerBound - 1), passage.unit(signs.upperBound))
        let isInside = before?.isLetterOrDigit == true && after?.isLetterOrDigit == true
        guard isInside || opens(before) && closes(after) else { return nil }
        // `=== Git Objects` is a heading as AsciiDoc and wikis have it, perhaps behind its label in brackets.
        let last = passage.unit(passage.skippingBlanksBack(from: signs.lowerBound) - 1)
        let isBelow = last == nil || last == 0x5D && passage.isCapital(passage.skippingBlanks(from: signs.upperBound))
        if isBelow, before?.isWhiteSpace ?? true, printed.allSatisfy({ $0 == "=" }) { return nil }
        let text = passage.text
        return text.hasPrefix(printed) && text.hasSuffix(printed) && text != printed ? nil : words
    }

    /// Whether bars are the frame around a text rather than between two conditions.
    private func isDrawn(_ signs: Range<Int>, _ passage: Passage) -> Bool {
        let (before, after) = (
            passage.unit(passage.skippingBlanksBack(from: signs.lowerBound) - 1),
            passage.unit(passage.skippingBlanks(from: signs.upperBound))
        )
        return before == nil || after == nil || before == 0x7C || after == 0x7C
    }

    /// A bar parts things, unless the words around it speak of the sign: *the | operator*.
    private func isNamed(_ signs: Range<Int>, _ passage: Passage) -> Bool {
        guard opens(passage.unit(signs.lowerBound - 1)), closes(passage.unit(signs.upperBound)) else { return false }
        let next = passage.word(after: signs.upperBound).map(passage.string)?.lowercased() ?? ""
        return Self.names.contains(next)
    }

    private static let names: Set<String> = [
        "operator", "operators", "sign", "symbol", "character", "pipe", "characters", "key",
    ]

    private func set(_ words: String, _ signs: Range<Int>, _ passage: Passage) -> Replacement {
        let before = passage.isWordUnit(signs.lowerBound - 1) ? " " : ""
        let after = passage.isWordUnit(signs.upperBound) ? " " : ""
        return Replacement(signs, by: before + words + after)
    }

    /// `--no-verify`, `--color=auto`, *the --staged argument*. Elsewhere two hyphens before a word are a dash: *he paused --then ran*.
    private func option(_ hyphens: Range<Int>, _ passage: Passage) -> Replacement? {
        guard hyphens.count == 2, opens(passage.unit(hyphens.lowerBound - 1)), passage.isSmall(hyphens.upperBound)
        else {
            return nil
        }
        var end = hyphens.upperBound
        while let unit = passage.unit(end), unit.isASCIISmall || unit.isDigit || unit == 0x2D { end += 1 }
        let name = passage.string(hyphens.upperBound..<end)
        guard name.utf8.count > 1, !name.hasSuffix("-"), !name.contains("--"), !passage.isLetter(end) else {
            return nil
        }
        let before = passage.word(before: hyphens.lowerBound).map(passage.string)?.lowercased() ?? ""
        let next = passage.word(after: end).map(passage.string)?.lowercased() ?? ""
        let isValue = passage.unit(end) == 0x3D
        let isQuoted = passage.unit(hyphens.lowerBound - 1) == 0x60 && passage.unit(end) == 0x60
        let isCompound = name.contains("-") && closes(passage.unit(end)) && !hasDash(from: end, passage)
        guard isValue || isQuoted || isCompound || Self.before.contains(before) || Self.after.contains(next) else {
            return nil
        }
        return Replacement(hyphens, by: "dash dash ")
    }

    /// Whether another pair of hyphens follows, so that both enclose an aside.
    private func hasDash(from start: Int, _ passage: Passage) -> Bool {
        (start..<max(start, passage.length - 1)).contains {
            passage[$0] == 0x2D && passage[$0 + 1] == 0x2D && !(passage.isBlank($0 - 1) && passage.isSmall($0 + 2))
        }
    }

    /// After these no dash can stand.
    private static let before: Set<String> = [
        "the", "a", "an", "use", "uses", "using", "with", "without", "pass", "passes", "passing", "add", "adding",
        "via",
        "specify", "specifying", "option", "options", "flag", "flags", "argument", "parameter", "called", "named",
    ]

    private static let after: Set<String> = [
        "option", "options", "flag", "flags", "argument", "arguments", "switch", "parameter",
    ]

    private func opens(_ unit: UInt16?) -> Bool {
        unit.map { $0.isWhiteSpace || $0.isOpeningQuote || $0 == 0x60 || $0 == 0x27 } ?? true
    }

    private func closes(_ unit: UInt16?) -> Bool {
        unit.map { $0.isWhiteSpace || $0.isClosing || [0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x60].contains($0) } ?? true
    }
}
