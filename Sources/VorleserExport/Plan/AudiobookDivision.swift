/// How a book is shared out over files.
public enum AudiobookDivision: Hashable, Sendable {
    /// One file for all.
    case whole
    /// A file for each chapter.
    case chapters
    /// A file for each document of the spine.
    case documents
}
