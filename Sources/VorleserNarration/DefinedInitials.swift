/// Words in capitals that a text says what they stand for: *named entity recognition (NER)*, *MT (machine translation)*.
enum DefinedInitials {
    /// The words in capitals beside whose bracket their words stand, or inside it.
    /// - Complexity: O(length)
    static func initials(in units: [UInt16]) -> Set<String> {
        var result: Set<String> = []
        var index = 0
        while let bracket = units[index...].firstIndex(of: 0x28) {
            index = bracket + 1
            let inside = capitals(from: index, in: units)
            if longest.contains(inside.count), units.indices.contains(inside.upperBound),
                isEnd(units[inside.upperBound]), isSpelled(inside, by: words(before: bracket, in: units), in: units)
            {
                result.insert(String(decoding: units[inside], as: UTF16.self))
            }
            let outside = capitals(before: bracket, in: units)
            if longest.contains(outside.count), isSpelled(outside, by: words(after: index, in: units), in: units) {
                result.insert(String(decoding: units[outside], as: UTF16.self))
            }
        }
        return result
    }

    private static let longest = 2...6

    /// A closing bracket, the *s* of several, or what parts the word from more in the bracket.
    private static func isEnd(_ unit: UInt16) -> Bool { [0x29, 0x73, 0x2C, 0x3B].contains(unit) }

    /// Whether the capitals are the first letters of words, small words such as *of* left out or not. Words are given by
    /// where they begin, the last one last.
    private static func isSpelled(_ capitals: Range<Int>, by starts: [Int], in units: [UInt16]) -> Bool {
        var letters = capitals.reversed()[...]
        for start in starts.reversed() {
            guard let letter = letters.first else { break }
            if units[start] | 0x20 == units[letter] | 0x20 {
                letters = letters.dropFirst()
            } else if !isSmallWord(start, in: units) {
                return false
            }
        }
        return letters.isEmpty
    }

    /// Of up to four letters, small ones: *of*, *the*, *with*.
    private static func isSmallWord(_ start: Int, in units: [UInt16]) -> Bool {
        units[start...].prefix { $0.isASCIISmall }.count < 5 && units[start].isASCIISmall
    }

    private static func capitals(from start: Int, in units: [UInt16]) -> Range<Int> {
        start..<start + units[start...].prefix { $0.isASCIICapital }.count
    }

    private static func capitals(before bracket: Int, in units: [UInt16]) -> Range<Int> {
        let end = bracket - (bracket > 0 && units[bracket - 1].isWhiteSpace ? 1 : 0)
        let start = end - units[..<end].reversed().prefix { $0.isASCIICapital }.count
        return start > 0 && units[start - 1].isLetterOrDigit ? end..<end : start..<end
    }

    /// The beginnings of the words before a place, no more than can be needed and none of the sentence before.
    private static func words(before place: Int, in units: [UInt16]) -> [Int] {
        let first = max(0, place - reach)
        let rest = units[first..<place]
        let sentence = rest.lastIndex { [0x2E, 0x0A, 0x3B, 0x28, 0x29].contains($0) }.map { $0 + 1 } ?? first
        return starts(in: sentence..<place, of: units)
    }

    /// The beginnings of the words of a bracket.
    private static func words(after place: Int, in units: [UInt16]) -> [Int] {
        let rest = units[place..<min(units.count, place + reach)]
        guard let end = rest.firstIndex(of: 0x29) else { return [] }
        return starts(in: place..<end, of: units)
    }

    private static func starts(in range: Range<Int>, of units: [UInt16]) -> [Int] {
        range.filter { index in
            units[index].isASCIILetterOrDigit && !units[index].isDigit
                && (index == range.lowerBound || !units[index - 1].isLetterOrDigit && !units[index - 1].isApostrophe)
        }
    }

    /// UTF-16 code units.
    private static let reach = 90
}
