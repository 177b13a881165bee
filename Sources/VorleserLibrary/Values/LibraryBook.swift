public import Foundation
public import VorleserCore

/// What names a book in a library; never given to another book.
public struct BookID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }

    public var description: String { String(rawValue) }

    // As a plain number in JSON.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// A book on the shelf.
public struct LibraryBook: Hashable, Sendable, Identifiable {
    public let id: BookID
    public var title: String
    /// As printed, or as the listener has set them.
    public var authors: [String]
    /// BCP 47 tag of what it is taken to be in: as the book says, as its text says, or as the listener has set it; `mul`
    /// when it is in several. `nil` when unknown.
    public let language: String?
    /// As the book says, or as the listener has set it.
    public var series: BookMetadata.Series?
    /// The listener's own, in order; a book may be in several.
    public var collections: [String]
    public let format: BookFormat
    /// The name of the file that was imported, for downloads.
    public let fileName: String
    /// SHA-256 of the file: 64 hexadecimal digits.
    public let digest: String
    /// Bytes of the file.
    public let bytes: Int
    /// UTF-16 code units of the book's text.
    public let length: Int
    /// Seconds that the standard voice needs for the whole book, as estimated at import.
    public let seconds: Double
    /// Its own or one that the listener has chosen.
    public let hasCover: Bool
    /// Another for each cover that the listener has chosen; `nil` while it is the book's own.
    public let chosenCover: String?
    public let addedAt: Date
    /// Who alone sees it; `nil` when all do.
    public let owner: PersonID?
    /// When it was last opened or heard; `nil` when never.
    public var readAt: Date?
    /// When it was removed; it can be restored for a while.
    public var removedAt: Date?
    public var preferences: BookPreferences
    /// What the listener says of it; `nil` for what its places say. A new place takes it back.
    public var mark: ReadingMark?
    /// Where it was left last, on whichever device; `nil` when it was not begun, or the listener says so.
    public var lastPlace: DevicePlace?
}

/// What a listener says of how far a book was read, whatever its places say.
public enum ReadingMark: String, Hashable, Codable, Sendable, CaseIterable {
    case unread
    case finished
}

/// What a book is called and where it belongs: what a listener may set otherwise than the book says.
public struct BookDescription: Hashable, Sendable {
    public var title: String
    public var authors: [String]
    public var series: BookMetadata.Series?
    public var collections: [String]
}

extension LibraryBook {
    /// Another with each cover that it has had: what was made of one is not shown for the next.
    public var coverName: String { digest.prefix(32) + (chosenCover.map { "-" + $0 } ?? "") }

    public var description: BookDescription {
        BookDescription(title: title, authors: authors, series: series, collections: collections)
    }
}

/// What a listener has chosen for one book; `nil` for what holds in all.
public struct BookPreferences: Hashable, Codable, Sendable {
    /// The voice's ID.
    public var voice: String?
    /// Listening speed, 0.5 … 3.
    public var speed: Double?
    public var mode: ReadingMode?

    public init(voice: String? = nil, speed: Double? = nil, mode: ReadingMode? = nil) {
        self.voice = voice
        self.speed = speed
        self.mode = mode
    }

    /// How the text is shown.
    public enum ReadingMode: String, Hashable, Codable, Sendable {
        case scroll
        case paged
    }
}

/// What is known of a file that is to become a book of the library.
public struct BookDraft: Sendable {
    public var title: String
    public var authors: [String]
    public var language: String?
    public var series: BookMetadata.Series?
    public var format: BookFormat
    public var fileName: String
    public var digest: String
    public var bytes: Int
    public var length: Int
    public var seconds: Double
    /// The cover picture's file; `nil` when there is none.
    public var cover: [UInt8]?

    public init(
        title: String,
        authors: [String] = [],
        language: String? = nil,
        series: BookMetadata.Series? = nil,
        format: BookFormat,
        fileName: String,
        digest: String,
        bytes: Int,
        length: Int,
        seconds: Double = 0,
        cover: [UInt8]? = nil
    ) {
        self.title = title
        self.authors = authors
        self.language = language
        self.series = series
        self.format = format
        self.fileName = fileName
        self.digest = digest
        self.bytes = bytes
        self.length = length
        self.seconds = seconds
        self.cover = cover
    }
}
