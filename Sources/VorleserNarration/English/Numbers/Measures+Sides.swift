import VorleserCore

/// Packets of one content, and the sides of a thing.
extension Measures {
    /// `2 x 400g tins` are two tins; `2 × 400 g` is a product.
    func packs(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let times = numeral.words.upperBound
        guard let count = numeral.plain(1...3), count > 0, isTimes(times, passage),
            let content = passage.numeral(at: times + 1), !isTimes(content.words.upperBound, passage)
        else { return nil }
        let amount = passage.quantity(of: content)
        guard let unit = unit(amount.words.upperBound, passage), unit.measure.isContent, unit.suffix.isEmpty,
            !isTimes(unit.end, passage)
        else { return nil }
        let measure = unit.measure.spelled(british: passage.isBritish)
        let isAttribute =
            passage.isLowerCase(unit.end) && !EnglishWords.functionWords.contains(passage.letters(unit.end))
        if count == 1, !isAttribute { return nil }
        let start = numeral.spoken(british: passage.isBritish) + (isAttribute ? " " : " times ") + amount.spoken + " "
        let words = start + (isAttribute || amount.isOne ? measure.one : measure.many)
        return passage.replacement(numeral.words.lowerBound..<unit.end, by: words)
    }

    /// `10 cm x 5 cm`: what joins one side to the next.
    func side(after end: Int, _ passage: Passage) -> Replacement? {
        let index = passage.words.partitioningIndex { $0.range.lowerBound >= end }
        guard isTimes(index, passage), passage.isLetters(index - 1) || passage.isMark(index - 1, "."),
            let next = passage.numeral(at: index + 1),
            let unit = unit(passage.quantity(of: next).words.upperBound, passage), unit.measure.isLength
        else { return nil }
        let before = passage.isTight(index) ? " " : ""
        let after = passage.isTight(index + 1) ? " " : ""
        return passage.replacement(index..<index + 1, by: before + "by" + after)
    }
}
