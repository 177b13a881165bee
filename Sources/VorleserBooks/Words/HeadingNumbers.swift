/// A language's number words, cardinal and ordinal, as they stand in headings.
public struct HeadingNumbers: Sendable {
    private var words: [String: Int] = [:]
    private var stems: [String: Int] = [:]
    /// What numbers the last of a row: “Chapter the *Last*”. It has no value.
    private var last: Set<String>
    /// What stands between tens and units: the blank and hyphen of “twenty one”, the “ y ” of “treinta y uno”.
    private var joints: [String]
    /// What ordinals in digits end with: the “st” of “1st”.
    private var endings: Set<String>

    /// - Parameters:
    ///   - counting: Lists of words between blanks, in small letters; each counts from one.
    ///   - others: More words, with what they mean: tens, feminine forms.
    ///   - stems: Lists of the beginnings of ordinals that change their ending with gender and case; each counts from one.
    ///   - otherStems: More of them, with what they mean.
    ///   - last: Words between blanks for the last of a row.
    ///   - joints: What may stand between tens and units.
    ///   - endings: What ordinals in digits end with, between blanks.
    public init(
        counting: [String] = [],
        others: [String: Int] = [:],
        stems: [String] = [],
        otherStems: [String: Int] = [:],
        last: String = "",
        joints: [String] = [],
        endings: String = ""
    ) {
        words = Self.table(counting).merging(others) { first, _ in first }
        self.stems = Self.table(stems).merging(otherStems) { first, _ in first }
        self.last = Set(WordList.words(last))
        self.joints = joints
        self.endings = Set(WordList.words(endings))
    }

    private static func table(_ lists: [String]) -> [String: Int] {
        var result: [String: Int] = [:]
        for list in lists {
            for (index, word) in WordList.words(list).enumerated() where result[word] == nil {
                result[word] = index + 1
            }
        }
        return result
    }

    /// The number that a word in small letters means.
    /// - Returns: `nil` for any other word; one that numbers the last of a row has no value.
    public func value(of word: String) -> Int? {
        if let value = words[word] { return value }
        guard word.utf8.count >= 4 else { return nil }
        // Ordinals change their ending with gender and case: the longest stem that fits counts.
        for length in stride(from: min(word.count, longestStem), through: 3, by: -1) {
            if let value = stems[String(word.prefix(length))] { return word.count - length <= 5 ? value : nil }
        }
        return nil
    }

    /// The number that a word joined with hyphens means as a whole: “dix-sept”.
    /// - Returns: `nil` where its parts say it, or nothing does.
    func value(ofJoined word: String) -> Int? {
        if let value = words[word] { return value }
        return stems.first { $0.key.contains("-") && word.hasPrefix($0.key) && word.count - $0.key.count <= 5 }?.value
    }

    /// Whether two words are tens and units, such as “twenty” and “one”.
    func areTensAndUnits(_ tens: String, _ units: String) -> Bool { sum(ofTens: tens, units) != nil }

    /// The number that tens and units make, or ten and units where both are ordinals: “décimo primeiro”.
    func sum(ofTens tens: String, _ units: String) -> Int? {
        guard let upper = value(of: tens), upper < 100, upper.isMultiple(of: 10), let lower = value(of: units),
            lower < 10
        else { return nil }
        return upper > 10 || words[tens] == nil && words[units] == nil ? upper + lower : nil
    }

    /// In characters: the longest words are those of German, “einundzwanzigste”.
    private var longestStem: Int { 16 }

    func isLast(_ word: String) -> Bool { last.contains(word) }

    func isOrdinalEnding(_ ending: String) -> Bool { endings.contains(ending) }

    /// What follows the sign between tens and units at the start of a text.
    func afterJoint(_ text: Substring) -> Substring? {
        let small = text.prefix(5).lowercased()
        guard let joint = joints.first(where: small.hasPrefix) else { return nil }
        return text.dropFirst(joint.count)
    }

    var isEmpty: Bool { words.isEmpty && stems.isEmpty }

    func joined(with other: HeadingNumbers) -> HeadingNumbers {
        var result = self
        result.words.merge(other.words) { own, _ in own }
        result.stems.merge(other.stems) { own, _ in own }
        result.last.formUnion(other.last)
        result.joints += other.joints.filter { !joints.contains($0) }
        result.joints.sort { $0.count > $1.count }
        result.endings.formUnion(other.endings)
        return result
    }
}
