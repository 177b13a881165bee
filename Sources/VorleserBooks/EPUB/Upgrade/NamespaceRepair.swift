import CLibXML2

/// Declares the vocabularies of a document that does not: one that was read as HTML, which knows none.
enum NamespaceRepair {
    private static let xhtml = "http://www.w3.org/1999/xhtml"
    private static let known = [
        "epub": "http://www.idpf.org/2007/ops", "xlink": "http://www.w3.org/1999/xlink",
    ]

    static func repair(_ root: MarkupNode) {
        guard root.pointer.pointee.ns == nil, root.name == "html" else { return }
        var used: Set<String> = []
        var node: MarkupNode? = root
        while let current = node {
            if current.isElement { repairAttributes(of: current, &used) }
            node = current.following(in: root)
        }
        for prefix in used.sorted() { if let address = known[prefix] { xmlNewNs(root.pointer, address, prefix) } }
        let namespace = xmlNewNs(root.pointer, xhtml, nil)
        setNamespaces(in: root, namespace)
    }

    /// Takes declarations away that are only attributes, and attributes with an undeclared prefix.
    private static func repairAttributes(of node: MarkupNode, _ used: inout Set<String>) {
        var attribute = node.pointer.pointee.properties
        while let current = attribute {
            attribute = current.pointee.next
            guard current.pointee.ns == nil, let bytes = current.pointee.name else { continue }
            let name = String(cString: bytes)
            let prefix = name.firstIndex(of: ":").map { String(name[..<$0]) }
            if name == "xmlns" || (prefix.map { known[$0] == nil && $0 != "xml" } ?? false) || !isName(name) {
                xmlRemoveProp(current)
            } else if let prefix, prefix != "xml" {
                used.insert(prefix)
            }
        }
    }

    /// Whether XML takes it for a name: HTML takes anything.
    private static func isName(_ name: String) -> Bool { xmlValidateQName(name, 0) == 0 }

    private static func setNamespaces(in root: MarkupNode, _ namespace: UnsafeMutablePointer<xmlNs>?) {
        let foreign = ["svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"]
        var node: MarkupNode? = root
        while let current = node {
            node = current.following(in: root)
            guard current.isElement else { continue }
            if let bytes = current.pointer.pointee.name, !isPlainName(String(cString: bytes)) {
                xmlNodeSetName(current.pointer, "span")
            }
            let parent = current.pointer.pointee.parent.flatMap { $0.pointee.type == XML_ELEMENT_NODE ? $0 : nil }
            if let address = foreign[current.name] {
                current.pointer.pointee.ns = xmlNewNs(current.pointer, address, nil)
            } else if let parent, parent != root.pointer, parent.pointee.ns != namespace,
                MarkupNode(pointer: parent).name != "foreignobject"
            {
                current.pointer.pointee.ns = parent.pointee.ns
            } else {
                current.pointer.pointee.ns = namespace
                if parent?.pointee.ns != namespace, parent != nil { xmlNewNs(current.pointer, xhtml, nil) }
            }
        }
    }

    private static func isPlainName(_ name: String) -> Bool { xmlValidateNCName(name, 0) == 0 }
}
