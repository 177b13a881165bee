/// Finds verse: short lines that begin with capitals and end in the middle of sentences.
enum PrintedVerse {
    /// - Parameters:
    ///   - blocks: Paragraphs in reading order; each line of a poem may be one.
    ///   - body: What the book's text is like.
    ///   - thresholds: What tells verse from prose.
    /// - Returns: The same, lines of verse joined to stanzas.
    static func marked(
        _ blocks: [PrintedBlock],
        _ body: BodyMeasure,
        _ thresholds: LayoutThresholds
    ) -> [PrintedBlock] {
        let limits = thresholds.verse
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var end = index
            while end < blocks.count, blocks[end].mayBeVerse(body, thresholds), !isListed(end, blocks) { end += 1 }
            let hangs = body.hanging != nil && isHangingVerse(blocks[index..<end], limits)
            if hangs || isVerse(blocks[index..<end], limits) {
                result += stanzas(blocks[index..<end], hangs: hangs, thresholds)
                index = end
            } else if end > index {
                result += blocks[index..<end]
                index = end
            } else {
                result.append(blocks[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a line is an item of a list, with the next number beside it; stanzas have lines between theirs.
    private static func isListed(_ index: Int, _ blocks: [PrintedBlock]) -> Bool {
        func number(at index: Int) -> ItemNumber? {
            guard blocks.indices.contains(index), blocks[index].lines.count == 1 else { return nil }
            return ItemNumber(blocks[index].lines[0].text)
        }
        guard let own = number(at: index) else { return false }
        return number(at: index - 1).map { own.follows($0) } ?? false
            || number(at: index + 1).map { $0.follows(own) } ?? false
    }

    /// Whether the lines around one all begin with capitals, as those of prose do not: then each is a line of verse, also
    /// one that fills the measure.
    static func isVerse(
        around index: Int,
        in lines: [PrintedLine],
        _ body: BodyMeasure,
        _ limits: VerseThresholds
    ) -> Bool {
        guard lines[index].beginsLarge, body.isBody(lines[index].size) else { return false }
        let around = lines[max(index - limits.reach, 0)...min(index + limits.reach, lines.count - 1)]
        let near = around.filter { body.isBody($0.size) }
        guard near.count >= limits.fewestNear, near.count(where: \.beginsLarge) + 1 >= near.count else { return false }
        // Lines that are all full are those of prose, whatever letters they begin with.
        let end = near.map(\.box.right).max() ?? 0
        let short = near.count { end - $0.box.right > limits.leastShortfall * $0.size }
        guard limits.leastShortfalls.isReached(by: short, of: near.count) else { return false }
        let shouted = near.count { $0.text == $0.text.uppercased() }
        let numbered = near.count { $0.text.last?.isNumber ?? false }
        let open = near.count { !$0.endsSentence }
        return !limits.mostShouted.isExceeded(by: shouted, of: near.count)
            && !limits.mostNumbered.isReached(by: numbered, of: near.count)
            && limits.leastOpen.isReached(by: open, of: near.count)
    }

    private static func isVerse(_ blocks: ArraySlice<PrintedBlock>, _ limits: VerseThresholds) -> Bool {
        let lines = blocks.flatMap(\.lines)
        guard let first = blocks.first, lines.count >= limits.fewestLines else { return false }
        let numbered = lines.count { $0.text.last?.isNumber ?? false }
        guard !limits.mostIndexLines.isReached(by: numbered, of: lines.count) else { return false }
        let capitals = lines.count { line in
            line.text.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
        }
        let open = lines.count { !$0.endsSentence }
        let openEnds = blocks.count { !($0.lines.last?.endsSentence ?? true) }
        guard limits.leastOpenParagraphs.isReached(by: openEnds, of: blocks.count) else { return false }
        let column = max(first.measure.right - first.measure.left, 1)
        let short = lines.count { $0.box.width < limits.mostShort * column }
        let width = lines.map(\.box.width).max() ?? 0
        let ragged = lines.count { $0.box.width < limits.mostRagged * width }
        return limits.leastCapitals.isReached(by: capitals, of: lines.count)
            && limits.leastOpen.isReached(by: open, of: lines.count)
            && limits.leastRagged.isReached(by: ragged, of: lines.count)
            && (limits.leastShort.isReached(by: short, of: lines.count)
                || limits.leastParagraphs.isReached(by: blocks.count, of: lines.count))
    }

    /// Lines of verse that hang, each a block: most end in the middle of a sentence.
    private static func isHangingVerse(_ blocks: ArraySlice<PrintedBlock>, _ limits: VerseThresholds) -> Bool {
        guard blocks.count >= limits.fewestHanging, blocks.contains(where: { $0.lines.count > 1 }) else { return false }
        let capitals = blocks.count { $0.text.first { $0.isLetter }?.isUppercase ?? false }
        let open = blocks.count { block in block.text.last.map { $0.isLetter || ",;—".contains($0) } ?? false }
        return limits.leastCapitals.isReached(by: capitals, of: blocks.count)
            && limits.leastOpenHanging.isReached(by: open, of: blocks.count)
    }

    private static func stanzas(
        _ blocks: ArraySlice<PrintedBlock>,
        hangs: Bool,
        _ thresholds: LayoutThresholds
    ) -> [PrintedBlock] {
        let over = thresholds.nearness.mostOverLeading
        var result: [PrintedBlock] = []
        // Where stanzas are parted a page may end with one; where only parts are it hardly ever does.
        let gaps = blocks.dropFirst().count { ($0.gapAbove ?? 0) > over * $0.measure.leading }
        let hasGaps = thresholds.verse.leastParted.isExceeded(by: gaps, of: blocks.reduce(0) { $0 + $1.lines.count })
        for block in blocks {
            var block = block
            if hangs { for line in block.lines.indices.dropFirst() { block.lines[line].isTurnedOver = true } }
            let isNear =
                block.gapAbove.map { $0 <= over * block.measure.leading }
                ?? !(hasGaps && result.last?.lines.last?.endsSentence ?? true)
            if isNear, !result.isEmpty {
                result[result.count - 1].lines += block.lines
            } else {
                var stanza = block
                stanza.kind = .verse
                result.append(stanza)
            }
        }
        return result
    }
}

extension PrintedBlock {
    fileprivate func mayBeVerse(_ body: BodyMeasure, _ thresholds: LayoutThresholds) -> Bool {
        let limits = thresholds.verse
        guard kind == .paragraph, !body.isLarger(size), size > limits.leastSize * body.size,
            !lines.contains(where: { $0.isRow(in: measure, thresholds.rows) })
        else { return false }
        if body.hanging != nil, lines.count <= limits.mostTurnedLines,
            !lines.dropFirst().contains(where: { $0.box.left < lines[0].box.left + limits.leastTurnedIndent })
        {
            return true
        }
        // All but the last line of a paragraph of prose are full.
        let width = measure.right - measure.left
        let full = lines.dropLast().count { $0.box.width > limits.leastFull * width }
        return lines.count <= limits.mostLines || !limits.leastFullLines.isReached(by: full, of: lines.count)
    }
}
