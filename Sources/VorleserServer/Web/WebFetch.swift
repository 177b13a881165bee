import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import VorleserKit

/// What lies at an address in the web.
struct WebPage: Equatable, Sendable {
    /// What it is called as a file: the host's name, and an ending that says of which kind it is.
    let name: String
    let bytes: [UInt8]
}

/// Fetches pages, from hosts that everybody can see alone. The address that was looked at is the one that is connected to, so
/// that a name cannot mean another host a moment later.
struct WebFetch: Sendable {
    /// The addresses of a host; none for one that is not to be asked.
    var addresses: @Sendable (_ host: String, _ port: Int) async -> [SocketAddress] = { host, port in
        await blocking { PublicHosts.addresses(of: host, port: port) }
    }
    var patience: TimeAmount = .seconds(20)
    /// Who vouches for hosts that speak TLS.
    var authorities: NIOSSLTrustRoots = .default

    private static let mostBytes = 50_000_000
    private static let mostRedirections = 5
    private static let accepted = "text/html, application/xhtml+xml, text/*, application/epub+zip, application/pdf"

    private typealias Connection = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    private struct Answer {
        let status: Int
        let headers: HTTPHeaders
        let bytes: [UInt8]

        init(_ head: HTTPResponseHead, bytes: [UInt8]) {
            (status, headers, self.bytes) = (Int(head.status.code), head.headers, bytes)
        }
    }

    /// - Throws: ``WebFault``, `CancellationError`.
    func page(at address: WebAddress) async throws -> WebPage { try await pageAndPlace(at: address).page }

    /// A page, and where it was in the end.
    /// - Throws: As ``page(at:)``.
    func pageAndPlace(at address: WebAddress) async throws -> (page: WebPage, place: WebAddress) {
        let (answer, place) = try await final(of: address, Wish(accepts: Self.accepted, mostBytes: Self.mostBytes))
        return (try page(answer, from: place), place)
    }

    /// A picture.
    /// - Throws: As ``page(at:)``.
    func picture(at address: WebAddress, upTo mostBytes: Int) async throws -> [UInt8] {
        let answer = try await final(of: address, Wish(accepts: Self.acceptedPictures, mostBytes: mostBytes)).answer
        guard Picture.Kind(answer.bytes) != nil else {
            throw WebFault.wrongKind(answer.headers.first(name: "Content-Type") ?? "")
        }
        return answer.bytes
    }

    private static let acceptedPictures =
        "image/avif, image/webp, image/png, image/jpeg, image/gif, image/svg+xml, image/*;q=0.5"

    /// What is asked for, and how much of it may come.
    private struct Wish {
        let accepts: String
        let mostBytes: Int
    }

    /// The answer behind all redirections.
    private func final(of address: WebAddress, _ wish: Wish) async throws -> (answer: Answer, place: WebAddress) {
        var address = address
        for _ in 0...Self.mostRedirections {
            let answer = try await answer(of: address, wish)
            switch answer.status {
            case 200: return (answer, address)
            case 301, 302, 303, 307, 308:
                guard let location = answer.headers.first(name: "Location") else { break }
                address = try address.following(location)
                continue
            default: break
            }
            throw WebFault.refused(host: address.host, status: answer.status)
        }
        throw WebFault.refused(host: address.host, status: 310)
    }

    private func page(_ answer: Answer, from address: WebAddress) throws(WebFault) -> WebPage {
        let field = answer.headers.first(name: "Content-Type") ?? "text/html"
        let parts = field.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = parts.first?.lowercased() ?? ""
        let name = address.host.replacing(":", with: "-")
        // What the field says of the letters goes before what the page says.
        let charset = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }?.dropFirst(8)
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        switch type {
        case "text/html", "application/xhtml+xml":
            let mark = charset.map { Array("<meta charset=\"\($0)\">".utf8) } ?? []
            return WebPage(name: name + ".html", bytes: mark + answer.bytes)
        case "text/plain": return WebPage(name: name + ".txt", bytes: answer.bytes)
        case "text/markdown": return WebPage(name: name + ".md", bytes: answer.bytes)
        case "application/pdf": return WebPage(name: name + ".pdf", bytes: answer.bytes)
        case "application/epub+zip": return WebPage(name: name + ".epub", bytes: answer.bytes)
        case "application/x-fictionbook+xml": return WebPage(name: name + ".fb2", bytes: answer.bytes)
        case BookFormat.docx.mediaType: return WebPage(name: name + ".docx", bytes: answer.bytes)
        default: throw .wrongKind(field)
        }
    }

    // MARK: One answer

    private func answer(of address: WebAddress, _ wish: Wish) async throws -> Answer {
        let known = await addresses(address.host, address.port)
        guard !known.isEmpty else { throw WebFault.notPublic(host: address.host) }
        return try await withThrowingTaskGroup(of: Answer.self) { group in
            group.addTask { try await ask(address, at: known, wish) }
            group.addTask {
                try await Task.sleep(for: .nanoseconds(patience.nanoseconds))
                throw WebFault.tooSlow
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    private func ask(_ address: WebAddress, at known: [SocketAddress], _ wish: Wish) async throws -> Answer {
        for place in known {
            guard let connection = try? await connect(to: place, as: address) else { continue }
            do {
                return try await connection.executeThenClose { parts, outbound in
                    // At once: a host may answer, and leave, as soon as it knows what is asked.
                    try await outbound.write(contentsOf: [.head(Self.request(for: address, wish)), .end(nil)])
                    return try await Self.answer(in: parts, upTo: wish.mostBytes)
                }
            } catch let error where !(error is WebFault || error is CancellationError) {
                throw WebFault.unreachable(host: address.host)
            }
        }
        throw WebFault.unreachable(host: address.host)
    }

    private func connect(to place: SocketAddress, as address: WebAddress) async throws -> Connection {
        var encryption = TLSConfiguration.makeClientConfiguration()
        encryption.trustRoots = authorities
        let context = try address.isEncrypted ? NIOSSLContext(configuration: encryption) : nil
        // A certificate is for a name; addresses have none.
        let name = AddressRange(address.host) == nil ? address.host : nil
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(8))
            // Nothing is read before there is somebody to read it.
            .channelOption(.autoRead, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let context {
                        try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: name))
                    }
                    try pipeline.addHTTPClientHandlers()
                }
            }
            .connect(to: place).get()
        // Not before it is connected: one that is let go of without having been used ends the program.
        do {
            return try await channel.eventLoop.submit {
                try channel.syncOptions?.setOption(.autoRead, value: true)
                return try Connection(wrappingChannelSynchronously: channel)
            }.get()
        } catch {
            channel.close(promise: nil)
            throw error
        }
    }

    private static func request(for address: WebAddress, _ wish: Wish) -> HTTPRequestHead {
        var headers = HTTPHeaders([("Host", address.host.bracketedHost)])
        headers.add(name: "User-Agent", value: "Vorleser")
        headers.add(name: "Accept", value: wish.accepts)
        headers.add(name: "Accept-Encoding", value: "identity")
        headers.add(name: "Connection", value: "close")
        return HTTPRequestHead(version: .http1_1, method: .GET, uri: address.target, headers: headers)
    }

    private static func answer(
        in parts: NIOAsyncChannelInboundStream<HTTPClientResponsePart>,
        upTo mostBytes: Int
    ) async throws -> Answer {
        var head: HTTPResponseHead?
        var bytes: [UInt8] = []
        for try await part in parts {
            switch part {
            case .head(let found):
                if let encoding = found.headers.first(name: "Content-Encoding"), encoding.lowercased() != "identity" {
                    throw WebFault.wrongKind(encoding)
                }
                head = found
                // Of what is not wanted nothing more is read.
                if found.status.code != 200 { return Answer(found, bytes: []) }
            case .body(let buffer):
                bytes += buffer.readableBytesView
                guard bytes.count <= mostBytes else { throw WebFault.tooLarge(limit: mostBytes) }
            case .end:
                if let head { return Answer(head, bytes: bytes) }
            }
        }
        throw ChannelError.eof
    }
}
