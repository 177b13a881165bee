import VorleserCore

/// Says formulas that a book sets in two dimensions, as they are read out in a lecture: *x squared*, *the sum from i equals 1 to
/// n of a sub i*. Figures stay figures: what says numbers says these, too.
struct FormulaWords {
    /// The words for a formula; `nil` for one that is no more than a letter or a number.
    static func words(for formula: Formula) -> String? {
        let items = formula.root.contents
        guard items.count > 1 || items.first.map({ !$0.name.isToken }) ?? false else { return nil }
        let words = FormulaWords().row(items)
        var even = words.split { $0.isWhitespace }.joined(separator: " ")
        for mark in [",", ";"] { even.replace(" " + mark, with: mark) }
        while even.contains(",,") || even.contains(",;") {
            even = even.replacing(",,", with: ",").replacing(",;", with: ";")
        }
        while let last = even.last, ",;".contains(last) { even.removeLast() }
        return even.isEmpty ? nil : even
    }

    fileprivate typealias Item = Formula.Element

    // MARK: Rows

    private func row(_ items: [Item]) -> String {
        var words: [String] = []
        var index = 0
        while index < items.count {
            if let (said, end) = FormulaChemistry.state(items, at: index) ?? enclosed(items, at: index) {
                words.append(said)
                index = end
                continue
            }
            let said =
                items[index].name == .mo
                ? sign(items[index].text, at: index, in: items) : word(for: items[index], at: index, in: items)
            // Five m is a product, and no length.
            let isFactor = items[index].opening.isVariable && words.last?.last?.isNumber ?? false
            words.append((isFactor ? String(SpokenFormulas.product) : "") + said)
            index += 1
        }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func word(for item: Item, at index: Int, in items: [Item]) -> String {
        let said = say(item)
        guard index + 1 < items.count, item.isFunction, !said.hasSuffix(" of") else { return said }
        let next = items[index + 1]
        // What is asked of nothing is the function itself.
        let isAsked = next.name != .mo || FormulaSigns.opening[next.text] != nil || next.text == "|"
        return isAsked ? said + " of" : said
    }

    private func sign(_ text: String, at index: Int, in items: [Item]) -> String {
        let isFirst = index == 0 || (items[index - 1].name == .mo && FormulaSigns.isInfix(items[index - 1].text))
        if isFirst, let word = FormulaSigns.prefixes[text] { return word }
        if let word = FormulaSigns.words[text] { return word }
        if text.allSatisfy({ $0.isLetter }) { return say(Item(.mi, text: text)) }
        return FormulaSigns.silent.contains(text) ? "" : text
    }

    // MARK: Brackets

    /// What brackets enclose, from an opening one on.
    private func enclosed(_ items: [Item], at index: Int) -> (words: String, end: Int)? {
        guard items[index].name == .mo else { return nil }
        let open = items[index].text
        if let close = FormulaSigns.bars[open] { return bars(items, at: index, open, close) }
        guard let close = FormulaSigns.opening[open] else { return nil }
        var depth = 0
        for end in index..<items.count where items[end].name == .mo {
            if items[end].text == open { depth += 1 }
            if close.contains(items[end].text) { depth -= 1 }
            guard depth == 0 else { continue }
            let inside = Array(items[index + 1..<end])
            let before = index > 0 ? items[index - 1] : nil
            // 2g(y − z)
            if inside.count > 1, index > 1, items[index - 2].name == .mn, ["g", "h"].contains(before?.text) {
                return ("times the quantity " + row(inside) + (end + 1 < items.count ? "," : ""), end + 1)
            }
            return (enclosed(inside, by: open, after: before, isLast: end + 1 == items.count), end + 1)
        }
        // A brace that nothing closes stands before cases.
        if open == "{", index + 1 < items.count, items[index + 1].name == .mtable {
            return (rows(items[index + 1]), index + 2)
        }
        return nil
    }

    private func enclosed(_ inside: [Item], by open: String, after before: Item?, isLast: Bool) -> String {
        let flat = inside.flatMap(Item.row(of:))
        if flat.count == 1, flat[0].name == .mtable { return matrix(flat[0]) }
        if flat.count == 1, flat[0].isChoice { return say(flat[0]) }
        let said = row(flat)
        if let before, before.name == .mi, Self.namesOfFunctions.contains(before.text) {
            return "of " + said + (flat.count > 1 && !isLast ? "," : "")
        }
        if flat.count <= 1 || before?.isFunction ?? false { return said + (flat.count > 1 && !isLast ? "," : "") }
        let isList = flat.contains { $0.name == .mo && ",;".contains($0.text) }
        if open == "{" { return "the set " + said + (isLast ? "" : ",") }
        if isList { return said + (isLast ? "" : ",") }
        return (before.map { $0.name != .mo } ?? false ? "times " : "") + "the quantity " + said + (isLast ? "" : ",")
    }

    private static let namesOfFunctions: Set = ["f", "g", "h", "F", "G", "H", "P", "E", "φ", "ψ", "Γ", "ζ"]

    /// `|x|`, and `|` alone: *given*, *divides*.
    private func bars(_ items: [Item], at index: Int, _ open: String, _ words: String) -> (words: String, end: Int)? {
        let rest = items[(index + 1)...]
        guard let end = rest.firstIndex(where: { $0.name == .mo && $0.text == open }), end > index + 1 else {
            return nil
        }
        // Between letters one of them parts more than it encloses.
        let isOdd = items.count(where: { $0.name == .mo && $0.text == open }) % 2 == 1
        if index > 0, items[index - 1].name != .mo, isOdd { return nil }
        let inside = Array(items[index + 1..<end]).flatMap(Item.row(of:))
        if inside.count == 1, inside[0].name == .mtable { return ("the determinant of " + matrix(inside[0]), end + 1) }
        return ("\(words) \(row(inside))" + (inside.count > 1 && end + 1 < items.count ? "," : ""), end + 1)
    }

    // MARK: Elements

    private func say(_ item: Item) -> String {
        let parts = item.children
        switch item.name {
        case .mi: return identifier(item.text)
        case .mn, .ms: return item.text
        case .mtext: return FormulaSigns.namedInText(item.text) ?? FormulaChemistry.spelled(item.text) ?? item.text
        case .mo: return FormulaSigns.words[item.text] ?? FormulaSigns.prefixes[item.text] ?? item.text
        case .mspace, .mphantom, .mprescripts: return ""
        case .mfrac where parts.count == 2: return fraction(parts[0], parts[1], item.attributes[.linethickness])
        case .msqrt: return closed("the square root of", item.contents)
        case .mroot where parts.count == 2: return root(parts[0], parts[1])
        case .msub where parts.count == 2: return lowered(parts[0], parts[1])
        case .msup where parts.count == 2:
            if isInverse(parts[0], parts[1]) { return "inverse " + say(parts[0]) }
            return raised(base(parts[0]), isLong(parts[0]), parts[1])
        case .msubsup where parts.count == 3, .munderover where parts.count == 3:
            if let words = bounded(parts[0], from: parts[1], to: parts[2]) { return words }
            // What stands before a symbol: the weight of a nucleus, and its number.
            if say(parts[0]).isEmpty { return say(parts[2]) + " " + say(parts[1]) }
            return raised(lowered(parts[0], parts[1]), false, parts[2])
        case .munder where parts.count == 2: return under(parts[0], parts[1])
        case .mover where parts.count == 2: return over(parts[0], parts[1])
        case .mmultiscripts: return scripts(parts)
        case .mtable: return rows(item)
        default: return row(item.contents)
        }
    }

    private func identifier(_ text: String) -> String {
        if let name = FormulaSigns.functions[text] { return name }
        if let name = FormulaSigns.words[text] { return name }
        let plain = text.unligatured
        // Else it were the article.
        if plain == "a" { return "A" }
        return plain
    }

    /// Words before something, with a pause behind it where it is long.
    private func closed(_ words: String, _ items: [Item]) -> String {
        words + " " + row(items) + (items.count > 1 ? "," : "")
    }

    private func isLong(_ item: Item) -> Bool {
        let items = Item.row(of: item)
        return items.count > 1 || items.first.map { [.mfrac, .msqrt].contains($0.name) } ?? false
    }

    private func fraction(_ upper: Item, _ lower: Item, _ thickness: String?) -> String {
        let (top, bottom) = (Item.row(of: upper), Item.row(of: lower))
        if let thickness, thickness.hasPrefix("0em") || thickness == "0" { return "\(row(top)) choose \(row(bottom))" }
        if let words = derivative(top, bottom) { return words }
        if top.count == 1, bottom.count == 1, top[0].isWholeNumber, bottom[0].isWholeNumber {
            return "\(top[0].text)/\(bottom[0].text)"
        }
        let (isLongTop, isLongBottom) = (
            top.count > 1 || top.first?.name == .mfrac, bottom.count > 1 || bottom.first?.name == .mfrac
        )
        return (isLongTop || isLongBottom ? "the fraction " : "") + row(top) + (isLongTop ? "," : "") + " over "
            + row(bottom)
            + (isLongBottom ? "," : "")
    }

    /// `dy/dx`
    private func derivative(_ top: [Item], _ bottom: [Item]) -> String? {
        guard let sign = top.first?.core, ["d", "∂"].contains(sign), bottom.count >= 2, bottom[0].text == sign,
            top.count <= 3
        else { return nil }
        return "\(row(top)) by \(row(bottom))"
    }

    private func root(_ base: Item, _ index: Item) -> String {
        let items = Item.row(of: index)
        let words =
            switch items.count == 1 ? items[0].text : "" {
            case "2": "the square root of"
            case "3": "the cube root of"
            case let number where items.first?.isWholeNumber ?? false: "the \(Self.ordinal(number)) root of"
            case let letter where items.count == 1 && items[0].name == .mi: "the \(letter)-th root of"
            default: "the root of order \(row(items)) of"
            }
        return closed(words, Item.row(of: base))
    }

    private static func ordinal(_ number: String) -> String {
        switch (number.suffix(1), number.suffix(2)) {
        case (_, "11"), (_, "12"), (_, "13"): number + "th"
        case ("1", _): number + "st"
        case ("2", _): number + "nd"
        case ("3", _): number + "rd"
        default: number + "th"
        }
    }

    private func lowered(_ base: Item, _ index: Item) -> String {
        if let words = bounded(base, from: index, to: nil) { return words }
        if base.text == "log" { return "log base \(say(index))" }
        if let symbols = FormulaChemistry.symbols(base), FormulaChemistry.isCount(index) || symbols.isEmpty {
            return symbols + " " + say(index)
        }
        return "\(say(base)) sub \(say(index))" + (isLong(index) ? "," : "")
    }

    /// What something is raised beside.
    private func base(_ item: Item) -> String { FormulaChemistry.symbols(item) ?? say(item) }

    /// `tan⁻¹`
    private func isInverse(_ base: Item, _ power: Item) -> Bool {
        FormulaSigns.functions[base.core ?? ""] != nil
            && ["−1", "-1", "–1"].contains(Item.row(of: power).map(\.text).joined())
    }

    private func raised(_ base: String, _ isLongBase: Bool, _ power: Item) -> String {
        let items = Item.row(of: power)
        let base = isLongBase ? base + "," : base
        if let charge = FormulaChemistry.charge(items) { return "\(base) \(charge)" }
        if items.allSatisfy({ $0.name == .mo || $0.name == .mi }),
            let words = FormulaSigns.powers[items.map(\.text).joined()]
        {
            return "\(base) \(words)"
        }
        guard items.count == 1 else {
            if items.count == 2, items[0].name == .mo, items[1].isWholeNumber { return "\(base) to the \(row(items))" }
            return "\(base) to the power of \(row(items)),"
        }
        switch items[0].text {
        case "2": return base + " squared"
        case "3": return base + " cubed"
        case let number where items[0].isWholeNumber: return "\(base) to the \(Self.ordinal(number))"
        default: return "\(base) to the \(row(items))"
        }
    }

    /// Sums, integrals and the like.
    private func bounded(_ sign: Item, from: Item, to: Item?) -> String? {
        guard let words = FormulaSigns.big[sign.core ?? ""] else { return nil }
        let lower = Item.row(of: from)
        let isRange = to != nil || lower.contains { $0.name == .mo && $0.text == "=" }
        return words + (isRange ? " from " : " over ") + row(lower) + (to.map { " to \(say($0))" } ?? "") + " of"
    }

    private func under(_ base: Item, _ below: Item) -> String {
        if let words = bounded(base, from: below, to: nil) { return words }
        let name = base.core ?? ""
        if name == "lim" {
            return "the limit as " + row(Item.row(of: below)).replacing(" to ", with: " goes to ") + " of"
        }
        if FormulaSigns.extremes.contains(name) { return "the \(say(base)) over \(say(below)) of" }
        if FormulaSigns.decorations[below.text] != nil || FormulaSigns.braces.contains(below.text) { return say(base) }
        return "\(say(base)) with \(say(below)) below,"
    }

    private func over(_ base: Item, _ above: Item) -> String {
        if let words = FormulaSigns.decorations[above.text] { return "\(say(base)) \(words)" }
        if FormulaSigns.arrows.contains(above.text) { return "vector \(say(base))" }
        if FormulaSigns.braces.contains(above.text) { return say(base) }
        return "\(say(base)) with \(say(above)) above,"
    }

    /// Isotopes, tensors.
    private func scripts(_ parts: [Item]) -> String {
        guard let base = parts.first else { return "" }
        let split = parts.firstIndex { $0.name == .mprescripts } ?? parts.count
        func said(_ items: some Sequence<Item>) -> [String] { items.map(say).filter { !$0.isEmpty } }
        let before = said(parts[min(split + 1, parts.count)...])
        return (before + [say(base)] + said(parts[1..<max(split, 1)])).joined(separator: " ")
    }

    // MARK: Tables

    private func matrix(_ table: Item) -> String {
        let columns = table.children.map(\.children.count).max() ?? 0
        let lines = table.children.map { $0.children.map { row($0.contents) } }
        if columns == 1 { return "the vector " + lines.map { $0.joined() }.joined(separator: ", ") + "," }
        if lines.count == 1 { return "the row " + lines[0].joined(separator: ", ") + "," }
        let rows = lines.enumerated().map { "row \($0 + 1), \($1.joined(separator: ", "))" }
        return "the \(lines.count) by \(columns) matrix, " + rows.joined(separator: "; ") + ";"
    }

    /// Lines of equations, or cases.
    private func rows(_ table: Item) -> String {
        table.children.map { $0.children.map { row($0.contents) }.filter { !$0.isEmpty }.joined(separator: " ") }
            .joined(separator: "; ") + ";"
    }
}

extension Formula.Element {
    /// What stands in it in a row, without those that only hold others.
    fileprivate var contents: [Self] { children.flatMap(Self.row(of:)) }

    /// The elements that one stands for in a row.
    static func row(of element: Self) -> [Self] {
        switch element.name {
        case .mrow, .mstyle, .mpadded, .merror: element.contents
        case .mspace, .mphantom: []
        default: [element]
        }
    }

    fileprivate var isWholeNumber: Bool {
        name == .mn && !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The text of a token that is alone, or that something is raised or lowered beside.
    fileprivate var core: String? {
        if name.isToken { return text }
        let items = Self.row(of: self)
        if items.count == 1, items[0].name.isToken { return items[0].text }
        guard [.msub, .msup, .msubsup, .munder, .munderover].contains(name) else { return nil }
        return children.first?.core
    }

    /// Whether it is asked of what follows: `sin x`, `sin² x`.
    fileprivate var isFunction: Bool {
        guard let core else { return false }
        return FormulaSigns.functions[core] != nil && core != "lim"
            || name == .mi && core.count > 1 && core.allSatisfy(\.isLetter)
    }

    /// The token that is said first of it.
    fileprivate var opening: Self { name.isToken ? self : children.first?.opening ?? self }

    /// Whether it is a letter that stands for a quantity: units are upright.
    fileprivate var isVariable: Bool {
        name == .mi && text.count == 1 && text.allSatisfy(\.isLetter) && attributes[.mathvariant] != "normal"
    }

    fileprivate var isChoice: Bool { name == .mfrac && (attributes[.linethickness]?.hasPrefix("0em") ?? false) }
}
