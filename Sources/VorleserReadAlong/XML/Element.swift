/// An element of an XML document, as a value.
///
/// Names carry the prefixes of ``XMLDocument``, whatever the document itself called its vocabularies; attributes of the
/// document's own vocabulary (`opf:role`) are called as those of none.
struct Element: Hashable, Sendable {
    /// What is in an element.
    enum Node: Hashable, Sendable {
        case element(Element)
        case text(String)
        case comment(String)
    }

    struct Attribute: Hashable, Sendable {
        let name: String
        var value: String
    }

    var name: String
    /// In the document's order.
    var attributes: [Attribute] = []
    var children: [Node] = []

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String? = nil) {
        self.name = name
        self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
        if let text { children = [.text(text)] }
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], elements: [Element]) {
        self.init(name, attributes)
        self.elements = elements
    }

    /// The value of an attribute; setting `nil` takes it away.
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            guard let newValue else { return attributes.removeAll { $0.name == name } }
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                attributes[index].value = newValue
            } else {
                attributes.append(Attribute(name: name, value: newValue))
            }
        }
    }

    /// The elements right below.
    var elements: [Element] {
        get { children.compactMap { if case .element(let element) = $0 { element } else { nil } } }
        set { children = newValue.map(Node.element) }
    }

    func first(_ name: String) -> Element? { elements.first { $0.name == name } }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// This element and all below, in the document's order.
    var tree: [Element] {
        var result: [Element] = []
        var rest = [self]
        while let element = rest.popLast() {
            result.append(element)
            rest += element.elements.reversed()
        }
        return result
    }

    /// All text in it, with white space made single blanks, none at its ends.
    var text: String {
        var pieces = ""
        var rest: [Node] = children.reversed()
        while let node = rest.popLast() {
            switch node {
            case .text(let text): pieces += text
            case .element(let element): rest += element.children.reversed()
            case .comment: break
            }
        }
        return pieces.split { $0.isWhitespace }.joined(separator: " ")
    }

    mutating func append(_ element: Element) { children.append(.element(element)) }

    /// Changes the elements right below; one for which `change` gives nothing goes.
    mutating func mapElements(_ change: (Element) throws -> Element?) rethrows {
        children = try children.compactMap { node in
            guard case .element(let element) = node else { return node }
            return try change(element).map(Node.element)
        }
    }

    /// Changes the first element of a name right below; one is made if there is none.
    mutating func edit<Result>(_ name: String, _ change: (inout Element) throws -> Result) rethrows -> Result {
        for index in children.indices {
            guard case .element(var element) = children[index], element.name == name else { continue }
            // Held once only, so that what is changed in it is not copied.
            children[index] = .text("")
            defer { children[index] = .element(element) }
            return try change(&element)
        }
        var element = Element(name)
        defer { append(element) }
        return try change(&element)
    }
}
