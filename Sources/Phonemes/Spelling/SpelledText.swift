/// A text cut at white space and marks, for languages whose words are spelled by rule.
struct SpelledText {
    /// A word, a number in digits, a mark, or something else that has no sound.
    struct Item {
        enum Kind { case word, digits, mark, other }

        let kind: Kind
        /// UTF-16 code units of the text.
        let range: Range<Int>
        let text: String
        var hasSpaceAfter = false
        /// How it is read where what stands beside it tells otherwise than its letters; empty for what is not said.
        var reading: String?
    }

    /// In the text's order; they cover it but for white space and what cannot be seen.
    var items: [Item] = []

    /// - Complexity: O(length)
    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var (index, start) = (0, 0)
        while index < scalars.count {
            if Self.isUnseen(scalars[index]) {
                if scalars[index].properties.isWhitespace, !items.isEmpty {
                    items[items.count - 1].hasSpaceAfter = true
                }
                start += UTF16.width(scalars[index])
                index += 1
                continue
            }
            let kind = Self.kind(of: scalars[index])
            var end = index + 1
            while end < scalars.count, Self.goesOn(kind, scalars, at: end) { end += 1 }
            let length = scalars[index..<end].reduce(0) { $0 + UTF16.width($1) }
            let printed = scalars[index..<end].text
            items.append(Item(kind: kind, range: start..<start + length, text: printed))
            (index, start) = (end, start + length)
        }
    }

    private static func goesOn(_ kind: Item.Kind, _ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        let scalar = scalars[index]
        switch kind {
        case .word:
            if self.kind(of: scalar) == .word || WrittenForm.isDropped(scalar) { return true }
            // “l’amico”, “d'Artagnan”; a quotation mark has no letter after it.
            return WrittenForm.isApostrophe(scalar) && index + 1 < scalars.count
                && self.kind(of: scalars[index + 1]) == .word
        case .digits: return self.kind(of: scalar) == .digits
        case .mark: return false
        case .other: return self.kind(of: scalar) == .other && !isUnseen(scalar)
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Item.Kind {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z": return .word
            case "0"..."9": return .digits
            default: return .mark
            }
        }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter: return .word
        case .otherSymbol, .otherLetter, .modifierLetter, .mathSymbol, .currencySymbol, .privateUse, .unassigned,
            .otherNumber, .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark, .format:
            // The feminine and masculine of ordinals, ª º, are letters that a number was printed with.
            return scalar == "ª" || scalar == "º" ? .word : .other
        default: return .mark
        }
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format
    }
}
