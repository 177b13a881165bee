import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// Files that clients send, on their way into the library.
struct Uploads: Sendable {
    /// Bytes of the longest text that can be pasted.
    static let largestPaste = 20_000_000

    /// Where they lie meanwhile.
    let folder: URL
    /// Bytes of the largest file.
    let limit: Int
    private let places = ConcurrencyLimit(places: 16, share: 6)

    init(_ folders: Folders, _ configuration: ServerConfiguration) {
        folder = folders.uploads
        limit = configuration.largestUpload
    }

    /// A file that has arrived whole, under a name of our own.
    struct File: Sendable {
        let url: URL
        /// What the client calls it: for people, never a path.
        let name: String
        /// Of a locked PDF. In a field of its own: addresses are written down in more places.
        let password: String?

        func remove() { try? FileManager.default.removeItem(at: url) }
    }

    /// Writes the body of a request to the disk as it comes.
    /// - Parameters:
    ///   - request: Says what it is, and brings it.
    ///   - client: Whose request it is: one must not take all places.
    /// - Returns: The file, to be removed.
    /// - Throws: ``Refusal``; nothing is left of it then.
    func receive(_ request: Request, from client: String) async throws -> File {
        let length = request.headers[.contentLength].flatMap(Int.init)
        if let length, length > limit { throw Refusal.tooLarge(limit: limit) }
        try places.enter(for: client)
        defer { places.leave(for: client) }
        try await blocking { [folder] in
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        let file = File(
            url: folder.appending(path: UUID().uuidString),
            name: Self.name(request.query("name")),
            password: request.headers.value("X-Book-Password")?.removingPercentEncoding
        )
        do {
            let counted = CountedBody(body: request.body, limit: limit)
            let size = try await write(counted, to: file.url)
            guard size > 0 else { throw Refusal.emptyFile }
            // A connection that breaks off may look like the end of the body.
            guard length.map({ $0 == size }) ?? true else { throw Refusal.cutOff }
            return file
        } catch {
            let isFull = !hasRoom(for: length ?? 0)
            file.remove()
            throw isFull && !(error is Refusal) ? Refusal.noRoom : error
        }
    }

    /// - Returns: How many bytes were written.
    private func write(_ body: CountedBody, to url: URL) async throws -> Int {
        let handle = try await blocking {
            let path = url.path(percentEncoded: false)
            _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            return try FileHandle(forWritingTo: url)
        }
        defer { try? handle.close() }
        var size = 0
        for try await some in body {
            size += some.readableBytes
            try await blocking { try handle.write(contentsOf: Data(some.readableBytesView)) }
        }
        return size
    }

    /// Whether the disk could take so many bytes.
    private func hasRoom(for bytes: Int) -> Bool {
        let free = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? Int
        return free.map { $0 > bytes } ?? true
    }

    /// Removes what a crash has left behind: what still arrives is written to all the time, and read soon after.
    func clear() {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        for file in files ?? [] {
            let date = try? file.resourceValues(forKeys: keys).contentModificationDate
            if let date, date < .now - 3600 { try? FileManager.default.removeItem(at: file) }
        }
    }

    /// What is left of a file's name: no folders, no control characters, and not longer than a file system takes.
    static func name(_ given: String?) -> String {
        let last = (given ?? "").split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let scalars = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let name = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
        return name.isEmpty || name.allSatisfy({ $0 == "." }) ? "book" : String(name.prefix(200))
    }
}

/// A request's body that fails when it is longer than is taken.
struct CountedBody: AsyncSequence {
    typealias Element = ByteBuffer

    let body: RequestBody
    let limit: Int

    func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), limit: limit, left: limit) }

    struct Iterator: AsyncIteratorProtocol {
        var body: RequestBody.AsyncIterator
        let limit: Int
        var left: Int

        mutating func next() async throws -> ByteBuffer? {
            guard let some = try await body.next() else { return nil }
            left -= some.readableBytes
            guard left >= 0 else { throw Refusal.tooLarge(limit: limit) }
            return some
        }
    }
}
