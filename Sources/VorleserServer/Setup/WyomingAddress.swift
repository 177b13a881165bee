/// Where clients of the Wyoming protocol, such as Home Assistant, are listened to. The protocol has no pass-phrase: whoever
/// reaches the address can have texts spoken, and nothing else.
public struct WyomingAddress: Equatable, Sendable {
    public let host: String
    public let port: Int

    /// `nil` when it is none.
    /// - Parameter text: A port, or an address and a port: `10200`, `0.0.0.0:10200`, `[::]:10200`.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else {
            guard let port = UInt16(text), port > 0 else { return nil }
            (host, self.port) = ("127.0.0.1", Int(port))
            return
        }
        guard let port = UInt16(text[text.index(after: colon)...]), port > 0 else { return nil }
        var host = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard !host.isEmpty else { return nil }
        (self.host, self.port) = (String(host), Int(port))
    }

    /// As clients are told it: `tcp://127.0.0.1:10200`.
    public var text: String { "tcp://\(host.bracketedHost):\(port)" }
}
