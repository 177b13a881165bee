/// A sound file of an audiobook that is to be made.
public struct AudiobookTrack: Hashable, Sendable {
    /// The file's name without ending; `nil` for the one file of a whole book.
    public let name: String?
    /// Its chapter's title, or the book's.
    public let title: String
    /// Its place among the files, from 1.
    public let number: Int
    /// Chapters, or parts of them, in the order of the book. Never empty.
    public let sections: [AudiobookSection]
}
