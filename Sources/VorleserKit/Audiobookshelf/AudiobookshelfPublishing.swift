import Foundation
import VorleserBooks
import VorleserCore
import VorleserExport
public import VorleserLibrary

/// Puts audiobooks of the library's books on an Audiobookshelf server.
public struct AudiobookshelfPublishing: Sendable {
    let library: Library
    let folders: Folders
    public let account: AudiobookshelfAccount
    let client: AudiobookshelfClient

    public init(_ library: Library, _ folders: Folders, _ account: AudiobookshelfAccount) {
        (self.library, self.folders, self.account) = (library, folders, account)
        client = AudiobookshelfClient(account)
    }

    // MARK: Where it goes

    /// A library of the server that takes books.
    public struct Shelf: Hashable, Sendable {
        public let name: String
        let id: String
        let folder: String
    }

    /// Asks who the token is for.
    /// - Returns: The user's name there.
    /// - Throws: ``AudiobookshelfError``
    public func userName() async throws -> String { try await client.user().username }

    /// The libraries of the server that take books.
    /// - Throws: ``AudiobookshelfError``
    public func shelves() async throws -> [Shelf] {
        try await client.libraries().compactMap { library in
            library.folders.first.map { Shelf(name: library.name, id: library.id, folder: $0.id) }
        }
    }

    /// The library into which books go.
    /// - Throws: ``AudiobookshelfError/noLibrary(_:known:)``, ``AudiobookshelfError/severalLibraries(_:)``
    public func shelf() async throws -> Shelf {
        let all = try await shelves()
        guard let name = account.library else {
            guard let first = all.first else { throw AudiobookshelfError.noLibrary(nil, known: []) }
            guard all.count == 1 else { throw AudiobookshelfError.severalLibraries(all.map(\.name)) }
            return first
        }
        let found =
            all.first { $0.name == name }
            ?? all.first { $0.name.compare(name, options: .caseInsensitive) == .orderedSame }
        guard let found else { throw AudiobookshelfError.noLibrary(name, known: all.map(\.name)) }
        return found
    }

    // MARK: Sending

    /// The publication of just this audiobook, as long as the server has it.
    /// - Returns: `nil` when it is to be sent.
    /// - Throws: ``AudiobookshelfError``, ``VorleserLibrary/LibraryError``
    public func standing(of parcel: Parcel) async throws -> Publication? {
        guard let known = try await library.publication(of: parcel.book, at: account.address),
            known.fingerprint == parcel.fingerprint
        else { return nil }
        // What is on its way still may not have a name there.
        guard let item = known.item else { return known }
        return try await client.item(item) == nil ? nil : known
    }

    /// How far it has come.
    public enum Step: Sendable {
        case rendering(ExportProgress)
        case sending(bytes: Int, of: Int)
        /// It is sent; the server has to take it into its library.
        case waiting
        /// What the server did not let be done, in words; the book is there all the same.
        case note(String)
    }

    /// Sends an audiobook, made now unless it was before, and says what it is.
    /// - Parameters:
    ///   - parcel: What is sent.
    ///   - job: Makes it, where it is not made.
    ///   - shelf: Into which library.
    ///   - patience: How long is waited until the server has taken it into its library.
    ///   - step: Told what happens.
    /// - Returns: What is there.
    /// - Throws: ``AudiobookshelfError``, `ExportError`, `CocoaError`, ``VorleserLibrary/LibraryError``,
    ///   `CancellationError`
    public func send(
        _ parcel: Parcel,
        of job: ExportJob,
        to shelf: Shelf,
        patience: Duration,
        step: @escaping @Sendable (Step) -> Void
    ) async throws -> Publication {
        let old = try await library.publication(of: parcel.book, at: account.address)
        let file = try await file(of: parcel, job) { step(.rendering($0)) }
        let mapPath = PlaceMap.path(of: file.path)
        let map = try PlaceMap(contentsOf: URL(filePath: mapPath))
        // What is there already is replaced, under its own name, where it stands in the same library.
        let replaced = old.flatMap { $0.library == shelf.id ? $0 : nil }
        let name = replaced?.shelfName.ending(as: parcel.shelfName) ?? parcel.shelfName
        try await upload(file, as: name, to: shelf, step)
        let publication = Publication(
            book: parcel.book,
            address: account.address,
            library: shelf.id,
            folder: shelf.folder,
            item: nil,
            shelfName: name,
            fingerprint: parcel.fingerprint,
            bytes: try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0,
            seconds: map.seconds,
            map: try PublishedMaps(folders).keep(mapPath, of: parcel.fingerprint),
            publishedAt: Date()
        )
        try await library.keep(publication)
        if parcel.file == nil { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        PublishedMaps(folders).keepOnly(try await library.publications())
        return try await shelve(publication, parcel, known: replaced?.item, patience: patience, step: step)
    }

    /// Waits until the server has made an item of what was sent, and says what it is.
    /// - Parameters:
    ///   - publication: What was sent.
    ///   - parcel: What is said of it.
    ///   - known: The item that it most likely takes the place in.
    ///   - patience: How long is waited.
    ///   - step: Told what happens.
    /// - Returns: What is there.
    /// - Throws: ``AudiobookshelfError/notShelved(title:)`` after a while; it is called again later then.
    public func shelve(
        _ publication: Publication,
        _ parcel: Parcel,
        known: String? = nil,
        patience: Duration,
        step: @escaping @Sendable (Step) -> Void
    ) async throws -> Publication {
        step(.waiting)
        let item = try await item(of: publication, known: known, patience: patience)
        guard let item else { throw AudiobookshelfError.notShelved(title: parcel.metadata.title) }
        var publication = publication
        publication.item = item.id
        if item.media.seconds > 0 { publication.seconds = item.media.seconds }
        try await library.keep(publication)
        try await describe(item.id, parcel, publication, step)
        return publication
    }

    /// Says what an item is; what the user may not change stays as the server has read it from the file.
    private func describe(
        _ item: String,
        _ parcel: Parcel,
        _ publication: Publication,
        _ step: @Sendable (Step) -> Void
    ) async throws {
        let map = try PublishedMaps(folders).map(of: publication)
        do {
            try await client.setMetadata(parcel.metadata, tags: parcel.tags, of: item)
            try await client.setChapters(PublishedTimes.chapters(of: map), of: item)
            if let cover = parcel.cover, let kind = Picture.Kind(cover), Self.covers.contains(kind) {
                try await setCover(cover, kind, of: item)
            }
        } catch let error as AudiobookshelfError {
            guard case .forbidden = error else { throw error }
            step(.note(error.errorDescription ?? ""))
        }
    }

    /// What the server takes for one; of others it has the picture in the sound file.
    private static let covers: Set<Picture.Kind> = [.jpeg, .png, .webp]

    private func setCover(_ cover: [UInt8], _ kind: Picture.Kind, of item: String) async throws {
        let form = try form()
        defer { try? FileManager.default.removeItem(at: form.url) }
        let ending = kind == .jpeg ? "jpg" : kind.rawValue
        try form.add(cover, called: "cover.\(ending)", type: kind.mediaType, as: "cover")
        try form.finish()
        try await client.setCover(form, of: item)
    }

    private func upload(
        _ file: URL,
        as name: Publication.ShelfName,
        to shelf: Shelf,
        _ step: @escaping @Sendable (Step) -> Void
    ) async throws {
        let form = try form()
        defer { try? FileManager.default.removeItem(at: form.url) }
        try form.add(name.title, as: "title")
        if let author = name.author { try form.add(author, as: "author") }
        if let series = name.series { try form.add(series, as: "series") }
        try form.add(shelf.id, as: "library")
        try form.add(shelf.folder, as: "folder")
        try form.add(file, called: name.file, type: "application/octet-stream", as: "0")
        try form.finish()
        let all = try form.bytes
        try await client.upload(form) { step(.sending(bytes: $0, of: all)) }
    }

    private func form() throws -> MultipartFile {
        try folders.makePrivate(folders.publishing)
        return try MultipartFile(at: folders.publishing.appending(path: "\(UUID().uuidString).form"))
    }

}

extension Publication.ShelfName {
    /// The same, with the kind of file of another.
    fileprivate func ending(as other: Self) -> Self {
        let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
        let ending = URL(filePath: other.file).pathExtension
        return Self(title: title, author: author, series: series, file: "\(stem).\(ending)")
    }
}
