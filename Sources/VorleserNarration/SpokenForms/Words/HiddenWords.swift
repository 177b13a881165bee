/// Says words that dashes hide: *d—n it*, *Mr. B——*, *the ——shire militia*, *f**k*.
public struct HiddenWords: SpokenForm {
    public let name = "hidden-word"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isInEnglish else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard isHiding(passage[index]) else {
                index += 1
                continue
            }
            let start = index
            while let unit = passage.unit(index), isHiding(unit) { index += 1 }
            let signs = start..<index
            if let replacement = word(around: signs, in: passage) ?? name(before: signs, in: passage)
                ?? ending(after: signs, in: passage) ?? blank(at: signs, in: passage),
                replacement.range.lowerBound >= result.last?.range.upperBound ?? 0
            {
                result.append(replacement)
                index = max(index, replacement.range.upperBound)
            }
        }
        return result
    }

    private func isHiding(_ unit: UInt16) -> Bool { unit.isDash || unit == 0x2A || unit == 0x5F }

    /// An oath with its middle left out.
    private func word(around signs: Range<Int>, in passage: Passage) -> Replacement? {
        var (start, end) = (signs.lowerBound, signs.upperBound)
        while passage.isLetter(start - 1) { start -= 1 }
        while passage.isLetter(end) { end += 1 }
        guard start < signs.lowerBound, end > signs.upperBound, end - start < 16 else { return nil }
        let key = passage.string(start..<signs.lowerBound) + "-" + passage.string(signs.upperBound..<end)
        guard let word = Self.oaths[key.lowercased()],
            signs.count > 1 || passage[signs.lowerBound] != 0x2D || Self.sure.contains(key.lowercased())
        else { return nil }
        return Replacement(start..<end, by: passage.isCapital(start) ? word.capitalizedAtStart : word)
    }

    /// A name of which only the first letter is told.
    private func name(before signs: Range<Int>, in passage: Passage) -> Replacement? {
        let letter = signs.lowerBound - 1
        guard passage.isCapital(letter), !passage.isWordUnit(letter - 1), !passage.isWordUnit(signs.upperBound),
            !(passage.unit(letter - 1)?.isDash ?? false), passage[signs.lowerBound] != 0x2A,
            passage[signs.lowerBound] != 0x5F
        else { return nil }
        let previous = passage.word(before: letter).map { passage.string($0).lowercased() }
        let isTitled = previous.map(Self.titles.contains) ?? false
        let isLong = signs.count > 1 || passage[signs.lowerBound] >= 0x2E3A
        guard isTitled || (isLong && !Self.letters.contains(passage[letter])) else { return nil }
        // A pair of hyphens is a dash, unless a title says otherwise.
        guard isTitled || passage[signs.lowerBound] != 0x2D || signs.count > 2 else { return nil }
        guard signs.count > 1 || passage[signs.lowerBound] != 0x2D else { return nil }
        return Replacement(letter..<signs.upperBound, by: passage.string(letter..<letter + 1) + " blank")
    }

    /// A name or number of which only the end is told: *the ——shire militia*, *the —th Regiment*.
    private func ending(after signs: Range<Int>, in passage: Passage) -> Replacement? {
        guard passage.isBlank(signs.lowerBound - 1), passage[signs.lowerBound].isDash, passage.isSmall(signs.upperBound)
        else {
            return nil
        }
        var end = signs.upperBound
        while passage.isLetter(end) { end += 1 }
        switch passage.string(signs.upperBound..<end) {
        case "shire": return Replacement(signs.lowerBound..<end, by: "blank-shire")
        case "th", "st", "nd", "rd": return Replacement(signs.lowerBound..<end, by: "blank")
        default: return nil
        }
    }

    /// A name that isn't told at all: *Mr. —— said*.
    private func blank(at signs: Range<Int>, in passage: Passage) -> Replacement? {
        guard passage.isBlank(signs.lowerBound - 1), passage[signs.lowerBound].isDash,
            !passage.isWordUnit(signs.upperBound),
            signs.count > 1 || passage[signs.lowerBound] >= 0x2E3A,
            let previous = passage.word(before: signs.lowerBound),
            case let title = passage.string(previous).lowercased(),
            Self.titles.contains(title) || title == "the" && passage[signs.lowerBound] != 0x2D
        else { return nil }
        return Replacement(signs, by: "blank")
    }

    private static let oaths = [
        "d-n": "damn", "d-m": "damn", "d-mn": "damn", "da-n": "damn", "dam-n": "damn", "d-d": "damned",
        "d-ned": "damned",
        "d-nd": "damned", "d-ed": "damned", "d-mned": "damned", "da-ned": "damned", "d-ning": "damning",
        "d-nation": "damnation", "d-ation": "damnation", "h-l": "hell", "h-ll": "hell", "he-l": "hell", "g-d": "God",
        "g-ddamn": "goddamn", "d-l": "devil", "d-vil": "devil", "dev-l": "devil", "d-ls": "devils", "b-dy": "bloody",
        "b-y": "bloody", "bl-dy": "bloody",
        "b-h": "bitch", "b-tch": "bitch", "f-k": "fuck", "f-ck": "fuck", "f-cking": "fucking", "f-king": "fucking",
        "f-ing": "effing", "f-cked": "fucked", "f-ked": "fucked", "s-t": "shit", "sh-t": "shit", "a-hole": "asshole",
        "a-s": "ass", "as-hole": "asshole",
        "ch-st": "Christ", "chr-t": "Christ", "c-nt": "cunt", "c-t": "cunt", "w-e": "whore", "w-re": "whore",
        "h-lls": "hells", "j-s": "Jesus",
        "b-stard": "bastard", "b-d": "bastard", "bast-d": "bastard", "bl-st": "blast", "b-g-r": "bugger", "l-d": "Lord",
        "r-l": "rascal", "sc-l": "scoundrel", "v-n": "villain", "dev-lish": "devilish", "h-llish": "hellish",
    ]

    /// Those that are no pair of words, so that a hyphen is enough.
    private static let sure: Set<String> = [
        "d-n", "d-d", "g-d", "h-l", "h-ll", "d-mn", "f-ck", "f-cking", "sh-t", "d-ned",
    ]

    private static let letters = Set("IAO".utf16)

    private static let titles: Set<String> = [
        "mr.", "mrs.", "miss", "ms.", "dr.", "mr", "mrs", "dr", "lord", "lady", "sir", "count", "countess", "captain",
        "capt.",
        "colonel", "col.", "general", "gen.", "major", "madame", "mme.", "mlle.", "m.", "baron", "baroness", "prince",
        "princess", "duke", "duchess", "earl", "doctor", "professor", "st.", "monsieur", "rev.", "squire", "marquis",
        "lieutenant", "lieut.", "lt.", "bishop", "abbé", "father", "mademoiselle", "judge", "justice", "governor",
    ]
}
