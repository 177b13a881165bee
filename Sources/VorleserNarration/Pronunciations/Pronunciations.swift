public import Phonemes
import VorleserCore

/// The listener's own pronunciations as a rule for spoken forms.
///
/// It goes before all other rules, so that what a listener has decided is not overruled. Where two pronunciations want
/// the same words the earlier one has them: a book's own are put before those for all books.
public struct Pronunciations: SpokenForm {
    public let name = Self.rule
    /// What words are changed by that the listener has said how to say.
    static let rule = "pronunciation"
    /// In order; an earlier one goes first.
    public let rules: [UserPronunciation]

    private let words: SoughtWords
    private let patterns: [(rule: Int, pattern: SoughtPattern)]
    /// For each rule its sounds, if it has some.
    private let phonemes: [String?]
    private let accent: Accent

    /// - Parameters:
    ///   - rules: In order; an earlier one goes first.
    ///   - accent: Which sounds the symbols of the phonetic alphabet stand for.
    public init(_ rules: [UserPronunciation], accent: Accent = .american) {
        self.rules = rules
        self.accent = accent
        words = SoughtWords(rules)
        patterns = rules.enumerated().compactMap { index, rule in
            guard rule.extent == .pattern else { return nil }
            return (try? SoughtPattern(rule.sought, matchesCase: rule.matchesCase)).map { (index, $0) }
        }
        phonemes = rules.map { $0.saying.phonemes(accent: accent) }
    }

    /// What a rule wants for some words of a passage.
    private struct Wish {
        let rule: Int
        let range: Range<Int>
        var groups: [Substring?] = []
    }

    /// - Complexity: O(length of the passage), and what regular expressions take.
    public func replacements(in passage: Passage) -> [Replacement] {
        guard !rules.isEmpty else { return [] }
        let units = (0..<passage.length).map { passage[$0].evened }
        var wishes = words.matches(in: units).map { Wish(rule: $0.rule, range: $0.range) }
        if !patterns.isEmpty, units.count <= SoughtPattern.longestPassage {
            let text = String(units[...])
            for (rule, pattern) in patterns {
                wishes += pattern.matches(in: text).map { Wish(rule: rule, range: $0.range, groups: $0.groups) }
            }
        }
        return granted(wishes).map { replacement(for: $0, in: passage, units) }
    }

    /// Those that take no words from an earlier rule, in the order of the words.
    private func granted(_ wishes: [Wish]) -> [Wish] {
        var granted: [Wish] = []
        for wish in wishes.sorted(by: { ($0.rule, $0.range.lowerBound) < ($1.rule, $1.range.lowerBound) }) {
            let index = granted.partitioningIndex { $0.range.upperBound > wish.range.lowerBound }
            let isFree = index == granted.count || granted[index].range.lowerBound >= wish.range.upperBound
            if isFree { granted.insert(wish, at: index) }
        }
        return granted
    }

    private func replacement(for wish: Wish, in passage: Passage, _ units: [UInt16]) -> Replacement {
        let rule = rules[wish.rule]
        if case .words(let words) = rule.saying {
            return Replacement(wish.range, by: rule.extent == .pattern ? words.filled(wish.groups) : words)
        }
        // An “’s” left to itself would be said as a letter's name.
        let isPossessive = rule.extent == .word && units.hasPossessive(at: wish.range.upperBound)
        let range = wish.range.lowerBound..<wish.range.upperBound + (isPossessive ? 2 : 0)
        guard let sounds = phonemes[wish.rule] else { return Replacement(range, by: "") }
        let printed = String(range.map { passage[$0] }[...], evened: true)
        return Replacement(range, by: printed, phonemes: isPossessive ? accent.possessive(of: sounds) : sounds)
    }
}

extension String {
    /// With `$0` to `$9` replaced by groups, `$$` by a dollar.
    fileprivate func filled(_ groups: [Substring?]) -> String {
        guard contains("$") else { return self }
        var result = ""
        var rest = self[...]
        while let sign = rest.popFirst() {
            guard sign == "$", let next = rest.first else {
                result.append(sign)
                continue
            }
            if next == "$" {
                result.append("$")
                rest.removeFirst()
            } else if next.isASCII, let number = next.wholeNumberValue {
                if number < groups.count { result += groups[number] ?? "" }
                rest.removeFirst()
            } else {
                result.append(sign)
            }
        }
        return result
    }
}
