import Phonemes

/// Says figures above or below the line that no other rule has said, and what they stand beside: `10⁸`, `x²`, `CO₂`;
/// and the few formulas of chemistry that people type on the line, `CO2`.
struct ContinentalRaisedFigures: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("raised-figure") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty || passage.marks.contains(where: { RaisedSigns.plain($0) != nil }) else {
            return []
        }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            if let (text, end) = formula(at: index, passage) ?? raised(at: index, passage) {
                result.append(Replacement(passage.range(of: index..<end), by: text))
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    /// Letters and figures of a compound: `H₂O`, `CO₂`, `CO2`.
    private func formula(at start: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.isTight(start + 1), passage.isCapitalised(start), passage.isTightEnd(start) else { return nil }
        var (end, printed, parts, hasLowered) = (start, "", [String](), false)
        while end == start || passage.isTight(end) {
            if passage.isLetters(end), passage.isCapitalised(end), passage.count(end) < 4 {
                printed += passage.printed(end)
                parts.append(passage.printed(end).spelled)
            } else if passage.isDigits(end), passage.count(end) < 3, let value = Int(passage.printed(end)) {
                printed += passage.printed(end)
                parts.append(words.numbers.cardinal(value, .alone))
            } else if let (value, next) = figures(at: end, passage, isRaised: false) {
                hasLowered = true
                parts.append(words.numbers.cardinal(value, .alone))
                end = next
                continue
            } else {
                break
            }
            end += 1
        }
        guard parts.count > 1, hasLowered || Self.typed.contains(printed), !passage.isTight(end) || isMark(end, passage)
        else { return nil }
        return (parts.joined(separator: " "), end)
    }

    private static let typed: Set = ["CO2", "H2O", "SO2", "NO2", "N2O", "CH4", "NH3", "H2O2", "HCO3"]

    /// Figures above the line behind a number, a letter or a bracket, or below it behind a letter.
    private func raised(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.isTight(index) else { return nil }
        let isBehindSymbol = passage.isLetters(index - 1) && passage.count(index - 1) == 1
        if isBehindSymbol, let (value, end) = figures(at: index, passage, isRaised: false) {
            return (" " + words.numbers.cardinal(value, .alone) + gap(end, passage), end)
        }
        // Behind a word or a sentence stands the sign of a note.
        guard isBehindSymbol || passage.isDigits(index - 1) || passage.isMark(index - 1, ")"),
            let (value, end) = figures(at: index, passage, isRaised: true)
        else { return nil }
        let text = words.figures.power.said(abs(value), value < 0, words)
        return (" " + text + gap(end, passage), end)
    }

    private func gap(_ end: Int, _ passage: Passage) -> String {
        passage.isTight(end) && !isMark(end, passage) ? " " : ""
    }

    private func isMark(_ index: Int, _ passage: Passage) -> Bool { passage.word(index)?.kind == .mark }

    /// A whole number of figures that all stand above, or all below, the line.
    private func figures(at start: Int, _ passage: Passage, isRaised: Bool) -> (value: Int, end: Int)? {
        var (end, signs) = (start, [UInt16]())
        while end == start || passage.isTight(end), let sign = RaisedSigns.plain(passage.mark(end)),
            sign.isRaised == isRaised
        {
            signs.append(sign.sign == 0x2212 ? 0x2D : sign.sign)
            end += 1
        }
        return Int(String(decoding: signs, as: UTF16.self)).map { ($0, end) }
    }
}
