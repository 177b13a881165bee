/// Voices and how much of each is heard: `af_heart`, `af_heart*0.6+am_adam*0.4` or `af_bella(2)+af_sky(1)`.
///
/// The shares add up to 1. A voice named without a weight weighs 1.
public struct VoiceMix: Hashable, Sendable {
    /// A voice's part in the mix.
    public struct Part: Hashable, Sendable {
        public let voice: String
        /// Above 0, at most 1.
        public let share: Double
    }

    /// In the order written; no voice twice.
    public let parts: [Part]

    /// More voices than anyone can tell apart.
    private static let limit = 16

    /// - Throws: ``KokoroError/mix(text:part:)``
    public init(_ text: String) throws(KokoroError) {
        let written = text.split(separator: "+", omittingEmptySubsequences: false)
        guard written.count <= Self.limit else { throw .mix(text: text, part: "") }
        var parts: [(voice: String, weight: Double)] = []
        for part in written {
            guard let (voice, weight) = Self.part(part), weight > 0, weight <= 1_000,
                !parts.contains(where: { $0.voice == voice })
            else { throw .mix(text: text, part: Self.trimmed(part)) }
            parts.append((voice, weight))
        }
        let sum = parts.reduce(0) { $0 + $1.weight }
        let shares = parts.map { Part(voice: $0.voice, share: $0.weight / sum) }
        guard shares.allSatisfy({ $0.share > 0 }) else { throw .mix(text: text, part: "") }
        self.parts = shares
    }

    /// Whether it is one voice alone.
    public var isSingle: Bool { parts.count == 1 }

    /// The mix as one voice.
    /// - Parameter voice: Gives the voice of a name.
    /// - Returns: The voice itself if it is alone.
    /// - Throws: What `voice` throws.
    public func pack(
        _ voice: (_ name: String) throws(KokoroError) -> VoicePack
    ) throws(KokoroError) -> VoicePack {
        var packs: [(VoicePack, Double)] = []
        for part in parts { packs.append((try voice(part.voice), part.share)) }
        return packs.count == 1 ? packs[0].0 : VoicePack(mixing: packs)
    }

    /// `voice`, `voice*weight` or `voice(weight)`.
    private static func part(_ text: Substring) -> (String, Double)? {
        let text = trimmed(text)
        guard let end = text.firstIndex(where: { $0 == "*" || $0 == "(" }) else { return named(text[...], "1") }
        var weight = text[text.index(after: end)...]
        if text[end] == "(" {
            guard weight.popLast() == ")" else { return nil }
        }
        return named(text[..<end], weight)
    }

    private static func named(_ voice: Substring, _ weight: Substring) -> (String, Double)? {
        let (voice, weight) = (trimmed(voice), trimmed(weight))
        let isName = voice.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        let isNumber = weight.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard isName, isNumber, !voice.isEmpty, let weight = Double(weight) else { return nil }
        return (voice, weight)
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}

extension VoiceMix: CustomStringConvertible {
    /// As it is written, with shares: `af_heart*0.6+am_adam*0.4`.
    public var description: String {
        isSingle ? parts[0].voice : parts.map { "\($0.voice)*\($0.share)" }.joined(separator: "+")
    }
}
