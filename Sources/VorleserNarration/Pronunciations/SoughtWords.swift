import Foundation

/// Finds many words in a text at once.
struct SoughtWords: Sendable {
    private struct Word {
        let rule: Int
        /// Evened; small letters unless capitals count.
        let units: [UInt16]
        let isWhole: Bool
        let matchesCase: Bool
    }

    private let words: [Word]
    /// The words that begin with a small letter or a sign, as indices.
    private let byFirstUnit: [UInt16: [Int]]

    init(_ rules: [UserPronunciation]) {
        words = rules.enumerated().flatMap { index, rule in
            guard rule.extent != .pattern else { return [Word]() }
            return Self.spellings(of: rule.sought).map { spelling in
                let units = spelling.map { rule.matchesCase ? $0.evened : $0.evened.smallLetter }
                return Word(rule: index, units: units, isWhole: rule.extent == .word, matchesCase: rule.matchesCase)
            }
        }
        byFirstUnit = Dictionary(grouping: words.indices) { [words] in words[$0].units.first?.smallLetter ?? 0 }
    }

    /// With its accents on their letters and beside them, as books have it either way.
    private static func spellings(of sought: String) -> Set<[UInt16]> {
        [
            Array(sought.utf16), Array(sought.precomposedStringWithCanonicalMapping.utf16),
            Array(sought.decomposedStringWithCanonicalMapping.utf16),
        ]
    }

    /// Finds every place where a rule's word stands.
    /// - Parameter units: The text, evened.
    /// - Returns: The rules' indices and the places; places of different rules may overlap.
    func matches(in units: [UInt16]) -> [(rule: Int, range: Range<Int>)] {
        guard !words.isEmpty else { return [] }
        let small = units.map(\.smallLetter)
        var result: [(rule: Int, range: Range<Int>)] = []
        for start in small.indices {
            guard let candidates = byFirstUnit[small[start]] else { continue }
            for word in candidates.lazy.map({ words[$0] }) {
                let end = start + word.units.count
                guard end <= units.count, (word.matchesCase ? units : small)[start..<end].elementsEqual(word.units),
                    !word.isWhole || units.isWhole(start..<end)
                else { continue }
                result.append((word.rule, start..<end))
            }
        }
        return result
    }
}

extension [UInt16] {
    /// Whether no word goes on at either end of a stretch. An apostrophe between letters is inside a word, except
    /// that of a possessive.
    fileprivate func isWhole(_ range: Range<Int>) -> Bool {
        startsWord(at: range.lowerBound) && endsWord(at: range.upperBound)
    }

    private func startsWord(at start: Int) -> Bool {
        guard start > 0, self[start].isInWord else { return true }
        guard self[start - 1] == 0x27 else { return !self[start - 1].isInWord }
        return start < 2 || !self[start - 2].isInWord
    }

    private func endsWord(at end: Int) -> Bool {
        guard end < count, end > 0, self[end - 1].isInWord else { return true }
        guard self[end] == 0x27 else { return !self[end].isInWord }
        return end + 1 >= count || !self[end + 1].isInWord || hasPossessive(at: end)
    }

    /// Whether an apostrophe and an s that end a word stand at a place of an evened text.
    func hasPossessive(at place: Int) -> Bool {
        guard place > 0, place + 1 < count, self[place] == 0x27, self[place + 1].smallLetter == 0x73,
            self[place - 1].isInWord
        else { return false }
        return place + 2 == count || !self[place + 2].isInWord
    }
}
