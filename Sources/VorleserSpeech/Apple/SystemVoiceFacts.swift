/// What a system says of one of its voices, as far as it decides which comes first. Knows nothing of Apple's frameworks, so
/// that the order is tested anywhere.
struct SystemVoiceFacts: Hashable, Sendable {
    /// The system's own name for it, such as `com.apple.voice.compact.en-US.Samantha`.
    let id: String
    let name: String
    /// BCP 47.
    let language: String
    /// Better ones have a higher one.
    let quality: Int
    /// Whether the system takes it for its language unless another is chosen.
    let isUsual: Bool
    /// Whether the listener has made it of their own: nobody is read to by it unasked.
    var isPersonal = false

    /// Voices of synthesizers from the eighties and nineties: the system calls them as good as its compact ones.
    private var isRobot: Bool {
        id.hasPrefix("com.apple.eloquence.") || id.hasPrefix("com.apple.speech.synthesis.")
    }

    /// Where most books in a language come from, for listeners whose own region says nothing of it.
    private static let homes = [
        "en": "US", "fr": "FR", "es": "ES", "pt": "BR", "de": "DE", "it": "IT", "nl": "NL", "zh": "CN", "sv": "SE",
    ]

    /// The voices in the order in which they are proposed: those of the listener's language first; then who sounds like a
    /// person, better ones first, those of the listener's region or a language's home, and what the system would take.
    /// - Parameters:
    ///   - voices: All that are installed and fit for reading.
    ///   - tag: BCP 47 tag of the listener's language.
    /// - Returns: All of them.
    static func sorted(_ voices: [SystemVoiceFacts], preferring tag: String) -> [SystemVoiceFacts] {
        voices.map { (voice: $0, rank: $0.rank(preferring: tag)) }
            .sorted { one, other in
                one.rank == other.rank
                    ? (one.voice.name, one.voice.id) < (other.voice.name, other.voice.id)
                    : other.rank.lexicographicallyPrecedes(one.rank)
            }
            .map(\.voice)
    }

    /// Higher comes first, from its first number on.
    private func rank(preferring tag: String) -> [Int] {
        let (own, wanted) = (Self.parts(of: language), Self.parts(of: tag))
        let isWanted = own.language == wanted.language
        let isNear = isWanted && own.region != nil && own.region == wanted.region
        let isAtHome = own.region != nil && own.region == Self.homes[own.language]
        return [isWanted, !isRobot, !isPersonal].map(number) + [quality] + [isNear, isAtHome, isUsual].map(number)
    }

    private func number(_ isSo: Bool) -> Int { isSo ? 1 : 0 }

    /// The language of a tag, and its region, if it has one: `zh-Hans-CN` is of CN.
    private static func parts(of tag: String) -> (language: String, region: String?) {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
        return (parts.first?.lowercased() ?? "", region)
    }
}
