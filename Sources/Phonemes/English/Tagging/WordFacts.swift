/// What the tagger's features need to know about one token, seen alone.
package struct WordFacts: Sendable {
    /// Hash of the word in its plain form: lower case, straight apostrophes, digits as zeros, marks by kind.
    package var word: UInt32 = 0
    /// Hashes of the first one to three letters.
    package var prefixes: (UInt32, UInt32, UInt32) = (0, 0, 0)
    /// Hashes of the last one to four letters.
    package var suffixes: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    package var shape: Shape = .none
    package var isGluedBefore = false
    package var isGluedAfter = false
    /// Which tags the word had in training, as the number of a class; 0 if it is not known.
    package var ambiguity: UInt8 = 0
    package var auxiliary: Auxiliary = .none
    package var isEndOfClause = false

    package enum Shape: UInt8, Sendable {
        case none, lower, capital, capitals, initial, mixed, number, mixedNumber, mark
    }

    /// Words that say what form of a verb follows.
    package enum Auxiliary: UInt8, Sendable {
        case none, have, be, `do`, modal, to
    }

    /// Before the first and after the last token.
    package static let outside = WordFacts()

    package init() {}

    /// Facts about a token's text.
    /// - Parameters:
    ///   - text: As printed.
    ///   - quote: Which way a quotation mark faces, if it is one.
    package init(_ text: String, quote: QuoteMarks.Direction?) {
        switch quote {
        case .opening: self.init(plain: Array("``".utf16), shape: .mark)
        case .closing: self.init(plain: Array("''".utf16), shape: .mark)
        case nil:
            let (plain, shape) = Self.plain(text)
            self.init(plain: plain, shape: shape)
        }
    }

    /// Facts about a text's tokens, without their ambiguity classes.
    package static func facts(of tokens: [Token], quotes: [QuoteMarks.Direction?]) -> [WordFacts] {
        var wasGlued = false
        return tokens.indices.map { index in
            var facts = WordFacts(tokens[index].text, quote: quotes[index])
            facts.isGluedBefore = wasGlued
            wasGlued = !tokens[index].hasSpaceAfter && index + 1 < tokens.count
            facts.isGluedAfter = wasGlued
            return facts
        }
    }

    private init(plain: [UInt16], shape: Shape) {
        self.shape = shape
        var hash = Self.seed
        let count = plain.count
        for (index, unit) in plain.enumerated() {
            hash = Self.step(hash, unit)
            switch index {
            case 0: prefixes.0 = hash
            case 1: prefixes.1 = hash
            case 2: prefixes.2 = hash
            default: break
            }
        }
        word = Self.finish(hash)
        if count < 3 { prefixes.2 = word }
        if count < 2 { prefixes.1 = word }
        var tail = Self.seed
        for length in 1...4 {
            if length <= count { tail = Self.step(tail, plain[count - length]) }
            switch length {
            case 1: suffixes.0 = tail
            case 2: suffixes.1 = tail
            case 3: suffixes.2 = tail
            default: suffixes.3 = tail
            }
        }
        auxiliary = Self.auxiliaries[word] ?? .none
        isEndOfClause = Self.clauseEnds.contains(word)
    }

    private static let seed: UInt32 = 0x811c_9dc5

    private static func step(_ hash: UInt32, _ unit: UInt16) -> UInt32 {
        let mixed = (hash ^ UInt32(unit)) &* 0x0100_0193
        return mixed ^ mixed >> 15
    }

    private static func finish(_ hash: UInt32) -> UInt32 {
        let mixed = (hash ^ hash >> 16) &* 0x7feb_352d
        return mixed ^ mixed >> 15
    }

    /// The hash by which a word in its plain form is known.
    package static func hash(_ plain: String) -> UInt32 {
        finish(plain.utf16.reduce(seed, step))
    }

    private static let auxiliaries: [UInt32: Auxiliary] = {
        let words: [(Auxiliary, String)] = [
            (.have, "have has had having 've hath hast hadst"),
            (.be, "be is are was were been being am 'm 're 's art wast wert"),
            (.do, "do does did done doth dost didst"),
            (.modal, "will would can could shall should may might must 'll 'd ca wo sha wilt wouldst canst shalt"),
            (.to, "to"),
        ]
        var table: [UInt32: Auxiliary] = [:]
        for (kind, list) in words {
            for word in list.split(separator: " ") { table[hash(String(word))] = kind }
        }
        return table
    }()

    private static let clauseEnds: Set<UInt32> = Set(
        [".", "?", "!", ";", ":", "--", "...", "``", "''", "that", "which", "who", "because", "if", "when", "while"]
            .map(hash)
    )

    /// The plain form and the shape of a text.
    private static func plain(_ text: String) -> ([UInt16], Shape) {
        var plain: [UInt16] = []
        plain.reserveCapacity(text.utf8.count)
        var uppers = 0, lowers = 0, digits = 0
        var beginsUpper = false
        for unit in text.utf16 {
            switch unit {
            case 0x61...0x7A:
                lowers += 1
                plain.append(unit)
            case 0x41...0x5A:
                if plain.isEmpty { beginsUpper = true }
                uppers += 1
                plain.append(unit | 0x20)
            case 0x30...0x39:
                digits += 1
                plain.append(0x30)
            case 0x2019, 0x2018: plain.append(0x27)
            case 0x2014, 0x2015, 0x2E3A, 0x2E3B: plain.append(contentsOf: [0x2D, 0x2D])
            case 0x2013: plain.append(0x2D)
            case 0x2026: plain.append(contentsOf: [0x2E, 0x2E, 0x2E])
            default:
                plain.append(unit)
                guard unit > 0x7F else { continue }
                let kind = LetterClass.of(unit)
                if kind.contains(.upper) {
                    if plain.count == 1 { beginsUpper = true }
                    uppers += 1
                } else if !kind.isDisjoint(with: [.lower, .uncased]) {
                    lowers += 1
                }
            }
        }
        var shape = shape(uppers, lowers, digits, beginsUpper)
        if shape == .mark, plain.count > 2, plain.allSatisfy({ $0 == 0x2D }) { plain = [0x2D, 0x2D] }
        if shape == .mark, plain.count > 3, plain.allSatisfy({ $0 == 0x2E }) { plain = [0x2E, 0x2E, 0x2E] }
        // A participle without its last letter is one with it.
        if plain.count > 4, plain.suffix(3) == [0x69, 0x6E, 0x27] { plain[plain.count - 1] = 0x67 }
        if lowers == 0, uppers == 0, digits > 0, plain.contains(where: { LetterClass.of($0).contains(.currency) }) {
            shape = .mixedNumber
        }
        return (plain, shape)
    }

    private static func shape(_ uppers: Int, _ lowers: Int, _ digits: Int, _ beginsUpper: Bool) -> Shape {
        if digits > 0 { return uppers + lowers > 0 ? .mixedNumber : .number }
        switch (uppers, lowers) {
        case (0, 0): return .mark
        case (0, _): return .lower
        case (1, 0): return .initial
        case (_, 0): return .capitals
        case (1, _) where beginsUpper: return .capital
        default: return .mixed
        }
    }
}
