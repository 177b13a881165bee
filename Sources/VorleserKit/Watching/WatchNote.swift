public import Foundation
public import VorleserLibrary

/// Something that happened to a file of a watched folder, as programs are told: a line of JSON, or what a webhook gets.
public struct WatchNote: Encodable, Sendable {
    public let event: Event
    /// The book of the library; `nil` when it became none.
    public var id: BookID?
    public var title: String?
    /// The file that was found; of an export what was made.
    public let path: String
    /// Why it failed, in words.
    public var reason: String?
    public let at: String

    /// What has become of a file.
    public enum Event: String, Encodable, Sendable {
        /// It is a book of the library now.
        case imported
        /// It was one before.
        case known
        /// It has taken the place of a file of the same work: the book is another edition now.
        case updated
        /// An audiobook was made of it.
        case exported
        case failed
    }

    public init(
        _ event: Event,
        _ book: LibraryBook? = nil,
        path: String,
        reason: String? = nil,
        at time: Date = Date()
    ) {
        (self.event, self.path, self.reason) = (event, path, reason)
        (id, title) = (book?.id, book?.title)
        at = time.formatted(.iso8601)
    }
}
