public import Foundation
public import VorleserCore

/// What a library says of a book, to be taken to another one: the shelf's part, the same for all who read it.
public struct BookBackup: Codable, Sendable {
    /// Its number in the library that it comes from; ties the parts of a file together, and says nothing elsewhere.
    public let id: Int64
    /// SHA-256 of its file: by this it is found again.
    public let digest: String
    public var title: String
    public var authors: [String]
    public var language: String?
    public var series: Series?
    public var collections: [String]
    public let fileName: String
    public let addedAt: Date
    /// When it was removed; `nil` for one that is on the shelf.
    public let removedAt: Date?

    /// The series that the book belongs to, and its place in it.
    public struct Series: Codable, Hashable, Sendable {
        public let name: String
        public let position: String?
    }

    init(_ book: LibraryBook) {
        (id, digest, title, authors) = (book.id.rawValue, book.digest, book.title, book.authors)
        (language, collections, fileName) = (book.language, book.collections, book.fileName)
        series = book.series.map { Series(name: $0.name, position: $0.position) }
        (addedAt, removedAt) = (book.addedAt, book.removedAt)
    }
}

/// What one listener has made of a book.
public struct ReadingBackup: Codable, Sendable {
    /// The ``BookBackup/id``.
    public var book: Int64
    public var voice: String?
    public var speed: Double?
    public var mode: BookPreferences.ReadingMode?
    public var mark: ReadingMark?
    /// Whether the mark holds whatever is said here, also that there is none.
    public var setsMark: Bool?
    public var readAt: Date?
    /// Whether the listener keeps the book to themselves.
    public var isPrivate: Bool?
    public var places: Tolerant<DevicePlace>
    public var bookmarks: Tolerant<Bookmark>
    public var highlights: Tolerant<Highlight>
    public var pronunciations: Tolerant<Pronunciation>
    public var activity: Tolerant<Activity>
    /// What the listener has removed or changed since both libraries had it: it goes before the rest comes.
    public var removed: Tolerant<NoteKey>?

    /// A place that the listener has marked.
    public struct Bookmark: Codable, Sendable {
        public var label: String
        public let place: Place
        public var createdAt: Date
    }

    /// A passage that the listener has marked, perhaps with a note.
    public struct Highlight: Codable, Sendable {
        public let start: Place
        public let end: Place
        public var text: String
        public let colour: VorleserLibrary.Highlight.Colour
        public var note: String
        public var createdAt: Date
    }

    /// Another way to say one occurrence of a word.
    public struct Pronunciation: Codable, Sendable {
        public let place: Place
        public let length: Int
        public let way: String
        public let said: String
        public var createdAt: Date
    }

    /// How long a device has heard and read the book on one day.
    public struct Activity: Codable, Hashable, Sendable {
        public let device: String
        public let day: String
        public let listened: Double
        public let read: Double
        public let letters: Int
    }

    /// A mark or mode that this version does not know is none; all else must be as it was written.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        book = try container.decode(Int64.self, forKey: .book)
        voice = try container.decodeIfPresent(String.self, forKey: .voice)
        speed = try container.decodeIfPresent(Double.self, forKey: .speed)
        mode = try container.decodeIfPresent(String.self, forKey: .mode).flatMap(BookPreferences.ReadingMode.init)
        mark = try container.decodeIfPresent(String.self, forKey: .mark).flatMap(ReadingMark.init)
        readAt = try container.decodeIfPresent(Date.self, forKey: .readAt)
        setsMark = try container.decodeIfPresent(Bool.self, forKey: .setsMark)
        isPrivate = try container.decodeIfPresent(Bool.self, forKey: .isPrivate)
        places = try container.decode(Tolerant<DevicePlace>.self, forKey: .places)
        bookmarks = try container.decode(Tolerant<Bookmark>.self, forKey: .bookmarks)
        highlights = try container.decode(Tolerant<Highlight>.self, forKey: .highlights)
        pronunciations = try container.decode(Tolerant<Pronunciation>.self, forKey: .pronunciations)
        activity = try container.decode(Tolerant<Activity>.self, forKey: .activity)
        removed = try container.decodeIfPresent(Tolerant<NoteKey>.self, forKey: .removed)
    }

    /// One in which nothing is noted.
    /// - Parameter book: The ``BookBackup/id``.
    public init(of book: Int64) {
        self.book = book
        (places, bookmarks, highlights) = (Tolerant(), Tolerant(), Tolerant())
        (pronunciations, activity) = (Tolerant(), Tolerant())
    }

    init(of book: LibraryBook) {
        self.init(of: book.id.rawValue)
        (voice, speed, mode) = (book.preferences.voice, book.preferences.speed, book.preferences.mode)
        (mark, readAt) = (book.mark, book.readAt)
        isPrivate = book.owner == Listener.current ? true : nil
    }
}

/// How long a book was heard and read that is not in the library any more.
public struct PastActivity: Codable, Sendable {
    public let title: String
    public let activity: ReadingBackup.Activity

    public init(title: String, activity: ReadingBackup.Activity) { (self.title, self.activity) = (title, activity) }

    private enum CodingKeys: CodingKey { case title }

    public init(from decoder: any Decoder) throws {
        title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
        activity = try ReadingBackup.Activity(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try activity.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}
