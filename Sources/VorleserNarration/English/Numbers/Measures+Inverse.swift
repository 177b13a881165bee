/// Units with a negative power.
extension Measures {
    /// `s⁻¹`, `m⁻²`: *per second*, *per square meter*; several of them in a row.
    func inverse(_ start: Int, _ passage: Passage) -> (words: String, end: Int)? {
        var (words, index) = ([String](), start)
        while let next = oneInverse(index, passage) {
            words.append(next.words)
            index = next.end
        }
        return words.isEmpty ? nil : (words.joined(separator: " "), index)
    }

    private func oneInverse(_ start: Int, _ passage: Passage) -> (words: String, end: Int)? {
        let index = passage.isMark(start, "·") || passage.isMark(start, "\u{22C5}") ? start + 1 : start
        guard passage.isLetters(index), passage.isTightMark(index + 1, "\u{207B}"), passage.isTight(index + 2),
            let name = passage.printed(index) == "mol" ? "mole" : divisorName(index, passage)
        else { return nil }
        switch passage.mark(index + 2) {
        case 0xB9: return ("per " + name, index + 3)
        case 0xB2: return (name == "second" ? "per second squared" : "per square " + name, index + 3)
        case 0xB3: return ("per cubic " + name, index + 3)
        default: return nil
        }
    }

    private func divisorName(_ index: Int, _ passage: Passage) -> String? {
        switch passage.printed(index) {
        case "s": "second"
        case "h", "hr": "hour"
        case "d": "day"
        case "K": "kelvin"
        default: Measure.named[passage.printed(index)]?.spelled(british: passage.isBritish).one
        }
    }
}
