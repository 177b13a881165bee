/// Brings the letters of a word to those that a language has a sound for.
struct LetterFolding: Sendable {
    /// Letters with marks that the language has itself.
    let own: Set<Unicode.Scalar>
    /// Old and foreign letters, and what comes nearest to them.
    let foreign: [Unicode.Scalar: String]
    /// Whether an apostrophe stays, as what a word leans on with.
    var keepsApostrophes = false

    /// Letters that the language has no sound for become those that come nearest; accents that are not its own go.
    func folded(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        if letters.allSatisfy(stays) { return letters }
        var result: [Unicode.Scalar] = []
        for letter in letters where letter != "'" || keepsApostrophes {
            if stays(letter) {
                result.append(letter)
            } else if let other = foreign[letter] {
                result += other.unicodeScalars
            } else if let bytes = WrittenForm.folded(String(Character(letter))) {
                result += bytes.map { Unicode.Scalar($0) }
            } else {
                result.append(letter)
            }
        }
        return result
    }

    private func stays(_ letter: Unicode.Scalar) -> Bool {
        letter.isASCII ? letter != "'" || keepsApostrophes : own.contains(letter)
    }
}
