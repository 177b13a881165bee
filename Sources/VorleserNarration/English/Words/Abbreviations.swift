/// Says abbreviations that are printed with a full stop: *Mr.*, *vol. 2*, *e.g.*, *Chas. Darnay*, *5th Ave.*
public struct Abbreviations: SpokenForm {
    public let name = "abbreviation"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var start = 0
        while start < passage.length, let stop = passage.firstIndex(of: 0x2E, from: start) {
            guard let word = dottedWord(around: stop, in: passage) else {
                start = stop + 1
                continue
            }
            start = word.upperBound
            if let replacement = replacement(for: word, in: passage) { result.append(replacement) }
        }
        let short = contractions(in: passage) + unstopped(in: passage)
        return short.isEmpty ? result : (result + short).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// *The gov’t*, *rec’d*: an apostrophe for the letters left out, and no full stop.
    private func contractions(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isApostrophe(index), passage.isTight(index), passage.isTight(index + 1) else { return nil }
            let key = passage.letters(index - 1) + "'" + passage.letters(index + 1)
            guard Self.contracted.contains(key), let words = Expansion.english[key]?.first?.words else { return nil }
            let range = passage.range(of: index - 1..<index + 2)
            // With a full stop it is found by that.
            if passage.unit(range.upperBound) == 0x2E { return nil }
            return Replacement(range, by: passage.isCapitalised(index - 1) ? words.capitalizedAtStart : words)
        }
    }

    /// *England v Australia*, *(eg in May)*: as Britain prints them.
    private func unstopped(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isLowerCase(index), passage.count(index) < 3, let words = Self.bare[passage.printed(index)],
                !passage.isMark(index + 1, "."), !passage.isApostrophe(index + 1),
                passage.isLetters(index + 1) || words != "versus"
            else { return nil }
            let range = passage.range(of: index..<index + 1)
            let isOpened = ["(", ",", ";", "–", "—"].contains { passage.isMark(index - 1, $0) }
            // The vowels ei, ie and ou
            let isListed =
                passage.isMark(index - 1, ",") && passage.isLetters(index - 2) && passage.count(index - 2) < 4
                || ["and", "or", "are"].contains(passage.letters(index + 1))
            if words != "versus", isListed { return nil }
            if words != "versus" {
                return isOpened && !passage.isTight(index + 1) ? Replacement(range, by: words) : nil
            }
            guard passage.word(index)?.isSpaced == true, !passage.isTight(index + 1),
                !RomanNames.labels.contains(passage.letters(index - 1)),
                !Self.ruling.contains(passage.letters(index - 1)),
                AmbiguousAbbreviation(key: "v", printed: "v", word: range, passage: passage).words != nil
            else { return nil }
            return Replacement(range, by: words)
        }
    }

    /// Before a king's number, or a *von* cut short.
    private static let ruling: Set = [
        "louis", "charles", "george", "henry", "edward", "james", "philip", "william", "baron", "general", "marshal",
        "dr", "prof", "herr", "count", "v",
    ]

    private static let bare = ["v": "versus", "eg": "for example", "ie": "that is", "cf": "compare"]

    /// What needs no full stop to be known for one.
    private static let contracted: Set = [
        "gov't", "dep't", "int'l", "nat'l", "rec'd", "sec'y", "ass'n", "comm'r",
    ]

    /// UTF-16 code units, with the full stops. Runs of full stops can be as long as the book, and are looked at no further.
    static let longest = 12

    /// The letters and full stops around a full stop, if they begin a word and end in one.
    private func dottedWord(around stop: Int, in passage: Passage) -> Range<Int>? {
        var start = stop
        while stop - start < Self.longest, let unit = passage.unit(start - 1),
            unit.isLetter || unit == 0x2E || isInnerApostrophe(start - 1, passage)
        {
            start -= 1
        }
        // “{crash}ed.” is the end of a word.
        let isEnding = passage.unit(start - 1).map { $0 == 0x7D || $0 == 0x29 || $0 == 0x5D } ?? false
        guard start < stop, stop - start < Self.longest, passage.isLetter(start), !passage.isDigit(start - 1), !isEnding
        else { return nil }
        var end = stop + 1
        while let unit = passage.unit(end), unit.isLetter || unit == 0x2E {
            if unit == 0x2E, end - start >= Self.longest { return nil }
            end += 1
        }
        if passage.unit(end - 1) == 0x2E { return start..<end }
        // “Mr.Smith” and “e.g.this” have lost their blank.
        while passage.unit(end - 1) != 0x2E { end -= 1 }
        return end - start <= 8 ? start..<end : nil
    }

    private func isInnerApostrophe(_ index: Int, _ passage: Passage) -> Bool {
        (passage.unit(index)?.isApostrophe ?? false) && passage.isSmall(index - 1)
    }

    private func replacement(for word: Range<Int>, in passage: Passage) -> Replacement? {
        guard let words = words(for: word, in: passage) else { return nil }
        let losesBlank = passage.isWordUnit(word.upperBound)
        let stop = passage.endsSentence(word.upperBound) ? "." : losesBlank ? " " : ""
        return Replacement(word, by: words + stop)
    }

    private static let beforeSection: Set = ["in", "see", "section", "sections", "part", "parts", "under", "and", "or"]

    private func words(for word: Range<Int>, in passage: Passage) -> String? {
        let printed = passage.string(word.lowerBound..<word.upperBound - 1)
        let key = printed.lowercased().replacing("’", with: "'")
        // *measured by ICP-MS.*
        if printed.utf16.count > 1, passage.unit(word.lowerBound - 1) == 0x2D, printed.utf16.allSatisfy(\.isCapital) {
            return nil
        }
        if let words = AmbiguousAbbreviation(key: key, printed: printed, word: word, passage: passage).words {
            return words
        }
        // “the shares of BP.” ends with initials.
        if printed.utf16.count > 1, printed != "ETC", printed.utf16.allSatisfy(\.isCapital),
            passage.endsSentence(word.upperBound),
            !passage.startsSentence(word.lowerBound)
        {
            return nil
        }
        // *In I.A., above*: a section.
        if ["I.A", "I.E"].contains(printed), let before = passage.word(before: word.lowerBound),
            Self.beforeSection.contains(passage.string(before).lowercased())
        {
            return nil
        }
        // *24 HRs.*: capitals with the ending of several.
        if printed.utf16.count > 2, printed.hasSuffix("s"), printed.utf16.dropLast().allSatisfy(\.isCapital) {
            return nil
        }
        // `cd` is what a shell is told; *could* does not end a sentence.
        if ["cd", "wd", "shd"].contains(key), passage.endsSentence(word.upperBound) { return nil }
        guard let expansion = Expansion.english[key]?.first(where: { $0.applies(to: word, in: passage) }) else {
            return nil
        }
        return passage.isCapital(word.lowerBound) ? expansion.words.capitalizedAtStart : expansion.words
    }
}
