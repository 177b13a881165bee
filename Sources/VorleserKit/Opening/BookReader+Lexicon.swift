import Foundation
import Phonemes
import VorleserBooks

extension BookReader {
    /// A reader that knows the words of English where the lexicon is installed.
    static let withLexicon: BookReader = {
        guard let lexicon = PhonemeData().lexicon else { return BookReader() }
        return BookReader { word in
            lexicon.phonemes(of: word, accent: .american) != nil || lexicon.phonemes(of: word, accent: .british) != nil
        }
    }()
}
