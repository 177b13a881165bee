import Phonemes

/// Says figures and letters above or below the line that no other rule has said: `50⁷`, `xₙ`, `v₁₂`. They never run into
/// what they stand beside. Letters of formulas, `𝑥`, are said as the plain ones.
struct RaisedFigures: SpokenForm {
    let name = "raised-figure"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            if passage.unit(index + 1) == RaisedSigns.filler {
                // Greek ones have names, and fractions are numbers, which other rules say.
                if passage[index] < 0x370, passage[index].isLetterOrDigit {
                    result.append(Replacement(index..<index + 2, by: passage.string(index..<index + 1)))
                }
                index += 2
                continue
            }
            guard let (_, isRaised) = RaisedSigns.plain(passage[index]) else {
                index += 1
                continue
            }
            let start = index
            var signs: [UInt16] = []
            while let unit = passage.unit(index), let next = RaisedSigns.plain(unit), next.isRaised == isRaised {
                signs.append(next.sign)
                index += 1
            }
            if isRaised, let fraction = fraction(over: signs, at: start, slash: index, passage) {
                result.append(fraction)
                index = fraction.range.upperBound
                continue
            }
            // Behind the mark that ends a sentence stands the sign of a note, which other rules leave out.
            if isRaised, Int(String(decoding: signs, as: UTF16.self)) != nil, isAfterMark(start, passage) { continue }
            let words = words(signs, isRaised: isRaised, at: start, passage)
            result.append(Replacement(start..<index, by: words + (passage.isWordUnit(index) ? " " : "")))
        }
        return result
    }

    /// `3⁷/₁₆`, whose parts stand on no line.
    private func fraction(over signs: [UInt16], at start: Int, slash: Int, _ passage: Passage) -> Replacement? {
        guard passage.unit(slash) == 0x2F || passage.unit(slash) == 0x2044, let over = Int(String(signs[...])) else {
            return nil
        }
        var end = slash + 1
        var lower: [UInt16] = []
        while let unit = passage.unit(end), let sign = unit.isDigit ? unit : RaisedSigns.plain(unit)?.sign, sign.isDigit
        {
            lower.append(sign)
            end += 1
        }
        guard let under = Int(String(lower[...])), under > 0, over > 0 else { return nil }
        let before = passage.isDigit(start - 1) ? " and " : passage.isWordUnit(start - 1) ? " " : ""
        let words = before + NumberWords.fraction(over, under) + (passage.isWordUnit(end) ? " " : "")
        return Replacement(start..<end, by: words)
    }

    private func isAfterMark(_ start: Int, _ passage: Passage) -> Bool {
        let isMark = passage.unit(start - 1).map { ".,;:!?…”’\"»".utf16.contains($0) } ?? false
        return isMark || passage.isAfterBracketedWords(start)
    }

    private func words(_ signs: [UInt16], isRaised: Bool, at start: Int, _ passage: Passage) -> String {
        let isFree = !passage.isWordUnit(start - 1) && passage.unit(start - 1) != 0x29
        let said = Self.spoken(signs[...])
        if isFree { return said }
        // δ¹⁸O, Δ¹⁴C: a mass before its element.
        let isMass = [0x3B4, 0x394].contains(passage.unit(start - 1)) && passage.isCapital(start + signs.count)
        if isMass { return " " + said }
        // Ca²⁺, Cl⁻: what an ion is charged with.
        guard isRaised, signs.last != 0x2B, signs.last != 0x2212 else { return " " + said }
        switch Int(String(decoding: signs, as: UTF16.self)) {
        case 2: return " squared"
        case 3: return " cubed"
        case let value? where value >= 0: return " to the " + NumberWords.ordinal(value)
        default: return " to the " + said
        }
    }

    /// The words for figures, letters and signs, as they stand on the line: `n−1`, `iπ`, `max`.
    static func spoken(_ signs: ArraySlice<UInt16>) -> String {
        var words: [String] = []
        var rest = signs
        while let first = rest.first {
            if first.isDigit {
                let digits = rest.prefix { $0.isDigit }
                words.append(number(String(digits)))
                rest = rest.dropFirst(digits.count)
            } else if first.isASCIILetterOrDigit {
                let letters = rest.prefix { $0.isASCIILetterOrDigit && !$0.isDigit }
                let text = String(letters)
                words.append(letters.count < 3 ? text.map(String.init).joined(separator: " ") : text)
                rest = rest.dropFirst(letters.count)
            } else {
                let sign = String(rest.prefix(1))
                words.append(names[first] ?? sign.first.flatMap(GreekLetters.name) ?? sign)
                rest = rest.dropFirst()
            }
        }
        return words.joined(separator: " ")
    }

    private static let names: [UInt16: String] = [0x2B: "plus", 0x2212: "minus", 0x3D: "equals"]

    private static func number(_ digits: String) -> String {
        if let value = Int(digits), digits.utf8.count < 4 { return NumberWords.cardinal(value) }
        return digits.map(String.init).joined(separator: " ")
    }
}
