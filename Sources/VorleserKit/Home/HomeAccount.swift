import Foundation

/// A Vorleser server at home, and as which of its devices this one is known there.
public struct HomeAccount: Hashable, Codable, Sendable {
    /// Where it is, without a slash at its end.
    public let address: String
    /// Who listens here, by the number that they have there.
    let person: Int64
    /// What the server knows this device by, since it was let in; `nil` where the server lets everybody in. Kept as it is, in
    /// the library, which is its owner's alone; an owner of the household can take it back.
    let session: String?

    var server: ServerAddress { ServerAddress(known: address) }
}

/// What a listener says to have a server at home let this device in.
public struct HomeInvitation: Sendable {
    /// Without a slash at its end.
    public let address: String
    let phrase: String
    let person: String?
    let pin: String?
    let device: String

    private static let longestSecret = 500

    /// - Parameters:
    ///   - address: As in a browser: `https://books.home:4243`, perhaps with a path below which the server is.
    ///   - phrase: The server's pass-phrase; empty where it asks for none.
    ///   - person: The listener's name there; `nil` or empty where one person has the whole library.
    ///   - pin: Theirs.
    ///   - device: What this device is called there.
    ///   - allowsPlain: Whether the pass-phrase may travel in the clear to any host, not only at home.
    /// - Throws: ``HomeError/badAddress(_:)``, ``HomeError/plainAddress(_:)``, ``HomeError/badPhrase``
    public init(
        _ address: String,
        phrase: String = "",
        person: String? = nil,
        pin: String? = nil,
        device: String,
        allowsPlain: Bool = false
    ) throws(HomeError) {
        do throws(ServerAddress.Fault) {
            self.address = try ServerAddress(address, allowsPlain: allowsPlain).text
        } catch {
            switch error {
            case .malformed: throw .badAddress(address)
            case .plain(let host): throw .plainAddress(host)
            }
        }
        let words = [phrase, pin ?? "", person ?? ""].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard words.allSatisfy({ $0.utf8.count <= Self.longestSecret && !$0.contains(where: \.isNewline) }) else {
            throw .badPhrase
        }
        self.phrase = words[0]
        self.pin = words[1].isEmpty ? nil : words[1]
        self.person = words[2].isEmpty ? nil : words[2]
        self.device = device
    }
}
