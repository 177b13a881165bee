/// Where a reader of books cuts and the reference does not: at every dash, after a mark with a word glued to it; and
/// apostrophes that stand for missing letters.
enum TokenBreaks {
    /// Whether a stretch without white space holds an address, which must not be cut at its marks.
    static func isAddress(_ units: [UInt16], _ range: Range<Int>) -> Bool {
        for index in range {
            switch units[index] {
            case 0x40: return true
            case 0x3A:
                if index + 2 < range.upperBound, units[index + 1] == 0x2F, units[index + 2] == 0x2F { return true }
            default: continue
            }
        }
        return false
    }

    /// The length of the dash at `index`, 0 if there is none: em dashes of any number, two or more hyphens, an en dash
    /// that is not between digits.
    static func dash(_ units: [UInt16], at index: Int, in range: Range<Int>) -> Int {
        let unit = units[index]
        switch unit {
        case 0x2014, 0x2015, 0x2E3A, 0x2E3B:
            return TokenAffixes.run(of: unit, units, index..<range.upperBound)
        case 0x2D:
            let hyphens = TokenAffixes.run(of: unit, units, index..<range.upperBound)
            return hyphens > 1 ? hyphens : 0
        case 0x2013:
            let before = index > range.lowerBound && LetterClass.of(units[index - 1]).contains(.digit)
            let after = index + 1 < range.upperBound && LetterClass.of(units[index + 1]).contains(.digit)
            return before && after ? 0 : 1
        default: return 0
        }
    }

    /// Whether one word ends and another begins at `index` although no white space says so.
    static func isBreak(_ units: [UInt16], before index: Int, in range: Range<Int>) -> Bool {
        let before = units[index - 1]
        let here = units[index]
        switch before {
        case 0x21, 0x3F, 0x3B, 0x2026:
            return !LetterClass.of(here).isDisjoint(with: .letter)
        case 0x201C, 0x201D, 0x22, 0x5D:
            return !LetterClass.of(here).isDisjoint(with: [.lower, .upper, .uncased, .digit])
        default: break
        }
        switch here {
        case 0x201C, 0x201D, 0x22, 0x5B:
            return !LetterClass.of(before).isDisjoint(with: .letter) && index + 1 < range.upperBound
        default: return false
        }
    }

    /// A word at the front of `range` with an apostrophe for letters that are not said: *’tis*, *’em*, *’n’*, *o’*,
    /// *goin’*; `nil` if there is none. With `inQuotes`, a single quotation mark is open, which the apostrophe might
    /// close.
    static func elision(_ units: [UInt16], _ range: Range<Int>, inQuotes: Bool) -> Range<Int>? {
        let first = LetterClass.of(units[range.lowerBound]).contains(.apostrophe)
        guard first || endings.contains(units[range.lowerBound] | 0x20) || range.count > 4 else { return nil }
        // *A-comin’*
        let isPrefixed =
            range.count > 5 && units[range.lowerBound] | 0x20 == 0x61 && units[range.lowerBound + 1] == 0x2D
        let start = range.lowerBound + (first ? 1 : isPrefixed ? 2 : 0)
        var end = start
        while end < range.upperBound, isASCIILetter(units[end]) { end += 1 }
        let hasApostropheAfter = end < range.upperBound && LetterClass.of(units[end]).contains(.apostrophe)
        let afterApostrophe = end + 1 < range.upperBound ? LetterClass.of(units[end + 1]) : []
        let isClosed = hasApostropheAfter && afterApostrophe.isDisjoint(with: .letter)
        guard first || isClosed else { return nil }
        // A quotation never opens with this mark: *’ome*, *’alf*.
        if first, !isClosed, units[range.lowerBound] == 0x2019, end > range.lowerBound + 1,
            LetterClass.of(units[range.lowerBound + 1]).contains(.lower)
        {
            return range.lowerBound..<end
        }
        let word = String(decoding: units[start..<end], as: UTF16.self).lowercased()
        if first {
            if isClosed, word == "n" { return range.lowerBound..<end + 1 }
            if hasApostropheAfter, !isClosed { return nil }
            return clipped.contains(word) ? range.lowerBound..<end : nil
        }
        if !isPrefixed, shortened.contains(word) { return range.lowerBound..<end + 1 }
        let isParticiple = word.count > 3 && word.hasSuffix("in") && !wordsInIn.contains(word)
        guard isParticiple, !inQuotes || isFollowedByWord(units, end + 1) else { return nil }
        return range.lowerBound..<end + 1
    }

    private static func isASCIILetter(_ unit: UInt16) -> Bool { unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A }

    /// Whether a space and a small letter follow, so that the apostrophe can hardly close a quotation.
    private static func isFollowedByWord(_ units: [UInt16], _ index: Int) -> Bool {
        index + 1 < units.count && LetterClass.of(units[index]).contains(.space)
            && LetterClass.of(units[index + 1]).contains(.lower)
    }

    /// First letters of `shortened`.
    private static let endings = Set("toawlfmyphd".utf16)

    /// Words that lost their beginning.
    private static let clipped: Set = [
        "tis", "twas", "twere", "twill", "twould", "tisn", "twasn", "tain", "em", "til", "till", "twixt", "tween",
        "gainst", "neath",
        "bout", "cause", "nother", "nuff", "scuse", "pon", "mongst", "mong", "mid", "midst", "ud", "un", "uns", "ere",
        "cept", "fraid", "stead", "spose", "thout", "ware", "cos", "coz", "tother", "bove", "tween",
    ]
    /// Words that lost their end, other than *-ing*.
    private static let shortened: Set = [
        "th", "o", "an", "ol", "wi", "mo", "fo", "yo", "po", "lil", "tha", "ha", "hol", "fa", "ma", "didn", "couldn",
    ]
    private static let wordsInIn: Set = [
        "again", "begin", "certain", "captain", "martin", "latin", "villain", "cabin", "basin", "main", "remain",
        "contain", "obtain", "retain", "maintain", "explain", "complain", "plain", "pain", "rain", "train", "brain",
        "chain", "grain", "vain", "skin", "chin", "thin", "twin", "within", "origin", "margin", "curtain", "fountain",
        "mountain", "bargain", "britain", "spain", "cousin", "resin", "robin", "satin", "ruin", "join", "coin", "vein",
        "rein", "cain", "dublin", "berlin", "stain", "strain", "slain", "drain", "gain", "swain", "refrain", "attain",
        "sustain", "entertain", "detain", "constantin", "benjamin", "colin", "darwin", "violin", "muslin", "urchin",
        "dolphin", "coffin", "goblin", "napkin", "pumpkin", "penguin", "assassin", "paladin", "disdain", "chaplain",
        "spin", "grin", "shin", "akin", "herein", "therein", "wherein", "uncertain", "restrain", "franklin", "odin",
        "merlin", "austin", "justin", "kevin", "calvin", "edwin", "quentin", "robin", "florin", "ptarmigin", "domain",
    ]
}
