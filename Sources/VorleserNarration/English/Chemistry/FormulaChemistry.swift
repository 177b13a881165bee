import VorleserCore

/// Formulas of chemistry as mathematics set them: symbols upright (`mtext`), counts lowered, charges raised.
enum FormulaChemistry {
    /// Letters that are no word, apart: *N O*, *H A*, *N A*. `nil` for any other text.
    static func spelled(_ text: String) -> String? { spelled(text, isNumbered: false) }

    /// The symbols that a number or a charge stands beside; empty where it stands beside nothing.
    static func symbols(_ base: Formula.Element) -> String? {
        let items = Formula.Element.row(of: base)
        if items.isEmpty { return "" }
        guard items.count == 1, items[0].name == .mtext else { return nil }
        return spelled(items[0].text, isNumbered: true)
    }

    static func isCount(_ item: Formula.Element) -> Bool {
        let items = Formula.Element.row(of: item)
        return items.count == 1 && !items[0].text.isEmpty && items[0].text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// `+`, `2−`: the words for a charge.
    static func charge(_ items: [Formula.Element]) -> String? {
        let text = items.map(\.text).joined()
        guard let sign = text.last, let word = ["+": "plus", "−": "minus", "-": "minus", "–": "minus"][sign],
            text.dropLast().allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        return text.count > 1 ? text.dropLast() + " " + word : word
    }

    /// `(aq)`, `(g)` behind a formula: the state that a substance is in.
    static func state(_ items: [Formula.Element], at index: Int) -> (words: String, end: Int)? {
        guard index > 0, items[index].text == "(", isSubstance(items[index - 1]),
            let end = items[index...].prefix(4).firstIndex(where: { $0.text == ")" })
        else { return nil }
        let letters = items[index + 1..<end].map(\.text).joined()
        guard ["aq", "l", "s", "g"].contains(letters) else { return nil }
        return (", " + letters.spelled + (end + 1 < items.count ? "," : ""), end + 1)
    }

    private static func isSubstance(_ item: Formula.Element) -> Bool {
        let tokens = tokens(of: item)
        guard let first = tokens.first, first.name == .mtext else { return false }
        return ChemicalElements.parted(first.text) != nil || spelled(first.text) != nil || charge(tokens) != nil
    }

    private static func tokens(of item: Formula.Element) -> [Formula.Element] {
        item.name.isToken ? [item] : item.children.flatMap(tokens)
    }

    /// Whether a number stands beside it tells symbols from words.
    private static func spelled(_ text: String, isNumbered: Bool) -> String? {
        let letters = text.filter { !" [](){}".contains($0) }
        guard letters.allSatisfy({ $0.isASCII && $0.isLetter }), (1...12).contains(letters.count) else { return nil }
        let areCapitals = letters.allSatisfy(\.isUppercase)
        let isPair = letters.count == 2 && areCapitals
        if isNumbered, letters.count == 1 { return areCapitals ? letters : nil }
        guard letters.count > 1, isPair || ChemicalElements.parted(letters) != nil else { return nil }
        let isWord =
            words.contains(letters) || areCapitals && letters.count > 2 && Spelling.isSayable(letters.lowercased())
        return isNumbered || !isWord ? letters.spelled : nil
    }

    private static let words = Set(
        words: "IF IN IS AS AT BY DO TO OF ON OR AN BE SO WE If In Is As At By Do To Of On Or An Be So We No Am Os Re"
    )
}
