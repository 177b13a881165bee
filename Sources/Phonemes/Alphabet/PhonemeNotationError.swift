/// Why a pronunciation as written by a user cannot be said.
public enum PhonemeNotationError: Error, Hashable, Sendable {
    /// A symbol that the notation does not have; `place` counts Unicode scalars from 1.
    case unknownSymbol(Unicode.Scalar, place: Int, of: PhonemeNotation)
    /// There is no sound in it.
    case nothingToSay
    /// More symbols than the voice takes at once.
    case tooLong(symbols: Int, limit: Int)
}

/// How a pronunciation is written.
public enum PhonemeNotation: String, Hashable, Codable, Sendable {
    /// The symbols of ``KokoroAlphabet``.
    case kokoro
    /// The International Phonetic Alphabet.
    case ipa
}
