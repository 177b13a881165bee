public import VorleserCore

/// What a single sentence is in, told by its words against the language of the text that it stands in.
///
/// ``LanguageEvidence`` judges paragraphs; this one judges with five words, and says nothing in doubt. Names do not count,
/// nor does a quotation inside a sentence whose own words are of the text's language.
public enum SentenceLanguage: Hashable, Sendable {
    /// In the language of the text.
    case own
    /// In another one.
    case other(Language)
    /// Too short, or of both; perhaps more like another one.
    case unsure(leaning: Language?)

    /// Words that a sentence has at least that is told to be in another language.
    private static let fewestWords = 5
    /// Of these at least so many are not names.
    private static let fewestTelling = 4
    /// Of a longer one the beginning tells enough.
    private static let longest = 800

    /// - Parameters:
    ///   - sentence: What is looked at.
    ///   - own: The language of the text around it.
    public init(of sentence: some StringProtocol, in own: Language) {
        guard let base = SmallWords.languages.firstIndex(of: own) else {
            self = .unsure(leaning: nil)
            return
        }
        var whole = Tally()
        var part = Tally()
        var isMixed = false
        // The same word again says nothing new.
        var foreign: Set<String> = []
        func endPart() {
            isMixed = isMixed || part.isOwn(base)
            part = Tally()
        }
        for word in Self.words(of: sentence.prefix(Self.longest)) {
            switch word {
            case .mark: endPart()
            case .sign(let sign): whole.exclude(sign)
            case .word(let text, let isCompound):
                var found = Self.evidence(of: text, isFirst: whole.words == 0)
                if let words = found {
                    for letter in text.unicodeScalars where letter.value > 0x7F { whole.exclude(letter) }
                    let isForeign = words.contains { $0.languages != 0 && $0.languages & (1 << base) == 0 }
                    if isForeign, !foreign.insert(text.lowercased()).inserted { found = nil }
                }
                whole.count(found, isNew: !isCompound, base)
                part.count(found, isNew: !isCompound, base)
            }
        }
        endPart()
        self = whole.judgement(base, isMixed: isMixed)
    }

    // MARK: Words

    private enum Token {
        /// With whether a hyphen joins it to the one before.
        case word(Substring, isCompound: Bool)
        /// What may part a quotation from who says it.
        case mark
        /// A mark that few languages have.
        case sign(Unicode.Scalar)
    }

    private static func words(of sentence: some StringProtocol) -> [Token] {
        var result: [Token] = []
        let text = Substring(sentence)
        // Scalars are read many times faster than characters, and every sentence of a book is.
        let scalars = text.unicodeScalars
        var start: Substring.Index?
        var (isAfterHyphen, isCompound) = (false, false)
        func endWord(_ end: Substring.Index) {
            if let first = start {
                result.append(.word(text[first..<end], isCompound: isCompound && !result.isEmpty))
            }
            start = nil
        }
        for index in scalars.indices {
            let sign = Sign(scalars[index])
            switch sign {
            case .letter:
                if start == nil { (start, isCompound) = (index, isAfterHyphen) }
            case .inner:
                if start == nil, scalars[index] == "'" || scalars[index] == "’" { result.append(.mark) }
            case .mark:
                endWord(index)
                result.append(.mark)
            case .rare:
                endWord(index)
                result.append(.sign(scalars[index]))
            case .hyphen, .other:
                endWord(index)
            }
            isAfterHyphen = sign == .hyphen
        }
        endWord(text.endIndex)
        return result
    }

    /// What a scalar is to words.
    private enum Sign {
        case letter, inner, mark, rare, hyphen, other

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "a"..."z", "A"..."Z": self = .letter
            case " ", ",", ".", "0"..."9": self = .other
            case "'", "’", "\u{2060}": self = .inner
            case "“", "”", "\"", "„", "«", "»", "‹", "›", "‘", "—": self = .mark
            case "-", "‑": self = .hyphen
            case "¿", "¡": self = .rare
            case _ where scalar.value < 0x80: self = .other
            // Accents by themselves belong to the letter before them.
            case _ where scalar.properties.generalCategory == .nonspacingMark: self = .inner
            default: self = scalar.properties.isAlphabetic ? .letter : .other
            }
        }
    }

    /// Bit by bit which languages have a word, how much that counts, and whether it is one of three letters or more.
    private typealias Evidence = (languages: UInt16, weight: Double, isLong: Bool)

    /// For each part of a word; `nil` for a name.
    private static func evidence(of word: Substring, isFirst: Bool) -> [Evidence]? {
        if !isFirst, word.first?.isUppercase == true { return nil }
        var text = word.lowercased()
        // Most words are plain ASCII and are looked up as they are.
        if !text.utf8.allSatisfy({ $0 < 0x80 }) {
            text = String(text.filter { $0 != "\u{2060}" }.map { $0 == "’" ? "'" : $0 })
        }
        let known = SmallWords.languages(of: text)
        if known != 0 || !text.contains("'") { return [found(text, known)] }
        return text.split(separator: "'").map { found(String($0), SmallWords.languages(of: String($0))) }
    }

    private static func found(_ word: String, _ known: UInt16) -> Evidence {
        known != 0 ? (known, 1, word.count > 2) : (SmallWords.languages(ofFormOf: word), 0.6, true)
    }

    // MARK: Arithmetic

    /// Words of a sentence, or a part of one, by language.
    private struct Tally {
        private(set) var words = 0
        /// Words without names, elided ones counted by their parts.
        private var telling = 0
        private var shares = [Double](repeating: 0, count: SmallWords.languages.count)
        /// The same of words that the text's own language does not have.
        private var foreign = [Double](repeating: 0, count: SmallWords.languages.count)
        /// Words that the text's own language has, and all of them for each language that lacks them.
        private var own = [Double](repeating: 0, count: SmallWords.languages.count)

        /// Bit by bit the languages of which there is a word of three letters or more: dialects have many shorter ones.
        private var long: UInt16 = 0

        /// Bit by bit the languages whose words have not all of the letters.
        private var excluded: UInt16 = 0

        mutating func exclude(_ letter: Unicode.Scalar) { excluded |= SmallWords.languages(lacking: letter) }

        mutating func count(_ found: [Evidence]?, isNew: Bool, _ base: Int) {
            if isNew { words += 1 }
            for (languages, weight, isLong) in found ?? [] {
                telling += 1
                guard languages != 0 else { continue }
                let isOwn = languages & (1 << base) != 0
                if isLong, !isOwn { long |= languages }
                for index in shares.indices {
                    let isTheirs = languages & (1 << index) != 0
                    if isTheirs { shares[index] += weight }
                    if isTheirs, !isOwn { foreign[index] += weight }
                    if !isTheirs, isOwn { own[index] += weight }
                }
            }
        }

        /// Whether its words are the text's own rather than those of any other language.
        func isOwn(_ base: Int) -> Bool {
            shares.indices.allSatisfy { $0 == base || own[$0] > foreign[$0] }
        }

        func judgement(_ base: Int, isMixed: Bool) -> SentenceLanguage {
            let others = shares.indices.filter { $0 != base && excluded & (1 << $0) == 0 }
            guard let best = others.max(by: { (foreign[$0], shares[$0]) < (foreign[$1], shares[$1]) }) else {
                return .own
            }
            if own[best] > foreign[best] { return .own }
            let next = others.filter { $0 != best }.map { shares[$0] }.max() ?? 0
            let language = SmallWords.languages[best]
            let isClear =
                words >= SentenceLanguage.fewestWords && telling >= SentenceLanguage.fewestTelling
                && foreign[best] >= 2 && long & (1 << best) != 0
                && foreign[best] >= (own[best] < 2 ? 2.5 : 4) * own[best]
                && shares[best] >= 0.35 * Double(telling) && shares[best] >= next + 0.5
            if isClear, !isMixed { return .other(language) }
            return .unsure(leaning: !isMixed && foreign[best] >= 1 && shares[best] > next ? language : nil)
        }
    }
}
