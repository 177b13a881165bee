import Phonemes

/// Which tags each word had in the training text, and the classes of words that had the same ones.
struct AmbiguityClasses {
    private var counts: [UInt32: [UInt8: Int]] = [:]
    private var numbers: [[UInt8]: UInt8] = [:]
    private let least: Int
    private let share: Double

    init(_ treebank: Treebank, least: Int, share: Double) {
        self.least = least
        self.share = share
        for sentence in treebank.sentences {
            let directions = QuoteMarks.directions(of: sentence.tokens)
            for (index, token) in sentence.tokens.enumerated() {
                counts[WordFacts(token.text, quote: directions[index]).word, default: [:]][
                    sentence.tags[index],
                    default: 0
                ] += 1
            }
        }
        var sizes: [[UInt8]: Int] = [:]
        for tags in counts.values {
            guard let tagClass = tagClass(tags) else { continue }
            sizes[tagClass, default: 0] += tags.values.reduce(0, +)
        }
        let kept = sizes.sorted { ($1.value, $0.key.description) < ($0.value, $1.key.description) }.prefix(254)
        // The classes of one tag catch what is too rare for a class of its own.
        for (index, entry) in kept.enumerated() { numbers[entry.key] = UInt8(index + 1) }
    }

    private func tagClass(_ tags: [UInt8: Int]) -> [UInt8]? {
        let all = tags.values.reduce(0, +)
        guard all >= least else { return nil }
        let sorted = tags.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(3).filter { Double($0.value) >= share * Double(all) }.map(\.key)
    }

    private func number(_ tags: [UInt8: Int]) -> UInt8 {
        guard var tagClass = tagClass(tags) else { return 0 }
        while !tagClass.isEmpty {
            if let number = numbers[tagClass] { return number }
            tagClass.removeLast()
        }
        return 0
    }

    /// The class of a word, its own occurrence with this tag left out so that training does not see the answer.
    func number(of word: UInt32, leavingOut tag: UInt8?) -> UInt8 {
        guard var tags = counts[word] else { return 0 }
        if let tag, let count = tags[tag] { tags[tag] = count > 1 ? count - 1 : nil }
        return number(tags)
    }

    /// Every word that has a class.
    var words: [(word: UInt32, number: UInt8)] {
        counts.map { ($0.key, number($0.value)) }.filter { $0.1 > 0 }.sorted { $0.0 < $1.0 }
    }
}
