import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/storage`: what takes how much room.
struct StorageController: Sendable {
    let room: ReadingRoom

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/storage")
            .get(use: show)
            .delete("clips", use: forgetClips)
            .delete("episodes", use: forgetEpisodes)
    }

    struct Storage: ResponseEncodable {
        let books: Kept
        let clips: Limited
        let exports: Kept
        /// Of podcast feeds.
        let episodes: Limited

        struct Kept: Encodable {
            let count: Int
            let bytes: Int
        }

        struct Limited: Encodable {
            let count: Int
            let bytes: Int
            @OrNull var limit: Int?
        }
    }

    @Sendable func show(_ request: Request, _ context: ServerContext) async throws -> Storage {
        let (library, folders) = (room.library, room.folders)
        let clips = await room.clipUsage()
        let kept = KeptEpisodes(folders)
        // What is told is what one sees; others may keep books to themselves.
        let books = try await library.books() + library.removedBooks()
        return await blocking {
            let episodes = kept.usage
            return Storage(
                books: .init(count: books.count, bytes: library.bytesOfFiles(of: books)),
                clips: .init(count: clips.usage.clips, bytes: clips.usage.bytes, limit: clips.limit),
                exports: Self.files(in: folders.cache.appending(path: "exports")),
                episodes: .init(count: episodes.count, bytes: episodes.bytes, limit: kept.limit)
            )
        }
    }

    @Sendable func forgetClips(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try await room.forgetClips()
        return .noContent
    }

    @Sendable func forgetEpisodes(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let kept = KeptEpisodes(room.folders)
        try await blocking { try kept.clear() }
        return .noContent
    }

    /// The files below a folder; none when there is no such folder.
    private static func files(in folder: URL) -> Storage.Kept {
        let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
        let sizes = (found?.compactMap { $0 as? URL } ?? []).compactMap { url -> Int? in
            guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else { return nil }
            return values.fileSize
        }
        return .init(count: sizes.count, bytes: sizes.reduce(0, +))
    }
}
