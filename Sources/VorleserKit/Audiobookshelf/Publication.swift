public import Foundation
public import VorleserLibrary

/// An audiobook on an Audiobookshelf server that was made of a book of the library.
public struct Publication: Codable, Hashable, Sendable {
    public let book: BookID
    public let address: AudiobookshelfAddress
    /// The server's library in which it is, by what the server calls it.
    let library: String
    /// The folder of that library.
    let folder: String
    /// The item that it has become; `nil` as long as the server has not taken it into its library.
    public internal(set) var item: String?
    /// Under which names it was sent: sent again under the same, it takes the place of what was there.
    let shelfName: ShelfName
    /// What tells its content from others.
    let fingerprint: String
    /// Bytes of the sound file.
    public let bytes: Int
    /// How long it sounds, by our count and, once that is known, by the server's.
    var seconds: Double
    /// The name of its map among those that are kept; `nil` without.
    let map: String?
    public let publishedAt: Date

    /// What the server makes the folders of a book of.
    struct ShelfName: Codable, Hashable, Sendable {
        let title: String
        let author: String?
        let series: String?
        /// Of the sound file.
        let file: String
    }

    /// Whether it is of a book at a server.
    func isOf(_ book: BookID, at address: AudiobookshelfAddress) -> Bool {
        self.book == book && self.address == address
    }
}

extension Library {
    /// Which books were published where.
    /// - Throws: ``VorleserLibrary/LibraryError``
    public func publications() async throws -> [Publication] {
        try await setting(Self.publicationsName, as: [Publication].self) ?? []
    }

    /// The publication of a book at a server; `nil` when there is none.
    func publication(of book: BookID, at address: AudiobookshelfAddress) async throws -> Publication? {
        try await publications().first { $0.isOf(book, at: address) }
    }

    /// Keeps a publication in the place of the same book's at the same server.
    func keep(_ publication: Publication) async throws {
        try await changeSettings { settings in
            var all = try settings.value(Self.publicationsName, as: [Publication].self) ?? []
            all.removeAll { $0.isOf(publication.book, at: publication.address) }
            try settings.set(Self.publicationsName, to: all + [publication])
        }
    }

    private static let accountName = "audiobookshelf"

    /// With whose name the person's server is asked; `nil` when they have named none.
    public var audiobookshelfAccount: AudiobookshelfAccount? {
        get async throws { try await setting(Self.accountName, as: AudiobookshelfAccount.self) }
    }

    /// Keeps with whose name the person's server is asked; `nil` forgets it.
    public func setAudiobookshelfAccount(_ account: AudiobookshelfAccount?) async throws {
        try await set(Self.accountName, to: account)
    }

    /// What the person and the server agreed on last about a book.
    func placeExchange(of book: BookID) async throws -> PlaceExchange.Agreement? {
        try await setting("\(Self.accountName):\(book)", as: PlaceExchange.Agreement.self)
    }

    func keep(_ agreement: PlaceExchange.Agreement, about book: BookID) async throws {
        try await set("\(Self.accountName):\(book)", to: agreement)
    }
}
