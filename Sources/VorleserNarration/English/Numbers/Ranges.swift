import Phonemes

/// Says *to* between numbers: `20–30 people`, `3–2`; nothing in `3-2-1`.
struct Ranges: NumeralForm {
    let name = "range"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let first = passage.quantity(of: numeral)
        let dash = first.words.upperBound
        if let ratio = ratio(numeral, first, passage) { return [ratio] }
        if let open = openEnd(numeral, passage) { return [open] }
        guard let next = passage.numeral(at: passage.rangeEnd(dash)) else { return [] }
        let last = passage.quantity(of: next)
        let end = last.words.upperBound
        let isTight = passage.isTight(dash)
        let isFactor = passage.printed(end) == "x" && passage.isTightEnd(end + 1)
        let isHalfOfDay = ["am", "pm"].contains(passage.letters(end)) || isFactor
        guard
            !isTight || !(passage.isTight(end) && (passage.isLetters(end) && !isHalfOfDay || passage.isRangeDash(end))),
            !(passage.isTight(first.words.lowerBound) && isJoined(first.words.lowerBound, passage))
        else { return chain(first, passage) }
        let isPair =
            first.spoken == last.spoken
            || [("seven", "eleven"), ("twenty-four", "seven")].contains { $0 == (first.spoken, last.spoken) }
        // No. 70-18 has two numbers, and 10-4 is what the radio says.
        let isLabelled =
            passage.letters(first.words.lowerBound - 2) == "no" && passage.isMark(first.words.lowerBound - 1, ".")
        let isDescending = (numeral.whole ?? 0) > (next.whole ?? 0)
        let isWide = passage.isHyphen(dash) && (next.whole ?? 0) - (numeral.whole ?? 0) > 20
        let isCode =
            isLabelled && (isDescending || isWide)
            || (first.spoken, last.spoken) == ("ten", "four")
                && passage.isHyphen(dash)
                && ["", "a", "roger", "copy"].contains(passage.letters(first.words.lowerBound - 1))
        let isNumbered = isNumbered(numeral, next, passage)
        if isTight, isAmongPages(first.words.lowerBound, passage), let teen = Self.teen(next, after: numeral) {
            return [passage.replacement(first.words.lowerBound..<end, by: first.spoken + " to " + teen)]
        }
        let middle = isNumbered ? " dash " : (isPair || isCode) && isTight ? " " : " to "
        return [passage.replacement(first.words.lowerBound..<end, by: first.spoken + middle + last.spoken)]
    }

    /// *Eighteen* for the last figure of `1914–8`, `pp. 412–8`: after a teen one alone is not understood.
    static func teen(_ last: Numeral, after first: Numeral) -> String? {
        guard let value = last.plain(1...1), let start = first.whole, (10...19).contains(start % 100), start > 9,
            value > start % 10
        else { return nil }
        return NumberWords.cardinal(10 + value)
    }

    /// Whether a number comes after *pp.*, perhaps behind others.
    private func isAmongPages(_ index: Int, _ passage: Passage) -> Bool {
        var place = index - 1
        while passage.isDigits(place) || passage.isMark(place, ",") || passage.isRangeDash(place)
            || passage.letters(place) == "and"
        {
            place -= 1
        }
        if passage.isMark(place, ".") { place -= 1 }
        return ["pp", "p", "page", "pages"].contains(passage.letters(place))
    }

    /// `2012-present`, `2004-June 10`: a year that something lasts from.
    private func openEnd(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let dash = numeral.words.upperBound
        guard numeral.plain(4...4) != nil, passage.isRangeDash(dash), passage.isTight(dash), passage.isTight(dash + 1)
        else { return nil }
        let isMonth =
            passage.isCapitalised(dash + 1) && EnglishWords.months[passage.letters(dash + 1)] != nil
            && passage.isDigits(passage.afterStop(dash + 2))
        guard isMonth || ["present", "today", "now", "date"].contains(passage.letters(dash + 1)) else { return nil }
        return passage.replacement(dash..<dash + 1, by: " to ")
    }

    private func isJoined(_ start: Int, _ passage: Passage) -> Bool {
        passage.isLetters(start - 1) || passage.isRangeDash(start - 1) && passage.isTight(start - 1)
    }

    /// `3-2-1`
    private func chain(_ first: Quantity, _ passage: Passage) -> [Replacement] {
        var (parts, end) = ([first.spoken], first.words.upperBound)
        while passage.isTight(end), let next = passage.numeral(at: passage.rangeEnd(end)) {
            parts.append(next.spoken(british: passage.isBritish))
            end = next.words.upperBound
        }
        guard parts.count > 2, !passage.isLetters(end) || !passage.isTight(end) else { return [] }
        return [passage.replacement(first.words.lowerBound..<end, by: parts.joined(separator: " "))]
    }

    /// `3:2:1`
    private func ratioChain(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        var (parts, end) = ([numeral.spoken(british: passage.isBritish)], numeral.words.upperBound)
        while passage.isTightMark(end, ":"), passage.isTight(end + 1), let next = passage.numeral(at: end + 1) {
            parts.append(next.spoken(british: passage.isBritish))
            end = next.words.upperBound
        }
        guard parts.count > 2, passage.isTightEnd(end) else { return nil }
        return passage.replacement(numeral.words.lowerBound..<end, by: parts.joined(separator: " to "))
    }

    /// `10:1`, odds and scales.
    private func ratio(_ numeral: Numeral, _ first: Quantity, _ passage: Passage) -> Replacement? {
        let colon = numeral.words.upperBound
        guard passage.isTightMark(colon, ":"), passage.isTight(colon + 1), let last = passage.numeral(at: colon + 1),
            numeral.words == first.words
        else { return nil }
        if let chain = ratioChain(numeral, passage) { return chain }
        let isVerse = numeral.words.lowerBound == 0 && passage.isCapitalised(last.words.upperBound)
        let isOdds = passage.letters(last.words.upperBound) == "odds"
        let isPlace = !isOdds && (isVerse || passage.isCapitalised(numeral.words.lowerBound - 1))
        let words = first.spoken + (isPlace ? " " : " to ") + last.spoken(british: passage.isBritish)
        return passage.replacement(numeral.words.lowerBound..<last.words.upperBound, by: words)
    }
}
