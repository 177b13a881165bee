public import Foundation
import Wording

/// Why words may be said wrong.
public enum PhonemeDataError: Error, Equatable {
    /// The pronunciations of English are in none of these folders.
    case noEnglishLexicon(soughtIn: [URL])
}

extension PhonemeDataError: LocalizedError {
    public var errorDescription: String? {
        localized(
            "The pronunciations of English words (english.lexicon) are not there, so they are guessed from their letters, often wrong."
        )
    }

    public var recoverySuggestion: String? {
        switch self {
        case .noEnglishLexicon(let folders):
            localized(
                "Name the folder that has the file in VORLESER_DATA, or put it into one of: "
                    + "\(folders.map { $0.path(percentEncoded: false) }.joined(separator: ", "))."
            )
        }
    }
}
