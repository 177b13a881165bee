/// How far the pen moves for each letter of a page, learned from where the next one stands.
///
/// A file's characters come with their ink alone; that of an *f* reaches over its advance, and hides the gap to the next
/// word.
struct LetterAdvances {
    private var advances: [Key: Float] = [:]

    private struct Key: Hashable {
        let scalar: Unicode.Scalar
        let font: UInt16
        let size: Float
    }

    /// Fewer do not tell what is usual.
    private static let fewest = 2
    /// Ems; letters farther from each other do not follow each other.
    private static let longest: Float = 1.5

    init(_ glyphs: [PDFGlyph]) {
        var steps: [Key: [Float]] = [:]
        for (glyph, next) in zip(glyphs, glyphs.dropFirst())
        where glyph.font == next.font && glyph.size == next.size && glyph.y == next.y && Self.isLetter(glyph)
            && Self.isLetter(next)
        {
            let step = next.x - glyph.x
            if step > 0, step < Self.longest * glyph.size { steps[Self.key(glyph), default: []].append(step) }
        }
        advances = steps.filter { $1.count >= Self.fewest }.mapValues { $0.sorted()[$0.count / 2] }
    }

    /// Where the pen stands behind a letter; `nil` where the page does not tell.
    func end(of glyph: PDFGlyph) -> Float? { advances[Self.key(glyph)].map { glyph.x + $0 } }

    private static func key(_ glyph: PDFGlyph) -> Key {
        Key(scalar: glyph.scalar, font: glyph.font, size: glyph.size)
    }

    private static func isLetter(_ glyph: PDFGlyph) -> Bool {
        guard glyph.quarterTurns == 0, !glyph.signs.contains(.generated) else { return false }
        // A few ranges: Unicode's tables would take too long for every character.
        return switch glyph.scalar.value {
        case 0x41...0x5A, 0x61...0x7A: true
        // Latin, Greek, Cyrillic and Armenian; letters of other scripts join, and stand in other orders than in the text.
        case 0xC0..<0x590, 0x1E00..<0x2000, 0xFB00...0xFB06: true
        default: false
        }
    }
}
