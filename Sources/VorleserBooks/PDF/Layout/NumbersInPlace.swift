extension PDFPage {
    /// The page with the raised numbers that its file draws after whole lines put behind the letters that they stand at, as
    /// the signs of notes are in files of some word processors.
    func withNumbersInPlace(_ limits: LineThresholds) -> PDFPage {
        let sizes = glyphs.reduce(into: [:]) { $0[$1.size, default: 0] += 1 }
        guard let usual = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return self }
        var moves: [(run: Range<Int>, host: Int)] = []
        var (index, tries) = (0, 0)
        while index < glyphs.count, tries < Self.mostTries {
            guard glyphs[index].size < limits.mostRaisedSize * usual, let run = raisedRun(from: index) else {
                index += 1
                continue
            }
            index = run.upperBound
            tries += 1
            if let host = host(of: run, limits) { moves.append((run, host)) }
        }
        if moves.isEmpty { return self }
        let moved = Set(moves.flatMap(\.run))
        let behind = Dictionary(grouping: moves, by: \.host)
        var page = self
        page.glyphs = glyphs.indices.flatMap { index -> [PDFGlyph] in
            (moved.contains(index) ? [] : [glyphs[index]]) + (behind[index] ?? []).flatMap { glyphs[$0.run] }
        }
        return page
    }

    /// The place of each is looked for on the whole page.
    private static let mostTries = 100
    private static let mostDigits = 3

    /// Digits of one size side by side that no other glyph of their size touches.
    private func raisedRun(from start: Int) -> Range<Int>? {
        func isDigit(_ index: Int) -> Bool { ("0"..."9").contains(glyphs[index].scalar) }
        func isLike(_ index: Int) -> Bool {
            let glyph = glyphs[index]
            return !glyph.signs.contains(.generated) && glyph.size == glyphs[start].size && glyph.y == glyphs[start].y
        }
        guard isDigit(start), !glyphs[start].signs.contains(.generated), start == 0 || !isLike(start - 1) else {
            return nil
        }
        var end = start + 1
        while end < glyphs.count, isLike(end), isDigit(end) { end += 1 }
        guard end - start <= Self.mostDigits, end == glyphs.count || !isLike(end) || glyphs[end].scalar == "\u{A0}"
        else {
            return nil
        }
        return start..<end
    }

    /// The letter that a run of digits stands behind, if that is not the one before it in the file.
    private func host(of run: Range<Int>, _ limits: LineThresholds) -> Int? {
        let (first, right) = (glyphs[run.lowerBound], glyphs[run.upperBound - 1].box.right)
        func isHost(_ glyph: PDFGlyph) -> Bool {
            let (rise, em) = (glyph.y - first.y, glyph.size)
            let ratio = first.size / max(em, PDFBox.leastExtent)
            let gap = first.box.left - glyph.box.right
            return ratio > limits.leastRaisedSize && ratio < limits.mostRaisedSize
                && rise > limits.leastTouchingRise * em
                && rise < limits.mostTouchingRise * em && gap > -limits.widestTouching * em
                && gap < limits.widestGapOfNumber * em
        }
        let before = glyphs[..<run.lowerBound].lastIndex { !$0.signs.contains(.generated) }
        func isBeside(_ glyph: PDFGlyph) -> Bool {
            abs(first.box.left - glyph.box.right) < first.size && abs(glyph.y - first.y) < glyph.size
        }
        if let before, isHost(glyphs[before]) || isBeside(glyphs[before]) { return nil }
        let found = glyphs.indices.filter {
            !run.contains($0) && !glyphs[$0].signs.contains(.generated) && isHost(glyphs[$0])
        }
        guard let host = found.max(by: { glyphs[$0].box.right < glyphs[$1].box.right }) else { return nil }
        // What follows stands behind the number, or on another line.
        let next = glyphs[(host + 1)...].first {
            !$0.signs.contains(.generated) && ![" ", "\u{A0}"].contains($0.scalar)
        }
        guard let next, next.y == glyphs[host].y, next.box.left > glyphs[host].box.left else { return host }
        return next.box.left > right - limits.widestTouching * next.size ? host : nil
    }
}
