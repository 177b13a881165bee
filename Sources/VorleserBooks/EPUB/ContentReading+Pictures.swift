import CLibXML2
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

extension ContentReading {
    // MARK: Images

    mutating func beginImage(_ node: MarkupNode, _ attributes: ElementAttributes) -> Bool {
        var address = (attributes.source ?? attributes.href).map { String(cString: $0) } ?? ""
        if setting.isWebPage, let later = node.addressForLater(address) { address = later }
        let alternative = alternative(of: node)
        builder.place(.image(alternative: alternative, resource: resource(address)))
        if let initial = node.droppedInitial(alternative) { builder.append(initial, for: source(node)) }
        return false
    }

    /// An `<object>` is shown as a picture or not at all; its contents are for readers that cannot show it.
    mutating func beginObject(_ node: MarkupNode) -> Bool {
        if let address = node.attribute("data"), node.attribute("type")?.hasPrefix("image/") ?? false {
            let alternative = node.text(usingAlternatives: true).shortened(to: 2000)
            builder.place(.image(alternative: alternative, resource: resource(address)))
        }
        leaveOut(node)
        return false
    }

    private mutating func alternative(of node: MarkupNode) -> String {
        if let role = node.attribute("role"), role == "presentation" || role == "none" { return "" }
        let own = node.attribute("alt") ?? node.attribute("aria-label") ?? node.attribute("title") ?? ""
        if !own.isEmpty || node.name == "img" { return own.collapsed.shortened(to: 2000) }
        // An image in a drawing is called what the drawing is called.
        return node.parent.map { drawingAlternative(of: $0) } ?? ""
    }

    /// The path of a picture inside the book; empty for one elsewhere.
    private mutating func resource(_ address: String) -> String {
        if !state.isInSurroundings, let known = setting.picture(address) { return known }
        guard case .inside(let path, _) = ArchivePath.resolve(address, against: base) else {
            hasRemoteResource = hasRemoteResource || !address.lowercased().hasPrefix("data:")
            return ""
        }
        return setting.knownPath(path)
    }

    // MARK: Drawings

    /// SVG: its words and pictures if it has any, else a picture called what it says it shows.
    mutating func beginDrawing(_ node: MarkupNode) -> Bool {
        state.isInDrawing = true
        state.keepsWhiteSpace = false
        if node.drawsTextOrPictures { return true }
        leaveOut(node)
        let alternative = drawingAlternative(of: node)
        let place = node.attribute("id").map { "\(setting.href)#\($0)" } ?? setting.href
        builder.place(.image(alternative: alternative, resource: place))
        return false
    }

    /// What a drawing, or the drawing that holds an element, says it shows; empty if it says nothing.
    private mutating func drawingAlternative(of node: MarkupNode) -> String {
        var asked: [UnsafeMutablePointer<xmlNode>] = []
        var found = ""
        var next: MarkupNode? = node
        while let current = next {
            if let known = drawingAlternatives[current.pointer] {
                found = known
                break
            }
            asked.append(current.pointer)
            found = current.ownAlternative
            if !found.isEmpty || current.name == "svg" { break }
            next = current.parent
        }
        for pointer in asked { drawingAlternatives[pointer] = found }
        return found
    }

    // MARK: Formulas

    /// MathML: its alternative text if it has one, else its signs in reading order.
    mutating func beginFormula(_ node: MarkupNode, _ element: inout Opened) -> Bool {
        guard !state.isInFormula else { return true }
        let description = description(of: node)
        let formula = formula(of: node, isDescribed: description != nil)
        builder.open(.formula(formula))
        element.inlines += 1
        state.isInFormula = true
        state.isInSetFormula = formula != nil
        state.keepsWhiteSpace = false
        if let description {
            builder.append(description, for: source(node))
            return false
        }
        return !beginFormulaPicture(node)
    }

    /// What a formula's author says it is, in words of its own.
    private mutating func description(of node: MarkupNode) -> String? {
        guard let alternative = node.attribute("alttext")?.collapsed.nonEmpty,
            FormulaTexts.saysSomething(alternative)
        else { return nil }
        let known = formulaTexts ?? FormulaTexts(around: node)
        formulaTexts = known
        return known.isRepeated(alternative) && !node.text(limit: 8).isEmpty ? nil : alternative
    }

    /// Beyond so many elements of formulas a document's others are read as lines of text.
    private static let mostFormulaElements = 300_000

    private mutating func formula(of node: MarkupNode, isDescribed: Bool) -> Formula? {
        guard formulaElements < Self.mostFormulaElements else { return nil }
        let formula = FormulaReading.formula(of: node, isDescribed: isDescribed)
        formulaElements += formula?.root.size ?? 0
        return formula
    }

    /// The picture of a formula that has no signs to show.
    private mutating func beginFormulaPicture(_ node: MarkupNode) -> Bool {
        guard let address = node.attribute("altimg")?.collapsed.nonEmpty, node.text(limit: 8).isEmpty else {
            return false
        }
        builder.place(.image(alternative: "", resource: resource(address)))
        return true
    }
}

extension MarkupNode {
    /// What an element of a drawing says it shows.
    fileprivate var ownAlternative: String {
        let words = attribute("aria-label") ?? child("title")?.text() ?? child("desc")?.text() ?? ""
        return words.collapsed.shortened(to: 2000)
    }

    /// Where a picture is that a page fetches only once it is scrolled to.
    fileprivate func addressForLater(_ address: String) -> String? {
        guard address.isEmpty || address.lowercased().hasPrefix("data:") else { return nil }
        let first = attribute("srcset")?.split { $0 == "," || $0.isWhitespace }.first.map(String.init)
        return attribute("data-src") ?? attribute("data-original") ?? attribute("data-lazy-src") ?? first
    }

    fileprivate var drawsTextOrPictures: Bool {
        descendants.contains { ["text", "image", "foreignobject"].contains($0.name) }
    }

    /// The letter that a picture of an initial stands for, when the word goes on right after it.
    fileprivate func droppedInitial(_ alternative: String) -> String? {
        guard alternative.count <= 2, let letter = alternative.last, letter.isLetter, letter.isUppercase else {
            return nil
        }
        var node = self
        for _ in 0..<6 {
            while node.next == nil {
                guard let parent = node.parent, parent.name != "p", parent.name != "div" else { return nil }
                node = parent
            }
            guard var next = node.next else { return nil }
            while let child = next.firstChild { next = child }
            node = next
            guard let first = node.characters.first else { continue }
            return (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A) || first >= 0xC3 ? alternative : nil
        }
        return nil
    }
}

extension Formula.Element {
    /// How many elements there are, itself included.
    fileprivate var size: Int { children.reduce(1) { $0 + $1.size } }
}
