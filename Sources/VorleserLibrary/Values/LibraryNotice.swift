public import Foundation

/// That the library's database was damaged and made anew, for the listener to know.
public struct LibraryNotice: Hashable, Codable, Sendable, Identifiable {
    /// The name of the folder where the damaged files are, in the library's.
    public let id: String
    public let at: Date
    /// What was wrong, in words.
    public let cause: String
    /// Where the damaged files are.
    public let folder: String
    /// The day of the backup that the database was made of, as in “2026-11-22”; `nil` when there was none.
    public let backup: String?
    /// How many changes were kept nowhere else.
    public let missingChanges: Int64
    /// The titles of books that were known by their files alone: their places and notes are lost.
    public let foundBooks: [String]
    /// How many folders of books could not be read; they are in ``folder``.
    public let unreadableBooks: Int
    /// Whether the command has said it.
    var isTold: Bool
    /// Whether the listener does not want to see it any more.
    var isDismissed: Bool
}

extension LibraryNotice: CustomStringConvertible {
    /// Whether everything that was acknowledged is there.
    public var isComplete: Bool { missingChanges == 0 && foundBooks.isEmpty && unreadableBooks == 0 }

    /// In complete sentences.
    public var description: String {
        let source = backup.map { "the backup of \($0) and what was noted since" } ?? "what was noted beside it"
        var sentences = ["The library's database was damaged, and has been made anew from \(source)."]
        if isComplete { sentences.append("Nothing is missing.") }
        if missingChanges > 0 {
            sentences.append("Of the changes to places, notes and settings \(missingChanges) are lost.")
        }
        if !foundBooks.isEmpty {
            let titles = foundBooks.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
            let more = foundBooks.count > 5 ? " and \(foundBooks.count - 5) more" : ""
            sentences.append("Of \(titles)\(more) only the files were left: look whether places and notes are right.")
        }
        if unreadableBooks > 0 { sentences.append("\(unreadableBooks) folders of books could not be read.") }
        sentences.append("What was wrong: \(cause). The damaged files are kept in \(folder).")
        return sentences.joined(separator: " ")
    }
}
