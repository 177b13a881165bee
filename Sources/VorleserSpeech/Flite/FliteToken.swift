/// A word as Flite is given it, and where it came from.
struct FliteToken: Equatable {
    /// ASCII without punctuation at its ends; never empty.
    var name: String
    /// The punctuation after it, at most one sign; Flite makes a pause there.
    var after = ""
    /// How to say it: phonemes of CMU's alphabet, such as `hh ax l ow1`; `nil` for Flite's own idea.
    var phonemes: String?
    /// Where it stands in the spoken text, in UTF-16 code units.
    let source: Range<Int>

    /// Puts punctuation after it, unless a stronger one stands there.
    mutating func follow(by mark: Character) {
        let strength: [Character] = [",", ":", ";", ".", "!", "?"]
        let known = after.first.flatMap(strength.firstIndex) ?? -1
        if let new = strength.firstIndex(of: mark), new > known { after = String(mark) }
    }
}
