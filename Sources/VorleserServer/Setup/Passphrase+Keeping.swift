public import Foundation
public import VorleserKit

extension Passphrase {
    /// The one that the listener gives, in a file or by `VORLESER_PASSPHRASE`.
    /// - Parameters:
    ///   - file: Its first line counts.
    ///   - environment: The process's.
    /// - Returns: `nil` when none is given.
    /// - Throws: ``ServerError/unreadablePassphrase(path:)``, ``ServerError/weakPassphrase(shortest:)``
    public static func given(in file: URL?, _ environment: [String: String]) throws(ServerError) -> Passphrase? {
        if let file {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw ServerError.unreadablePassphrase(path: file.path(percentEncoded: false))
            }
            return try Passphrase(String(text.prefix { !$0.isNewline }))
        }
        guard let text = environment["VORLESER_PASSPHRASE"], !text.isEmpty else { return nil }
        return try Passphrase(text)
    }

    /// The library's own: made when it is first needed.
    public static func kept(in library: Library) async throws -> Passphrase {
        if let text = try await library.setting("passphrase", as: String.self), let kept = try? Passphrase(text) {
            return kept
        }
        let new = Passphrase.random()
        try await library.set("passphrase", to: new.text)
        return new
    }
}
