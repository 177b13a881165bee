import VorleserCore

/// A text's headings: which blocks they are, and how they stand above each other.
struct Outline: Sendable {
    /// In order.
    var headings: [Heading] = []
    /// The blocks of printed tables of contents.
    private(set) var contentsLists: [Range<Int>] = []
    /// Blocks that hold nothing but the number of a printed page.
    private(set) var pageNumbers: [Int] = []

    /// The blocks that head parts and chapters.
    private(set) var chapterBlocks: Set<Int> = []

    struct Heading: Sendable {
        let block: Int
        let rank: DivisionWords.Rank
        let role: SectionRole
        /// As the table of contents should say it.
        var title: String
        /// The blocks after it that hold the rest of the heading.
        var titleBlocks = 0
        /// Whether it stands in the table of contents though it heads no chapter.
        var isListed = false
        /// Whether it is a part's heading right above that of its first chapter.
        var opensChapterBelow = false
        let marker: HeadingMarker
    }

    let text: TextLines
    let blocks: [TextBlock]

    init(_ text: TextLines, _ blocks: [TextBlock], _ layout: PageLayout) {
        self.text = text
        self.blocks = blocks
        let all = HeadingCandidate.all(text, blocks, layout)
        let printed = PrintedContents.lists(text, blocks, all)
        contentsLists = printed.map(\.blocks)
        if let sections = NumberedContents(text, blocks, contentsLists) {
            contentsLists = Self.merged(sections.lists)
            take(sections, layout)
            return
        }
        let outside = Self.outside(contentsLists + HeadingSeries.synopses(all, blocks), all)
        let keyworded = keyworded(Self.outside(indexEntries(outside), outside))
        contentsLists = Self.merged(contentsLists)
        let candidates = Self.outside(contentsLists + indexEntries(outside), outside)
        choose(keyworded, candidates, entries: printed.reduce(into: []) { $0.formUnion($1.entries) }, layout)
        contentsLists = Self.merged(contentsLists)
    }

    /// Headings are what numbered contents list, and nothing else: a specification has many lines that look like some.
    private mutating func take(_ sections: NumberedContents, _ layout: PageLayout) {
        for section in sections.headings {
            add(section.candidate, section.depth == 1 ? .chapter : .section)
            headings[headings.count - 1].isListed = section.depth == 2
        }
        absorbTitles(layout)
        findOpenings()
    }

    /// What the indexes of a text list, their headings left out: nothing among it heads a chapter.
    private func indexEntries(_ candidates: [HeadingCandidate]) -> [Range<Int>] {
        var lists: [Range<Int>] = []
        for candidate in candidates where candidate.isIsolated && candidate.marker.kind == .named(.index) {
            if let last = lists.last, last.contains(candidate.block) { continue }
            guard let end = PagedList.end(text, blocks, after: candidate.block) else { continue }
            lists.append(candidate.block + 1..<end)
        }
        return lists
    }

    /// Lists in order; those that overlap or touch made one.
    private static func merged(_ lists: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for list in lists.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, list.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, list.upperBound)
            } else {
                result.append(list)
            }
        }
        return result
    }

    private static func outside(_ lists: [Range<Int>], _ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
        guard !lists.isEmpty else { return candidates }
        let inside = Set(lists.flatMap { $0 })
        return candidates.filter { !inside.contains($0.block) }
    }

    // MARK: Choosing

    private mutating func keyworded(_ candidates: [HeadingCandidate]) -> [HeadingCandidate] {
        var groups: [String: [HeadingCandidate]] = [:]
        for candidate in candidates {
            if case .keyword(let word, _) = candidate.marker.kind { groups[word, default: []].append(candidate) }
        }
        var kept: [HeadingCandidate] = []
        let hasRow = groups.values.contains { $0.count >= 2 }
        for group in groups.values {
            let passes = HeadingSeries.densePasses(group, blocks)
            contentsLists += passes
            let row = HeadingSeries.keyworded(Self.outside(passes, group))
            // A lone “TOME XXXIII” belongs to the title page of a volume.
            if row.count == 1, hasRow, (row[0].marker.number ?? 1) > 1 { continue }
            kept += row
        }
        return kept.sorted { $0.block < $1.block }
    }

    private mutating func choose(
        _ keyworded: [HeadingCandidate],
        _ candidates: [HeadingCandidate],
        entries: Set<String>,
        _ layout: PageLayout
    ) {
        let rows = numerals(candidates, layout)
        let keyworded = chapterWords(keyworded, rows)
        let ranks = keyworded.map { rank(of: $0) }
        if ranks.contains(.chapter) || ranks.contains(.section) && rows.isEmpty {
            let more = continuation(of: keyworded, candidates)
            add(keyworded + more) { $0 }
            let known = Set(more.map(\.block))
            for row in rows { add(row.candidates.filter { !known.contains($0.block) }) { _ in .section } }
        } else if !rows.isEmpty {
            add(keyworded) { $0 }
            add(rows: rows, hasParts: !keyworded.isEmpty)
        } else if !keyworded.isEmpty {
            add(keyworded) { $0 == .part ? .chapter : $0 }
        } else {
            addTitles(candidates, entries: entries, layout)
        }
        promote()
        addNamed(candidates, entries: entries)
        headings.sort { $0.block < $1.block }
        addFirst()
        absorbTitles(layout)
        addCapitals(candidates, layout)
        findOpenings()
    }

    /// Without a single “One Night” among chapters with bare numbers.
    private func chapterWords(_ keyworded: [HeadingCandidate], _ rows: [HeadingSeries]) -> [HeadingCandidate] {
        let chapters = keyworded.filter { rank(of: $0) == .chapter }
        guard chapters.count == 1, rows.contains(where: { $0.candidates.count >= 3 }) else { return keyworded }
        return keyworded.filter { rank(of: $0) != .chapter }
    }

    /// Bare numbers that go on where a row of headings with a word breaks off.
    private func continuation(of keyworded: [HeadingCandidate], _ candidates: [HeadingCandidate]) -> [HeadingCandidate]
    {
        guard keyworded.count >= 3, let last = keyworded.last, var number = last.marker.number else { return [] }
        var found: [HeadingCandidate] = []
        for candidate in candidates where candidate.block > last.block && candidate.isIsolated {
            guard case .numeral = candidate.marker.kind, candidate.marker.number == number + 1 else { continue }
            found.append(candidate)
            number += 1
        }
        return found.count >= 2 ? found : []
    }

    private func rank(of candidate: HeadingCandidate) -> DivisionWords.Rank {
        if case .keyword(_, let rank) = candidate.marker.kind { return rank }
        return .chapter
    }

    private mutating func add(_ candidates: [HeadingCandidate], _ rank: (DivisionWords.Rank) -> DivisionWords.Rank) {
        for candidate in candidates { add(candidate, rank(self.rank(of: candidate))) }
    }

    private mutating func add(_ candidate: HeadingCandidate, _ rank: DivisionWords.Rank, role: SectionRole = .body) {
        headings.append(
            Heading(
                block: candidate.block,
                rank: rank,
                role: role,
                title: NoteLabels.removed(from: candidate.text),
                marker: candidate.marker
            )
        )
    }

    /// Sections count as chapters where there are no chapters.
    private mutating func promote() {
        guard !headings.isEmpty, !headings.contains(where: { $0.rank == .chapter }) else { return }
        headings = headings.map {
            Heading(block: $0.block, rank: .chapter, role: $0.role, title: $0.title, marker: $0.marker)
        }
    }

    // MARK: Bare numbers

    /// Rows of bare numbers, the coarsest first; rows that are page numbers are put aside.
    private mutating func numerals(_ candidates: [HeadingCandidate], _ layout: PageLayout) -> [HeadingSeries] {
        var groups: [HeadingMarker.Kind: [HeadingCandidate]] = [:]
        for candidate in candidates {
            guard case .numeral(_, _, let isTitled) = candidate.marker.kind else { continue }
            guard candidate.isIsolated || layout.breaksEveryLine && !isTitled else { continue }
            groups[candidate.marker.kind, default: []].append(candidate)
        }
        var rows: [HeadingSeries] = []
        for group in begun(groups) {
            if arePageNumbers(group) {
                pageNumbers += group.map(\.block)
                continue
            }
            let passes = HeadingSeries.densePasses(group, blocks)
            contentsLists += passes
            let rest = Self.outside(passes, group)
            if let row = HeadingSeries(numerals: rest), isSpaced(row) { rows.append(row) }
        }
        return rows.sorted { $0.candidates[0].block < $1.candidates[0].block }
    }

    /// Rows that begin at two take the number before from the row of the same style: only one of them has a title.
    private func begun(_ groups: [HeadingMarker.Kind: [HeadingCandidate]]) -> [[HeadingCandidate]] {
        var groups = groups
        for (kind, group) in groups {
            guard case .numeral(let style, let frame, let isTitled) = kind, group[0].marker.number == 2 else {
                continue
            }
            let other = HeadingMarker.Kind.numeral(style, frame: frame, isTitled: !isTitled)
            guard
                let first = groups[other]?.lastIndex(where: { $0.marker.number == 1 && $0.block < group[0].block }),
                let candidate = groups[other]?.remove(at: first)
            else { continue }
            groups[kind] = [candidate] + group
        }
        return groups.values.filter { !$0.isEmpty }
    }

    /// Numbers with titles could be the items of a list: they must stand far apart.
    private func isSpaced(_ row: HeadingSeries) -> Bool {
        guard case .numeral(let style, _, let isTitled)? = row.candidates.last?.marker.kind else { return true }
        return row.spacing(blocks) >= (isTitled ? 12 : style == .arabic ? 4 : 3)
    }

    /// Page numbers stand in the middle of sentences.
    private func arePageNumbers(_ group: [HeadingCandidate]) -> Bool {
        guard group.count >= 3, case .numeral(.arabic, _, isTitled: false) = group[0].marker.kind else { return false }
        let interrupting = group.count { interruptsSentence($0.block) }
        let numbers = group.compactMap(\.marker.number)
        let rising = zip(numbers, numbers.dropFirst()).count { $1 > $0 }
        return interrupting * 10 >= group.count * 3 && rising * 10 >= (numbers.count - 1) * 8
    }

    private func interruptsSentence(_ block: Int) -> Bool {
        guard block > 0, block + 1 < blocks.count, blocks[block - 1].kind == .prose else { return false }
        let last = text.lines[blocks[block - 1].lines.upperBound - 1]
        let next = text.lines[blocks[block + 1].lines.lowerBound]
        return !text.endsSentence(last) && text.firstScalar(next).properties.isLowercase
    }

    /// Of two rows the one that begins first and has fewer numbers holds the other.
    private mutating func add(rows: [HeadingSeries], hasParts: Bool) {
        guard let first = rows.first else { return }
        let inner = rows.dropFirst().max { $0.candidates.count < $1.candidates.count }
        let isNested = inner.map { $0.candidates.count > first.candidates.count && $0.spacing(blocks) >= 40 } ?? false
        let chapters = isNested ? inner ?? first : first
        for row in rows {
            if row.candidates[0].block == chapters.candidates[0].block {
                add(row.candidates) { _ in .chapter }
            } else if isNested, row.candidates[0].block == first.candidates[0].block {
                add(row.candidates) { _ in hasParts ? .section : .part }
            } else {
                add(row.candidates) { _ in .section }
            }
        }
    }

    // MARK: Titles

    /// Without numbers, what the printed contents list, or titles in capitals, head chapters.
    private mutating func addTitles(_ candidates: [HeadingCandidate], entries: Set<String>, _ layout: PageLayout) {
        let listed = listed(entries)
        if listed.count >= 2 {
            for candidate in listed { add(candidate, .chapter) }
            return
        }
        let titles = capitalTitles(candidates, layout)
        // The widest gap before at least two of them is that of chapters.
        let chosen =
            [4, 3, 2].lazy.map { gap in titles.filter { $0.blanksBefore >= gap } }.first { $0.count >= 2 } ?? titles
        guard chosen.count >= 2, let first = chosen.first, let last = chosen.last else { return }
        let lines = blocks[last.block].lines.lowerBound - blocks[first.block].lines.lowerBound
        guard lines >= 12 * (chosen.count - 1) else { return }
        for candidate in chosen { add(candidate, .chapter) }
    }

    /// Blocks that say what an entry of the printed contents says, each entry once.
    private func listed(_ entries: Set<String>) -> [HeadingCandidate] {
        guard !entries.isEmpty, let end = contentsLists.last?.upperBound else { return [] }
        var left = entries
        var found: [HeadingCandidate] = []
        for index in end..<max(end, blocks.count) where blocks[index].lines.count <= 3 {
            let lines = blocks[index].lines.map { text.lines[$0] }
            guard lines[0].blanksBefore > 0, lines.allSatisfy({ $0.width - $0.indent <= HeadingMarker.longest }) else {
                continue
            }
            let line = lines.map(text.string).joined(separator: " ")
            guard left.remove(HeadingCandidate.key(NoteLabels.removed(from: line))) != nil else { continue }
            found.append(HeadingCandidate(titled: line, block: index, blanksBefore: lines[0].blanksBefore))
        }
        return found
    }

    private mutating func findOpenings() {
        let chapters = headings.indices.filter { headings[$0].rank != .section }
        for (this, next) in zip(chapters, chapters.dropFirst()) where headings[this].rank == .part {
            let between = blocks[(headings[this].block + headings[this].titleBlocks + 1)..<headings[next].block]
            let bytes = between.reduce(0) { $0 + $1.lines.reduce(0) { $0 + text.lines[$1].end - text.lines[$1].start } }
            headings[this].opensChapterBelow = between.count <= 4 && bytes < 240
        }
        chapterBlocks = Set(chapters.map { headings[$0].block })
    }

    /// Lines in capitals that head prose, and are not said again and again like the names of speakers.
    private func capitalTitles(_ candidates: [HeadingCandidate], _ layout: PageLayout) -> [HeadingCandidate] {
        let capitals = candidates.filter { $0.marker.kind == .capitals && $0.isIsolated && headsProse($0.block) }
        let counts = Dictionary(grouping: capitals) { HeadingCandidate.key($0.text) }.mapValues(\.count)
        return capitals.filter {
            counts[HeadingCandidate.key($0.text)] == 1 && $0.text.count <= 90 && isTitle($0, layout)
        }
    }

    /// Whether a line in capitals has a whole word in it, and is no signature at the right margin.
    private func isTitle(_ candidate: HeadingCandidate, _ layout: PageLayout) -> Bool {
        let line = text.lines[blocks[candidate.block].lines.lowerBound]
        let isAtRight = line.indent * 2 >= layout.measure && line.width * 4 >= layout.measure * 3
        return !isAtRight && candidate.text.split { !$0.isLetter }.contains { $0.count >= 3 }
    }

    private func headsProse(_ block: Int) -> Bool {
        for index in block + 1..<min(block + 3, blocks.count) where index < blocks.count {
            let lines = blocks[index].lines
            if blocks[index].kind == .prose, lines.count > 1 || text.lines[lines.lowerBound].width > 60 { return true }
            if blocks[index].kind == .verse, lines.count >= 3 { return true }
        }
        return false
    }

    /// Prefaces and the like, where there is something for them to stand beside; and what the contents list besides.
    private mutating func addNamed(_ candidates: [HeadingCandidate], entries: Set<String>) {
        // Right below a bare number, such a word is the chapter's title.
        let titled = headings.filter { $0.marker.title.isEmpty }.map { $0.block + 1 }
        let taken = Set(headings.map(\.block) + titled)
        var named: [(HeadingCandidate, SectionRole)] = candidates.compactMap { candidate in
            guard case .named(let role) = candidate.marker.kind, candidate.isIsolated, !taken.contains(candidate.block)
            else { return nil }
            return role == .contents ? nil : (candidate, role)
        }
        if headings.isEmpty, named.count < 2 { named = [] }
        // What stands in every chapter heads none: its own footnotes, say.
        let counts = Dictionary(grouping: named) { $0.1 }.mapValues(\.count)
        for (candidate, role) in named {
            let isRepeated = counts[role, default: 0] > 2 && role == .notes
            add(candidate, isRepeated || isInsideChapter(candidate, role) ? .section : .chapter, role: role)
        }
        guard !headings.isEmpty, !entries.isEmpty else { return }
        let known = taken.union(named.map(\.0.block))
        let followers = Set(headings.flatMap { [$0.block + 1, $0.block + 2] })
        let isNumbered = headings.count { $0.marker.number != nil } >= 3
        let repeated = isNumbered ? repeatedTitles(entries) : []
        for candidate in listed(entries) where !known.contains(candidate.block) && !followers.contains(candidate.block)
        {
            guard candidate.blanksBefore >= 2, !repeated.contains(HeadingCandidate.key(candidate.text)) else {
                continue
            }
            add(candidate, .chapter)
        }
    }

    /// Whether a postscript or a note to the reader stands in the middle of the work, as those of letters do.
    private func isInsideChapter(_ candidate: HeadingCandidate, _ role: SectionRole) -> Bool {
        guard role == .afterword || role == .preface && text.words.role(ofTitle: candidate.text) != .preface else {
            return false
        }
        let (line, last) = (blocks[candidate.block].lines.lowerBound, text.lines.count)
        return line * 20 < last * 17 && headings.contains { $0.role == .body && $0.block < candidate.block }
    }

    /// What contents list, but the text says again and again: the headings of letters or diaries inside its chapters.
    private func repeatedTitles(_ entries: Set<String>) -> Set<String> {
        var counts: [String: Int] = [:]
        for index in blocks.indices.dropFirst(contentsLists.last?.upperBound ?? 0) where blocks[index].lines.count == 1
        {
            let line = text.lines[blocks[index].lines.lowerBound]
            guard line.end - line.start <= HeadingMarker.longest else { continue }
            let key = HeadingCandidate.key(NoteLabels.removed(from: text.string(line)))
            if entries.contains(key) { counts[key, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value >= 3 }.keys)
    }

    /// Where the numbers begin at two after a preface, the last heading-like block before heads the first chapter.
    private mutating func addFirst() {
        guard let second = headings.firstIndex(where: { $0.role == .body && $0.rank != .section }), second > 0,
            headings[second].marker.number == 2, headings[second].rank == .chapter
        else { return }
        let between = headings[second - 1].block + 1..<headings[second].block
        guard let first = between.last(where: isLikeHeading), !contentsLists.contains(where: { $0.contains(first) })
        else { return }
        let distance = blocks[headings[second].block].lines.lowerBound - blocks[first].lines.lowerBound
        guard distance >= 30 else { return }
        let lines = blocks[first].lines.map { text.string(text.lines[$0]) }
        add(HeadingCandidate(titled: lines.joined(separator: " "), block: first, blanksBefore: 3), .chapter)
        headings.sort { $0.block < $1.block }
    }

    private func isLikeHeading(_ block: Int) -> Bool {
        let lines = blocks[block].lines.map { text.lines[$0] }
        guard blocks[block].kind != .ornament, blocks[block].kind != .illustration, lines.count <= 2 else {
            return false
        }
        return lines[0].blanksBefore >= 3 && lines.allSatisfy { $0.width - $0.indent <= 60 }
            && text.beginsWithCapital(lines[0])
    }

    /// Other lines in capitals that head prose: seen as headings, but not as chapters.
    private mutating func addCapitals(_ candidates: [HeadingCandidate], _ layout: PageLayout) {
        let taken = Set(headings.flatMap { $0.block...$0.block + $0.titleBlocks })
        guard let first = headings.first?.block else { return }
        let titles = capitalTitles(candidates, layout).filter {
            $0.block > first && !taken.contains($0.block) && $0.lineCount <= 2
        }
        // A few such lines may be signs and inscriptions.
        for title in titles where titles.count >= 6 || title.blanksBefore >= 2 { add(title, .section) }
        headings.sort { $0.block < $1.block }
    }
}

extension HeadingCandidate {
    /// A block that the printed contents name.
    init(titled text: String, block: Int, blanksBefore: Int) {
        self.init(
            block: block,
            marker: HeadingMarker(title: text),
            text: text,
            lineCount: 1,
            blanksBefore: blanksBefore,
            isIsolated: true
        )
    }
}

extension HeadingMarker {
    /// A title known from elsewhere.
    init(title: String) {
        self.init(.capitals, title: Substring(title))
    }
}
