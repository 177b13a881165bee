public import Foundation
import VorleserBooks
import VorleserCore
import VorleserExport
public import VorleserLibrary
import VorleserSpeech

/// Puts audiobooks of the library's books on an Audiobookshelf server.
public struct AudiobookshelfPublishing: Sendable {
    private let library: Library
    private let folders: Folders
    public let account: AudiobookshelfAccount
    private let client: AudiobookshelfClient

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

    // MARK: What is sent

    /// An audiobook that could be sent.
    public struct Parcel: Sendable {
        public let book: BookID
        /// What tells its content from others.
        let fingerprint: String
        let shelfName: Publication.ShelfName
        let metadata: AudiobookshelfMetadata
        let tags: [String]
        let cover: [UInt8]?
        /// The finished file; `nil` for what is made of the job.
        let file: URL?

        /// What the server will call the folders above its file.
        public var path: String {
            [shelfName.author, shelfName.series, shelfName.title, shelfName.file].compactMap(\.self)
                .joined(separator: "/")
        }
        /// What is said of it, by the server's names for that.
        public var description: [(name: String, value: String)] {
            let series = metadata.series.first.map { $0.name + ($0.sequence.map { " \($0)" } ?? "") }
            let all: [(String, String?)] = [
                ("title", metadata.title), ("subtitle", metadata.subtitle),
                ("authors", metadata.authors.map(\.name).joined(separator: ", ")),
                ("narrators", metadata.narrators.joined(separator: ", ")), ("series", series),
                ("publishedYear", metadata.publishedYear), ("publisher", metadata.publisher),
                ("language", metadata.language), ("isbn", metadata.isbn),
                ("genres", metadata.genres.joined(separator: ", ")), ("tags", tags.joined(separator: ", ")),
                ("cover", cover.map { "\($0.count) bytes" }),
            ]
            return all.compactMap { name, value in value.flatMap { $0.isEmpty ? nil : (name, $0) } }
        }
    }

    /// What would be sent of a book.
    /// - Parameters:
    ///   - job: The audiobook, in one file.
    ///   - record: The book.
    ///   - source: Its file as it was before it was opened.
    /// - Returns: It.
    public func parcel(of job: ExportJob, _ record: LibraryBook, _ source: BookSource) -> Parcel {
        parcel(of: job, record, fingerprint: job.identity(of: source).fingerprint, file: nil)
    }

    /// What would be sent of a book whose audiobook was made before.
    /// - Parameters:
    ///   - file: The audiobook, with its map beside it.
    ///   - job: What says of whom and by whom it is.
    ///   - record: The book.
    /// - Returns: It.
    /// - Throws: ``AudiobookshelfError/notSound(path:)``, ``AudiobookshelfError/otherBook(path:title:)``,
    ///   ``VorleserExport/PlaceMapError``, `CocoaError`
    public func parcel(of file: URL, _ job: ExportJob, _ record: LibraryBook) throws -> Parcel {
        guard AudioFormat(ending: file.pathExtension) != nil else {
            throw AudiobookshelfError.notSound(path: file.path)
        }
        let digest = try BookSource(file).digest
        let map = try PlaceMap(contentsOf: URL(filePath: PlaceMap.path(of: file.path)))
        guard map.files.count == 1, PublishedTimes(map, of: job.open.book).isOfBook else {
            throw AudiobookshelfError.otherBook(path: file.path, title: record.title)
        }
        return parcel(of: job, record, fingerprint: "file \(digest)", file: file)
    }

    private func parcel(of job: ExportJob, _ record: LibraryBook, fingerprint: String, file: URL?) -> Parcel {
        let metadata = AudiobookshelfMetadata(of: job, record)
        let ending = file?.pathExtension ?? job.order.format.rawValue
        let shelfName = Publication.ShelfName(
            title: metadata.title,
            author: metadata.authors.first?.name,
            series: metadata.series.first?.name,
            file: FileName(metadata.title, or: "Book").text + "." + ending
        )
        return Parcel(
            book: record.id,
            fingerprint: fingerprint,
            shelfName: shelfName,
            metadata: metadata,
            tags: record.collections,
            cover: job.tags.cover,
            file: file
        )
    }

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

    // MARK: Sending

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
        let size = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.size]
        let publication = Publication(
            book: parcel.book,
            address: account.address,
            library: shelf.id,
            folder: shelf.folder,
            item: nil,
            shelfName: name,
            fingerprint: parcel.fingerprint,
            bytes: (size as? NSNumber)?.intValue ?? 0,
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
        let size = try FileManager.default.attributesOfItem(atPath: form.url.path(percentEncoded: false))[.size]
        let all = (size as? NSNumber)?.intValue ?? 0
        try await client.upload(form) { step(.sending(bytes: $0, of: all)) }
    }

    private func form() throws -> MultipartFile {
        try folders.makePrivate(folders.publishing)
        return try MultipartFile(at: folders.publishing.appending(path: "\(UUID().uuidString).form"))
    }

    // MARK: Finding it there

    /// How often the server is asked: it looks for new files a while after they have come.
    private static let pause = Duration.seconds(2)
    /// After how many looks the server is asked to look itself.
    private static let looksAlone = 8
    /// What has just come is among the newest.
    private static let newest = 50

    private func item(
        of publication: Publication,
        known: String?,
        patience: Duration
    ) async throws -> AudiobookshelfDocument.Item? {
        let looks = max(Int(patience.components.seconds) / Int(Self.pause.components.seconds), 0)
        for look in 0...looks {
            if look > 0 { try await Task.sleep(for: Self.pause) }
            if let known, let item = try await client.item(known), item.media.hasFile(of: publication.bytes) {
                return item
            }
            for listed in try await client.newestItems(in: publication.library, Self.newest) {
                // An item with pictures beside its sound is somewhat larger.
                if let size = listed.size, size < publication.bytes { continue }
                if let item = try await client.item(listed.id), item.media.hasFile(of: publication.bytes) {
                    return item
                }
            }
            // It looks by itself, unless that is turned off; only an administrator may ask it to.
            if look == Self.looksAlone { try? await client.scan(publication.library) }
        }
        return nil
    }

    // MARK: Making it

    /// The sound file, made unless it is there.
    private func file(
        of parcel: Parcel,
        _ job: ExportJob,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> URL {
        if let file = parcel.file { return file }
        clear()
        let name = String(parcel.fingerprint.prefix(32))
        let folder = folders.publishing.appending(path: name, directoryHint: .isDirectory)
        let file = folder.appending(path: parcel.shelfName.file)
        let finished = FinishedExports(folder: folders.exports)
        let identity = ExportIdentity(
            fingerprint: parcel.fingerprint,
            book: job.open.file.path,
            bookDigest: parcel.fingerprint,
            format: job.order.format.rawValue,
            chapters: Set(job.chapters.indices),
            isWhole: true
        )
        if case .finished = finished.standing(of: identity, at: file) { return file }
        try folders.makePrivate(folder)
        let summary = try await finished.noting(to: file) { try await job.write(to: file, progress: progress) }
        try? finished.end(identity, at: file, files: summary.files.map(\.path) + summary.companions)
        return file
    }

    /// Removes what was begun long ago and is wanted no more.
    private func clear() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.publishing.path)) ?? []
        for name in names {
            let url = folders.publishing.appending(path: name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            guard let date = attributes?[.modificationDate] as? Date, date < Date() - Self.longestKept else { continue }
            try? FileManager.default.removeItem(at: url)
        }
    }

    private static let longestKept = 7 * 86_400.0
}

extension Publication.ShelfName {
    /// The same, with the kind of file of another.
    fileprivate func ending(as other: Self) -> Self {
        let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
        let ending = URL(filePath: other.file).pathExtension
        return Self(title: title, author: author, series: series, file: "\(stem).\(ending)")
    }
}

extension AudiobookshelfMetadata {
    /// - Parameters:
    ///   - job: What says who speaks.
    ///   - record: What the listener calls it.
    init(of job: ExportJob, _ record: LibraryBook) {
        let book = job.open.book.metadata
        let series = record.series ?? book.series
        title = job.tags.title
        subtitle = book.subtitle
        authors = job.tags.authors.map(Name.init)
        narrators = job.tags.narrator.map { [$0] } ?? []
        self.series = series.map { [Series(name: $0.name, sequence: $0.position)] } ?? []
        genres = book.subjects
        publishedYear = book.date.flatMap { date in date.prefixMatch(of: /\d{4}/).map { String($0.0) } }
        publisher = book.publisher
        description = book.description
        isbn = book.identifier.flatMap(Self.isbn)
        language = record.language ?? book.language
    }

    /// The number in `urn:isbn:9780141439518` and its like.
    private static func isbn(in identifier: String) -> String? {
        let text = identifier.lowercased()
        let number = (text.hasPrefix("urn:isbn:") ? String(text.dropFirst("urn:isbn:".count)) : text)
            .replacing("-", with: "").replacing(" ", with: "").uppercased()
        let isNumber = number.dropLast().allSatisfy { ("0"..."9").contains($0) }
        guard isNumber, number.count == 13 && (number.hasPrefix("978") || number.hasPrefix("979")) || number.count == 10
        else { return nil }
        guard let last = number.last, ("0"..."9").contains(last) || (number.count == 10 && last == "X") else {
            return nil
        }
        return number
    }
}
