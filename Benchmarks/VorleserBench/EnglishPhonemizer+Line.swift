import Phonemes

extension EnglishPhonemizer {
    /// What the network is given.
    func phonemes(of text: String) -> String {
        pronunciation(of: text).tokens.reduce(into: "") { $0 += ($1.phonemes ?? "") + $1.whitespace }
    }
}
