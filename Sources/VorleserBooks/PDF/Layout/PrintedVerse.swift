/// Finds verse: short lines that begin with capitals and end in the middle of sentences.
enum PrintedVerse {
    /// - Parameters:
    ///   - blocks: Paragraphs in reading order; each line of a poem may be one.
    ///   - body: What the book's text is like.
    /// - Returns: The same, lines of verse joined to stanzas.
    static func marked(_ blocks: [PrintedBlock], _ body: BodyMeasure) -> [PrintedBlock] {
        var result: [PrintedBlock] = []
        var index = 0
        while index < blocks.count {
            var end = index
            while end < blocks.count, blocks[end].mayBeVerse(body) { end += 1 }
            let hangs = body.hanging != nil && isHangingVerse(blocks[index..<end])
            if hangs || isVerse(blocks[index..<end]) {
                result += stanzas(blocks[index..<end], hangs: hangs)
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

    /// Whether the lines around one all begin with capitals, as those of prose do not: then each is a line of verse, also
    /// one that fills the measure.
    static func isVerse(around index: Int, in lines: [PrintedLine], _ body: BodyMeasure) -> Bool {
        guard lines[index].beginsLarge, body.isBody(lines[index].size) else { return false }
        let near = lines[max(index - 4, 0)...min(index + 4, lines.count - 1)].filter { body.isBody($0.size) }
        guard near.count >= 6, near.count(where: \.beginsLarge) + 1 >= near.count else { return false }
        // Lines that are all full are those of prose, whatever letters they begin with.
        let end = near.map(\.box.right).max() ?? 0
        guard near.count(where: { end - $0.box.right > $0.size }) * 3 >= near.count else { return false }
        let isShouted = near.count { $0.text == $0.text.uppercased() } * 2 > near.count
        // Entries of an index or of contents end with numbers.
        let numbers = near.count { $0.text.last?.isNumber ?? false }
        return !isShouted && numbers * 3 < near.count && near.count { !$0.endsSentence } * 100 >= near.count * 35
    }

    private static func isVerse(_ blocks: ArraySlice<PrintedBlock>) -> Bool {
        let lines = blocks.flatMap(\.lines)
        guard lines.count >= 4 else { return false }
        // An index is no poem.
        guard lines.count(where: { $0.text.last?.isNumber ?? false }) * 2 < lines.count else { return false }
        let capitals = lines.count { line in
            line.text.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
        }
        let open = lines.count { !$0.endsSentence }
        let openEnds = blocks.count { !($0.lines.last?.endsSentence ?? true) }
        guard openEnds * 100 >= blocks.count * 25 else { return false }
        let short = lines.count {
            $0.box.width < 0.85
                * max(blocks[blocks.startIndex].measure.right - blocks[blocks.startIndex].measure.left, 1)
        }
        let width = lines.map(\.box.width).max() ?? 0
        let ragged = lines.count { $0.box.width < 0.95 * width }
        return capitals * 100 >= lines.count * 85 && open * 100 >= lines.count * 35 && ragged * 10 >= lines.count * 6
            && (short * 10 >= lines.count * 6 || blocks.count * 3 >= lines.count)
    }

    /// Lines of verse that hang, each a block: most end in the middle of a sentence.
    private static func isHangingVerse(_ blocks: ArraySlice<PrintedBlock>) -> Bool {
        guard blocks.count >= 4, blocks.contains(where: { $0.lines.count > 1 }) else { return false }
        let capitals = blocks.count { $0.text.first { $0.isLetter }?.isUppercase ?? false }
        let open = blocks.count { block in block.text.last.map { $0.isLetter || ",;—".contains($0) } ?? false }
        return capitals * 100 >= blocks.count * 85 && open * 2 >= blocks.count
    }

    private static func stanzas(_ blocks: ArraySlice<PrintedBlock>, hangs: Bool) -> [PrintedBlock] {
        var result: [PrintedBlock] = []
        // Where stanzas are parted a page may end with one; where only parts are it hardly ever does.
        let gaps = blocks.dropFirst().count { ($0.gapAbove ?? 0) > 1.3 * $0.measure.leading }
        let hasGaps = gaps * 24 > blocks.reduce(0) { $0 + $1.lines.count }
        for block in blocks {
            var block = block
            if hangs { for line in block.lines.indices.dropFirst() { block.lines[line].isTurnedOver = true } }
            let isNear =
                block.gapAbove.map { $0 <= 1.3 * block.measure.leading }
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
    fileprivate func mayBeVerse(_ body: BodyMeasure) -> Bool {
        guard kind == .paragraph, !body.isLarger(size), size > 0.75 * body.size,
            !lines.contains(where: { $0.isRow(in: measure) })
        else { return false }
        if body.hanging != nil, lines.count <= 4,
            !lines.dropFirst().contains(where: { $0.box.left < lines[0].box.left + 1 })
        {
            return true
        }
        // All but the last line of a paragraph of prose are full.
        let width = measure.right - measure.left
        let full = lines.dropLast().count { $0.box.width > 0.93 * width }
        return lines.count <= 2 || full * 2 < lines.count
    }
}
