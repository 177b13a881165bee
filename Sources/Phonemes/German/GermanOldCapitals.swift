/// Ä, Ö and Ü as old print has them, whose capitals have no dots: *Ueber, Aerzte, Oesterreich*.
enum GermanOldCapitals {
    /// A word with its umlaut.
    /// - Parameters:
    ///   - word: In small letters.
    ///   - capital: How it is printed.
    /// - Returns: The word itself where its first two letters are two sounds: *Aerosol*, *UEFA*.
    static func resolved(_ word: String, _ capital: SpelledCapital) -> String {
        var letters = word.utf8.makeIterator()
        guard let first = letters.next(), letters.next() == UInt8(ascii: "e"), let third = letters.next(),
            let umlaut = umlauts[first], isOneSound(first, before: third),
            !foreign.contains(where: word.hasPrefix), !GermanLexicon.isWord(word)
        else { return word }
        let resolved = umlaut + word.dropFirst(2)
        return capital.isInitial || GermanLexicon.isWord(resolved) ? resolved : word
    }

    private static let umlauts = [UInt8(ascii: "a"): "ä", UInt8(ascii: "o"): "ö", UInt8(ascii: "u"): "ü"]

    /// Before a consonant, and in *Aeuglein*.
    private static func isOneSound(_ first: UInt8, before third: UInt8) -> Bool {
        third == UInt8(ascii: "u") ? first == UInt8(ascii: "a") : !"aeioy".utf8.contains(third)
    }

    /// Beginnings that Greek and Latin words have.
    private static let foreign = ["aero", "aeri"]
}
