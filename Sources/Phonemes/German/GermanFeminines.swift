/// The women's names of trades, which are stressed as the men's: *Präsidentin, Ministerin*.
enum GermanFeminines {
    /// A word without -in or -innen, and how many vowels that has; `nil` for a word without it, or a name like *Valentin*.
    static func base(of word: String) -> (word: String, vowels: Int)? {
        for (ending, vowels) in [("in", 1), ("innen", 2)] where word.hasSuffix(ending) {
            let base = String(word.dropLast(ending.count))
            return base.count > 4 && !names.contains(word) ? (base, vowels) : nil
        }
        return nil
    }

    /// The word for a man, unless its stress is elsewhere: *Doktor*, but *Doktorin*.
    static func masculine(of word: String) -> String? {
        guard let (base, _) = base(of: word), !base.hasSuffix("or") else { return nil }
        return [base, base + "e"].first { GermanLexicon.phones(of: $0, isPart: true) != nil }
    }

    private static let names: Set = ["konstantin", "valentin", "florentin", "sachalin", "fehrbellin"]
}
