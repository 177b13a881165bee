// Words whose sound depends on the word after them, and signs that are words.
extension WordReader {
    func specialReading(of word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        switch word.count {
        case 1: letterOrSign(word[0], tag, before: next)
        case 2: shortWord(word, tag, before: next) ?? abbreviation(word, tag, before: next)
        case 3 where word == Array("the".utf8) || word == Array("The".utf8) || word == Array("THE".utf8) && tag == .dt:
            Reading(next.start == .vowel ? Self.theBeforeVowel : Self.the, .lexicon)
        case 4 where ["used", "Used", "USED"].contains { word.elementsEqual($0.utf8) }: used(tag, before: next)
        default: abbreviation(word, tag, before: next)
        }
    }

    /// How a sign is read, as a word of the lexicon.
    static func symbolName(_ word: [UInt8]) -> [UInt8]? {
        guard word.count == 1 else { return nil }
        switch word[0] {
        case UInt8(ascii: "%"): return Array("percent".utf8)
        case UInt8(ascii: "&"): return Array("and".utf8)
        case UInt8(ascii: "+"): return Array("plus".utf8)
        case UInt8(ascii: "@"): return Array("at".utf8)
        default: return nil
        }
    }

    private func letterOrSign(_ letter: UInt8, _ tag: PennTag, before next: FollowingSound) -> Reading? {
        switch letter {
        case UInt8(ascii: ".") where tag == .add: lookUp(Array("dot".utf8), nil, .lowerIfPrimary, before: next)
        case UInt8(ascii: "/") where tag == .add: lookUp(Array("slash".utf8), nil, .lowerIfPrimary, before: next)
        case UInt8(ascii: "a"), UInt8(ascii: "A"): Reading(tag == .dt ? Self.article : Self.letterA, .lexicon)
        case UInt8(ascii: "I") where tag == .prp: Reading(Self.pronounI, .lexicon)
        default: Self.symbolName([letter]).flatMap { lookUp($0, nil, nil, before: next) }
        }
    }

    private func shortWord(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        let isUpper = !ASCIIWord.hasLower(word)
        // No word here has a small letter before a capital one.
        guard isUpper || !ASCIIWord.isUpper(word[1]) else { return nil }
        switch (ASCIIWord.lower(word[0]), ASCIIWord.lower(word[1])) {
        case (UInt8(ascii: "a"), UInt8(ascii: "m")):
            if tag.isNoun { return spelled(word).map { Reading($0, .lexicon) } }
            if next.start == .pause || ASCIIWord.hasUpper(word) {
                return gold(Array("am".utf8))?.standard.map { Reading($0, .lexicon) }
            }
            return Reading(Self.am, .lexicon)
        case (UInt8(ascii: "a"), UInt8(ascii: "n")):
            if isUpper, tag.isNoun { return spelled(word).map { Reading($0, .lexicon) } }
            return Reading(Self.an, .lexicon)
        case (UInt8(ascii: "b"), UInt8(ascii: "y")) where tag.isAdverb:
            return Reading(Self.by, .lexicon)
        case (UInt8(ascii: "t"), UInt8(ascii: "o")) where !isUpper || tag == .to || tag == .in:
            switch next.start {
            case .pause: return gold(Array("to".utf8))?.standard.map { Reading($0, .lexicon) }
            case .vowel: return Reading(Self.toBeforeVowel, .lexicon)
            case .consonant: return Reading(Self.to, .lexicon)
            }
        case (UInt8(ascii: "i"), UInt8(ascii: "n")) where !isUpper || tag != .nnp:
            return Reading(next.start == .pause || tag != .in ? Self.stressedIn : Self.unstressedIn, .lexicon)
        default: return nil
        }
    }

    private func used(_ tag: PennTag, before next: FollowingSound) -> Reading? {
        guard let readings = gold(Array("used".utf8)) else { return nil }
        let said = tag == .vbd || tag == .jj ? next.isTo ? readings(.vbd) ?? nil : nil : nil
        return (said ?? readings.standard).map { Reading($0, .lexicon) }
    }

    /// *U.S.*, *e.g.*, *vs.*
    private func abbreviation(_ word: [UInt8], _ tag: PennTag, before next: FollowingSound) -> Reading? {
        let stop = ASCIIWord.stop
        if tag == .in, word.count < 4,
            ["vs", "vs."].contains(where: { ASCIIWord.lowercased(word).elementsEqual($0.utf8) })
        {
            return lookUp(Array("versus".utf8), nil, nil, before: next)
        }
        guard word.contains(stop), let first = word.firstIndex(where: { $0 != stop }),
            let last = word.lastIndex(where: { $0 != stop }), word[first...last].contains(stop),
            word.allSatisfy({ $0 == stop || ASCIIWord.isLetter($0) }),
            word.split(separator: stop).allSatisfy({ $0.count < 3 })
        else { return nil }
        return spelled(word).map { Reading($0, .lexicon) }
    }

    private static let theBeforeVowel = Sounds("ði")
    private static let the = Sounds("ðə")
    private static let article = Sounds("ɐ")
    private static let letterA = Sounds("ˈA")
    private static let pronounI = Sounds("ˌI")
    private static let am = Sounds("ɐm")
    private static let an = Sounds("ɐn")
    private static let by = Sounds("bˈI")
    private static let to = Sounds("tə")
    private static let toBeforeVowel = Sounds("tʊ")
    private static let stressedIn = Sounds("ˈɪn")
    private static let unstressedIn = Sounds("ɪn")
}
