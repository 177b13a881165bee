import Foundation
import Synchronization

/// A web server on this machine, for tests: it answers as it is told to, and as badly.
///
/// HTTP/1.1, one request a connection, a thread for each.
public final class LoopbackServer: Sendable {
    /// What a client asked for.
    public struct Request: Hashable, Sendable {
        public let method: String
        public let path: String
        /// Names in lower case.
        public let fields: [String: String]

        /// The first byte that is asked for, if only a part is.
        public var rangeStart: Int? { range.flatMap { Int($0.1) } }
        /// The last byte that is asked for; `nil` when the rest is.
        public var rangeEnd: Int? { range.flatMap { Int($0.2) } }

        private var range: Regex<(Substring, Substring, Substring)>.Match? {
            fields["range"]?.wholeMatch(of: /bytes=(\d+)-(\d*)/)
        }
    }

    /// What is sent back.
    public struct Reply: Sendable {
        public var status: Int
        public var fields: [String: String]
        public var body: [UInt8]
        /// How many bytes of the body are sent before the connection is cut.
        public var cutAfter: Int?
        /// The bytes sent at once, and the wait after them.
        public var pace: (bytes: Int, seconds: Double)?
        /// Seconds before anything is sent.
        public var wait: Double = 0
        /// Whether the length is said.
        public var saysLength = true
        /// Whether the connection is closed with nothing sent and nothing more read.
        public var hangsUp = false

        public init(_ status: Int = 200, _ body: [UInt8] = [], fields: [String: String] = [:]) {
            self.status = status
            self.body = body
            self.fields = fields
        }

        /// A file as a good server sends it: the part that is asked for, with a tag of the whole.
        public static func file(_ bytes: [UInt8], _ request: Request, tag: String? = "\"1\"") -> Reply {
            var fields = tag.map { ["ETag": $0] } ?? [:]
            let isSame = request.fields["if-range"].map { $0 == tag } ?? true
            guard let start = request.rangeStart, isSame else { return Reply(200, bytes, fields: fields) }
            let end = min(request.rangeEnd ?? .max, bytes.count - 1)
            guard start <= end else { return Reply(416, fields: ["Content-Range": "bytes */\(bytes.count)"]) }
            fields["Content-Range"] = "bytes \(start)-\(end)/\(bytes.count)"
            return Reply(206, Array(bytes[start...end]), fields: fields)
        }
    }

    private let port: UInt16
    private let listener: Int32
    private let log = Mutex<[Request]>([])
    private let answer: @Sendable (Request) -> Reply

    /// Starts to listen, at a port that is free.
    /// - Parameter answer: What to reply; called on several threads.
    /// - Throws: `POSIXError` when nothing may listen here.
    public init(_ answer: @escaping @Sendable (Request) -> Reply) throws {
        self.answer = answer
        // A reply that is no longer wanted must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        (listener, port) = try Self.listen()
        let thread = Thread { [weak self, listener] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                guard let self else {
                    close(client)
                    return
                }
                Thread.detachNewThread { self.serve(client) }
            }
        }
        thread.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// `http://127.0.0.1:…`
    public var address: String { "http://127.0.0.1:\(port)" }

    /// What was asked for so far.
    public var requests: [Request] { log.withLock { $0 } }

    private static func listen() throws -> (Int32, UInt16) {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && Foundation.listen(descriptor, 64) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard descriptor >= 0, isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private func serve(_ client: Int32) {
        defer { close(client) }
        guard let request = Request(readFrom: client) else { return }
        log.withLock { $0.append(request) }
        let reply = answer(request)
        if reply.wait > 0 { Thread.sleep(forTimeInterval: reply.wait) }
        guard !reply.hangsUp else { return }
        guard send(Array(reply.head.utf8)[...], to: client) else { return }
        var rest = reply.body.prefix(reply.cutAfter ?? reply.body.count)
        while !rest.isEmpty {
            let some = rest.prefix(reply.pace?.bytes ?? rest.count)
            guard send(some, to: client) else { return }
            rest = rest.dropFirst(some.count)
            if let pace = reply.pace { Thread.sleep(forTimeInterval: pace.seconds) }
        }
        shutdown(client, Int32(SHUT_WR))
        // Closing with something unread would take back what was sent.
        var byte: UInt8 = 0
        while recv(client, &byte, 1, 0) > 0 {}
    }

    private func send(_ bytes: ArraySlice<UInt8>, to client: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(client, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension LoopbackServer.Reply {
    fileprivate var head: String {
        var all = fields
        if saysLength { all["Content-Length"] = all["Content-Length"] ?? String(body.count) }
        all["Connection"] = "close"
        return "HTTP/1.1 \(status) Reply\r\n"
            + all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
    }
}

extension LoopbackServer.Request {
    /// Reads up to the empty line; there is never a body.
    fileprivate init?(readFrom client: Int32) {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard head.count < 1 << 16, recv(client, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
        guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
        method = String(words[0])
        path = String(words[1])
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
        fields = Dictionary(pairs) { $1 }
    }
}
