public import Phonemes

/// Why a pronunciation of a listener cannot be used.
public enum PronunciationError: Error, Hashable, Sendable {
    /// The rule does not say which word it is for.
    case nothingToFind
    /// The rule has neither words nor sounds to say.
    case nothingToSay
    /// A part of it holds a line end or a tab.
    case severalLines(String)
    /// Its sounds cannot be read.
    case notation(PhonemeNotationError)
    /// It is no regular expression; `place` counts characters from 1, if it is known.
    case badPattern(String, reason: String, place: Int?)
    /// It repeats what can match in several ways, as `(a+)+` and `(a|a)*` do, which may take longer than a life.
    case endlessPattern(String, place: Int)
    /// It repeats so often in a row that sentences of an ordinary length take too long.
    case slowPattern(String)
    /// Those before it in its file took so long that it was not tried.
    case untriedPattern(String)
    /// A line of a file has an unknown second column.
    case unknownWay(String)
    /// A line of a file has an unknown option.
    case unknownOption(String)
    /// A line of a file has too few columns or too many.
    case wrongColumns(Int)
}
