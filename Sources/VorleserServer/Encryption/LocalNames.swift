/// Names and addresses that mean something in a network of one's own alone.
///
/// Source: RFC 6761 §6.3 (`localhost`), RFC 6762 §3 (`local`), RFC 8375 (`home.arpa`), ICANN's reservation of `internal`;
/// RFC 1918, RFC 3927, RFC 4193, RFC 4291 §2.5.6, RFC 6598 (which Tailscale uses). `lan`, `home` and `fritz.box` are what
/// routers say.
enum LocalNames {
    /// What such names end with.
    static let domains = ["localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box"]

    /// Where such addresses are.
    static let networks = [
        "127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "::1/128",
        "fc00::/7", "fe80::/10",
    ].compactMap(AddressRange.init)

    /// - Parameter host: A name or an address, without port and brackets.
    /// - Returns: Whether it is one of them.
    static func contain(_ host: String) -> Bool {
        let host = host.lowercased()
        return networks.contains { $0.contains(host) }
            || AddressRange(host) == nil && domains.contains { host == $0 || host.hasSuffix("." + $0) }
    }
}
