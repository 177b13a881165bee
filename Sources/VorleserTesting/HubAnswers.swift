import VorleserCore

/// What a hub says of its repositories: `api/models/NAME/revision/REVISION` and `api/models/NAME/tree/COMMIT`.
struct HubAnswers {
    private let files: [String: [UInt8]]

    /// - Parameter files: Contents by the path of their address, `/OWNER/NAME/resolve/COMMIT/…`.
    init(_ files: [String: [UInt8]]) { self.files = files }

    func answer(to path: String) -> LoopbackServer.Reply {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count == 6 else { return LoopbackServer.Reply(404) }
        let prefix = "/\(parts[2])/\(parts[3])/resolve/"
        guard let commit = files.keys.first(where: { $0.hasPrefix(prefix) })?.split(separator: "/")[3] else {
            return reply(404, #"{"error":"Repository not found"}"#)
        }
        if parts[4] == "revision" {
            let card = #"{"license":"apache-2.0","language":["de"]}"#
            return reply(200, #"{"id":"\#(parts[2])/\#(parts[3])","sha":"\#(commit)","cardData":\#(card)}"#)
        }
        guard parts[4] == "tree", parts[5] == commit else { return reply(404, #"{"error":"Invalid rev id"}"#) }
        let folder = prefix + commit + "/"
        let own = files.filter { $0.key.hasPrefix(folder) }.sorted { $0.key < $1.key }
        let entries = own.map { entry(String($0.key.dropFirst(folder.count)), $0.value) }
        return reply(200, #"[{"type":"directory","path":"voices","size":0},\#(entries.joined(separator: ","))]"#)
    }

    /// Large files have their digest, small ones only one of Git's, which is none of the content alone.
    private func entry(_ path: String, _ bytes: [UInt8]) -> String {
        let start = #"{"type":"file","oid":"f00d","size":\#(bytes.count),"path":"\#(path)""#
        guard bytes.count >= RehearsalHub.largeSize else { return start + "}" }
        let large = #"{"oid":"\#(SHA256.digest(of: bytes))","size":\#(bytes.count),"pointerSize":134}"#
        return start + #","lfs":\#(large)}"#
    }

    private func reply(_ status: Int, _ text: String) -> LoopbackServer.Reply {
        LoopbackServer.Reply(status, Array(text.utf8), fields: ["Content-Type": "application/json; charset=utf-8"])
    }
}
