/// Says words that dashes hide: *d—n it*, *Mr. B——*, *the ——shire militia*, *f**k*.
public struct HiddenWords: SpokenForm {
    public let name = "hidden-word"

    public init() {}

    /// Signs in a row that stand for letters, with the word joiners around them.
    private struct Signs {
        let range: Range<Int>
        let unit: UInt16
        /// How many dashes as long as the letter M they are.
        let count: Int
        /// Dashes that are for nothing else.
        var isLong: Bool { unit >= 0x2E3A }
    }

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard isHiding(passage[index]) else {
                index += 1
                continue
            }
            let signs = signs(at: index, in: passage)
            index = signs.range.upperBound
            if let replacement = word(around: signs, in: passage) ?? oath(before: signs, in: passage)
                ?? name(before: signs, in: passage) ?? name(around: signs, in: passage)
                ?? ending(after: signs, in: passage) ?? blank(at: signs, in: passage),
                replacement.range.lowerBound >= result.last?.range.upperBound ?? 0
            {
                result.append(replacement)
                index = max(index, replacement.range.upperBound)
            }
        }
        return result
    }

    private func isHiding(_ unit: UInt16) -> Bool { unit.isDash || unit.isEmphasisMark }

    private func signs(at index: Int, in passage: Passage) -> Signs {
        var (start, end, count) = (index, index, 0)
        while let unit = passage.unit(end), isHiding(unit) {
            count += unit == 0x2E3A ? 2 : unit == 0x2E3B ? 3 : 1
            end += 1
        }
        while passage.unit(start - 1) == 0x2060 { start -= 1 }
        while passage.unit(end) == 0x2060 { end += 1 }
        return Signs(range: start..<end, unit: passage[index], count: count)
    }

    /// An oath with its middle left out.
    private func word(around signs: Signs, in passage: Passage) -> Replacement? {
        var (start, end) = (signs.range.lowerBound, signs.range.upperBound)
        while passage.isLetter(start - 1) { start -= 1 }
        while passage.isLetter(end) { end += 1 }
        guard start < signs.range.lowerBound, end > signs.range.upperBound, end - start < 16 else { return nil }
        // *D-d-don't* is a stammer.
        guard passage.unit(start - 1)?.isDash != true, passage.unit(end)?.isDash != true else { return nil }
        let letters = [start..<signs.range.lowerBound, signs.range.upperBound..<end].map(passage.string)
        let key = letters.joined(separator: "-").lowercased()
        guard let word = Self.oaths[key], signs.count > 1 || signs.unit != 0x2D || Self.sure.contains(key) else {
            return nil
        }
        return Replacement(start..<end, by: passage.isCapital(start) ? word.capitalizedAtStart : word)
    }

    /// An oath of which only the first letter is told: *be d——!*, *by G——*.
    private func oath(before signs: Signs, in passage: Passage) -> Replacement? {
        let letter = signs.range.lowerBound - 1
        guard signs.unit.isDash, signs.count > 1, signs.unit != 0x2D, !passage.isWordUnit(letter - 1),
            !passage.isWordUnit(signs.range.upperBound), passage.isBlank(letter - 1), passage.isLetter(letter),
            let before = title(before: letter, in: passage),
            let word = Self.shortOaths[before + " " + passage.string(letter..<letter + 1)]
        else { return nil }
        return Replacement(letter..<signs.range.upperBound, by: word)
    }

    private static let shortOaths = [
        "be d": "damned", "by G": "God", "to h": "hell", "the d": "devil", "oh G": "God",
        "my G": "God",
    ]

    /// A name of which the first letter and the last are told: *Mr. S——n*.
    private func name(around signs: Signs, in passage: Passage) -> Replacement? {
        let (letter, start) = (signs.range.lowerBound - 1, signs.range.upperBound)
        guard signs.unit.isDash, signs.unit != 0x2D, passage.isCapital(letter), !passage.isWordUnit(letter - 1),
            passage.isSmall(start)
        else { return nil }
        let end = passage.isSmall(start + 1) ? start + 2 : start + 1
        let last = passage.string(start..<end)
        // “Mr. B—he is gone” goes on with a word.
        let isEnd = !last.contains { "aeiouy".contains($0) } || signs.count > 1 && last == "e"
        guard isEnd, !passage.isLetter(end),
            signs.count > 1 || title(before: letter, in: passage).map(Self.titles.contains) ?? false
        else { return nil }
        return Replacement(letter..<end, by: passage.string(letter..<letter + 1) + " blank")
    }

    /// A name of which only the first letter is told.
    private func name(before signs: Signs, in passage: Passage) -> Replacement? {
        let letter = signs.range.lowerBound - 1
        guard passage.isCapital(letter), !passage.isWordUnit(letter - 1), !passage.isWordUnit(signs.range.upperBound),
            passage.unit(letter - 1)?.isDash != true, signs.unit.isDash
        else { return nil }
        let isTitled = title(before: letter, in: passage).map(Self.titles.contains) ?? false
        guard isTitled || (signs.count > 1 && !Self.letters.contains(passage[letter])) else { return nil }
        // A hyphen or two are something else, unless a title says otherwise.
        guard signs.unit != 0x2D || signs.count > (isTitled ? 1 : 2) else { return nil }
        return Replacement(letter..<signs.range.upperBound, by: passage.string(letter..<letter + 1) + " blank")
    }

    /// A name or number of which only the end is told: *the ——shire militia*, *the —th Regiment*.
    private func ending(after signs: Signs, in passage: Passage) -> Replacement? {
        let (start, letters) = (signs.range.lowerBound, signs.range.upperBound)
        guard passage.isBlank(start - 1), signs.unit.isDash, passage.isSmall(letters) else { return nil }
        var end = letters
        while passage.isLetter(end) { end += 1 }
        switch passage.string(letters..<end) {
        case "shire": return Replacement(start..<end, by: "blank-shire")
        case "th", "st", "nd", "rd": return Replacement(start..<end, by: "blank")
        default: return nil
        }
    }

    /// A name that isn't told at all: *Mr. —— said*, *the town of ⸻*.
    private func blank(at signs: Signs, in passage: Passage) -> Replacement? {
        guard passage.isBlank(signs.range.lowerBound - 1), signs.unit.isDash, signs.count > 1,
            !passage.isWordUnit(signs.range.upperBound),
            let title = title(before: signs.range.lowerBound, in: passage),
            Self.titles.contains(title) && !(signs.unit == 0x2D && isNoun(before: signs.range.lowerBound, in: passage))
                || signs.isLong || (title == "the" && signs.unit != 0x2D)
                || isPlace(signs, after: title, in: passage)
        else { return nil }
        return Replacement(signs.range, by: "blank")
    }

    /// *The word of the Captain -- the blankets*: behind an article a title needs no name, and the hyphens are a dash.
    private func isNoun(before index: Int, in passage: Passage) -> Bool {
        guard let title = passage.word(before: index), let word = passage.word(before: title.lowerBound) else {
            return false
        }
        return ["the", "a", "an", "my", "his", "her", "our", "your", "their", "this", "that"].contains(
            passage.string(word).lowercased()
        )
    }

    /// *The Duke of ——.*, *at ——, a small town*, *in —— Street*.
    private func isPlace(_ signs: Signs, after word: String, in passage: Passage) -> Bool {
        guard signs.unit != 0x2D, Self.placing.contains(word) else { return false }
        let end = signs.range.upperBound
        if let next = passage.unit(end), ",;:.?!".utf16.contains(next) {
            return passage.unit(end + 1) == nil || passage.isBlank(end + 1)
        }
        return passage.isBlank(end) && passage.isCapital(end + 1) && passage.isLetter(end + 2)
    }

    private static let placing: Set<String> = ["of", "at", "in", "near", "from", "no."]

    /// The word before, in small letters.
    private func title(before index: Int, in passage: Passage) -> String? {
        passage.word(before: index).map(passage.string)?.lowercased()
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
