import Foundation

/// Where a server is that is asked with a secret.
struct ServerAddress: Hashable, Sendable {
    /// Why a text is none.
    enum Fault: Error, Equatable {
        case malformed
        /// The secret would travel in the clear to a host that is not at home.
        case plain(host: String)
    }

    private static let longest = 2000

    /// Without a slash at its end.
    let text: String

    /// - Parameters:
    ///   - text: As in a browser: `https://books.home`, perhaps with a path below which the server is.
    ///   - allowsPlain: Whether the secret may travel in the clear to any host, not only at home.
    /// - Throws: ``Fault``
    init(_ text: String, allowsPlain: Bool) throws(Fault) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard trimmed.utf8.count <= Self.longest, let parts = URLComponents(string: trimmed),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil, parts.url != nil
        else { throw .malformed }
        guard scheme == "https" || allowsPlain || Self.isAtHome(host) else { throw .plain(host: host) }
        var rest = Substring(trimmed)
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        self.text = String(rest)
    }

    /// One that was looked at before.
    init(known text: String) { self.text = text }

    /// A path of its API.
    /// - Parameters:
    ///   - steps: What follows `/api`; what is no letter, digit or sign of an address is written as such.
    ///   - query: What is asked for.
    /// - Returns: The address.
    func url(_ steps: [String], _ query: [URLQueryItem] = []) -> URL? {
        let path = (["api"] + steps).map { step in
            step.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
        }
        var parts = URLComponents(string: text + "/" + path.joined(separator: "/"))
        if !query.isEmpty { parts?.queryItems = query }
        return parts?.url
    }

    private static let plain = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
        .union(CharacterSet(charactersIn: "-_"))

    /// Whether a host is of this machine or of the network at home, by its address or by names that lead nowhere else.
    static func isAtHome(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        if name.contains(":") {
            return name == "::1" || name.hasPrefix("fc") || name.hasPrefix("fd") || name.hasPrefix("fe80:")
        }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = labels.compactMap { UInt8($0) }
        if numbers.count == 4, labels.count == 4 {
            switch (numbers[0], numbers[1]) {
            case (127, _), (10, _), (192, 168), (172, 16...31), (169, 254): return true
            default: return false
            }
        }
        // A name of one word is one of this machine's network, such as a container's. One of digits is an address.
        if labels.count == 1 { return name.contains { $0.isLetter } && !name.hasPrefix("0x") }
        return ["localhost", "local", "lan", "home", "internal"].contains(labels.last) || name.hasSuffix(".home.arpa")
    }
}
