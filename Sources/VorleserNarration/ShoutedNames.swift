/// Names that a text also prints in capitals, for a shout or in a title: *Bia* and *BIA!*
enum ShoutedNames {
    /// The words in capitals, of at least three letters with a vowel, that stand at least twice as often as a name.
    /// - Complexity: O(length)
    static func names(in units: [UInt16]) -> Set<String> {
        let capitals = counts(in: units) { $0.isASCIICapital }.filter { word, _ in
            word.contains { "AEIOUY".contains($0) }
        }
        guard !capitals.isEmpty else { return [] }
        let small = counts(in: units) { $0.isASCIISmall }
        return Set(capitals.filter { word, count in small[word, default: 0] >= 2 * count }.keys)
    }

    /// How often words stand there that begin with a capital and have only such letters after it, by their capitals.
    private static func counts(in units: [UInt16], _ isLetter: (UInt16) -> Bool) -> [String: Int] {
        var counts: [String: Int] = [:]
        var index = 0
        while index < units.count {
            guard units[index].isASCIICapital else {
                index += 1
                continue
            }
            let start = index
            index += 1
            while index < units.count, isLetter(units[index]) { index += 1 }
            let isWord =
                (3...12).contains(index - start) && (index == units.count || !units[index].isLetterOrDigit)
                && (start == 0 || !units[start - 1].isLetterOrDigit)
            if isWord { counts[String(decoding: units[start..<index], as: UTF16.self).uppercased(), default: 0] += 1 }
            while index < units.count, units[index].isASCIILetterOrDigit { index += 1 }
        }
        return counts
    }
}
