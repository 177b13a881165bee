public import Foundation
import Wording

extension PhonemeNotationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unknownSymbol(let symbol, let place, .kokoro):
            localized("“\(symbol)” (symbol \(place)) is not one of the voice's phonemes.")
        case .unknownSymbol(let symbol, let place, .ipa):
            localized("“\(symbol)” (symbol \(place)) is not a sound that can be read from the phonetic alphabet.")
        case .nothingToSay:
            localized("There is no sound in this pronunciation.")
        case .tooLong(let symbols, let limit):
            localized("The pronunciation has \(symbols) symbols; a voice takes \(limit) at most.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unknownSymbol(_, _, .kokoro):
            localized("See `vorleser phonemes \"some words\"` for how they are written, or give the sounds as IPA.")
        case .unknownSymbol(_, _, .ipa):
            localized("Write it as a dictionary does, e.g. /hɜːrˈmaɪəni/, or spell it out with --say.")
        case .nothingToSay:
            localized("Write at least one vowel or consonant.")
        case .tooLong:
            localized("Give the words one by one.")
        }
    }
}
