import VorleserCore

/// Reads a `math` element into a ``Formula``: presentation markup alone, brought to MathML Core, every name, value and
/// length from a list or within bounds.
///
/// Sources: MathML Core, sections 2.1 and 3; MathML 3, chapters 3 and 5 (what Core has dropped).
struct FormulaReading {
    /// Elements and characters of one formula, and how deep they nest. A larger one is read as its line of text alone.
    private static let (mostElements, mostCharacters, deepest) = (4_000, 20_000, 40)

    private var elements = 0
    private var characters = 0
    /// Whether something was met that cannot be shown as it is meant.
    private var hasFailed = false

    /// - Returns: `nil` for what is no presentation markup, or too much of it.
    static func formula(of math: MarkupNode, isDescribed: Bool) -> Formula? {
        var reading = FormulaReading()
        let children = reading.row(math, depth: 1)
        guard !reading.hasFailed, reading.characters > 0 else { return nil }
        let values = FormulaValues.attributes(of: math, for: .math)
        return Formula(.init(.math, values, children), isDescribed: isDescribed)
    }

    // MARK: Elements

    /// What the elements below one are, in a row.
    private mutating func row(_ node: MarkupNode, depth: Int) -> [Formula.Element] {
        var result: [Formula.Element] = []
        var child = node.firstChild
        while let current = child, !hasFailed {
            if current.isElement { result += read(current, depth: depth) }
            child = current.next
        }
        return result
    }

    /// What an element is: nothing, itself, or several.
    private mutating func read(_ node: MarkupNode, depth: Int) -> [Formula.Element] {
        elements += 1
        guard depth < Self.deepest, elements <= Self.mostElements else { return fail() }
        let name = node.name
        if let name = Formula.Name(rawValue: name) {
            if name.isToken { return [token(name, node)] }
            return known(name, node, depth: depth)
        }
        switch name {
        case "semantics": return semantics(node, depth: depth)
        case "maction":
            let chosen = Int(node.attribute("selection") ?? "") ?? 1
            let children = node.childElements
            return children.indices.contains(chosen - 1) ? read(children[chosen - 1], depth: depth + 1) : []
        case "mfenced": return [fenced(node, depth: depth)]
        case "menclose":
            let isRoot = node.attribute("notation")?.contains("radical") ?? true
            return [.init(isRoot ? .msqrt : .mrow, row(node, depth: depth + 1))]
        case "mlabeledtr": return [tableRow(node, Array(node.childElements.dropFirst()), [], depth: depth + 1)]
        case "none": return [.init(.mrow)]
        case "malignmark", "maligngroup", "mglyph", "annotation", "annotation-xml": return []
        default: return fail()
        }
    }

    private mutating func fail() -> [Formula.Element] {
        hasFailed = true
        return []
    }

    private mutating func known(_ name: Formula.Name, _ node: MarkupNode, depth: Int) -> [Formula.Element] {
        let values = FormulaValues.attributes(of: node, for: name)
        switch name {
        case .math: return [.init(.mrow, row(node, depth: depth + 1))]
        case .mspace: return [.init(.mspace, values)]
        case .mprescripts: return node.parent?.name == "mmultiscripts" ? [.init(.mprescripts)] : []
        case .mfrac, .mroot, .msub, .msup, .munder, .mover: return [fixed(name, values, node, 2, depth)]
        case .msubsup, .munderover: return [fixed(name, values, node, 3, depth)]
        case .mmultiscripts:
            let parts = node.childElements.map { one($0, depth: depth + 1) }
            return parts.isEmpty ? [] : [.init(name, values, parts)]
        case .mtable: return [table(node, values, depth: depth + 1)]
        case .mtr: return [tableRow(node, node.childElements, [], depth: depth + 1)]
        default: return [.init(name, values, row(node, depth: depth + 1))]
        }
    }

    /// An element that means something by how many it holds; a row of them where it holds others.
    private mutating func fixed(
        _ name: Formula.Name,
        _ values: [Formula.Attribute: String],
        _ node: MarkupNode,
        _ count: Int,
        _ depth: Int
    ) -> Formula.Element {
        let children = node.childElements
        guard children.count == count else { return .init(.mrow, row(node, depth: depth + 1)) }
        return .init(name, values, children.map { one($0, depth: depth + 1) })
    }

    /// What an element is, as one.
    private mutating func one(_ node: MarkupNode, depth: Int) -> Formula.Element {
        let parts = read(node, depth: depth)
        return parts.count == 1 ? parts[0] : .init(.mrow, parts)
    }

    /// The presentation among several ways of writing one formula.
    private mutating func semantics(_ node: MarkupNode, depth: Int) -> [Formula.Element] {
        let children = node.childElements
        let isShown = { (child: MarkupNode) in
            Formula.Name(rawValue: child.name) != nil || ["mfenced", "menclose", "maction"].contains(child.name)
        }
        if let shown = children.first(where: isShown) { return read(shown, depth: depth + 1) }
        let other = children.first {
            $0.name == "annotation-xml"
                && ($0.attribute("encoding") ?? "").lowercased().replacing("application/", with: "")
                    .replacing("+xml", with: "") == "mathml-presentation"
        }
        return other.map { row($0, depth: depth + 1) } ?? fail()
    }

    /// Brackets around what is parted by commas. Source: MathML 3, section 3.3.8.
    private mutating func fenced(_ node: MarkupNode, depth: Int) -> Formula.Element {
        let separators = Array((node.attribute("separators") ?? ",").filter { !$0.isWhitespace }.prefix(20))
        var parts: [Formula.Element] = []
        for (index, child) in node.childElements.enumerated() {
            if index > 0, !separators.isEmpty {
                parts.append(sign(String(separators[min(index - 1, separators.count - 1)])))
            }
            parts.append(one(child, depth: depth + 1))
        }
        let open = sign(node.attribute("open") ?? "(", [.form: "prefix", .stretchy: "true"])
        let close = sign(node.attribute("close") ?? ")", [.form: "postfix", .stretchy: "true"])
        return .init(.mrow, [open, .init(.mrow, parts), close])
    }

    private mutating func sign(_ text: String, _ values: [Formula.Attribute: String] = [:]) -> Formula.Element {
        .init(.mo, values, text: cleaned(String(text.prefix(20))))
    }

    // MARK: Tables

    private mutating func table(
        _ node: MarkupNode,
        _ values: [Formula.Attribute: String],
        depth: Int
    ) -> Formula.Element {
        let sides = FormulaValues.sides(node.attribute("columnalign"))
        let rows = node.childElements.map { row in
            switch row.name {
            case "mtr": tableRow(row, row.childElements, sides, depth: depth + 1)
            case "mlabeledtr": tableRow(row, Array(row.childElements.dropFirst()), sides, depth: depth + 1)
            default: Formula.Element(.mtr, [.init(.mtd, [one(row, depth: depth + 1)])])
            }
        }
        return .init(.mtable, values, rows)
    }

    /// A row of cells; `sides` say where the table's columns are set, the last for all that follow.
    private mutating func tableRow(
        _ node: MarkupNode,
        _ cells: [MarkupNode],
        _ sides: [String],
        depth: Int
    ) -> Formula.Element {
        elements += 1
        let own = FormulaValues.sides(node.attribute("columnalign"))
        let sides = own.isEmpty ? sides : own
        let parts = cells.enumerated().map { index, cell in
            elements += 1
            if elements > Self.mostElements { hasFailed = true }
            guard cell.name == "mtd" else { return Formula.Element(.mtd, [one(cell, depth: depth + 1)]) }
            var values = FormulaValues.attributes(of: cell, for: .mtd)
            let side = FormulaValues.sides(cell.attribute("columnalign")).first
            if let side = side ?? (sides.isEmpty ? nil : sides[min(index, sides.count - 1)]) {
                values[.columnalign] = side
            }
            return Formula.Element(.mtd, values, row(cell, depth: depth + 1))
        }
        return .init(.mtr, [:], parts)
    }

    // MARK: Text

    private mutating func token(_ name: Formula.Name, _ node: MarkupNode) -> Formula.Element {
        var values = FormulaValues.attributes(of: node, for: name)
        var text = cleaned(node.text(limit: 2_000))
        if let variant = values[.mathvariant], let letters = MathematicalAlphabet.letters(text, variant) {
            text = letters
            values[.mathvariant] = nil
        }
        return .init(name, values, text: text)
    }

    private mutating func cleaned(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if Self.invisible.contains(scalar) {
                result.append(scalar)
            } else if let kept = TextCleaning.kept(scalar), kept.value >= 0x20 {
                result.append(kept)
            }
        }
        characters += result.count
        if characters > Self.mostCharacters { hasFailed = true }
        return String(result)
    }

    /// Function application, times, comma and plus that are not printed but set what stands around them, and are said.
    private static let invisible: ClosedRange<Unicode.Scalar> = "\u{2061}"..."\u{2064}"
}
