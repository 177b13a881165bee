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
    /// chapter's number is not the first and there are paragraphs.
    var roleOfStart: SectionRole {
        guard let end = firstBlock, headings.contains(where: { $0.rank != .section }) else { return .body }
        let prose = blocks[..<end].filter { $0.kind == .prose }.map(bytes)
        let paragraphs = prose.filter { $0 > Self.longestLine }.reduce(0, +)
        let goesOn = (headings.first?.marker.number ?? 1) > 1 && paragraphs > Self.mostOnTitlePage
        let hasParagraphs = prose.contains { $0 > Self.longestMotto }
        return goesOn ? .body : hasParagraphs ? .frontMatter : .titlePage
    }

    // UTF-8 bytes of a block: lines of titles have no more than the first, mottoes and notes of publishers than the second;
    // and those notes together no more than the third.
    private static let longestLine = 100
    private static let longestMotto = 400
    private static let mostOnTitlePage = 600

    private func bytes(_ block: TextBlock) -> Int {
        text.lines[block.lines.upperBound - 1].end - text.lines[block.lines.lowerBound].start
    }
}

extension Outline.Heading {
    /// How deep it stands in the table of contents: parts, prefaces and appendices on top.
    var contentsLevel: Int { role == .body ? rank.rawValue : DivisionWords.Rank.part.rawValue }
}
