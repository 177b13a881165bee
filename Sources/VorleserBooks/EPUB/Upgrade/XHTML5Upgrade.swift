import CLibXML2

/// Makes XHTML5 of a document of an older kind, looking the same.
///
/// What EPUB 3 no longer has becomes what it has: attributes that say how something looks become declarations of style,
/// elements that did become others with such a style, and what only old programs read is left out.
/// Sources: EPUB 3.3 §6.1, “XHTML content documents”; HTML Living Standard §16, “Obsolete features”, and §15,
/// “Rendering”.
struct XHTML5Upgrade {
    private let root: MarkupNode
    /// Where links may lead.
    private var names: Set<String> = []

    /// - Parameters:
    ///   - root: The document's outermost element.
    ///   - title: What to call a document that does not say what it is called.
    static func upgrade(_ root: MarkupNode, title: String) {
        var upgrade = XHTML5Upgrade(root: root)
        upgrade.run(title)
    }

    private init(root: MarkupNode) { self.root = root }

    private mutating func run(_ title: String) {
        DocumentHead.upgrade(of: root, title: title)
        var elements: [MarkupNode] = []
        var node: MarkupNode? = root
        while let current = node {
            let isForeign = current.isElement && current.isForeign
            if current.isElement, !isForeign { elements.append(current) }
            node = current.following(in: root, skippingChildren: isForeign)
        }
        for element in elements {
            if let id = element.attribute("id") { names.insert(id) }
        }
        for table in elements where table.name == "table" { TableUpgrade.upgrade(table) }
        for element in elements { upgrade(element) }
        DefinitionLists.complete(elements.filter { $0.name == "dl" })
    }

    private mutating func upgrade(_ element: MarkupNode) {
        if element.name == "a" { nameAnchor(element) }
        if element.name == "img" || element.name == "object" { linkMap(element) }
        var style = PresentationalStyle(of: element)
        let replacement = ObsoleteElements.replacement(for: element)
        if let replacement {
            xmlNodeSetName(element.pointer, replacement.name)
            if !replacement.style.isEmpty { style.add(replacement.style) }
        }
        element.addStyle(style.declarations)
        matchLanguages(element)
        AllowedAttributes.removeOthers(from: element)
    }

    /// Makes an anchor's name an id: links lead only to ids.
    private mutating func nameAnchor(_ element: MarkupNode) {
        guard let name = element.attribute("name"), !name.isEmpty else { return element.removeAttribute("name") }
        guard element.attribute("id") == nil else {
            if element.attribute("id") == name { element.removeAttribute("name") }
            return
        }
        element.removeAttribute("name")
        let id = String(name.map { $0.isWhitespace ? "_" : $0 })
        if names.insert(id).inserted { element.setAttribute("id", id) }
    }

    /// An image map is named by its name, not its id.
    private func linkMap(_ element: MarkupNode) {
        guard let map = element.attribute("usemap"), !map.hasPrefix("#"), !map.isEmpty else { return }
        element.setAttribute("usemap", "#" + map)
    }

    /// Both ways to give the language say the same; readers differ in which they know.
    private func matchLanguages(_ element: MarkupNode) {
        let given = element.attribute(xml: "lang") ?? element.ownAttribute("lang")
        guard let given else { return }
        let tag = String(given.map { $0 == "_" ? "-" : $0 })
        element.setAttribute("lang", tag)
        element.setAttribute(xml: "lang", tag)
    }
}

extension MarkupNode {
    /// Whether it is of another vocabulary than HTML's.
    fileprivate var isForeign: Bool {
        guard pointer.pointee.ns != nil else { return name == "svg" || name == "math" }
        return !isOf("http://www.w3.org/1999/xhtml")
    }
}
