import Foundation
import VorleserKit

/// Covers as every reading app shows them; those of other kinds, such as SVG, are made into JPEG once, and kept.
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
            let isHopeless = (try? Data(contentsOf: self.file(of: book)))?.isEmpty ?? false
            let isKnown = PictureFormat(start) != nil && ShownPicture.canBeMade(by: .inherited)
            return isKnown && !isHopeless ? Picture.Kind.jpeg.mediaType : nil
        }
    }

    /// A book's cover.
    /// - Throws: ``Refusal/noCover`` when it has none that apps could show.
    func picture(of book: LibraryBook) async throws -> (bytes: [UInt8], type: Picture.Kind) {
        guard let cover = try await library.cover(of: book.id),
            let original = try? await blocking({ [UInt8](try Data(contentsOf: cover)) }),
            original.count <= Self.mostBytes
        else { throw Refusal.noCover }
        if Self.shownType(original) != nil, let kind = Picture.Kind(original) {
            return (original, kind)
        }
        let file = file(of: book)
        if await !blocking({ FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }) {
            try await make(original, at: file)
        }
        let made = try await blocking { [UInt8](try Data(contentsOf: file)) }
        guard let kind = Picture.Kind(made) else { throw Refusal.noCover }
        return (made, kind)
    }

    private func make(_ original: [UInt8], at file: URL) async throws {
        let before = last
        let making = Task { [folder, library] in
            _ = try? await before?.value
            let path = file.path(percentEncoded: false)
            if await blocking({ FileManager.default.fileExists(atPath: path) }) { return true }
            // Also of books that only others see.
            let books = try await Listener.$current.withValue(.house) {
                try await library.books(by: .added) + library.removedBooks()
            }
            try await blocking { try Self.tidy(folder, keeping: Set(books.map { Self.name(of: $0) })) }
            let isMade = try await Self.withinTime { try await ShownPicture.make(of: original, at: path) }
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

    private nonisolated func file(of book: LibraryBook) -> URL { folder.appending(path: Self.name(of: book)) }

    private static func name(of book: LibraryBook) -> String { book.coverName + ".jpeg" }

    /// The media type of a picture that every app shows (OPDS Catalog 1.2, § 5.2.2).
    private static func shownType(_ bytes: [UInt8]) -> String? {
        Picture.Kind(bytes).flatMap { [.jpeg, .png, .gif].contains($0) ? $0.mediaType : nil }
    }
}
