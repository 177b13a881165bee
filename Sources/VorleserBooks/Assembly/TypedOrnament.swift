/// Rings and crosses that typists put between scenes: `~ o ~ O ~ o ~`, `oOo`, `-x-x-x-`, `XXXXX`.
enum TypedOrnament {
    /// Whether a line is nothing but one of them.
    /// - Parameters:
    ///   - utf8: A line.
    ///   - signs: What ornaments are made of, letters apart.
    /// - Returns: Whether there is nothing else.
    static func isOrnament(_ utf8: ArraySlice<UInt8>, signs: Set<Unicode.Scalar>) -> Bool {
        guard utf8.count <= longest else { return false }
        let text = String(decoding: utf8, as: UTF8.self).unicodeScalars
        let ink = text.filter { !$0.properties.isWhitespace }
        let letters = ink.filter { "oO0xX".unicodeScalars.contains($0) }
        let rest = ink.filter { !"oO0xX".unicodeScalars.contains($0) }
        guard !letters.isEmpty, rest.allSatisfy({ signs.contains($0) || $0 == "." || $0 == "<" || $0 == ">" }) else {
            return false
        }
        // “- X -” is the tenth section.
        if letters.elementsEqual("X".unicodeScalars), rest.allSatisfy({ "-–—.".unicodeScalars.contains($0) }) {
            return false
        }
        // “xoxo” are kisses.
        let isRing = letters.allSatisfy { "oO0".unicodeScalars.contains($0) }
        guard isRing || letters.allSatisfy({ "xX".unicodeScalars.contains($0) }) else { return false }
        // “o.o” is a face, “-0” a number.
        if rest.count > 1 { return isEven(Array(ink)) }
        guard rest.isEmpty, letters.count > 2 else { return false }
        // Small ones are kisses.
        if letters.count >= 5, letters.allSatisfy({ $0 == "X" }) { return true }
        let isSpaced = text.split { $0.properties.isWhitespace }.allSatisfy { $0.count == 1 }
        return isSpaced || Set(letters).count > 1 && isEven(Array(letters))
    }

    /// Whether it is the same from either end, or from sign to sign.
    private static func isEven(_ ink: [Unicode.Scalar]) -> Bool {
        let mirrored = ink.reversed().map { $0 == "<" ? ">" : $0 == ">" ? "<" : $0 }
        return ink == mirrored || !isLetter(ink[0]) && !isLetter(ink[ink.count - 1])
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "oO0xX".unicodeScalars.contains(scalar) }

    private static let longest = 80
}
