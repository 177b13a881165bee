import Phonemes

/// Says `1936–1939` and `3-5` with the word for *to*.
struct ContinentalRanges: NumeralForm {
    let words: ContinentalWords
    var name: String { words.name("range") }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        if let number = numberOfYear(numeral, passage) { return [number] }
        guard let low = numeral.whole, let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)),
            let high = next.whole,
            low < high || numeral.digits.utf8.count > next.digits.utf8.count
                || low > high && passage.isBeforeEra(next.words.upperBound, words),
            !passage.isTight(numeral.words.lowerBound) || !passage.isHyphen(numeral.words.lowerBound - 1),
            passage.rangeEnd(next.words.upperBound) < 0, !isPostcode(next, after: numeral, passage),
            !isSet(numeral, next, passage)
        else { return [] }
        let agreement =
            passage.isLabel(numeral.words.lowerBound - 1, words)
            ? NumberAgreement.alone
            : passage.agreement(of: high, endingAt: next.words.upperBound, words)
        let to = passage.joint(ofRangeAt: numeral.words.lowerBound, words)
        // *Veintiuno a veintidós días*
        let first = passage.spoken(numeral, agreement == .masculine ? .alone : agreement, words)
        let text = first + " \(to) " + passage.spoken(next, agreement, words)
        return [passage.replacement(numeral.words.lowerBound..<next.words.upperBound, by: text)]
    }

    /// *6-4, 3-6, 7-5*: games of tennis, which are told by those beside them that run down.
    private func isSet(_ numeral: Numeral, _ next: Numeral, _ passage: Passage) -> Bool {
        guard let low = numeral.plain(1...1), let high = next.plain(1...1), low < 8, high < 8 else { return false }
        return [numeral.words.lowerBound - 4, next.words.upperBound + 1].contains { place in
            let joint = place < numeral.words.lowerBound ? place + 3 : place - 1
            guard passage.isMark(joint, ",") || passage.letters(joint) == words.joints.and,
                passage.isRangeDash(place + 1), passage.isTight(place + 1), passage.isTight(place + 2),
                passage.count(place) == 1, passage.count(place + 2) == 1, let first = Int(passage.printed(place)),
                let second = Int(passage.printed(place + 2))
            else { return false }
            return first > second && first < 8
        }
    }

    /// *BP 40 – 60510 Bresles*: a box, and the number of a town.
    private func isPostcode(_ next: Numeral, after box: Numeral, _ passage: Passage) -> Bool {
        next.plain(5...5) != nil && box.plain(1...4) != nil && passage.isCapitalised(next.words.upperBound)
    }

    /// *Decreto n.º 400-2025*: the number of a law and its year, which are no range.
    private func numberOfYear(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let start = numeral.words.lowerBound
        guard let number = numeral.plain(1...5), numeral.digits.first != "0",
            let next = passage.numeral(at: passage.rangeEnd(numeral.words.upperBound)), let year = next.plain(4...4),
            (1900...2100).contains(year), !passage.isTight(start), isNumber(start - 1, passage)
        else { return nil }
        let text = [number, year].map { words.numbers.cardinal($0, .alone) }.joined(separator: ", ")
        return passage.replacement(start..<next.words.upperBound, by: text)
    }

    /// Whether a word says that a single number follows: *n.º*, *número*, *ley*.
    private func isNumber(_ index: Int, _ passage: Passage) -> Bool {
        var word = index
        while passage.word(word)?.kind == .mark, passage.isTight(word), index - word < 2 { word -= 1 }
        if word < index, passage.letters(word) == "n" { return true }
        return words.figures.single.contains(passage.letters(word))
    }
}
