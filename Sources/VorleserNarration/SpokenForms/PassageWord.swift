/// A word, a number or a mark of a ``Passage``.
struct PassageWord {
    enum Kind { case letters, digits, fraction, mark }

    let kind: Kind
    /// UTF-16 code units of the passage. A mark or a sign such as ½ has one, digits are 0–9 alone.
    let range: Range<Int>
    /// Whether white space, or the start of the passage, is before it.
    let isSpaced: Bool
}

extension Array<PassageWord> {
    /// The words and marks of a sentence, in order; they cover it but for white space.
    /// - Complexity: O(length)
    init(scanning units: ArraySlice<UInt16>) {
        self.init()
        units.withUnsafeBufferPointer { units in
            reserveCapacity(units.count / 4 + 1)
            var (index, isSpaced) = (0, true)
            while index < units.count {
                let isBlank = units[index].isWhiteSpace
                if isBlank || units[index].isUnseen {
                    isSpaced = isSpaced || isBlank
                    index += 1
                    continue
                }
                let kind = PassageWord.Kind(of: units[index])
                var end = index + 1
                if kind == .letters || kind == .digits {
                    while end < units.count, PassageWord.Kind(of: units[end]) == kind { end += 1 }
                }
                append(PassageWord(kind: kind, range: index..<end, isSpaced: isSpaced))
                (index, isSpaced) = (end, false)
            }
        }
    }
}

extension UInt16 {
    /// Whether it is a joiner or a soft hyphen, which say only where lines break, an invisible operator of a formula, or
    /// stands for half a letter.
    fileprivate var isUnseen: Bool {
        (0x2060...0x2064).contains(self) || self == 0x200B || self == 0xFEFF || self == 0xAD
            || self == RaisedSigns.filler
    }
}

extension PassageWord.Kind {
    /// By ranges of Unicode's blocks, which is all that rules for English need.
    fileprivate init(of unit: UInt16) {
        switch unit {
        case 0x30...0x39: self = .digits
        case 0x41...0x5A, 0x61...0x7A, 0xB5: self = .letters
        case 0xD7, 0xF7: self = .mark
        case 0xBC...0xBE, 0x2150...0x215E: self = .fraction
        case 0xC0...0x52F, 0x1E00...0x1FFF, 0x2E80...0xD7FF, 0xFB00...0xFB06: self = .letters
        default: self = .mark
        }
    }
}
