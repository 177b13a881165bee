/// The features a tag is chosen by, as 32-bit hashes.
///
/// Reference: averaged perceptron tagging after Collins (2002), with affixes and ambiguity classes after
/// Ratnaparkhi (1996) and Toutanova et al. (2003). Training and use share this file.
package struct TagFeatures: Sendable {
    /// With room for the neighbours before the first and after the last token.
    private let facts: [WordFacts]
    private static let margin = 3

    package init(_ facts: [WordFacts]) {
        let edge = [WordFacts](repeating: .outside, count: Self.margin)
        self.facts = edge + facts + edge
    }

    @inline(__always)
    private static func hash(_ template: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) -> UInt32 {
        var hash = (template &* 0x9e37_79b1 ^ first) &* 0x85eb_ca6b
        hash = ((hash ^ hash >> 15) &+ second &* 0xc2b2_ae35) &* 0x27d4_eb2f
        hash = ((hash ^ hash >> 13) &+ third &* 0x1656_67b1) &* 0x9e37_79b1
        return hash ^ hash >> 16
    }

    /// Appends the features that do not depend on other tags.
    package func appendStatic(of token: Int, to hashes: inout [UInt32]) {
        let index = token + Self.margin
        let here = facts[index]
        let before = facts[index - 1], before2 = facts[index - 2]
        let after = facts[index + 1], after2 = facts[index + 2]
        let shape = UInt32(here.shape.rawValue)
        let isInitial: UInt32 = before.shape == .none ? 2 : before.isEndOfClause && before.shape == .mark ? 1 : 0
        let cased = shape << 2 | isInitial
        let glue: UInt32 = (here.isGluedBefore ? 1 : 0) | (here.isGluedAfter ? 2 : 0)
        let class0 = UInt32(here.ambiguity), class1 = UInt32(after.ambiguity), class2 = UInt32(after2.ambiguity)
        let verb = auxiliary(before: index)
        hashes.append(Self.hash(1, here.word))
        hashes.append(Self.hash(2, here.prefixes.0))
        hashes.append(Self.hash(3, here.prefixes.1))
        hashes.append(Self.hash(4, here.prefixes.2))
        hashes.append(Self.hash(5, here.suffixes.0))
        hashes.append(Self.hash(6, here.suffixes.1))
        hashes.append(Self.hash(7, here.suffixes.2))
        hashes.append(Self.hash(8, here.suffixes.3))
        hashes.append(Self.hash(9, cased))
        hashes.append(Self.hash(10, cased, here.suffixes.1))
        hashes.append(Self.hash(11, shape, here.suffixes.2))
        hashes.append(Self.hash(12, cased, here.word))
        hashes.append(Self.hash(13, cased, class0))
        hashes.append(Self.hash(14, glue, here.word))
        hashes.append(Self.hash(15, glue, shape, class0))
        hashes.append(Self.hash(16, before.word))
        hashes.append(Self.hash(17, before2.word))
        hashes.append(Self.hash(18, after.word))
        hashes.append(Self.hash(19, after2.word))
        hashes.append(Self.hash(20, before.word, here.word))
        hashes.append(Self.hash(21, here.word, after.word))
        hashes.append(Self.hash(22, before.word, after.word))
        hashes.append(Self.hash(23, after.word, after2.word))
        hashes.append(Self.hash(24, before.suffixes.2))
        hashes.append(Self.hash(25, after.suffixes.2))
        hashes.append(Self.hash(26, after.suffixes.1, class0))
        hashes.append(Self.hash(27, UInt32(before.shape.rawValue), shape, UInt32(after.shape.rawValue)))
        hashes.append(Self.hash(28, class0))
        hashes.append(Self.hash(29, class0, class1))
        hashes.append(Self.hash(30, class1, class2))
        hashes.append(Self.hash(31, class0, after.word))
        hashes.append(Self.hash(32, here.word, class1))
        hashes.append(Self.hash(33, class0, class1, class2))
        hashes.append(Self.hash(34, verb, class0))
        hashes.append(Self.hash(35, verb, here.suffixes.1, here.suffixes.3))
        hashes.append(Self.hash(36, before.word, class0))
        hashes.append(Self.hash(37, UInt32(before.ambiguity), class0, class1))
        hashes.append(Self.hash(38, class0, here.suffixes.2))
        hashes.append(Self.hash(39, here.word, class1, class2))
        hashes.append(Self.hash(40, before.word, here.word, class1))
        hashes.append(Self.hash(41, here.word, class1 << 8 | class2, UInt32(facts[index + 3].ambiguity)))
        hashes.append(Self.hash(42, before2.word, before.word, here.word))
        hashes.append(Self.hash(43, here.word, after.word, after2.word))
        hashes.append(Self.hash(44, before.suffixes.1, class0))
    }

    /// How many features `appendStatic` appends.
    package static let staticCount = 44

    /// Appends the features that depend on the tags before: `last` is the number of the one just before, `last2` of
    /// the one before that, 63 where there is none.
    package func appendDynamic(of token: Int, last: UInt32, last2: UInt32, to hashes: inout [UInt32]) {
        let index = token + Self.margin
        let here = facts[index]
        let before = facts[index - 1]
        let after = facts[index + 1]
        let class0 = UInt32(here.ambiguity), class1 = UInt32(after.ambiguity)
        let pair = last << 6 | last2
        hashes.append(Self.hash(51, last))
        hashes.append(Self.hash(52, pair))
        hashes.append(Self.hash(53, last, here.word))
        hashes.append(Self.hash(54, last, class0))
        hashes.append(Self.hash(55, pair, class0))
        hashes.append(Self.hash(56, pair, here.word))
        hashes.append(Self.hash(57, last, class1))
        hashes.append(Self.hash(58, last, after.word))
        hashes.append(Self.hash(59, last, here.suffixes.2))
        hashes.append(Self.hash(60, last, class0, class1))
        hashes.append(Self.hash(61, last, UInt32(here.shape.rawValue), here.suffixes.0))
        hashes.append(Self.hash(62, last2, here.word))
        hashes.append(Self.hash(63, last, before.word, class0))
    }

    /// The nearest auxiliary in the clause so far, and how far away it is: 1, 2, 3 or more tokens.
    private func auxiliary(before index: Int) -> UInt32 {
        for distance in 1...6 {
            guard index - distance >= Self.margin else { return 0 }
            let facts = facts[index - distance]
            if facts.isEndOfClause { return 0 }
            if facts.auxiliary != .none { return UInt32(facts.auxiliary.rawValue) << 2 | UInt32(min(distance, 3)) }
        }
        return 0
    }
}
