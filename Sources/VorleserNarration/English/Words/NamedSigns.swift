/// Says by their names signs that a sentence speaks of: *Use ↑ and ↓ to move*, *A trailing / indicates*, *~ stands for home*.
///
/// A sign between words parts or joins them; one that stands where a noun is missing is itself what is meant.
struct NamedSigns: SpokenForm {
    let name = "named-sign"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.marks.isDisjoint(with: Self.signs), passage.isSpeakable else { return [] }
        var result: [Replacement] = []
        for index in 0..<passage.length {
            guard let name = Self.names[passage[index]], isFree(index, passage) else { continue }
            let place = Place(of: index, in: passage)
            // *Use ↑ and ↓*
            let isNextOfRow =
                result.last.map { index - $0.range.upperBound < 7 } ?? false && ["and", "or"].contains(place.before)
            guard isNextOfRow && !place.isOperand || isMeant(passage[index], place) else { continue }
            let isSaid = name.hasSuffix(" sign") && ["sign", "signs", "symbol"].contains(place.after)
            result.append(Replacement(index..<index + 1, by: isSaid ? String(name.dropLast(5)) : name))
        }
        return result
    }

    /// The words around a sign.
    private struct Place {
        /// In small letters; empty if a mark parts it from the sign.
        let before: String
        let after: String
        /// The word behind that.
        let second: String
        /// Whether a clause begins with the sign.
        let isFirst: Bool
        /// Whether a number or a letter follows that it may be reckoned with.
        let isOperand: Bool

        init(of index: Int, in passage: Passage) {
            func text(_ range: Range<Int>?) -> String { range.map(passage.string)?.lowercased() ?? "" }
            let next = passage.word(after: index + 1)
            (before, after) = (text(passage.word(before: index)), text(next))
            second = text(next.flatMap { passage.word(after: $0.upperBound) })
            let end = passage.skippingBlanksBack(from: index)
            isFirst = end == 0 || passage.unit(end - 1).map { ",:;—(".utf16.contains($0) } ?? true
            isOperand = after.count == 1 || passage.isDigit(passage.skippingBlanks(from: index + 1))
        }
    }

    /// Blanks or quotation marks around it.
    private func isFree(_ index: Int, _ passage: Passage) -> Bool {
        let (before, after) = (passage.unit(index - 1), passage.unit(index + 1))
        return before.map { $0.isWhiteSpace || $0.isOpeningQuote } ?? true
            && after.map { $0.isWhiteSpace || $0.isClosing || ",.;:?".utf16.contains($0) } ?? true
    }

    private func isMeant(_ sign: UInt16, _ place: Place) -> Bool {
        if place.isOperand { return false }
        let isAsked = Self.adjectives.contains(place.before) || Self.uses.contains(place.before)
        let isNoun = isAsked || Self.determiners.contains(place.before)
        if isNoun, Self.kinds.contains(place.after) { return true }
        if Self.onlyNamed.contains(sign) { return false }
        if place.isFirst, Self.statements.contains(place.after) { return true }
        if place.after == "on", Self.systems.contains(place.second), sign != 0x2A { return true }
        guard isNoun else { return false }
        if Self.statements.contains(place.after) || place.after == "is" { return true }
        // `%` and `&` are words of hurried notes, and `/` parts lines of verse: *in the / dark*.
        if Self.hurried.contains(sign) { return false }
        if sign == 0x2F || sign == 0x2192 {
            return Self.adjectives.contains(place.before)
                || isAsked && (place.after.isEmpty || Self.afterSign.contains(place.after))
        }
        return !Self.determiners.contains(place.after)
    }

    // MARK: Words

    private static let determiners: Set<String> = ["the", "a", "an", "each", "every"]
    private static let adjectives: Set<String> = [
        "trailing", "leading", "single", "double", "final", "initial", "literal", "closing", "opening", "extra",
    ]
    private static let uses: Set<String> = [
        "use", "uses", "using", "type", "types", "typing", "press", "pressing", "enter", "hit", "insert",
    ]
    private static let kinds: Set<String> = [
        "sign", "signs", "symbol", "symbols", "character", "characters", "key", "keys", "operator", "operators",
        "button", "wildcard", "prefix", "suffix",
    ]
    private static let statements: Set<String> = [
        "stands", "means", "indicates", "specifies", "denotes", "represents", "matches", "refers", "signifies",
        "separates", "expands",
    ]
    private static let afterSign: Set<String> = ["to", "and", "or", "as", "for", "in", "instead", "when", "if", "at"]
    private static let systems: Set<String> = ["unix", "linux", "windows", "mac", "macos", "dos", "os"]

    // MARK: Signs

    private static let names: [UInt16: String] = [
        0x2190: "left arrow", 0x2191: "up arrow", 0x2192: "right arrow", 0x2193: "down arrow", 0x2F: "slash",
        0x5C: "backslash", 0x7E: "tilde", 0x2A: "asterisk", 0x5E: "caret", 0x5F: "underscore", 0x40: "at sign",
        0x23: "hash sign", 0x26: "ampersand", 0x25: "percent sign", 0x24: "dollar sign", 0x2B: "plus sign",
        0x3D: "equals sign", 0x3C: "less-than sign", 0x3E: "greater-than sign",
    ]
    private static let signs = Set(names.keys)
    /// `+ = < >`: of these others say what they do.
    private static let onlyNamed: Set<UInt16> = [0x2B, 0x3D, 0x3C, 0x3E]
    /// `@ # & % $`
    private static let hurried: Set<UInt16> = [0x40, 0x23, 0x26, 0x25, 0x24]
}
