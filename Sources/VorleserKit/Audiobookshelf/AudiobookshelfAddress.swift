import Foundation

/// Where an Audiobookshelf server is.
public struct AudiobookshelfAddress: Hashable, Codable, Sendable, CustomStringConvertible {
    private let server: ServerAddress

    /// - Parameters:
    ///   - text: As in a browser: `https://abs.home`, perhaps with a path below which the server is.
    ///   - allowsPlain: Whether a token may travel in the clear to any host, not only at home.
    /// - Throws: ``AudiobookshelfError/badAddress(_:)``, ``AudiobookshelfError/plainAddress(_:)``
    public init(_ text: String, allowsPlain: Bool = false) throws(AudiobookshelfError) {
        do throws(ServerAddress.Fault) {
            server = try ServerAddress(text, allowsPlain: allowsPlain)
        } catch {
            switch error {
            case .malformed: throw .badAddress(text)
            case .plain(let host): throw .plainAddress(host)
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        server = ServerAddress(known: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(server.text)
    }

    public var description: String { server.text }

    /// A path of its API; see ``ServerAddress/url(_:_:)``.
    func url(_ steps: [String], _ query: [URLQueryItem] = []) -> URL? { server.url(steps, query) }
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
