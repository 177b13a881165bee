import Foundation

/// Where an Audiobookshelf server is.
public struct AudiobookshelfAddress: Hashable, Codable, Sendable, CustomStringConvertible {
    private static let longest = 2000

    /// Without a slash at its end.
    let text: String

    /// - Parameters:
    ///   - text: As in a browser: `https://abs.home`, perhaps with a path below which the server is.
    ///   - allowsPlain: Whether a token may travel in the clear to any host, not only at home.
    /// - Throws: ``AudiobookshelfError/badAddress(_:)``, ``AudiobookshelfError/plainAddress(_:)``
    public init(_ text: String, allowsPlain: Bool = false) throws(AudiobookshelfError) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard trimmed.utf8.count <= Self.longest, let parts = URLComponents(string: trimmed),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
            parts.query == nil, parts.fragment == nil, parts.url != nil
        else { throw .badAddress(text) }
        guard scheme == "https" || allowsPlain || Self.isAtHome(host) else { throw .plainAddress(host) }
        var rest = Substring(trimmed)
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        self.text = String(rest)
    }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public var description: String { text }

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

/// With whose name a server is asked.
public struct AudiobookshelfAccount: Hashable, Codable, Sendable {
    public let address: AudiobookshelfAddress
    /// What the server takes for the person: an API key. Kept as it is, in the library, which is its owner's alone.
    public let token: String
    /// The library into which books go, by name; the only one when `nil`.
    public var library: String?

    private static let longest = 4000

    /// - Throws: ``AudiobookshelfError/badToken``
    public init(
        _ address: AudiobookshelfAddress,
        token: String,
        library: String? = nil
    ) throws(AudiobookshelfError) {
        let token = token.trimmingCharacters(in: .whitespacesAndNewlines)
        // Anything else could end the field of the request that it stands in.
        let isSound = token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isSound, (1...Self.longest).contains(token.utf8.count) else { throw .badToken }
        (self.address, self.token, self.library) = (address, token, library)
    }
}
