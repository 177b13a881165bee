/// Turns the words of one language into the symbols that the voices were trained on.
public protocol Phonemizing: Sendable {
    /// How a text is said. Never fails: an unknown word has no phonemes.
    func pronunciation(of text: String) -> Pronunciation
}
