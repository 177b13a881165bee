import Foundation

/// A Vorleser server at home, and as whom it is asked.
public struct HomeAccount: Hashable, Codable, Sendable {
    /// Where it is, without a slash at its end.
    public let address: String
    /// Who listens here, by the name that they have there; `nil` where one person has the whole library.
    public let person: String?
    /// What lets this device in; empty where the server asks for none. Kept as it is, in the library, which is its owner's alone.
    let phrase: String
    /// What the person says to be let in, too; `nil` without one.
    let pin: String?

    private static let longestSecret = 500

    /// - Parameters:
    ///   - address: As in a browser: `https://books.home:4243`, perhaps with a path below which the server is.
    ///   - phrase: The server's pass-phrase.
    ///   - person: The person's name there.
    ///   - pin: Theirs.
    ///   - allowsPlain: Whether the pass-phrase may travel in the clear to any host, not only at home.
    /// - Throws: ``HomeError/badAddress(_:)``, ``HomeError/plainAddress(_:)``, ``HomeError/badPhrase``
    public init(
        _ address: String,
        phrase: String = "",
        person: String? = nil,
        pin: String? = nil,
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
        let secrets = [phrase, pin ?? "", person ?? ""].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let isSound = secrets.allSatisfy { $0.utf8.count <= Self.longestSecret && !$0.contains(where: \.isNewline) }
        guard isSound else { throw .badPhrase }
        self.phrase = secrets[0]
        self.pin = secrets[1].isEmpty ? nil : secrets[1]
        self.person = secrets[2].isEmpty ? nil : secrets[2]
    }

    var server: ServerAddress { ServerAddress(known: address) }
}
