import VorleserCore

extension Outline {
    /// Joins to each numbered heading the title that is printed below it.
    mutating func absorbTitles(_ layout: PageLayout) {
        let taken = Set(headings.map(\.block))
        let series = Dictionary(grouping: headings.indices.filter { takesTitle(headings[$0]) }) { index in
            headings[index].marker.seriesName
        }
        for indices in series.values {
            let able = indices.filter { mayBeTitle(below: headings[$0], taken) }
            // Where nearly all have a short block below them, it is the title even where it ends like a sentence.
            let all = able.count >= 3 && able.count * 4 >= indices.count * 3
            for index in able where all || isSurelyTitle(headings[index].block + 1, layout) {
                headings[index].titleBlocks = 1
            }
        }
        for index in headings.indices { headings[index].title = title(of: headings[index]) }
    }

    private func takesTitle(_ heading: Heading) -> Bool {
        guard blocks[heading.block].lines.count == 1 else { return false }
        switch heading.marker.kind {
        case .keyword: return heading.marker.title.isEmpty
        case .numeral(_, _, let isTitled): return !isTitled
        case .named, .capitals: return false
        }
    }

    /// Whether a block is short, has text after it, and is no heading of its own.
    private func mayBeTitle(below heading: Heading, _ taken: Set<Int>) -> Bool {
        let index = heading.block + 1
        guard index + 1 < blocks.count, !taken.contains(index) else { return false }
        // Only a part may hold nothing but its title before the next heading.
        guard heading.rank == .part || !taken.contains(index + 1) else { return false }
        switch blocks[index].kind {
        case .prose, .verse, .quotation: break
        default: return false
        }
        let lines = blocks[index].lines
        guard lines.count <= 4, text.lines[lines.lowerBound].blanksBefore <= 4 else { return false }
        return text.lines[lines.upperBound - 1].end - text.lines[lines.lowerBound].start <= 240
            && blocks[index + 1].kind != .ornament && begins(blocks[index])
    }

    private func begins(_ block: TextBlock) -> Bool {
        let first = text.lines[block.lines.lowerBound]
        return text.beginsWithCapital(first) || text.firstScalar(first).joinsWithoutBlank
    }

    /// Whether a block is a title by itself: capitals, emphasis, or a line that ends neither the page nor a sentence.
    private func isSurelyTitle(_ index: Int, _ layout: PageLayout) -> Bool {
        let lines = blocks[index].lines.map { text.lines[$0] }
        let line = lines.map(text.string).joined(separator: " ")
        if case .capitals? = HeadingMarker(line, text.words)?.kind { return true }
        if line.hasPrefix("_"), line.hasSuffix("_"), lines.count <= 2 { return true }
        let first = text.firstScalar(lines[0])
        guard first.properties.isAlphabetic || first == "_" || first.properties.numericType != nil else { return false }
        guard lines.count == 1, lines[0].width * 10 < min(layout.measure, 90) * 9 else { return false }
        let last = text.lastScalar(lines[0])
        return last.properties.isAlphabetic || last == "?" && lines[0].width < 40 || last == "]"
    }

    private func title(of heading: Heading) -> String {
        var lines = blocks[heading.block].lines.map { text.string(text.lines[$0]) }
        let isRunOn = !heading.marker.title.isEmpty
        for block in blocks[(heading.block + 1)...].prefix(heading.titleBlocks) {
            lines += block.lines.map { text.string(text.lines[$0]) }
        }
        let plain = lines.map { Self.plain($0) }.filter { !$0.isEmpty }
        guard let first = plain.first, plain.count > 1, !isRunOn else {
            return Self.shortened(plain.joined(separator: " "))
        }
        let rest = plain.dropFirst().joined(separator: " ")
        let isStopped = first.last.map { ".:;!?—-".contains($0) } ?? false
        return Self.shortened(first + (isStopped ? " " : ": ") + rest)
    }

    private static func shortened(_ title: String) -> String {
        guard title.count > 160 else { return title }
        return String(title.prefix(159)) + "…"
    }

    /// A line of a heading without emphasis signs, note references and doubled blanks.
    static func plain(_ line: String) -> String {
        let bare = NoteLabels.removed(from: line).filter { $0 != "_" && $0 != "=" && $0 != "*" && $0 != "#" }
        return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension HeadingMarker {
    /// The series a heading belongs to, whatever follows its number.
    var seriesName: String {
        switch kind {
        case .keyword(let word, _): word
        case .numeral(let style, let frame, _): "\(style)\(frame)"
        case .named: "named"
        case .capitals: "capitals"
        }
    }
}
