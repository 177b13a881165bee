import Phonemes

/// Says figures and letters above or below the line that no other rule has said: `50⁷`, `xₙ`, `v₁₂`. They never run into
/// what they stand beside. Letters of formulas, `𝑥`, are said as the plain ones.
struct RaisedFigures: SpokenForm {
    let name = "raised-figure"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.isEnglish else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            if passage.unit(index + 1) == RaisedSigns.filler {
                // Greek ones have names, which another rule says.
                if passage[index] < 0x370 {
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
            // Behind the mark that ends a sentence stands the sign of a note, which other rules leave out.
            if isRaised, Int(String(decoding: signs, as: UTF16.self)) != nil, isAfterMark(start, passage) { continue }
            let words = words(signs, isRaised: isRaised, at: start, passage)
            result.append(Replacement(start..<index, by: words + (passage.isWordUnit(index) ? " " : "")))
        }
        return result
    }

    private func isAfterMark(_ start: Int, _ passage: Passage) -> Bool {
        passage.unit(start - 1).map { ".,;:!?…”’\"»".utf16.contains($0) } ?? false
    }

    private func words(_ signs: [UInt16], isRaised: Bool, at start: Int, _ passage: Passage) -> String {
        let isFree = !passage.isWordUnit(start - 1) && passage.unit(start - 1) != 0x29
        let text = String(decoding: signs, as: UTF16.self)
        let isMinus = signs.first == 0x2212
        let rest = isMinus ? String(decoding: signs.dropFirst(), as: UTF16.self) : text
        let said = rest.split(separator: "+", omittingEmptySubsequences: true).map(spoken).joined(separator: " plus ")
        let sign = isMinus ? "minus " : ""
        if isFree { return sign + said }
        guard isRaised else { return " " + sign + said }
        switch (isMinus, Int(rest)) {
        case (false, 2): return " squared"
        case (false, 3): return " cubed"
        case (false, let value?): return " to the " + NumberWords.ordinal(value)
        default: return " to the " + sign + said
        }
    }

    private func spoken(_ text: Substring) -> String {
        if let value = Int(text), text.utf8.count < 4 { return NumberWords.cardinal(value) }
        return text.utf8.count < 3 || text.allSatisfy(\.isNumber)
            ? text.map(String.init).joined(separator: " ") : String(text)
    }
}
