import Foundation
import VorleserKit

/// Covers as every reading app shows them, and as podcast apps do, square; what has to be made for that is made once, and kept.
/// Pages of comics no wider than they are shown.
///
/// One is made at a time: all of a shelf are asked for at once.
actor ShownCovers {
    private let library: Library
    private let folder: URL
    private var last: Task<Bool, any Error>?

    /// A picture that takes longer is none that anybody drew.
    private static let longestTime = Duration.seconds(20)
    /// More than this is no cover.
    private static let mostBytes = 20_000_000

    init(_ room: ReadingRoom) {
        library = room.library
        folder = room.folders.cache.appending(path: "covers", directoryHint: .isDirectory)
    }

    /// The media type of a book's cover here; `nil` when it has none that apps could show.
    nonisolated func type(of book: LibraryBook) async throws -> String? {
        guard let cover = try await library.cover(of: book.id) else { return nil }
        return await blocking {
            guard let handle = try? FileHandle(forReadingFrom: cover) else { return nil }
            defer { try? handle.close() }
            let start = [UInt8]((try? handle.read(upToCount: 1024)) ?? Data())
            if let shown = Self.shownType(start) { return shown }
            let isHopeless = (try? Data(contentsOf: self.file(Self.shownName(of: book))))?.isEmpty ?? false
            let isKnown = PictureFormat(start) != nil && ShownPicture.canBeMade(by: .inherited)
            return isKnown && !isHopeless ? Picture.Kind.jpeg.mediaType : nil
        }
    }

    /// A book's cover; those of kinds that apps need not show, such as SVG, are made into JPEG.
    /// - Throws: ``Refusal/noCover`` when it has none that apps could show.
    func picture(of book: LibraryBook) async throws -> Shown {
        guard let original = try await original(of: book) else { throw Refusal.noCover }
        if Self.shownType(original) != nil, let kind = Picture.Kind(original) { return (original, kind) }
        let made = try await made(Self.shownName(of: book)) { try await ShownPicture.make(of: original, at: $0) }
        guard let made else { throw Refusal.noCover }
        return made
    }

    /// The square picture of a show: of a book, or of a shelf when `nil`. What has no cover gets ours.
    func square(of book: LibraryBook?) async throws -> Shown {
        if let book, let original = try await original(of: book) {
            let made = try await made(Self.squareName(of: book)) {
                try await ShownPicture.makeSquare(of: original, at: $0)
            }
            if let made { return made }
        }
        guard let own = WebFiles(folder: nil)["icons/vorleser-maskable-512.png"] else { throw Refusal.noCover }
        let made = try await made(Self.squareName(of: nil)) { try await ShownPicture.makeSquare(of: own.bytes, at: $0) }
        return made ?? (own.bytes, .png)
    }

    /// A page as it is streamed: JPEG, and no wider than is wished; as it is where it cannot be made so.
    func narrowed(_ picture: Picture, to width: Int?) async throws -> Shown {
        let size = PictureSize(picture.bytes)
        let isNarrow = width.map { width in size.map { $0.width <= width } ?? false } ?? true
        if picture.type == .jpeg, isNarrow { return (picture.bytes, picture.type) }
        let before = last
        // One at a time: clients ask for the next pages, too.
        let making = Task {
            _ = try? await before?.value
            return try await ShownPicture.narrowed(picture.bytes, to: width)
        }
        last = Task { try await making.value != nil }
        let made = try await making.value
        return made.map { ($0, .jpeg) } ?? (picture.bytes, picture.type)
    }

    typealias Shown = (bytes: [UInt8], type: Picture.Kind)

    // MARK: Making

    private func original(of book: LibraryBook) async throws -> [UInt8]? {
        guard let cover = try await library.cover(of: book.id) else { return nil }
        let bytes = try? await blocking { [UInt8](try Data(contentsOf: cover)) }
        return bytes.flatMap { $0.count <= Self.mostBytes ? $0 : nil }
    }

    /// A picture that was made, now or before; `nil` when it cannot be.
    private func made(_ name: String, _ make: @escaping @Sendable (String) async throws -> Bool) async throws -> Shown?
    {
        let file = file(name)
        if await !blocking({ FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }) {
            try await self.make(name, make)
        }
        let bytes = try await blocking { [UInt8](try Data(contentsOf: file)) }
        return Picture.Kind(bytes).map { (bytes, $0) }
    }

    private func make(_ name: String, _ make: @escaping @Sendable (String) async throws -> Bool) async throws {
        let before = last
        let file = file(name)
        let making = Task { [folder, library] in
            _ = try? await before?.value
            let path = file.path(percentEncoded: false)
            if await blocking({ FileManager.default.fileExists(atPath: path) }) { return true }
            // Also of books that only others see.
            let books = try await Listener.$current.withValue(.house) {
                try await library.books(by: .added) + library.removedBooks()
            }
            let names =
                books.flatMap { [Self.shownName(of: $0), Self.squareName(of: $0)] } + [Self.squareName(of: nil)]
            try await blocking { try Self.tidy(folder, keeping: Set(names)) }
            let isMade = try await Self.withinTime { try await make(path) }
            // An empty file says that it need not be tried again.
            if !isMade { try await blocking { try Data().write(to: file) } }
            return isMade
        }
        last = making
        _ = try await making.value
    }

    private static func withinTime(_ work: @escaping @Sendable () async throws -> Bool) async throws -> Bool {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await Task.sleep(for: longestTime)
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
    }

    /// Makes the folder, and forgets covers of books that are gone.
    private static func tidy(_ folder: URL, keeping names: Set<String>) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        for name in files where !names.contains(name) {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private nonisolated func file(_ name: String) -> URL { folder.appending(path: name) }

    private static func shownName(of book: LibraryBook) -> String { book.coverName + ".jpeg" }

    /// Another with each picture: clients know it by this name.
    static func squareName(of book: LibraryBook?) -> String { (book?.coverName ?? "own") + "-square.jpeg" }

    /// The media type of a picture that every app shows (OPDS Catalog 1.2, § 5.2.2).
    private static func shownType(_ bytes: [UInt8]) -> String? {
        Picture.Kind(bytes).flatMap { [.jpeg, .png, .gif].contains($0) ? $0.mediaType : nil }
    }
}
