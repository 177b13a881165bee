import VorleserCore

/// Where a book's chapters begin: by its table of contents, else its headings, else its documents.
struct ChapterPlan {
    private(set) var starts: [BookAssembly.ChapterStart] = []
    let book: BookStructure
    let documentStarts: [Int]
    private let roles: [SectionRole?]
    /// Roles of sections inside documents, by what they cover in the book.
    private let sections: [(role: SectionRole, span: Range<Int>)]

    /// A chapter's beginning, found.
    struct Found {
        let title: String
        let document: Int
        let offset: Int
        let fragment: String?
    }

    init(_ book: BookStructure, _ places: [BookStructure.Place], roles: [SectionRole?]) {
        self.book = book
        self.roles = roles
        documentStarts = book.starts
        sections = Self.sections(of: book)
        var found = Self.chapters(among: places, in: book).map(Self.found)
        if found.count < 3 {
            let headings = headingChapters()
            if headings.count >= max(found.count + 2, 3) || found.isEmpty { found = merged(found, headings) }
        }
        let length = book.documents.reduce(0) { $0 + $1.length }
        found = withHeadingsOfLongOnes(found.sorted { $0.offset < $1.offset }, bookLength: length)
        let all = withLicence(withNumbersJoined(withOtherDocuments(found)))
        starts = zip(all, all.dropFirst().map(\.offset) + [length]).map { start($0, end: $1) }
    }

    /// A table of contents made of the chapters.
    var contents: [ContentsEntry] {
        starts.map { ContentsEntry(title: $0.title, offset: $0.offset) }
    }

    private static func found(_ place: BookStructure.Place) -> Found {
        Found(title: place.title, document: place.document, offset: place.offset, fragment: place.target?.fragment)
    }

    // MARK: From the table of contents

    /// The lines of the contents that a listener would call chapters.
    ///
    /// The outermost level always; a deeper one if its lines mostly begin documents, if most lines above it are only
    /// headings for those below (a part before its chapters, an act before its scenes), or if the chapters without it
    /// would take hours.
    private static func chapters(among places: [BookStructure.Place], in book: BookStructure) -> [BookStructure.Place] {
        let notes = book.documents.map { document in
            SpanIndex(document.marks.lazy.filter { $0.kind == .note && !$0.span.isEmpty }.map(\.span.utf16))
        }
        let lines = withParents(places).filter { $0.place.target != nil && !isNoteOrPage($0.place, notes, in: book) }
        let real = lines.map(\.place)
        let length = book.documents.reduce(0) { $0 + $1.length }
        var chosen: Set<Int> = []
        var last: Int?
        for depth in Set(real.map(\.depth)).sorted() {
            let level = real.filter { $0.depth == depth }
            let share = Double(level.count { $0.startsDocument }) / Double(level.count)
            let isCarried = last.map { chosen.contains($0) && carries($0, depth, real) } ?? false
            let soFar = real.count { chosen.contains($0.depth) }
            let isNeeded = level.count >= 3 && length > 60_000 * soFar && length / level.count > 1500
            if last == nil || share >= 0.3 || ((isCarried || isNeeded) && !isTooFine(level, in: book)) {
                chosen.insert(depth)
            }
            last = depth
        }
        return snappedToDocuments(toldApart(lines.filter { chosen.contains($0.place.depth) }), in: book)
    }

    /// The lines of the contents with the title of the line that each stands below.
    private static func withParents(_ places: [BookStructure.Place]) -> [(place: BookStructure.Place, parent: String)] {
        var open: [BookStructure.Place] = []
        return places.map { place in
            while let last = open.last, last.depth >= place.depth { open.removeLast() }
            defer { open.append(place) }
            return (place, open.last?.title ?? "")
        }
    }

    /// Lines whose titles repeat below different lines are called by those too: “Act I: Scene I”.
    private static func toldApart(_ lines: [(place: BookStructure.Place, parent: String)]) -> [BookStructure.Place] {
        var parents: [String: Set<String>] = [:]
        for line in lines { parents[line.place.title, default: []].insert(line.parent) }
        return lines.map { place, parent in
            guard !parent.isEmpty, parent != place.title, !place.title.isEmpty,
                parents[place.title, default: []].count > 1
            else { return place }
            let end = parent.last.map { ".:—".contains($0) } ?? false
            return place.titled(parent.shortened(to: 150) + (end ? " " : ": ") + place.title)
        }
    }

    /// Whether a line leads to a note or to a page of the printed edition: tables of contents made by programs out of
    /// every link have those.
    private static func isNoteOrPage(_ place: BookStructure.Place, _ notes: [SpanIndex], in book: BookStructure) -> Bool
    {
        guard NoteLabel(place.title) != nil else { return false }
        if notes[place.document].contains(place.local) { return true }
        let document = book.documents[place.document]
        let survey = book.surveys[place.document]
        guard place.title.contains(where: \.isNumber), !place.startsDocument, survey.lines.count > 0 else {
            return false
        }
        return !survey.lines.text(survey.lines.line(at: place.local), of: document).hasPrefix(place.title)
    }

    /// Whether the lines of one depth are mostly titles of those below them.
    private static func carries(_ upper: Int, _ depth: Int, _ places: [BookStructure.Place]) -> Bool {
        let carriers = zip(places, places.dropFirst()).filter { $0.depth == upper && $1.depth == depth }
        let gaps = carriers.map { $1.offset - $0.offset }.sorted()
        guard !gaps.isEmpty, gaps.count * 3 >= places.count(where: { $0.depth == upper }) else { return false }
        return gaps[gaps.count / 2] <= 300
    }

    /// Whether lines are so close to each other that they are entries rather than chapters.
    private static func isTooFine(_ level: [BookStructure.Place], in book: BookStructure) -> Bool {
        guard level.count > 50 else { return false }
        let offsets = level.map(\.offset).sorted()
        let gaps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }.sorted()
        return gaps[gaps.count / 2] < 300
    }

    /// The first chapter of a document begins with the document, whatever stands before its anchor.
    private static func snappedToDocuments(_ places: [BookStructure.Place], in book: BookStructure) -> [BookStructure
        .Place]
    {
        var seen: Set<Int> = []
        return places.map { place in
            guard place.startsDocument, seen.insert(place.document).inserted, place.local > 0 else { return place }
            return BookStructure.Place(
                title: place.title,
                depth: place.depth,
                target: place.target,
                document: place.document,
                local: 0,
                offset: place.offset - place.local,
                startsDocument: true
            )
        }
    }

    // MARK: From headings

    /// Chapters by the headings of the level that divides the book into parts of a listener's size.
    private func headingChapters() -> [Found] {
        let all = book.surveys.indices.flatMap { position in
            book.surveys[position].headings.indices.map { (position, $0, book.surveys[position].headings[$0]) }
        }
        let length = book.documents.reduce(0) { $0 + $1.length }
        let levels = Set(all.map(\.2.level)).sorted()
        let level = levels.first { level in
            let count = all.count { $0.2.level <= level }
            return count >= 3 && length / count < 60_000
        }
        guard
            let level = level ?? levels.first(where: { level in all.count { $0.2.level <= level } >= 2 })
                ?? levels.first
        else {
            return []
        }
        var found: [Found] = []
        var lastLine: (Int, Int) = (-1, -1)
        for (position, index, heading) in all where heading.level <= level {
            defer { lastLine = (position, heading.line) }
            // A heading right below another one goes on with it.
            if lastLine == (position, heading.line - 1) { continue }
            let survey = book.surveys[position]
            let number = index > 0 && isNumber(survey.headings[index - 1], above: heading) ? index - 1 : index
            let heading = survey.headings[number]
            let isFirst =
                found.last?.document != position && survey.isStart(heading.start, of: book.documents[position])
            let offset = documentStarts[position] + (isFirst ? 0 : heading.start)
            let title = joinedTitle(from: number, in: survey) ?? survey.title(of: number, book.words)
            found.append(Found(title: title, document: position, offset: offset, fragment: nil))
        }
        return found
    }

    /// The title that headings of one rank right below each other make, where they say the book's word by word, or where
    /// the first is a small word: “THE” above “LIBERTY MINSTREL”.
    func joinedTitle(from index: Int, in survey: DocumentSurvey) -> String? {
        let (whole, first) = (book.title.bareLetters, survey.headings[index])
        var (title, last) = (first.title, first)
        for next in survey.headings[(index + 1)...] {
            let longer = title + " " + next.title
            let isSmallWord = title.count <= Self.longestSmallWord && !book.words.isBareNumber(title)
            guard next.line == last.line + 1, next.level == first.level,
                isSmallWord || whole.hasPrefix(longer.bareLetters)
            else { break }
            (title, last) = (longer, next)
        }
        return last.line > first.line ? title : nil
    }

    private static let longestSmallWord = 3

    /// Whether a heading of lower rank only numbers the one right below it: *Chapter II* in smaller type than its title.
    private func isNumber(_ heading: DocumentSurvey.Heading, above title: DocumentSurvey.Heading) -> Bool {
        heading.line == title.line - 1 && heading.level > title.level && book.words.isBareNumber(heading.title)
    }

    func merged(_ first: [Found], _ second: [Found]) -> [Found] {
        let known = Set(first.map(\.offset))
        return first + second.filter { !known.contains($0.offset) }
    }

    // MARK: Documents without a line of their own

    /// Documents that no chapter begins with begin one if they are something else than the chapter before them.
    private func withOtherDocuments(_ found: [Found]) -> [Found] {
        let begun = Set(found.map(\.offset))
        let first = found.map(\.offset).min() ?? Int.max
        let level = headingLevel(found)
        var result = found
        var current: SectionRole?
        let offsets = begun.sorted()
        for position in book.documents.indices where book.documents[position].length > 0 {
            let start = documentStarts[position]
            let own = roles[position]
            if begun.contains(start) {
                current = own
                continue
            }
            // A line of the contents may lead to the end of the document before the one it means.
            let before = offsets.partitioningIndex { $0 > start } - 1
            let isOnlyBegun = before >= 0 && start - offsets[before] <= 12 && (roles[position] ?? .body) == .body
            let startsHere =
                start < first || position == 0
                || (!isOnlyBegun
                    && beginsAnother(position, level: level, current: current, hasContents: !found.isEmpty))
            if startsHere {
                result.append(Found(title: title(of: position), document: position, offset: start, fragment: nil))
                current = own
            } else if found.contains(where: { $0.document == position }) {
                current = own
            }
        }
        return result.sorted { $0.offset < $1.offset }
    }

    private func beginsAnother(_ position: Int, level: Int, current: SectionRole?, hasContents: Bool) -> Bool {
        if book.isLinear[position] != (position > 0 ? book.isLinear[position - 1] : true) || !book.isLinear[position] {
            return true
        }
        if roles[position] ?? .body != current ?? .body { return true }
        if !book.documents[position].hasVisibleText, !book.documents[position].warnings.isEmpty { return true }
        guard hasContents else { return true }
        guard let heading = book.surveys[position].firstHeading(of: book.documents[position]) else { return false }
        return heading.level <= level
    }

    /// The level of the headings that chapters begin with: most of them have it or a higher one.
    private func headingLevel(_ found: [Found]) -> Int {
        let levels = found.compactMap { chapter -> Int? in
            let local = chapter.offset - documentStarts[chapter.document]
            return book.surveys[chapter.document].headings.first { $0.start >= local && $0.start < local + 100 }?.level
        }.sorted()
        return levels.isEmpty ? 2 : levels[levels.count / 2]
    }

    private func title(of position: Int) -> String {
        let document = book.documents[position]
        let survey = book.surveys[position]
        if let heading = survey.firstHeading(of: document),
            let index = survey.headings.firstIndex(where: { $0.start == heading.start })
        {
            return survey.title(of: index, book.words)
        }
        if let own = document.title, own != book.title || roles[position] == .titlePage { return own }
        if let plain = roles[position].flatMap(book.words.givenTitles.title) { return plain }
        let picture = survey.visibleCharacters == 0 && survey.images > 0 ? book.words.givenTitles.picture : nil
        return document.title ?? picture ?? book.title
    }

    // MARK: Roles

    private func start(_ found: Found, end: Int) -> BookAssembly.ChapterStart {
        let href = book.documents[found.document].href
        return BookAssembly.ChapterStart(
            title: found.title.nonEmpty?.shortened(to: 300) ?? book.title,
            href: found.fragment.map { "\(href)#\($0)" } ?? href,
            role: role(of: found, end: end),
            offset: TextOffset(utf16: found.offset)
        )
    }

    /// The role of the section that a chapter is, or of its document; a chapter inside a document that only its place
    /// or its guide names has none of that.
    private func role(of found: Found, end: Int) -> SectionRole {
        let half = found.offset..<max((found.offset + end) / 2, found.offset + 1)
        let inner = sections.filter {
            $0.span.lowerBound <= found.offset + 200 && $0.span.contains(half.upperBound - 1)
                && ($0.role.isPartOfTheWork || holdsHeadingsAlone(found, until: $0.span.lowerBound))
        }
        if let inner = inner.min(by: { $0.span.count < $1.span.count }) { return inner.role }
        let local = found.offset - documentStarts[found.document]
        let document = book.documents[found.document]
        let own = roles[found.document]
        if let own, document.role != nil || book.surveys[found.document].isStart(local, of: document) { return own }
        return plainRole(found, end: end)
    }

    /// Whether only headings stand between a chapter's beginning and a place: what else stands there is not to be left
    /// out for what follows it.
    func holdsHeadingsAlone(_ found: Found, until place: Int, besides others: SpanIndex? = nil) -> Bool {
        let (start, survey) = (documentStarts[found.document], book.surveys[found.document])
        let (lines, document) = (survey.lines, book.documents[found.document])
        guard place > found.offset, lines.count > 0 else { return true }
        return (lines.line(at: found.offset - start)...lines.line(at: place - 1 - start)).allSatisfy {
            survey.isHeading($0) || lines.visibleCount($0, of: document) == 0
                || others?.contains(lines.starts[$0]) ?? false
        }
    }

    /// The role that a chapter inside a document has by its title: such as are read aloud anyway, and a title page and
    /// a table of contents where they look like one.
    private func plainRole(_ found: Found, end: Int) -> SectionRole {
        let length = end - found.offset
        let isAtFront = found.offset < 20_000
        if isAtFront, !isWebArticle(found), length < 500, length * 3 < documentLength,
            found.title.hasSameLetters(as: book.title),
            holdsNoProse(found, end: end)
        {
            return .titlePage
        }
        if length < 40_000, Boilerplate.isTitle(found.title) { return .licence }
        if isAtFront, length < 5000, length * 3 < documentLength, Boilerplate.isTitleOfHeader(found.title),
            book.surveys[found.document].boilerplate.headerEnd == nil,
            book.surveys[found.document].opening.lowercased().contains("gutenberg")
        {
            return .licence
        }
        guard let role = book.words.role(ofTitle: found.title) else { return .body }
        if role == .copyrightPage, length < 20_000, length * 2 < documentLength, holdsRights(found) { return role }
        if role == .contents, isWebArticle(found), !holdsNoProse(found, end: end) { return .body }
        if role == .contents, isAtFront, length / max(lineCount(found.offset..<end), 1) < 120 { return .contents }
        if role == .index, found.offset * 4 > documentLength * 3, isList(found.offset..<end) { return role }
        return role.isPartOfTheWork ? role : .body
    }

    /// Whether a chapter is of a page of the web that is no book: it has a title and an introduction, and no title page.
    private func isWebArticle(_ found: Found) -> Bool {
        let boilerplate = book.surveys[found.document].boilerplate
        return book.documents[found.document].isWebPage && boilerplate.headerEnd == nil
            && boilerplate.licenceStart == nil
    }

    /// Whether a stretch is short lines, most of which name a page or stand in the order of the alphabet.
    private func isList(_ span: Range<Int>) -> Bool {
        var (lines, paged, ordered) = (0, 0, 0)
        var last: Character = " "
        for (position, start) in documentStarts.enumerated() {
            let (survey, document) = (book.surveys[position], book.documents[position])
            for line in 0..<survey.lines.count where span.contains(start + survey.lines.starts[line]) {
                let text = survey.lines.text(line, of: document)
                guard let first = text.bareLetters.first else { continue }
                lines += 1
                if text.contains(where: \.isNumber) { paged += 1 }
                if first >= last { ordered += 1 }
                last = first
            }
        }
        return lines > 20 && span.count < lines * 120 && (paged * 3 > lines * 2 || ordered * 20 > lines * 17)
    }

    private var documentLength: Int { book.documents.reduce(0) { $0 + $1.length } }

    private func holdsNoProse(_ found: Found, end: Int) -> Bool {
        let start = documentStarts[found.document]
        let document = book.documents[found.document]
        return book.surveys[found.document].holdsNoProse(found.offset - start..<end - start, of: document)
    }

    private func holdsRights(_ found: Found) -> Bool {
        let (survey, document) = (book.surveys[found.document], book.documents[found.document])
        guard survey.lines.count > 0 else { return false }
        let first = survey.lines.line(at: found.offset - documentStarts[found.document])
        let lines = (first..<min(first + 20, survey.lines.count)).map { survey.lines.text($0, of: document) }
        return book.words.holdsRights(lines.joined(separator: " "))
    }

    private func lineCount(_ span: Range<Int>) -> Int {
        zip(book.surveys, documentStarts).reduce(0) { sum, document in
            sum + document.0.lines.starts.count { span.contains($0 + document.1) }
        }
    }

    /// A licence at the end of a chapter becomes a chapter of its own.
    private func withLicence(_ found: [Found]) -> [Found] {
        guard let last = found.last else { return found }
        let licence = sections.last { $0.role == .licence && $0.span.count > 1000 && $0.span.lowerBound > 0 }
        guard let licence, licence.span.lowerBound > last.offset else { return found }
        let document = documentStarts.lastIndex { $0 <= licence.span.lowerBound } ?? last.document
        let title = book.words.givenTitles.title(of: .licence) ?? book.title
        return found + [Found(title: title, document: document, offset: licence.span.lowerBound, fragment: nil)]
    }

    private static func sections(of book: BookStructure) -> [(role: SectionRole, span: Range<Int>)] {
        var sections: [(SectionRole, Range<Int>)] = []
        for (document, start) in zip(book.documents, book.starts) {
            for mark in document.marks {
                guard case .section(let role) = mark.kind, role != .pageFurniture, role != .navigation,
                    sections.count < 5000
                else {
                    continue
                }
                sections.append((role, mark.span.shifted(by: start).utf16))
            }
        }
        return sections
    }
}

extension String {
    /// Whether a title is another's, or its beginning, but for signs and case.
    fileprivate func hasSameLetters(as other: String) -> Bool {
        let (own, others) = (bareLetters, other.bareLetters)
        return own.count > 2 && (own.hasPrefix(others) || others.hasPrefix(own))
    }
}
