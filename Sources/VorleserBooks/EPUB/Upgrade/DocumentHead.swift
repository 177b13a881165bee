import CLibXML2

/// The head of a document: what it is called, and what programs are told. Source: HTML Living Standard §4.2, “Document
/// metadata”.
enum DocumentHead {
    /// Puts a head right; `title` is for a document that does not say what it is called.
    static func upgrade(of root: MarkupNode, title: String) {
        guard let head = root.child("head") ?? makeHead(of: root) else { return }
        var hasTitle = false
        for child in head.childElements {
            switch child.name {
            case "title":
                if hasTitle {
                    child.remove()
                } else if child.text(limit: 100).isEmpty {
                    xmlNodeSetContent(child.pointer, nil)
                    xmlAddChild(child.pointer, xmlNewDocText(child.pointer.pointee.doc, title))
                }
                hasTitle = true
            case "meta": if !isUseful(child) { child.remove() }
            case "link": if child.attribute("rel") == nil || child.attribute("href") == nil { child.remove() }
            default: break
            }
        }
        if !hasTitle { head.append("title", text: title) }
    }

    private static func makeHead(of root: MarkupNode) -> MarkupNode? {
        root.firstChild.flatMap { $0.insertBefore("head") }
    }

    /// Whether a `meta` says something that is not said elsewhere: the encoding stands in the first line.
    private static func isUseful(_ meta: MarkupNode) -> Bool {
        meta.attribute("name")?.nonEmpty != nil && meta.attribute("content") != nil
    }
}
