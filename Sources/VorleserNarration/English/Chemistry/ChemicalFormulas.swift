/// Says formulas of chemistry that would be read as words letter by letter: *N A C L*, *C A O H two*.
///
/// Those of capitals and figures alone, `H2O`, are codes like others, unless a charge or a state tells more of them.
struct ChemicalFormulas: SpokenForm {
    let name = "chemical-formula"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard begins(at: index, passage), let formula = ChemicalFormula(at: index, in: passage),
                formula.isSure || isReaction(passage) && formula.isCompound
            else {
                index += 1
                continue
            }
            result.append(Replacement(index..<formula.end, by: formula.spoken))
            index = formula.end
        }
        guard !result.isEmpty, isReaction(passage) else { return result }
        return (result + pluses(in: passage, beside: result)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func begins(at index: Int, _ passage: Passage) -> Bool {
        guard passage[index].isASCIICapital || passage[index] == 0x28 && passage.isCapital(index + 1) else {
            return false
        }
        var before = index
        while passage.isDigit(before - 1) { before -= 1 }
        guard let unit = passage.unit(before - 1) else { return true }
        return !unit.isLetterOrDigit && !Self.beforeName.contains(unit)
    }

    /// `_ @ \ # $ . & ’`
    private static let beforeName = Set("_@\\#$.&'’".utf16)

    /// Whether an arrow says that the sentence tells what becomes of what.
    private func isReaction(_ passage: Passage) -> Bool { !passage.marks.isDisjoint(with: Self.arrows) }

    /// `→ ⟶ ⇌ ⇄`
    private static let arrows: Set<UInt16> = [0x2192, 0x27F6, 0x21CC, 0x21C4]

    /// What stands between the parts of a reaction.
    private func pluses(in passage: Passage, beside formulas: [Replacement]) -> [Replacement] {
        (0..<passage.length).compactMap { index in
            guard passage[index] == 0x2B, passage.isBlank(index - 1), passage.isBlank(index + 1),
                !formulas.contains(where: { $0.range.contains(index) })
            else { return nil }
            return Replacement(index..<index + 1, by: "plus")
        }
    }
}

extension ChemicalFormula {
    private var hasSmallLetters: Bool { symbols.contains { $0.utf8.count > 1 } }

    /// Whether it can only be a formula.
    fileprivate var isSure: Bool {
        if symbols == ["Co", "P"] { return false }  // CoP15, a conference
        if hasGroup { return true }
        if let charge { return isIon(charge) }
        // POS(s) may be one or several.
        if state == "s", !hasCount, !hasSmallLetters { return false }
        if state != nil { return isCompound || symbols.count == 1 && ChemicalElements.cations.contains(symbols[0]) }
        if symbols.count == 1 { return hasCount && ["Cl", "Br"].contains(symbols[0]) }
        guard hasSmallLetters else { return false }
        return hasCount ? isCompound : isSalt
    }

    /// Whether it has a nonmetal, and says how many, or a second element.
    fileprivate var isCompound: Bool {
        guard symbols.contains(where: ChemicalElements.nonmetals.contains) else { return false }
        return hasCount || symbols.count > 1 && (isSalt || state != nil)
    }

    private func isIon(_ charge: (isPlus: Bool, isTyped: Bool)) -> Bool {
        guard symbols.count > 1 else {
            let symbol = symbols[0]
            if charge.isPlus {
                return ChemicalElements.cations.contains(symbol) && (hasCount || !charge.isTyped || isUnivalent)
                    || symbol == "Co" && hasCount
            }
            return ["Cl", "Br"].contains(symbol)
        }
        guard symbols.contains(where: ChemicalElements.nonmetals.contains) else { return false }
        return hasCount || !charge.isPlus && Self.anions.contains(symbols.joined())
    }

    private var isUnivalent: Bool { ["Li", "Na", "Ag", "Cu", "Rb", "Cs"].contains(symbols[0]) }

    /// Letters alone: a metal or hydrogen, and what it makes a salt or an acid with. NaN, CoS and PhD are none.
    private var isSalt: Bool {
        let (metal, rest) = (symbols[0], symbols.dropFirst().joined())
        if ["Ga", "Al", "In"].contains(metal), ["P", "As", "Sb"].contains(rest) || rest == "N" && metal != "In" {
            return true
        }
        if ["H", "K"].contains(metal) { return rest != metal && Self.anions.contains(rest) && hasSmallLetters }
        return ChemicalElements.cations.contains(metal) && Self.anions.contains(rest)
    }

    private static let anions = Set(words: "F Cl Br I O S Se Te H OH CN SCN HS ClO OCl BrO OBr IO")
}
