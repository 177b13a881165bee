import Foundation

/// What the server may be called.
struct HostNames: Sendable {
    private let names: Set<String>
    /// No name can be made to point elsewhere that is none: addresses are safe. Where only this machine can reach us
    /// its own are enough.
    private let takesAddresses: Bool

    init(_ configuration: ServerConfiguration, hostName: String = ThisMachine.name) {
        var names: Set = ["localhost", "127.0.0.1", "::1"]
        names.formUnion(configuration.names.map { $0.lowercased() })
        takesAddresses = !configuration.isLoopback
        if takesAddresses {
            let own = hostName.lowercased()
            names.formUnion([own, own + ".local", configuration.address.lowercased()])
        }
        self.names = names
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
