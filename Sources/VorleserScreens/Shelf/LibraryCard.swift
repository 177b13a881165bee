public import VorleserKit

/// A book, as the library shows it.
public struct LibraryCard: Hashable, Sendable, Identifiable {
    public let id: BookID
    public let title: String
    /// On one line; empty when nobody is named.
    public let authors: String
    /// “EPUB”, “PDF”, “Text” …
    public let kind: String
    /// 0 … 1.
    public let progress: Double
    /// Whether it was heard to its end.
    public let isFinished: Bool
    /// What stands on its button: “Listen”, “Resume at 23 %”, “Finished”.
    public let resumeWords: String
    /// How long the rest takes to hear at the book's speed: “4 h 10 min”; `nil` when it is finished or not read aloud.
    public let timeLeft: String?
    public let readAt: Date?
    /// The cover's file; `nil` when there is none.
    public let cover: URL?
    /// The book's own file, to be shared; `nil` when it is gone.
    public let file: URL?
    /// Its file is gone: it can be chosen again, or the book removed.
    public var isFileMissing: Bool { file == nil }
    /// “Copy 2” for the second book that was made of the same file; `nil` for the first.
    public let copyWords: String?
    /// Why it is not read aloud: “no voice for German”; `nil` when it is.
    public let unspoken: String?

    init(
        _ record: LibraryBook,
        _ standing: BookStanding,
        fit: LanguageFit,
        cover: URL?,
        file: URL?,
        copy: Int
    ) {
        (id, title, authors) = (record.id, record.title, record.authors.joined(separator: ", "))
        (kind, readAt, self.cover, self.file) = (record.format.word, record.readAt, cover, file)
        (progress, isFinished) = (standing.progress, standing.isFinished)
        unspoken = fit.mismatch?.shortWords
        if isFinished {
            resumeWords = localized("Finished")
        } else if standing.progress > 0 {
            resumeWords = localized("Resume at \(TimeWords.percent(standing.progress))")
        } else {
            resumeWords = localized("Listen")
        }
        timeLeft = isFinished || unspoken != nil ? nil : TimeWords.duration(standing.secondsLeft)
        copyWords = copy > 1 ? localized("Copy \(copy)") : nil
    }
}

extension BookFormat {
    /// What it is called on a card.
    var word: String {
        switch self {
        case .epub: "EPUB"
        case .kindle: "Kindle"
        case .fb2: "FB2"
        case .docx: "Word"
        case .comic: localized("Comic")
        case .pdf: "PDF"
        case .html: "HTML"
        case .markdown: "Markdown"
        case .text: "Text"
        }
    }
}
