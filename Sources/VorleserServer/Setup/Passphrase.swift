import Foundation

/// What another device must say once.
public struct Passphrase: Hashable, Sendable {
    /// As it is shown and typed.
    public let text: String

    /// Shorter ones could be guessed.
    static let shortest = 10

    /// A listener's own.
    /// - Throws: ``ServerError/weakPassphrase(shortest:)``
    public init(_ text: String) throws(ServerError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.essence(of: trimmed).count >= Self.shortest else {
            throw ServerError.weakPassphrase(shortest: Self.shortest)
        }
        self.text = trimmed
    }

    private init(made text: String) { self.text = text }

    /// A new one: 18 of 30 letters and digits, 88 bits, in groups of six.
    public static func random() -> Passphrase {
        var source = SystemRandomNumberGenerator()
        let groups = (0..<3).map { _ in
            String((0..<6).map { _ in alphabet[Int.random(in: alphabet.indices, using: &source)] })
        }
        return Passphrase(made: groups.joined(separator: "-"))
    }

    /// Without i, l, o, 0 and 1, which look alike, and u, which spares us words.
    private static let alphabet = Array("abcdefghjkmnpqrstvwxyz23456789")

    /// Whether an attempt matches it. Blanks, hyphens and capitals do not matter: it is typed from one screen into another.
    func isKnown(by given: String) -> Bool { Secret.isSame(Self.essence(of: given), Self.essence(of: text)) }

    private static func essence(of text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    }
}
