import Synchronization

/// The servers that models are fetched from, as they answer today, on this machine.
///
/// A hub sends nothing itself but small files, by a relative redirection; large ones, and files of releases, come from a
/// store on another host, by an address that is signed for one connection. Seen at huggingface.co and github.com in
/// November 2026.
public final class RehearsalHub: Sendable {
    /// Changes a reply before it is sent.
    public typealias Change = @Sendable (LoopbackServer.Request, inout LoopbackServer.Reply) -> Void

    private let hub: LoopbackServer
    private let store: LoopbackServer

    /// - Parameters:
    ///   - files: Contents by the path of their address, `/OWNER/NAME/resolve/…` or `/OWNER/NAME/releases/download/…`.
    ///   - weakTags: Whether the store's entity tags are weak.
    ///   - atHub: Changes what the hub answers.
    ///   - atStore: Changes what the store answers.
    /// - Throws: `POSIXError` when nothing may listen here.
    public init(
        _ files: [String: [UInt8]],
        weakTags: Bool = false,
        atHub: @escaping Change = { _, _ in },
        atStore: @escaping Change = { _, _ in }
    ) throws {
        let paths = files.keys.sorted()
        let signatures = Signatures()
        let store = try LoopbackServer { request in
            let parts = request.path.split(separator: "?", maxSplits: 1)
            let index = parts.first?.split(separator: "/").last.flatMap { Int($0) } ?? -1
            var reply = LoopbackServer.Reply(403)
            if paths.indices.contains(index), parts.count == 2, signatures.use(String(parts[1])) {
                reply = .file(files[paths[index]] ?? [], request, tag: weakTags ? "W/\"\(index)\"" : "\"0x\(index)\"")
                reply.fields["Content-Type"] = "application/octet-stream"
                reply.fields["Accept-Ranges"] = "bytes"
            }
            atStore(request, &reply)
            return reply
        }
        self.store = store
        hub = try LoopbackServer { request in
            var reply = Self.answer(request, files, paths, store, signatures)
            atHub(request, &reply)
            return reply
        }
    }

    /// What `VORLESER_HUB` should be.
    public var address: String { hub.address }
    /// What the hub was asked for.
    public var asked: [LoopbackServer.Request] { hub.requests }
    /// What the store was asked for.
    public var fetched: [LoopbackServer.Request] { store.requests }

    private static let cache = "/api/resolve-cache/models"
    /// Files of fewer bytes lie in the hub's repository itself.
    static let largeSize = 4_000

    private static func answer(
        _ request: LoopbackServer.Request,
        _ files: [String: [UInt8]],
        _ paths: [String],
        _ store: LoopbackServer,
        _ signatures: Signatures
    ) -> LoopbackServer.Reply {
        let path = String(request.path.prefix { $0 != "?" })
        if path.hasPrefix(cache), let bytes = files[String(path.dropFirst(cache.count))] {
            var reply = LoopbackServer.Reply.file(bytes, request, tag: "\"fe3e5ca8\"")
            reply.fields["Content-Type"] = "text/plain; charset=utf-8"
            return reply
        }
        if path.hasPrefix("/api/models/") { return HubAnswers(files).answer(to: path) }
        guard let index = paths.firstIndex(of: path), let bytes = files[path] else {
            return LoopbackServer.Reply(404, Array("Entry not found".utf8))
        }
        let isRelease = path.contains("/releases/download/")
        guard isRelease || bytes.count >= largeSize else {
            let fields = ["Location": "\(cache)\(path)?etag=%22fe3e5ca8%22", "X-Repo-Commit": "0123abcd"]
            return LoopbackServer.Reply(307, Array("Temporary Redirect".utf8), fields: fields)
        }
        // Another host, by name as by port.
        let host = store.address.replacing("127.0.0.1", with: "localhost")
        let folder = isRelease ? "github-production-release-asset" : "xet-bridge-us"
        var fields = ["Location": "\(host)/\(folder)/\(index)?\(signatures.new())"]
        if !isRelease {
            fields["X-Linked-ETag"] = "\"\(index)-of-the-whole\""
            fields["X-Linked-Size"] = String(bytes.count)
            fields["ETag"] = "W/\"of-the-redirection\""
            fields["Accept-Ranges"] = "bytes"
        }
        return LoopbackServer.Reply(302, fields: fields)
    }

    /// Long queries that are good for one connection each.
    private final class Signatures: Sendable {
        private let open = Mutex<(count: Int, unused: Set<String>)>((0, []))

        func new() -> String {
            open.withLock { open in
                open.count += 1
                let secret = String(repeating: "a7%2F+c", count: 150)
                let query = "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=3600&sig=\(secret)&n=\(open.count)"
                open.unused.insert(query)
                return query
            }
        }

        func use(_ query: String) -> Bool { open.withLock { $0.unused.remove(query) != nil } }
    }
}
