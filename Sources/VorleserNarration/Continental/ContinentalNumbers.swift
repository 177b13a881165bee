import Phonemes

/// Numbers in a language's words.
protocol ContinentalNumbers: Sendable {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String
    /// The same for a number that counts, its thousands parted perhaps: in German no year is said so.
    func amount(_ number: Int, _ agreement: NumberAgreement, isGrouped: Bool) -> String
    /// In the singular; before a masculine noun some have a short form, *tercer piso*.
    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String
    /// Digit by digit.
    func digits(_ digits: String) -> String
    /// The gender of a noun, in the singular or plural, told by its ending and by lists.
    func gender(of noun: String) -> NumberAgreement
    /// Whether a word is an adjective that may stand before its noun and does not tell the gender: *jeunes*.
    func isAdjective(_ word: String) -> Bool
    /// What a fraction's denominator is called: *tercio*, *cuartos*.
    func denominator(_ value: Int, isMany: Bool) -> String
    /// What it is called before the word *part*, if not so: *tres cuartas partes*.
    func denominatorBeforeNoun(_ value: Int) -> String?
    /// The plural of an adjective in the singular.
    func plural(of adjective: String) -> String
    /// The singular of a noun that is printed in the plural after one and a half: *1½ años*.
    func singular(of noun: String) -> String
    /// A number and the blank before its noun, or without its vowel: *un’*.
    func beforeNoun(_ number: String, _ noun: String) -> String
    /// Whether a word has the form in which a number's noun stands: the year in *1808 costaba* counts nothing.
    func isCounted(_ noun: String, by number: Int) -> Bool
}

extension ContinentalNumbers {
    func amount(_ number: Int, _ agreement: NumberAgreement, isGrouped: Bool) -> String { cardinal(number, agreement) }

    func isAdjective(_ word: String) -> Bool { false }

    func denominatorBeforeNoun(_ value: Int) -> String? { nil }

    func plural(of adjective: String) -> String { adjective + "s" }

    func singular(of noun: String) -> String { noun }

    func beforeNoun(_ number: String, _ noun: String) -> String { number + " " }

    /// *Tercio*, *cuartos*, *quintos*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        ordinal(value, .masculine, beforeNoun: false) + (isMany ? "s" : "")
    }
}
