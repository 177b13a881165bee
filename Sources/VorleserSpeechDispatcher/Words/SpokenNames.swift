import VorleserKit

/// What signs, letters and keys are called, in a language.
struct SpokenNames {
    private let column: Int

    /// - Parameter language: BCP 47 tag; English for one that has no names here.
    init(_ language: String?) {
        let code = language.flatMap { Language($0) }?.code ?? "en"
        column = NameTable.languages.firstIndex(of: code) ?? 0
    }

    /// What is said before a capital letter.
    var capital: String { NameTable.words["capital"]?[column] ?? "" }

    /// What a sign is called where it is to be said.
    /// - Parameters:
    ///   - sign: A character of a text.
    ///   - punctuation: Which signs are to be said.
    /// - Returns: `nil` where it is read as any text is.
    func name(of sign: Character, at punctuation: SpeechSettings.Punctuation) -> String? {
        guard punctuation != .none, let row = NameTable.signs[sign], row.degree <= punctuation else { return nil }
        return row.names[column]
    }

    /// Whether a sign is heard in how the words before it are said.
    static func endsClause(_ sign: Character) -> Bool { ".,;:!?".contains(sign) }

    /// What a character is called when it is alone.
    func spelled(_ character: Character) -> String {
        if let row = NameTable.signs[character] { return row.names[column] }
        // A capital is a letter's name to every voice; small ones may be words.
        if character.isLetter { return character.uppercased().count == 1 ? character.uppercased() : String(character) }
        if character.isNumber { return String(character) }
        return character.unicodeScalars.first?.properties.name?.lowercased() ?? String(character)
    }

    /// What a key is called.
    /// - Parameter key: As SSIP names it: `escape`, `kp-plus`, `F1`.
    /// - Returns: Its name; what SSIP calls it where there is none.
    func key(_ key: String) -> String {
        let name = key.lowercased()
        if let words = NameTable.words[name] { return words[column] }
        if name.hasPrefix("kp-"), let keypad = NameTable.words["keypad"] {
            let rest = String(name.dropFirst(3))
            return keypad[column] + " " + (NameTable.words[rest]?[column] ?? signs(named: rest))
        }
        return signs(named: key)
    }

    /// Keys that print a sign are named in English, as `double-quote`.
    private func signs(named name: String) -> String {
        let words = name.replacing("-", with: " ")
        let row = NameTable.signs.values.first { $0.names[0] == words.lowercased() }
        return row?.names[column] ?? words
    }
}
