import Foundation

/// What an Audiobookshelf server says, as far as it is of use here. Members that are not named are passed over.
///
/// Source: Audiobookshelf's API, https://api.audiobookshelf.org, and `server/models` of advplyr/audiobookshelf 1b46d680.
enum AudiobookshelfDocument {
    /// `GET /api/me`
    struct User: Decodable {
        let username: String
        let mediaProgress: [AudiobookshelfProgress]
    }

    /// `GET /api/libraries`
    struct Libraries: Decodable {
        let libraries: [ItemLibrary]
    }

    struct ItemLibrary: Decodable {
        let id: String
        let name: String
        let mediaType: String
        let folders: [Folder]
    }

    struct Folder: Decodable {
        let id: String
    }

    /// `GET /api/libraries/<ID>/items`
    struct Items: Decodable {
        let results: [Listed]
    }

    /// One of many; how long its sound is in bytes is told by ``Item``.
    struct Listed: Decodable {
        let id: String
        let size: Int?
    }

    /// `GET /api/items/<ID>`
    struct Item: Decodable {
        let id: String
        let media: Media
    }

    struct Media: Decodable {
        let audioFiles: [AudioFile]?

        /// Whether it has a sound file of so many bytes.
        func hasFile(of bytes: Int) -> Bool { audioFiles?.contains { $0.metadata.size == bytes } ?? false }

        /// In seconds.
        var seconds: Double { audioFiles?.reduce(0) { $0 + ($1.duration ?? 0) } ?? 0 }
    }

    struct AudioFile: Decodable {
        let duration: Double?
        let metadata: FileMetadata
    }

    struct FileMetadata: Decodable {
        let size: Int
    }

    /// `PATCH /api/items/<ID>/media`
    struct MediaUpdate: Encodable {
        let metadata: AudiobookshelfMetadata
        let tags: [String]?
    }

    /// `POST /api/items/<ID>/chapters`
    struct Chapters: Encodable {
        let chapters: [AudiobookshelfChapter]
    }

    /// `PATCH /api/me/progress/<ID>`: what is `nil` stays as it is.
    struct ProgressUpdate: Encodable {
        var duration: Double?
        var currentTime: Double?
        var progress: Double?
        var isFinished: Bool?
        /// Milliseconds since 1970.
        var lastUpdate: Int64?
    }
}

/// How far a user is in an item.
struct AudiobookshelfProgress: Decodable, Hashable, Sendable {
    let libraryItemId: String?
    let episodeId: String?
    /// Seconds.
    let duration: Double?
    /// Seconds.
    let currentTime: Double?
    let isFinished: Bool?
    /// Milliseconds since 1970.
    let lastUpdate: Double
}

/// What an item is called and where it belongs.
struct AudiobookshelfMetadata: Encodable, Hashable, Sendable {
    let title: String
    let subtitle: String?
    let authors: [Name]
    let narrators: [String]
    let series: [Series]
    let genres: [String]
    let publishedYear: String?
    let publisher: String?
    let description: String?
    let isbn: String?
    let language: String?

    struct Name: Encodable, Hashable, Sendable {
        let name: String
    }

    struct Series: Encodable, Hashable, Sendable {
        let name: String
        let sequence: String?
    }
}

/// A chapter of an item; seconds from the start of its sound.
struct AudiobookshelfChapter: Encodable, Hashable, Sendable {
    let id: Int
    let start: Double
    let end: Double
    let title: String
}
