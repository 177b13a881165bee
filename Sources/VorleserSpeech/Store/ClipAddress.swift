public import VorleserCore

/// Where a clip is kept: a hash of all that its sound depends on, and of nothing else.
///
/// The same words elsewhere in the book, or in another book, have the same address.
public struct ClipAddress: Hashable, Sendable {
    /// SHA-256, 64 hexadecimal digits.
    public let hexadecimal: String

    /// Changes when stored clips of older versions must not be used any more.
    private static let storeFormat = 1

    /// - Parameters:
    ///   - utterance: What is said; its place in the book and the pause after it do not matter.
    ///   - engine: The engine that says it: its name and its version of the voice count.
    ///   - voice: One of the engine's voices.
    public init(of utterance: Utterance, spokenBy engine: some SpeechEngine, as voice: Voice.ID) {
        var digest = FieldDigest()
        digest.add("vorleser clip \(Self.storeFormat)")
        digest.add(engine.name)
        digest.add(engine.version(of: voice))
        digest.add(voice.rawValue)
        digest.add(utterance.language)
        for piece in utterance.pieces {
            digest.add("\(piece.span.lowerBound.utf16 - utterance.span.lowerBound.utf16)")
            digest.add("\(piece.span.length)")
            digest.add(piece.change == nil ? "printed" : "replaced")
            digest.add(piece.text)
            digest.add(piece.phonemes.map { "said " + $0 } ?? "")
            if let language = piece.language, let version = engine.version(saying: language, in: voice) {
                digest.add("in \(language) \(version)")
            }
        }
        hexadecimal = digest.finish()
    }
}

/// A hash over fields, each with its length before it, so that none can run into the next.
private struct FieldDigest {
    private var hash = SHA256()

    mutating func add(_ field: String) {
        hash.update("\(field.utf8.count):".utf8)
        hash.update(field.utf8)
    }

    consuming func finish() -> String { hash.finish() }
}

extension ClipAddress {
    /// The address that a file in the store is named after; `nil` for other names.
    public init?(hexadecimal: some StringProtocol) {
        guard hexadecimal.utf8.count == 64, hexadecimal.allSatisfy({ "0123456789abcdef".contains($0) }) else {
            return nil
        }
        self.hexadecimal = String(hexadecimal)
    }
}
