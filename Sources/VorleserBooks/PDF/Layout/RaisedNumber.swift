/// What a raised number is by what stands around it: a power, or the sign of a note.
struct RaisedNumber {
    private let before: String
    private let next: Character?

    /// - Parameters:
    ///   - before: The end of what stands before it.
    ///   - next: What stands after it.
    init(behind before: String, before next: Character?) { (self.before, self.next) = (before, next) }

    /// Whether it is one for sure: “𝑥²”, “25 m²”.
    var isPower: Bool {
        guard let last = before.unicodeScalars.last else { return false }
        // “10⁻²²”, whose minus is another font's, and letters of formulas.
        if last == "\u{2212}" || (0x1D400...0x1D7FF).contains(last.value) { return true }
        let word = lastWord
        if word.count <= Self.longestOfFormula, isOfFormula(word) { return true }
        if word.count == 1 { return !["I", "a", "A", "O"].contains(word) && !isAfterApostrophe }
        return Self.units.contains(word) && isBehindNumber
    }

    /// “mc”, “dτ”: small letters without a vowel, or a Greek one among others.
    private func isOfFormula(_ word: Substring) -> Bool {
        let letters = word.unicodeScalars
        if letters.contains(where: { (0x370...0x3FF).contains($0.value) }) {
            return letters.count == 1 || letters.contains { $0.isASCII }
        }
        return letters.count == 2
            && letters.allSatisfy { ("a"..."z").contains($0) && !"aeiouy".unicodeScalars.contains($0) }
    }

    /// Letters.
    private static let longestOfFormula = 3

    /// Whether it can be one: “10⁸”, “(a + b)²”.
    var mayBePower: Bool { before.last.map { $0.isNumber || $0 == ")" || $0 == "]" } ?? false }

    /// Whether it stands at a word as signs of notes do: “omnis¹”, “¹University”.
    var isAtWord: Bool {
        let isBeforeWord = (before.last?.isWhitespace ?? true) && (next?.isLetter ?? false)
        return isBeforeWord || lastWord.count > 1
    }

    private var lastWord: Substring { before[before.index(before.endIndex, offsetBy: -trailing(\.isLetter))...] }

    private func trailing(_ isPart: (Character) -> Bool) -> Int { before.reversed().prefix(while: isPart).count }

    private var isAfterApostrophe: Bool { before.dropLast().last.map { "’'".contains($0) } ?? false }

    private var isBehindNumber: Bool {
        let rest = before.dropLast(lastWord.count).reversed().drop { $0.isWhitespace }
        return rest.first?.isNumber ?? false
    }

    private static let units: Set<Substring> = [
        "m", "km", "cm", "mm", "nm", "dm", "ft", "in", "yd", "mi", "s", "sec", "h", "ha", "kg", "ms",
    ]
}
