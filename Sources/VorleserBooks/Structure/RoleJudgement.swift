import VorleserCore

/// What each document of a book is for.
///
/// What the book says itself comes first: types in the document, landmarks, guide. After that titles, position and shape
/// are judged together; a title alone never makes a part of the work something that is left out.
struct RoleJudgement {
    private let book: BookStructure
    private let titles: [String?]
    private let length: Int
    private let starts: [Int]
    /// The first document of the work itself, if landmarks or guide say so.
    private let bodyStart: Int?
    private let named: [Int: SectionRole]
    /// Of the whole book.
    private let visibleCharacters: Int
    /// Printed contents at the book's end, by document, in UTF-16 code units from its start.
    private let closingContents: [Int: Range<Int>]

    init(_ book: BookStructure, _ places: [BookStructure.Place]) {
        self.book = book
        var titles = [String?](repeating: nil, count: book.documents.count)
        for place in places where place.startsDocument && place.target != nil {
            titles[place.document] = titles[place.document] ?? place.title
        }
        self.titles = zip(titles, zip(book.documents, book.surveys)).map { title, document in
            title ?? document.1.firstHeading(of: document.0)?.title ?? Self.ownTitle(document.0, document.1, book.words)
        }
        starts = book.starts
        length = max(book.documents.reduce(0) { $0 + $1.length }, 1)
        visibleCharacters = book.surveys.reduce(0) { $0 + $1.visibleCharacters }
        (named, bodyStart) = Self.named(book)
        closingContents = ClosingContents(book, length: length).spans()
    }

    /// What a document without a heading calls itself. Project Gutenberg names itself in the title of every document: only
    /// one that speaks of it can be its licence.
    private static func ownTitle(_ document: DocumentText, _ survey: DocumentSurvey, _ words: BookWords) -> String? {
        guard let title = document.title, words.role(ofTitle: title) == .licence else { return document.title }
        let opening = survey.opening.lowercased()
        return ["gutenberg", "licen", "creative commons"].contains(where: opening.contains) ? title : nil
    }

    private static func named(_ book: BookStructure) -> ([Int: SectionRole], Int?) {
        let index = Dictionary(book.documents.enumerated().map { ($1.href, $0) }) { first, _ in first }
        var named: [Int: SectionRole] = [:]
        var bodyStart: Int?
        for (role, target) in book.namedRoles {
            guard let document = index[target.path] else { continue }
            let local = target.fragment.flatMap { book.documents[document].anchors[$0] } ?? 0
            guard book.surveys[document].isStart(local, of: book.documents[document]) else { continue }
            if role == .body {
                bodyStart = bodyStart ?? document
            } else if role != .frontMatter, role != .backMatter || named[document] == nil {
                named[document] = named[document] ?? role
            }
        }
        return (named, bodyStart)
    }

    /// The documents with sections marked that their shape gives away, and the role of each.
    func judged() -> (documents: [DocumentText], roles: [SectionRole?]) {
        var documents = book.documents
        var roles = documents.indices.map(role)
        markBoilerplate(&documents, &roles)
        for position in documents.indices where roles[position] == nil || roles[position]?.isPartOfTheWork == true {
            markContents(position, &documents, &roles)
            if let span = closingContents[position] { mark(.contents, span, in: &documents[position]) }
            for span in listedWorks(position) { mark(.bibliography, span, in: &documents[position]) }
            for span in gatheredNotes(position) { mark(.notes, span, in: &documents[position]) }
            for span in transcribersNotes(position) { mark(.backMatter, span, in: &documents[position]) }
        }
        return (documents, roles)
    }

    // MARK: Documents

    private func role(_ position: Int) -> SectionRole? {
        let document = book.documents[position]
        if document.href == book.navigationPath { return .contents }
        let own = document.role
        if let own, own != .frontMatter, own != .backMatter { return own == .body ? bodyRole(position) : own }
        if let named = named[position], isPlausible(named, position) { return named }
        return guess(position) ?? own ?? frontMatter(position)
    }

    /// Parts of the work that call themselves chapters may still be named for what they are.
    private func bodyRole(_ position: Int) -> SectionRole {
        guard let role = titles[position].flatMap(book.words.role(ofTitle:)), role.isPartOfTheWork else { return .body }
        return role
    }

    /// Guides are copied from book to book: a cover with a novel in it is none.
    private func isPlausible(_ role: SectionRole, _ position: Int) -> Bool {
        let visible = book.surveys[position].visibleCharacters
        return switch role {
        case .cover: visible < 600
        case .titlePage, .halfTitlePage, .dedication, .epigraph: visible < 6000
        case .copyrightPage: visible < 20_000
        case .contents: linkedShare(position) > 0.3 || visible < length / 10
        default: true
        }
    }

    private func guess(_ position: Int) -> SectionRole? {
        let survey = book.surveys[position]
        let titled = titles[position].flatMap(book.words.role(ofTitle:))
        if titled?.isPartOfTheWork ?? true, survey.notes > 3, noteShare(position) > 0.6, holdsNotesAlone(position) {
            return .notes
        }
        if let titled, isSupported(titled, position) {
            // An author's note closes a book as well as it opens one.
            if titled == .preface, isNear(position, back: 0.3) { return .afterword }
            return titled.isPartOfTheWork || !isMostOfBook(position) ? titled : nil
        }
        if isMostOfBook(position) { return nil }
        if survey.visibleCharacters > 200, linkedShare(position) > 0.6, isNear(position, front: 0.2) {
            return .contents
        }
        guard isNear(position, front: 0.1) || position < 4 else { return nil }
        if position == 0, survey.visibleCharacters < 60, survey.images > 0 { return .cover }
        if isCopyrightPage(survey, position), isNear(position, front: 0.1) { return .copyrightPage }
        return isTitlePage(position) ? .titlePage : nil
    }

    /// Whether position and shape agree with what a title says.
    private func isSupported(_ role: SectionRole, _ position: Int) -> Bool {
        let survey = book.surveys[position]
        let visible = survey.visibleCharacters
        switch role {
        case .cover: return visible < 600 && (survey.images > 0 || visible < 100)
        case .titlePage, .halfTitlePage: return visible < 3000 && position < 8
        case .copyrightPage:
            let isAtEdge = isNear(position, front: 0.15) || isNear(position, back: 0.1)
            return visible < 20_000 && (isAtEdge || book.words.holdsRights(survey.opening))
        case .contents:
            return linkedShare(position) > 0.3 || (isNear(position, front: 0.15) && visible < length / 5)
                || closingContents[position].map { $0.count * 2 > book.documents[position].length } ?? false
        case .notes: return noteShare(position) > 0.3 || isNear(position, back: 0.3) || backLinkShare(position) > 0.3
        case .index: return isNear(position, back: 0.25) && position > 0 && visible > 0 && averageLine(position) < 120
        case .bibliography, .glossary, .colophon, .backMatter: return isNear(position, back: 0.3)
        case .advertisement:
            // In front it is a list of the author's other books.
            return isNear(position, back: 0.3)
                || isNear(position, front: 0.1) && visible < 10_000 && averageLine(position) < 120
        case .acknowledgements: return isNear(position, front: 0.1) || isNear(position, back: 0.15)
        case .licence:
            let isAtEnd = isNear(position, back: 0.1) || position == book.documents.count - 1
            return visible < 40_000 && (isNear(position, front: 0.1) || isAtEnd) && !isWorkBelowHeader(position)
        default: return true
        }
    }

    /// Whether most of a document follows Project Gutenberg's header.
    private func isWorkBelowHeader(_ position: Int) -> Bool {
        book.surveys[position].boilerplate.headerEnd.map { $0.offset * 2 < book.documents[position].length } ?? false
    }

    private func frontMatter(_ position: Int) -> SectionRole? {
        guard let bodyStart, position < bodyStart, book.surveys[position].visibleCharacters < 3000 else { return nil }
        return .frontMatter
    }

    private func isTitlePage(_ position: Int) -> Bool {
        let survey = book.surveys[position]
        let title = Self.letters(book.title)
        guard survey.visibleCharacters < 500, title.count > 2, survey.visibleCharacters * 3 < length,
            survey.holdsNoProse(0..<book.documents[position].length, of: book.documents[position])
        else { return false }
        return Self.letters(survey.opening).contains(title)
    }

    private func isCopyrightPage(_ survey: DocumentSurvey, _ position: Int) -> Bool {
        // Signs below a heading of another matter are talked about.
        if let heading = survey.firstHeading(of: book.documents[position])?.title,
            book.words.role(ofTitle: heading) == nil,
            !Self.letters(heading).contains(Self.letters(book.title)),
            !Self.letters(book.title).contains(Self.letters(heading)),
            !survey.opening.prefix(300).lowercased().contains("copyright"), !survey.opening.prefix(300).contains("©")
        {
            return false
        }
        return survey.visibleCharacters < 6000 && book.words.holdsRights(survey.opening)
    }

    /// Whether a document holds more than all others: what is read of the book must not go by what its shape suggests.
    private func isMostOfBook(_ position: Int) -> Bool {
        book.surveys[position].visibleCharacters * 2 > visibleCharacters
    }

    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

    // MARK: Measures

    /// Whether a document lies in the first part of the book.
    private func isNear(_ position: Int, front share: Double) -> Bool {
        Double(starts[position]) <= share * Double(length)
    }

    private func isNear(_ position: Int, back share: Double) -> Bool {
        Double(starts[position]) >= (1 - share) * Double(length)
    }

    private func linkedShare(_ position: Int) -> Double {
        let survey = book.surveys[position]
        return Double(survey.linkedCharacters) / Double(max(survey.visibleCharacters, 1))
    }

    private func noteShare(_ position: Int) -> Double {
        let document = book.documents[position]
        let notes = document.marks.reduce(0) { $0 + ($1.kind == .note ? $1.span.length : 0) }
        return Double(notes) / Double(max(document.length, 1))
    }

    /// Whether a document has nothing but notes and headings: any text beside them is to be read.
    private func holdsNotesAlone(_ position: Int) -> Bool {
        let (document, lines) = (book.documents[position], book.surveys[position].lines)
        let marked = document.marks.compactMap { mark -> Range<Int>? in
            switch mark.kind {
            case .note, .heading: mark.span.utf16
            default: nil
            }
        }.sorted { $0.lowerBound < $1.lowerBound }
        var (next, end) = (0, 0)
        for line in 0..<lines.count {
            let span = lines.span(line)
            while next < marked.count, marked[next].lowerBound <= span.lowerBound {
                end = max(end, marked[next].upperBound)
                next += 1
            }
            if end <= span.lowerBound, lines.visibleCount(line, of: document) > 0 { return false }
        }
        return true
    }

    private func backLinkShare(_ position: Int) -> Double {
        let document = book.documents[position]
        return Double(document.references.count) / Double(max(document.blockStarts.count, 1))
    }

    private func averageLine(_ position: Int) -> Int {
        book.documents[position].length / max(book.documents[position].blockStarts.count, 1)
    }

    // MARK: Sections inside documents

    /// Project Gutenberg's header at the front, its licence from its first line to the end of the book.
    private func markBoilerplate(_ documents: inout [DocumentText], _ roles: inout [SectionRole?]) {
        if let position = documents.indices.first(where: { book.surveys[$0].boilerplate.headerEnd != nil }),
            let end = book.surveys[position].boilerplate.headerEnd?.offset, isNear(position, front: 0.2)
        {
            markLicence(0..<end, in: position, &documents, &roles)
        }
        guard
            let position = documents.indices.last(where: { book.surveys[$0].boilerplate.licenceStart != nil }),
            let line = book.surveys[position].boilerplate.licenceStart
        else { return }
        let start = book.surveys[position].lines.starts[line]
        guard length - starts[position] - start < max(length / 3, 40_000), starts[position] + start > 0 else { return }
        markLicence(start..<documents[position].length, in: position, &documents, &roles)
        for later in documents.indices.dropFirst(position + 1) where book.isLinear[later] { roles[later] = .licence }
    }

    private func markLicence(
        _ span: Range<Int>,
        in position: Int,
        _ documents: inout [DocumentText],
        _ roles: inout [SectionRole?]
    ) {
        guard !span.isEmpty else { return }
        if span.count >= documents[position].length { roles[position] = .licence }
        mark(.licence, span, in: &documents[position])
    }

    /// Lists of works inside a document that holds other things too. On a page of the web they are the text's own, with
    /// links for whoever reads it.
    private func listedWorks(_ position: Int) -> [Range<Int>] {
        let document = book.documents[position]
        guard !document.isWebPage else { return [] }
        let lists = ListedWorks(book.surveys[position], document, book.words).spans()
        return Array(lists.lazy.filter { $0.count * 2 < document.length }.prefix(Self.mostLists))
    }

    private func gatheredNotes(_ position: Int) -> [Range<Int>] {
        let notes = GatheredNotes(book.surveys[position], book.documents[position], book.words).spans()
        return Array(notes.prefix(Self.mostLists))
    }

    private func transcribersNotes(_ position: Int) -> [Range<Int>] {
        let notes = TranscribersNotes(book.surveys[position], book.documents[position]).spans()
        return Array(notes.prefix(Self.mostLists))
    }

    /// Of one document; each costs a look at all that is marked in it.
    private static let mostLists = 500

    /// A printed table of contents inside a document that holds other things too.
    private func markContents(_ position: Int, _ documents: inout [DocumentText], _ roles: inout [SectionRole?]) {
        let survey = book.surveys[position]
        guard let range = survey.contentsLines, isNear(position, front: 0.25) else { return }
        let lines = survey.lines
        var first = range.lowerBound
        if first > 0 {
            let title = lines.text(first - 1, of: documents[position], limit: 80)
            if book.words.role(ofTitle: title) == .contents { first -= 1 }
        }
        let span = lines.starts[first]..<lines.starts[range.upperBound]
        guard starts[position] + span.lowerBound < length / 3, !growsOverText(span, position, documents[position])
        else { return }
        mark(.contents, span, in: &documents[position])
    }

    /// Whether the blocks that hold the lines of printed contents hold text as well: menus may be the page's own frame.
    private func growsOverText(_ span: Range<Int>, _ position: Int, _ document: DocumentText) -> Bool {
        let (survey, grown) = (book.surveys[position], document.nesting(span))
        guard grown != span else { return false }
        return (survey.lines.line(at: grown.lowerBound)...survey.lines.line(at: grown.upperBound - 1)).contains {
            line in
            !span.contains(survey.lines.starts[line])
                && survey.lines.visibleCount(line, of: document) > Self.longestEntry
        }
    }

    private static let longestEntry = 60

    private func mark(_ role: SectionRole, _ span: Range<Int>, in document: inout DocumentText) {
        let isMarked = document.marks.contains { mark in
            guard case .section(role) = mark.kind else { return false }
            return mark.span.utf16.lowerBound <= span.lowerBound && mark.span.utf16.upperBound >= span.upperBound
        }
        if !isMarked { document.marks.append(TextMark(.section(role), TextSpan(utf16: document.nesting(span)))) }
    }
}
