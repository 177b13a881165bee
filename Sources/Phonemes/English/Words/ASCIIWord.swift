/// Questions about words spelled with ASCII characters alone, as bytes.
enum ASCIIWord {
    static let apostrophe = UInt8(ascii: "'")
    static let stop = UInt8(ascii: ".")

    static func isUpper(_ byte: UInt8) -> Bool { byte &- 65 < 26 }
    static func isLower(_ byte: UInt8) -> Bool { byte &- 97 < 26 }
    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 97 < 26 }
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
    static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }
    static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte & 0xDF : byte }

    /// Whether a text begins as most words do: cheap to ask before a text is compared with marks, one by one.
    static func begins(_ text: String) -> Bool { text.utf8.first.map(isLetter) ?? false }

    static func lowercased(_ word: [UInt8]) -> [UInt8] { word.map(lower) }
    static func hasUpper(_ word: some Collection<UInt8>) -> Bool { word.contains(where: isUpper) }
    static func hasLower(_ word: some Collection<UInt8>) -> Bool { word.contains(where: isLower) }
    static func isAllLetters(_ word: some Collection<UInt8>) -> Bool { !word.isEmpty && word.allSatisfy(isLetter) }

    /// The capitalised form of a word in small letters, the small form of a capitalised one; `nil` for others.
    static func twin(of word: [UInt8]) -> [UInt8]? {
        guard word.count >= 2, let first = word.first, isLetter(first), !hasUpper(word.dropFirst()) else { return nil }
        var twin = word
        twin[0] = first ^ 0x20
        return twin
    }
}
