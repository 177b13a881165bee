import CLibXML2

extension MarkupNode {
    private static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    /// The value of an attribute that has no prefix, by its exact name.
    func ownAttribute(_ name: String) -> String? { value(xmlHasNsProp(pointer, name, nil)) }

    /// The value of an attribute with the prefix `xml`.
    func attribute(xml name: String) -> String? {
        value(xmlHasNsProp(pointer, name, Self.xmlNamespace)) ?? value(xmlHasNsProp(pointer, "xml:" + name, nil))
    }

    private func value(_ attribute: UnsafeMutablePointer<xmlAttr>?) -> String? {
        guard let attribute else { return nil }
        return attribute.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
    }

    /// Sets an attribute with the prefix `xml`.
    func setAttribute(xml name: String, _ value: String) {
        if let old = xmlHasNsProp(pointer, "xml:" + name, nil) { xmlRemoveProp(old) }
        guard let namespace = xmlSearchNsByHref(pointer.pointee.doc, pointer, Self.xmlNamespace) else { return }
        xmlSetNsProp(pointer, namespace, name, value)
    }

    func removeAttribute(_ name: String) {
        if let attribute = xmlHasNsProp(pointer, name, nil) { xmlRemoveProp(attribute) }
    }

    /// Takes the node and everything in it out of the tree.
    func remove() {
        xmlUnlinkNode(pointer)
        xmlFreeNode(pointer)
    }

    /// Adds declarations to the element's style, weaker than those it has.
    func addStyle(_ declarations: [String]) {
        guard !declarations.isEmpty else { return }
        let own = ownAttribute("style").map { String($0.trimmingASCIIWhitespace) } ?? ""
        setAttribute("style", (declarations + (own.isEmpty ? [] : [own])).joined(separator: "; "))
    }

    /// Puts a new, empty element before this one.
    @discardableResult func insertBefore(_ name: String) -> MarkupNode? {
        guard let element = xmlNewDocNode(pointer.pointee.doc, pointer.pointee.ns, name, nil) else { return nil }
        xmlAddPrevSibling(pointer, element)
        return MarkupNode(pointer: element)
    }

    /// Adds a new element at the end of this one's contents.
    @discardableResult func append(_ name: String, text: String? = nil) -> MarkupNode? {
        guard let element = xmlNewDocNode(pointer.pointee.doc, pointer.pointee.ns, name, nil) else { return nil }
        xmlAddChild(pointer, element)
        if let text { xmlAddChild(element, xmlNewDocText(pointer.pointee.doc, text)) }
        return MarkupNode(pointer: element)
    }
}
