import VorleserCore

extension Outline {
    /// The first block that is a heading of any kind, or belongs to printed contents.
    var firstBlock: Int? {
        [headings.first?.block, contentsLists.map(\.lowerBound).min()].compactMap { $0 }.min()
    }

    /// The first block that heads a chapter of the work itself.
    var firstBodyBlock: Int? { headings.first { $0.role == .body && $0.rank != .section }?.block }

    /// The title of printed contents: that of their first block if it is a heading.
    func title(ofList list: Range<Int>) -> String {
        let line = Self.plain(blocks[list.lowerBound].lines.first.map { text.string(text.lines[$0]) } ?? "")
        if case .named(.contents)? = HeadingMarker(line, text.words)?.kind { return line }
        return text.words.givenTitles.title(of: .contents) ?? line
    }

    /// What the text before the first heading is for: mostly a title page, but a part of the work where the first
    /// chapter's number is not the first, or where there is much of it.
    var roleOfStart: SectionRole {
        guard let end = firstBlock, headings.contains(where: { $0.rank != .section }) else { return .body }
        let lines = blocks[..<end].reduce(0) { $0 + ($1.lines.count > 2 ? $1.lines.count : 0) }
        let goesOn = (headings.first?.marker.number ?? 1) > 1 && lines > 30
        let hasParagraphs = blocks[..<end].contains { $0.kind == .prose && bytes($0) > 400 }
        return goesOn ? .body : hasParagraphs ? .frontMatter : .titlePage
    }

    private func bytes(_ block: TextBlock) -> Int {
        text.lines[block.lines.upperBound - 1].end - text.lines[block.lines.lowerBound].start
    }
}

extension Outline.Heading {
    /// How deep it stands in the table of contents: parts, prefaces and appendices on top.
    var contentsLevel: Int { role == .body ? rank.rawValue : DivisionWords.Rank.part.rawValue }
}
