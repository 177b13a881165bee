/// Widens the words of recognised text that were laid over a scanned page with narrower letters than those in the picture:
/// each begins where it should, and ends too soon.
struct RecognisedWords {
    private let page: PDFPage
    /// Ranges of the page's characters.
    private var words: [Range<Int>] = []

    private let thresholds: RecognitionThresholds

    /// - Parameters:
    ///   - page: An upright one.
    ///   - thresholds: What tells such text.
    /// - Returns: The same where its words are as wide as they should be.
    static func widened(_ page: PDFPage, _ thresholds: RecognitionThresholds = .init()) -> PDFPage {
        let invisible = page.glyphs.count { $0.signs.contains(.invisible) }
        guard thresholds.leastInvisible.isExceeded(by: invisible, of: page.glyphs.count) else { return page }
        return RecognisedWords(page, thresholds).widened()
    }

    private init(_ page: PDFPage, _ thresholds: RecognitionThresholds) {
        self.page = page
        self.thresholds = thresholds
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
        return abs(glyph.y - last.y) < thresholds.baselineSlack * last.size
            && gap < thresholds.widestLetterGap * last.size && gap > -last.size
    }

    private func widened() -> PDFPage {
        let stretches = words.indices.map(stretch)
        let known = stretches.compactMap(\.self).sorted()
        guard known.count >= thresholds.fewestWords else { return page }
        let usual = known[known.count / 2]
        guard usual > thresholds.leastStretch else { return page }
        var page = page
        for (word, own) in zip(words, stretches) {
            // Before a gap that parts columns, and at the end of a line, a word is as wide as others are.
            let factor = own.map { $0 > thresholds.mostOverUsual * usual ? usual : max($0, 1) } ?? usual
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
        guard abs(next.y - first.y) < thresholds.wordBaselineSlack * first.size, next.box.left > last.box.right
        else { return nil }
        let width = last.box.right - first.box.left + thresholds.blank * first.size
        let stretch = (next.box.left - first.box.left) / max(width, PDFBox.leastExtent)
        return stretch < thresholds.mostStretch ? stretch : nil
    }
}
