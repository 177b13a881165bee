import VorleserCore

/// How a book is divided: its chapters, its table of contents and what each part is for, judged from everything that
/// its documents, its navigation and its guide say.
struct BookStructure {
    var documents: [DocumentText]
    var surveys: [DocumentSurvey]
    var isLinear: [Bool]
    /// The table of contents as written, its paths as the documents have them.
    var navigation: [NavigationEntry] = []
    /// What landmarks and guide say that places are for.
    var namedRoles: [(role: SectionRole, target: NavigationEntry.Target)] = []
    var navigationPath: String?
    /// The book's title.
    var title: String
    /// Of the book's language.
    var words: BookWords

    /// What the book is made of, ready to be assembled.
    struct Layout {
        var documents: [DocumentText]
        var chapterStarts: [BookAssembly.ChapterStart]
        var contents: [ContentsEntry]
        var warnings: [BookWarning]
        /// The language that most documents name, for a book that names none.
        var language: String?
    }

    /// A line of the table of contents, and where it leads.
    struct Place {
        let title: String
        let depth: Int
        let target: NavigationEntry.Target?
        let document: Int
        /// From the document's start.
        let local: Int
        /// From the book's start.
        let offset: Int
        /// Whether nothing to speak of comes before it in its document.
        let startsDocument: Bool

        /// The same place under another title.
        func titled(_ title: String) -> Place {
            Place(
                title: title,
                depth: depth,
                target: target,
                document: document,
                local: local,
                offset: offset,
                startsDocument: startsDocument
            )
        }
    }

    /// Where each document begins in the book.
    var starts: [Int] {
        var length = 0
        return documents.map { document in
            defer { length += document.length }
            return length
        }
    }
}
