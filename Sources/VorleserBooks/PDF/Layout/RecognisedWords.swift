/// Widens the words of recognised text that were laid over a scanned page with narrower letters than those in the picture:
/// each begins where it should, and ends too soon.
struct RecognisedWords {
    private let page: PDFPage
    /// Ranges of the page's characters.
    private var words: [Range<Int>] = []

    /// How much of a page must be invisible.
    private static let leastShare = 0.5
    /// As many words tell what is usual on the page.
    private static let fewestWords = 20
    /// The usual distance from word to word is so much more than the words take: of printed text it is never.
    private static let leastStretch: Float = 1.2
    /// In ems.
    private static let blank: Float = 0.28

    /// - Parameter page: An upright one.
    /// - Returns: The same where its words are as wide as they should be.
    static func widened(_ page: PDFPage) -> PDFPage {
        let invisible = page.glyphs.count { $0.signs.contains(.invisible) }
        guard Double(invisible) > leastShare * Double(page.glyphs.count) else { return page }
        return RecognisedWords(page).widened()
    }

    private init(_ page: PDFPage) {
        self.page = page
        var start: Int?
        for (index, glyph) in page.glyphs.enumerated() {
            let isInk = !glyph.signs.contains(.generated) && !glyph.scalar.properties.isWhitespace
            if let from = start, !isInk || !goesOn(with: glyph, at: index) {
                words.append(from..<index)
                start = nil
            }
            if isInk, start == nil { start = index }
        }
        if let start { words.append(start..<page.glyphs.count) }
    }

    private func goesOn(with glyph: PDFGlyph, at index: Int) -> Bool {
        let last = page.glyphs[index - 1]
        let gap = glyph.box.left - last.box.right
        return abs(glyph.y - last.y) < 0.2 * last.size && gap < 0.5 * last.size && gap > -last.size
    }

    private func widened() -> PDFPage {
        let stretches = words.indices.map(stretch)
        let known = stretches.compactMap(\.self).sorted()
        guard known.count >= Self.fewestWords else { return page }
        let usual = known[known.count / 2]
        guard usual > Self.leastStretch else { return page }
        var page = page
        for (word, own) in zip(words, stretches) {
            // Before a gap that parts columns, and at the end of a line, a word is as wide as others are.
            let factor = own.map { $0 > 1.35 * usual ? usual : max($0, 1) } ?? usual
            let from = page.glyphs[word.lowerBound].box.left
            for index in word {
                page.glyphs[index].box.left = from + (page.glyphs[index].box.left - from) * factor
                page.glyphs[index].box.right = from + (page.glyphs[index].box.right - from) * factor
            }
        }
        return page
    }

    /// How much wider than its letters the room is that a word has up to the next one; `nil` for the last of a line.
    private func stretch(_ index: Int) -> Float? {
        guard index + 1 < words.count else { return nil }
        let (first, last) = (page.glyphs[words[index].lowerBound], page.glyphs[words[index].upperBound - 1])
        let next = page.glyphs[words[index + 1].lowerBound]
        guard abs(next.y - first.y) < 0.3 * first.size, next.box.left > last.box.right else { return nil }
        let width = last.box.right - first.box.left + Self.blank * first.size
        let stretch = (next.box.left - first.box.left) / max(width, 0.1)
        return stretch < 4 ? stretch : nil
    }
}
