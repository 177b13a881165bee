extension PDFPage {
    /// The page with German opening quotation marks on the base lines of their words: TeX's first fonts have none, and lower
    /// the closing ones.
    func withRaisedQuotes(_ limits: LineThresholds) -> PDFPage {
        guard glyphs.contains(where: { Self.opening[$0.scalar] != nil }) else { return self }
        var raised = glyphs
        var between: Set<Int> = []
        for index in glyphs.indices {
            let glyph = glyphs[index]
            guard let sign = Self.opening[glyph.scalar],
                let next = glyphs[(index + 1)...].firstIndex(where: { !$0.signs.contains(.generated) })
            else { continue }
            let (word, em) = (glyphs[next], glyph.size)
            let fall = glyph.y - word.y
            // The sign of a note behind a closing mark is smaller.
            guard abs(word.size - em) < limits.baselineSlack * em, fall > limits.leastLoweredQuote * em,
                fall < limits.deepestLoweredQuote * em, abs(word.x - glyph.box.right) < limits.widestQuoteGap * em
            else { continue }
            raised[index].scalar = sign
            raised[index].y = word.y
            raised[index].box.top -= fall
            raised[index].box.bottom -= fall
            between.formUnion((index + 1)..<next)
        }
        var page = self
        page.glyphs = between.isEmpty ? raised : raised.indices.filter { !between.contains($0) }.map { raised[$0] }
        return page
    }

    private static let opening: [Unicode.Scalar: Unicode.Scalar] = ["”": "„", "’": "‚"]
}
