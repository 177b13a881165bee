import Foundation
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells hosts that everybody can see from those of this machine's own networks, which no stranger may reach through it.
///
/// Source: RFC 6890 and the registries of special-purpose addresses that it began.
enum PublicHosts {
    private static let others = [
        "0.0.0.0/8", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24",
        "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "::/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64",
        "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "5f00::/16", "fec0::/10", "ff00::/8",
    ].compactMap(AddressRange.init)

    /// Whether an address is everybody's.
    static func contain(_ address: String) -> Bool {
        AddressRange(address) != nil && !LocalNames.contain(address) && !others.contains { $0.contains(address) }
    }

    /// The addresses of a host.
    /// - Returns: None when one of them is not everybody's: a name with both kinds is a trap.
    static func addresses(of host: String, port: Int) -> [SocketAddress] {
        var wish = addrinfo()
        wish.ai_protocol = Int32(IPPROTO_TCP)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &wish, &found) == 0 else { return [] }
        defer { freeaddrinfo(found) }
        var addresses: [SocketAddress] = []
        for entry in sequence(first: found, next: { $0?.pointee.ai_next }) {
            guard let entry, let address = entry.pointee.ai_addr else { break }
            let known: SocketAddress? =
                switch Int32(entry.pointee.ai_family) {
                case AF_INET:
                    address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { .init($0.pointee, host: host) }
                case AF_INET6:
                    address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { .init($0.pointee, host: host) }
                default: nil
                }
            guard let known, let text = known.ipAddress, contain(text) else { return [] }
            addresses.append(known)
        }
        return addresses
    }
}
