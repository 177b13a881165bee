public import Phonemes

/// Where a language's phonemizer comes from. Nothing is loaded before the first utterance in it.
public struct PhonemizerSource: Sendable {
    /// Changes with what the phonemizer says: clips of another version are other clips. May be empty.
    public let version: String
    let make: @Sendable (_ tag: String) -> any Phonemizing

    /// - Parameters:
    ///   - version: Changes with what the phonemizer says.
    ///   - make: Makes the phonemizer of a BCP 47 tag of the language, which may name a region.
    public init(version: String, make: @escaping @Sendable (_ tag: String) -> any Phonemizing) {
        self.version = version
        self.make = make
    }

    /// English, American or British as the tag says.
    /// - Parameter lexicon: How words are said; without one they are guessed from their letters.
    /// - Returns: Its source.
    public static func english(_ lexicon: Lexicon?) -> PhonemizerSource {
        PhonemizerSource(version: "") { EnglishPhonemizer(accent: Accent(speaking: $0), lexicon: lexicon) }
    }

    /// Those of other languages than English that are built in, by primary subtag.
    public static let standard: [String: PhonemizerSource] = [
        "de": PhonemizerSource(version: "4") { _ in GermanPhonemizer() },
        "es": PhonemizerSource(version: "3") { _ in SpanishPhonemizer() },
        "it": PhonemizerSource(version: "4") { _ in ItalianPhonemizer() },
        "pt": PhonemizerSource(version: "4") { _ in PortuguesePhonemizer() },
        "fr": PhonemizerSource(version: "4") { _ in FrenchPhonemizer() },
    ]
}
