import Foundation
import Phonemes
import VorleserBooks

extension BookReader {
    /// A reader that knows the words of English where the lexicon is installed.
    /// - Parameter languages: Tell where sentences end, and what chapters are called.
    /// - Returns: The reader; to make one is cheap.
    static func withLexicon(_ languages: Languages) -> BookReader {
        BookReader(sentences: languages.sentences, words: languages.books, knowsWord: knowsWord)
    }

    private static let knowsWord: @Sendable (String) -> Bool = {
        guard let lexicon = PhonemeData().lexicon else { return { _ in false } }
        return { word in
            lexicon.phonemes(of: word, accent: .american) != nil || lexicon.phonemes(of: word, accent: .british) != nil
        }
    }()
}
