import VorleserCore

extension BookStructure {
    /// The book's division; `pages` is the list of the printed edition's pages.
    func layout(pages: [(label: String, target: NavigationEntry.Target)] = []) -> Layout {
        var warnings: [BookWarning] = []
        var book = self
        HeadingPromotion.promoted(&book.documents, &book.surveys, words)
        book.documents = NoteLinks.marked(book.documents, book.surveys)
        book.markPages(pages)
        let places = book.places(&warnings)
        let roles = RoleJudgement(book, places).judged()
        book.documents = roles.documents
        let plan = ChapterPlan(book, places, roles: roles.roles)
        var tree = ContentsTree()
        for place in places { tree.add(place.title, at: TextOffset(utf16: place.offset), level: place.depth) }
        var contents = tree.entries
        if contents.isEmpty {
            contents = plan.contents
            warnings.append(BookWarning(.contents, .noContents))
        }
        return Layout(documents: book.documents, chapterStarts: plan.starts, contents: contents, warnings: warnings)
    }

    // MARK: Places

    private func places(_ warnings: inout [BookWarning]) -> [Place] {
        let starts = starts
        let index = Dictionary(documents.enumerated().map { ($1.href, $0) }) { first, _ in first }
        var found: [Place?] = []
        var missing: [String] = []
        let named = namedLines(index)
        for entry in navigation {
            guard let target = entry.target, let document = index[target.path] else {
                if let target = entry.target { missing.append(target.path) }
                found.append(nil)
                continue
            }
            let anchor = target.fragment.flatMap { documents[document].anchors[$0] }
            if let fragment = target.fragment, anchor == nil { missing.append("\(target.path)#\(fragment)") }
            let local = snapped(anchor ?? 0, in: document, named: named[document] ?? [])
            found.append(place(entry, document: document, local: local, start: starts[document]))
        }
        if !missing.isEmpty { warnings.append(Self.warning(missing)) }
        return withTitles(filled(found))
    }

    private func place(_ entry: NavigationEntry, document: Int, local: Int, start: Int) -> Place {
        let startsDocument = surveys[document].isStart(local, of: documents[document])
        return Place(
            title: entry.title,
            depth: entry.depth,
            target: entry.target,
            document: document,
            local: local,
            offset: start + local,
            startsDocument: startsDocument
        )
    }

    private static func warning(_ missing: [String]) -> BookWarning {
        BookWarning(.contents, .brokenContents(first: missing[0].shortened(to: 100), others: missing.count - 1))
    }

    /// The lines that the table of contents leads to, by document.
    private func namedLines(_ index: [String: Int]) -> [Int: Set<Int>] {
        var lines: [Int: Set<Int>] = [:]
        for target in navigation.compactMap(\.target) {
            guard let document = index[target.path], surveys[document].lines.count > 0 else { continue }
            let anchor = target.fragment.map { documents[document].anchors[$0] ?? 0 } ?? 0
            lines[document, default: []].insert(surveys[document].lines.line(at: anchor))
        }
        return lines
    }

    /// The start of the line that an anchor is in, or of the headings right before it: many books put the anchor after.
    /// Lines that are `named` belong to other entries.
    private func snapped(_ anchor: Int, in document: Int, named: Set<Int>) -> Int {
        let lines = surveys[document].lines
        guard lines.count > 0 else { return 0 }
        let headings = Dictionary(surveys[document].headings.map { ($0.line, $0) }) { first, _ in first }
        var line = lines.line(at: anchor)
        if headings[line] == nil {
            var before = line
            while before > 0, headings[before - 1] != nil, !named.contains(before - 1), line - before < 3 {
                before -= 1
            }
            line = before
        } else if line > 0, let above = headings[line - 1], words.isBareNumber(above.title), !named.contains(line - 1) {
            line -= 1
        }
        return lines.starts[line]
    }

    /// Entries that lead nowhere take the place of the next one below them, else of the one before.
    private func filled(_ found: [Place?]) -> [Place] {
        guard found.contains(where: { $0 != nil }) else { return [] }
        var result: [Place] = []
        for (index, entry) in navigation.enumerated() {
            if let place = found[index] {
                result.append(place)
                continue
            }
            let below = found[(index + 1)...].prefix(1000).first { $0 != nil } ?? nil
            guard let near = below.flatMap({ $0.depth > entry.depth ? $0 : nil }) ?? result.last ?? below else {
                continue
            }
            result.append(
                Place(
                    title: entry.title,
                    depth: entry.depth,
                    target: nil,
                    document: near.document,
                    local: near.local,
                    offset: near.offset,
                    startsDocument: false
                )
            )
        }
        return result
    }

    /// Entries without a label are called what the heading there says.
    private func withTitles(_ places: [Place]) -> [Place] {
        places.map { place in
            guard place.title.isEmpty else { return place }
            let title = heading(at: place) ?? documents[place.document].title ?? "…"
            return Place(
                title: title,
                depth: place.depth,
                target: place.target,
                document: place.document,
                local: place.local,
                offset: place.offset,
                startsDocument: place.startsDocument
            )
        }
    }

    private func heading(at place: Place) -> String? {
        let headings = surveys[place.document].headings
        return headings.firstIndex { $0.start >= place.local && $0.start < place.local + 200 }
            .map { surveys[place.document].title(of: $0, words) }
    }

    // MARK: Pages

    /// Marks the pages of the printed edition that only the page list knows.
    private mutating func markPages(_ pages: [(label: String, target: NavigationEntry.Target)]) {
        let index = Dictionary(documents.enumerated().map { ($1.href, $0) }) { first, _ in first }
        var marked = documents.map { document in
            Set(
                document.marks.lazy.filter { if case .pageBreak = $0.kind { true } else { false } }.map(
                    \.span.lowerBound.utf16
                )
            )
        }
        for page in pages {
            guard let document = index[page.target.path], let fragment = page.target.fragment,
                let anchor = documents[document].anchors[fragment], anchor < documents[document].length,
                marked[document].insert(anchor).inserted
            else { continue }
            let offset = TextOffset(utf16: anchor)
            documents[document].marks.append(TextMark(.pageBreak(label: page.label.nonEmpty), offset..<offset))
        }
    }
}
