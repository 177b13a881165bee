/// How far the pen moves for each letter of a page, learned from where the next one stands.
///
/// A file's characters come with their ink alone; that of an *f* reaches over its advance, and hides the gap to the next
/// word.
struct LetterAdvances {
    /// In ems.
    private var advances: [Key: Float] = [:]

    private struct Key: Hashable {
        let scalar: Unicode.Scalar
        let font: UInt16
        /// A font may have a letter in several shapes, such as that of small capitals; 0 stands for all of them.
        var inkWidth: UInt8 = 0
    }

    /// Fewer do not tell what is usual.
    private static let fewest = 2
    /// Ems; letters farther from each other do not follow each other.
    private static let longest: Float = 1.5
    /// Of a letter's steps from the shortest on that are shorter than its own advance, by kerning. Those that end a word are
    /// longer, and of a letter such as *s* they may be most.
    private static let kerned = Share(1, of: 8)

    init(_ glyphs: [PDFGlyph]) {
        var steps: [Key: [Float]] = [:]
        for (glyph, next) in zip(glyphs, glyphs.dropFirst())
        where glyph.font == next.font && glyph.size == next.size && glyph.size > 0 && glyph.y == next.y
            && Self.isLetter(glyph)
            && Self.isLetter(next)
        {
            let step = (next.x - glyph.x) / glyph.size
            guard step > 0, step < Self.longest else { continue }
            steps[Self.key(glyph), default: []].append(step)
            if Self.models.contains(glyph.scalar) {
                steps[Key(scalar: glyph.scalar, font: glyph.font), default: []].append(step)
            }
        }
        advances = steps.filter { $1.count >= Self.fewest }.mapValues { steps in
            steps.sorted()[min(Self.kerned.count(of: steps.count), steps.count - 1)]
        }
    }

    /// Where the pen stands behind a letter; `nil` where the page does not tell.
    func end(of glyph: PDFGlyph) -> Float? {
        let advance =
            advances[Self.key(glyph)].map { $0 * glyph.size }
            ?? Self.alike[glyph.scalar].flatMap { self.advance(of: $0, beside: glyph) }
        return advance.map { glyph.x + $0 }
    }

    /// How far the pen moves for a letter in whatever shape, in a glyph's font and size. Only those are known that others are
    /// measured by: *t*.
    func advance(of letter: Unicode.Scalar, beside glyph: PDFGlyph) -> Float? {
        advances[Key(scalar: letter, font: glyph.font)].map { $0 * glyph.size }
    }

    /// What a letter is as wide as that a page may have once: its ink alone says too much.
    private static let alike: [Unicode.Scalar: Unicode.Scalar] = ["f": "t"]
    private static let models = Set(alike.values)

    private static func key(_ glyph: PDFGlyph) -> Key {
        let width = 1 + Self.widthsInEm * glyph.box.width / glyph.size
        // No number at all for a letter of no size.
        return Key(scalar: glyph.scalar, font: glyph.font, inkWidth: width >= 1 && width < 255 ? UInt8(width) : .max)
    }

    /// How finely widths of ink are told apart.
    private static let widthsInEm: Float = 32

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
