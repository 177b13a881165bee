/// The features by which one reading of a word is chosen, as 32-bit hashes. Training and use share this file.
///
/// Reference: Gorman, Mazovetskiy and Nikolaev (2018), "Improving homograph disambiguation with supervised machine
/// learning", for the kind of features.
package struct HomographFeatures: Sendable {
    /// Of this word alone: one column for each of its readings.
    package private(set) var own: [UInt32] = []
    /// Common to all words that are verbs or not: column 0 for the verb, column 1 for the other readings.
    package private(set) var common: [UInt32] = []
    /// For the reading that the lexicon has for the tag, whichever it is.
    package private(set) var choice: [UInt32] = []

    /// The features of the word at `index`, whose number in the model is `word`.
    package init(of index: Int, in tokens: [TaggedToken], word: Int) {
        let reach = 3, far = 8
        func facts(_ offset: Int) -> WordFacts {
            let place = index + offset
            guard tokens.indices.contains(place) else { return .outside }
            return WordFacts(tokens[place].token.text, quote: nil)
        }
        func tag(_ offset: Int) -> UInt32 {
            let place = index + offset
            return tokens.indices.contains(place) ? Self.number(of: tokens[place].tag) : 63
        }
        let around = (-reach...reach).map(facts)
        func near(_ offset: Int) -> UInt32 { around[offset + reach].word }
        let salt = UInt32(word + 1)
        let here = around[reach]
        let isFirst: UInt32 = index == 0 || around[reach - 1].shape == .mark ? 1 : 0
        let cased = UInt32(here.shape.rawValue) << 1 | isFirst
        var templates: [(UInt32, UInt32, UInt32)] = [
            (1, tag(0), 0), (2, tag(-1), 0), (3, tag(1), 0), (4, tag(-1), tag(1)), (5, tag(-2), tag(-1)),
            (6, tag(1), tag(2)), (7, near(-1), 0), (8, near(1), 0), (9, near(-2), near(-1)), (10, near(1), near(2)),
            (11, cased, 0), (12, tag(0), tag(-1)), (13, tag(0), tag(1)),
            (14, around[reach - 1].suffixes.2, 0), (15, around[reach + 1].suffixes.2, 0), (16, 0, 0),
            (17, near(-1), tag(1)), (18, tag(-1), near(1)),
        ]
        common = templates.map { Self.hash(0, $0.0, $0.1, $0.2) }
        common.append(Self.hash(0, 19, here.suffixes.2, 0))
        templates += [
            (30, near(-2), 0), (31, near(2), 0), (32, UInt32(around[reach - 1].shape.rawValue), 0),
            (33, UInt32(around[reach + 1].shape.rawValue), 0), (34, cased, tag(0)), (35, near(-3), 0), (36, near(3), 0),
        ]
        own = templates.map { Self.hash(salt, $0.0, $0.1, $0.2) }
        for offset in -far...far where offset != 0 && tokens.indices.contains(index + offset) {
            let facts = abs(offset) <= reach ? around[offset + reach] : facts(offset)
            guard facts.shape != .mark else { continue }
            own.append(Self.hash(salt, offset < 0 ? 40 : 41, facts.word, 0))
            own.append(Self.hash(salt, 42, facts.word, 0))
        }
        choice = [Self.hash(0, 50, 0, 0), Self.hash(0, 51, tag(0), 0), Self.hash(salt, 52, 0, 0)]
    }

    private static func number(of tag: PennTag) -> UInt32 { numbers[tag] ?? 62 }
    private static let numbers = Dictionary(
        uniqueKeysWithValues: PennTag.allCases.enumerated().map { ($1, UInt32($0)) }
    )

    private static func hash(_ salt: UInt32, _ template: UInt32, _ first: UInt32, _ second: UInt32) -> UInt32 {
        var hash = (salt &* 0x9e37_79b1 ^ template) &* 0x85eb_ca6b
        hash = ((hash ^ hash >> 15) &+ first &* 0xc2b2_ae35) &* 0x27d4_eb2f
        hash = ((hash ^ hash >> 13) &+ second &* 0x1656_67b1) &* 0x9e37_79b1
        return hash ^ hash >> 16
    }
}
