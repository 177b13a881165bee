import VorleserCore

/// Notes that have more than one paragraph.
extension PlainNotes {
    /// Gives notes that stand together the paragraphs that follow the first of each.
    mutating func joinParagraphs(_ text: TextLines, _ blocks: inout [TextBlock], _ citations: [String: [Int]]) {
        let places = blocks.indices.filter { Self.isLabelled(text, blocks[$0]) }
        let groups = Self.groups(text, blocks, places, citations)
        var ends: [Int: Int] = [:]
        for group in groups {
            for (note, next) in zip(group, group.dropFirst()) { ends[note] = next }
        }
        for (last, end) in Self.tails(text, blocks, groups.filter { $0.count > 1 }, citations) { ends[last] = end }
        guard !ends.isEmpty else { return }
        join(&blocks, ends)
    }

    private static func isLabelled(_ text: TextLines, _ block: TextBlock) -> Bool {
        guard case .note = block.kind else { return false }
        return label(text, block) != nil
    }

    private static func label(_ text: TextLines, _ block: TextBlock) -> String? {
        let line = text.lines[block.lines.lowerBound]
        return NoteLabels.label(text.utf8[line.bytes], at: line.start)?.label
    }

    /// Notes between which there is no text that cites the later one: they stand together.
    private static func groups(
        _ text: TextLines,
        _ blocks: [TextBlock],
        _ places: [Int],
        _ citations: [String: [Int]]
    ) -> [[Int]] {
        var groups: [[Int]] = []
        for place in places {
            let joins = groups.last?.last.map { isTogether(text, blocks, $0, place, citations) } ?? false
            if joins { groups[groups.count - 1].append(place) } else { groups.append([place]) }
        }
        return groups
    }

    private static func isTogether(
        _ text: TextLines,
        _ blocks: [TextBlock],
        _ note: Int,
        _ next: Int,
        _ citations: [String: [Int]]
    ) -> Bool {
        guard next - note <= longest, let cited = label(text, blocks[next]), let lines = citations[cited] else {
            return false
        }
        let (start, end) = (blocks[note].lines.upperBound, blocks[next].lines.lowerBound)
        // A text that counts anew on every page cites each label often; the last sign before the note is its own.
        let at = lines.partitioningIndex { $0 >= end }
        guard at > 0, lines[at - 1] < start else { return false }
        return blocks[note + 1...next].allSatisfy { text.lines[$0.lines.lowerBound].blanksBefore < 3 }
    }

    /// How many blocks one note may have.
    private static let longest = 60

    /// Where the last notes of groups end, where most groups end soon, at a wide gap.
    private static func tails(
        _ text: TextLines,
        _ blocks: [TextBlock],
        _ groups: [[Int]],
        _ citations: [String: [Int]]
    ) -> [Int: Int] {
        let citing = Set(citations.values.joined())
        var ends: [Int: Int] = [:]
        for last in groups.compactMap(\.last) {
            let gap = blocks.indices[(last + 1)...].prefix(12).first {
                text.lines[blocks[$0].lines.lowerBound].blanksBefore >= 3
            }
            let end = gap ?? (blocks.count - last <= 12 ? blocks.count : nil)
            guard let end, !blocks[(last + 1)..<end].contains(where: { $0.lines.contains { citing.contains($0) } })
            else { continue }
            ends[last] = end
        }
        return ends.count * 5 >= groups.count * 4 ? ends : [:]
    }
}
