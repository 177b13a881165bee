import VorleserCore

/// The table of contents that is printed in a text.
struct PrintedContents: Sendable {
    /// The blocks it fills, its own heading included.
    let blocks: Range<Int>
    /// The entries' texts as keys, with and without their numbers.
    let entries: Set<String>

    /// The lists that stand under a heading such as CONTENTS.
    static func lists(_ text: TextLines, _ blocks: [TextBlock], _ candidates: [HeadingCandidate]) -> [PrintedContents] {
        var found: [PrintedContents] = []
        let headings = candidates.lazy.filter { candidate in
            candidate.isIsolated && (candidate.marker.kind == .named(.contents) || isIndex(candidate))
        }
        for candidate in headings.prefix(8) {
            if let last = found.last, last.blocks.contains(candidate.block) { continue }
            let isFront = blocks[candidate.block].lines.lowerBound * 4 < text.lines.count
            let isIndex = isIndex(candidate)
            if isIndex, !isFront { continue }
            let list =
                isIndex ? paged(text, blocks, after: candidate.block) : list(text, blocks, after: candidate.block)
            let lines = blocks[list.blocks].reduce(0) { $0 + $1.lines.count }
            // More than a third of a text cannot be its table of contents.
            guard lines * 3 < text.lines.count else { break }
            if list.blocks.count > 1 { found.append(list) }
        }
        return found
    }

    private static func isIndex(_ candidate: HeadingCandidate) -> Bool {
        candidate.marker.kind == .named(.index)
    }

    /// The list of an index at the front, which is one of chapters.
    private static func paged(_ text: TextLines, _ blocks: [TextBlock], after heading: Int) -> PrintedContents {
        let end = PagedList.end(text, blocks, after: heading) ?? heading
        guard end > heading else { return PrintedContents(blocks: heading..<heading, entries: []) }
        let entries = blocks[heading + 1..<end].flatMap { block in
            keys(of: block.lines.map { text.string(text.lines[$0]) }, text.words)
        }
        return PrintedContents(blocks: heading..<end, entries: Set(entries))
    }

    private static func list(_ text: TextLines, _ blocks: [TextBlock], after heading: Int) -> PrintedContents {
        var keysByBlock: [[String]] = []
        var prose = heading + 1
        while prose < blocks.count {
            let lines = blocks[prose].lines.map { text.string(text.lines[$0]) }
            if isProse(blocks[prose], lines, text.words) || isVerse(blocks[prose], lines) { break }
            keysByBlock.append(keys(of: lines, text.words))
            prose += 1
        }
        let start = startOfWork(text, blocks, heading, prose, keysByBlock)
        let entries = keysByBlock.prefix(start - heading - 1).flatMap { $0 }
        return PrintedContents(blocks: heading..<start, entries: Set(entries))
    }

    /// Where the list ends: where one of its first entries is printed again, as a heading, before the first paragraph;
    /// or else at the last wide gap.
    private static func startOfWork(
        _ text: TextLines,
        _ blocks: [TextBlock],
        _ heading: Int,
        _ prose: Int,
        _ keys: [[String]]
    ) -> Int {
        var last: [String: Int] = [:]
        for (index, block) in keys.enumerated() { for key in block { last[key] = index } }
        for first in keys.indices.prefix(6) {
            for key in keys[first] {
                guard let again = last[key], again > first else { continue }
                let block = heading + 1 + again
                guard blocks[block].lines.count <= 3, !endsInPage(text, blocks[block]) else { continue }
                return again - 1 > first && belongsBelow(text, blocks[block - 1], blocks[block]) ? block - 1 : block
            }
        }
        return gapBefore(text, blocks, heading, prose)
    }

    private static func endsInPage(_ text: TextLines, _ block: TextBlock) -> Bool {
        let line = text.string(text.lines[block.lines.upperBound - 1])
        return withoutPage(line) != line && HeadingMarker(line, text.words) == nil
    }

    /// Whether a number stands above a title, or a part's above its first chapter's.
    private static func belongsBelow(_ text: TextLines, _ upper: TextBlock, _ lower: TextBlock) -> Bool {
        guard isBareNumber(text, upper) else { return false }
        if case .keyword(_, .part)? = HeadingMarker(text.string(text.lines[upper.lines.lowerBound]), text.words)?.kind {
            return true
        }
        return !isNumbered(text, lower)
    }

    private static func isNumbered(_ text: TextLines, _ block: TextBlock) -> Bool {
        HeadingMarker(text.string(text.lines[block.lines.lowerBound]), text.words)?.number != nil
    }

    private static func isBareNumber(_ text: TextLines, _ block: TextBlock) -> Bool {
        guard block.lines.count == 1 else { return false }
        let marker = HeadingMarker(text.string(text.lines[block.lines.lowerBound]), text.words)
        switch marker?.kind {
        case .numeral(_, _, isTitled: false): return true
        case .keyword: return marker?.title.isEmpty == true
        default: return false
        }
    }

    /// A paragraph of the work: several lines that run on, and neither a number before nor a page after them.
    private static func isProse(_ block: TextBlock, _ lines: [String], _ words: BookWords) -> Bool {
        guard block.kind == .prose || block.kind == .quotation, let first = lines.first, let last = lines.last else {
            return false
        }
        let isLong = lines.count >= 3 || first.utf8.count > 200
        return isLong && HeadingMarker(String(first.prefix(100)), words) == nil && last.last?.isNumber != true
    }

    /// A stanza: the lines of a list seldom end in a comma.
    private static func isVerse(_ block: TextBlock, _ lines: [String]) -> Bool {
        guard block.kind == .verse, lines.count >= 4 else { return false }
        let punctuated = lines.count { $0.last.map { ",;!?:—”’".contains($0) } ?? false }
        return punctuated * 5 >= lines.count * 2
    }

    /// The headings right before the first paragraph belong to it, from the last wide gap on.
    private static func gapBefore(_ text: TextLines, _ blocks: [TextBlock], _ heading: Int, _ prose: Int) -> Int {
        let nearest = max(heading + 1, prose - 5)
        let gaps = (nearest..<prose).filter { text.lines[blocks[$0].lines.lowerBound].blanksBefore >= 3 }
        return gaps.last ?? (prose > heading + 1 ? prose - 1 : prose)
    }

    /// What an entry's lines may be called where they head a chapter.
    private static func keys(of lines: [String], _ words: BookWords) -> [String] {
        let bare = lines.prefix(400).map(withoutPage)
        let whole = bare.count > 1 && bare.count <= 3 ? [bare.joined(separator: " ")] : []
        return (bare + whole).flatMap { line in
            [HeadingCandidate.key(line), HeadingMarker(line, words).map { HeadingCandidate.key($0.title) } ?? ""]
        }.filter { $0.count > 1 }
    }

    /// An entry without the number of its page.
    static func withoutPage(_ line: String) -> String {
        var text = Substring(line)
        let word = text.reversed().prefix { $0.isLetter || $0.isNumber }
        let page = String(word.reversed())
        guard !page.isEmpty, Int(page) != nil || Numeral.roman(Substring(page)) != nil, page.count < text.count else {
            return line
        }
        let rest = text.dropLast(page.count)
        guard
            rest.hasSuffix("  ") || rest.hasSuffix("\t") || rest.hasSuffix(".")
                || rest.hasSuffix(" ") && Int(page) != nil
        else { return line }
        text = rest
        while let last = text.last, " .\t…".contains(last) { text = text.dropLast() }
        return String(text)
    }
}
