import CLibXML2
import VorleserCore

/// What two-dimensional formulas say by position. Source: MathML Core, sections 3.2–3.5; MathML 3, section 3.3.8.
extension ContentReading {
    /// Writes what a part of a formula says by where it stands.
    mutating func beginFormulaPart(_ node: MarkupNode, _ element: inout Opened) {
        guard state.isInFormula else { return }
        beginPlace(node, &element)
        switch node.name {
        case "msqrt": builder.append("√")
        case "mroot":
            builder.append(node.rootSign)
            if node.rootSign != "√" { node.childElements.dropFirst().first.map { _ = passedOver.insert($0.pointer) } }
        case "mfenced":
            builder.append(node.attribute("open") ?? "(")
            element.closing = node.attribute("close") ?? ")"
        case "mo": beginOperator(node, &element)
        default: break
        }
    }

    private mutating func beginPlace(_ node: MarkupNode, _ element: inout Opened) {
        guard let parent = node.parent else { return }
        let place = node.elementPlace
        if parent.name == "mfrac" {
            if place > 0 { builder.append("/") }
            if node.isSum {
                builder.append("(")
                element.closing = ")"
            }
        }
        guard place > 0 else { return }
        switch (parent.name, place) {
        case ("munder", 1), ("munderover", 1):
            // “lim” is a word, and what stands below it another.
            if parent.firstElementEndsInLetter { builder.append(" ") }
            raise(.`subscript`, &element)
        case ("msub", _), ("msubsup", 1): raise(.`subscript`, &element)
        case ("msup", _), ("mover", _), ("msubsup", _), ("munderover", _): raise(.superscript, &element)
        case ("mmultiscripts", _): raise(place % 2 == 1 ? .`subscript` : .superscript, &element)
        case ("mroot", _): raise(.superscript, &element)
        case ("mfenced", _): builder.append(", ")
        case ("mtr", _), ("mtd", _): builder.append(" ")
        case ("mtable", _): builder.append("; ")
        default: break
        }
    }

    private mutating func raise(_ kind: TextMark.Kind, _ element: inout Opened) {
        builder.open(kind)
        element.inlines += 1
    }

    private mutating func beginOperator(_ node: MarkupNode, _ element: inout Opened) {
        guard ["=", "+", "−", "-", "<", ">", "≤", "≥", "≠", "≈", "→", "⇒", "±", "×"].contains(node.text(limit: 8)),
            !node.isInScript
        else { return }
        builder.append(" ")
        element.closing = " "
    }
}

extension MarkupNode {
    /// How many elements go before it under its parent; never more than three.
    fileprivate var elementPlace: Int {
        var sibling = pointer.pointee.prev
        var place = 0
        while let current = sibling, place < 3 {
            if current.pointee.type == XML_ELEMENT_NODE { place += 1 }
            sibling = current.pointee.prev
        }
        return place
    }

    /// Whether a part of a fraction needs brackets when it is written on the line.
    fileprivate var isSum: Bool {
        name != "mfenced"
            && descendants.prefix(40).contains { $0.name == "mo" && ["+", "−", "-", "±"].contains($0.text(limit: 8)) }
    }

    /// Whether it is raised or lowered, where signs stand close together.
    fileprivate var isInScript: Bool {
        var node = self
        for _ in 0..<8 {
            guard let parent = node.parent, parent.name != "math" else { return false }
            if Self.scripts.contains(parent.name), node.elementPlace > 0 { return true }
            node = parent
        }
        return false
    }

    private static let scripts: Set = ["msub", "msup", "msubsup", "munder", "mover", "munderover", "mmultiscripts"]

    fileprivate var firstElementEndsInLetter: Bool {
        childElements.first?.text(limit: 20).last?.isLetter ?? false
    }

    fileprivate var rootSign: String {
        switch childElements.dropFirst().first?.text(limit: 8) {
        case "3": "∛"
        case "4": "∜"
        default: "√"
        }
    }
}
