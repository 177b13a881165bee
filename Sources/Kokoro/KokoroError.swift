public import Tensors

/// Why the network, or a voice, cannot be loaded, or an utterance not be spoken.
public enum KokoroError: Error, Hashable, Sendable {
    // Files.
    /// The file itself cannot be used.
    case file(TensorFileError)
    /// The configuration lacks a key, or its value is impossible or does not fit the others.
    case configuration(key: String)
    /// The configuration has a symbol that is not one Unicode scalar, or whose token is out of bounds.
    case symbol(String, token: Int)

    // Weights.
    /// The file has no tensor of a name that the network needs.
    case missing(name: String)
    /// The file is a graph of another network; `inputs` are what that one is given.
    case foreign(inputs: [String])
    /// A tensor has another shape than the network's.
    case shape(name: String, have: [Int], need: [Int])
    /// A tensor has an element that is infinite or not a number.
    case notFinite(name: String)

    // Voices.
    /// The file does not hold a voice: rows of 256 numbers of moderate size.
    case notAVoice(name: String)
    /// There is no voice of that name; `known` are those that there are.
    case unknownVoice(name: String, known: [String])
    /// The text does not name a mix of voices; `part` is where it goes wrong.
    case mix(text: String, part: String)

    // Speaking.
    /// The utterance has more phonemes than the network has positions.
    case tooManyPhonemes(have: Int, limit: Int)
}
