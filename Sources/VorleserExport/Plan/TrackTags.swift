/// What one file of an audiobook says of itself.
struct TrackTags: Hashable, Sendable {
    /// What all files of the book say.
    let book: AudioTags
    /// The file's own title: the book's, or that of its chapter.
    let title: String
    /// From 1; `nil` for the one file of a book.
    let number: Int?
    /// How many files there are.
    let count: Int

    /// - Parameters:
    ///   - book: What all files of the book say.
    ///   - track: The file.
    ///   - count: How many files there are.
    init(_ book: AudioTags, of track: AudiobookTrack, among count: Int) {
        let book = book.written
        self.book = book
        self.count = count
        // A file that has a name of its own is one of several, even if the others were not chosen.
        number = track.name == nil ? nil : track.number
        title = track.name == nil ? book.title : track.title.tagText
    }

    /// All authors in one line; `nil` when none is named.
    var author: String? { book.authors.isEmpty ? nil : book.authors.joined(separator: ", ") }

    static let genre = "Audiobook"
}

extension AudioTags {
    /// As tags may hold it: without control characters, which end a text in some containers.
    fileprivate var written: AudioTags {
        var tags = self
        tags.title = title.tagText
        tags.authors = authors.map(\.tagText).filter { !$0.isEmpty }
        tags.narrator = narrator?.tagText
        tags.publisher = publisher?.tagText
        tags.description = description?.tagText
        return tags
    }
}

extension String {
    /// Its beginning, as long as any title or description is: the text comes from a file and may have any length.
    var shortened: String { String(prefix(20_000)) }
}
