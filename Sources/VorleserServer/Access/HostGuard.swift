import Foundation
import HTTPTypes
import Hummingbird

/// Answers only to the server's own names.
///
/// A page of an attacker may let its name point to this machine (DNS rebinding); then the browser takes us for part of
/// that page. But it still sends that name. The port does not matter: it may have been forwarded.
struct HostGuard: RouterMiddleware {
    typealias Context = ServerContext

    let names: HostNames

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        // Every browser says the name; who does not is none, and cannot be made to ask for a page.
        if let host = request.head.authority, !names.contain(host) { throw Refusal.unknownHost }
        // A proxy may have taken the second name for the first: RFC 9112 §3.2.
        if request.headers.value("Host") != nil { throw Refusal.notHTTP }
        return try await next(request, context)
    }
}

/// What the server may be called.
struct HostNames: Sendable {
    private let names: Set<String>
    /// No name can be made to point elsewhere that is none: addresses are safe. Where only this machine can reach us
    /// its own are enough.
    private let takesAddresses: Bool

    init(_ configuration: ServerConfiguration, hostName: String = Self.ownName) {
        var names: Set = ["localhost", "127.0.0.1", "::1"]
        names.formUnion(configuration.names.map { $0.lowercased() })
        takesAddresses = !configuration.isLoopback
        if takesAddresses {
            let own = hostName.lowercased()
            names.formUnion([own, own + ".local", configuration.address.lowercased()])
        }
        self.names = names
    }

    /// What this machine calls itself; without asking the network.
    static var ownName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// - Parameter host: As in the `Host` field: a name or an address, perhaps with a port.
    /// - Returns: Whether it is one of them.
    func contain(_ host: String) -> Bool {
        guard let name = Self.name(of: host) else { return false }
        return names.contains(name) || takesAddresses && Self.isAddress(name)
    }

    /// The name without port, brackets and the dot of the root; `nil` when it is malformed.
    static func name(of host: String) -> String? {
        let host = host.lowercased()
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return nil }
            let rest = host[host.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return nil }
            return String(host[host.index(after: host.startIndex)..<end])
        }
        let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 1 || isPort(":" + parts[1]) else { return nil }
        return parts[0].hasSuffix(".") ? String(parts[0].dropLast()) : String(parts[0])
    }

    private static func isPort(_ text: some StringProtocol) -> Bool {
        text.first == ":" && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber } && text.count <= 6
    }

    private static func isAddress(_ name: String) -> Bool {
        var (v4, v6) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, name, &v4) == 1 || inet_pton(AF_INET6, name, &v6) == 1
    }
}
