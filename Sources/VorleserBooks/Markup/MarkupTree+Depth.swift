import CLibXML2

/// Markup may nest without end; who looks from each element into what it holds, or from each to those that it is in,
/// takes the square of the depth.
extension MarkupTree {
    /// Elements in elements that are kept; browsers keep as many.
    private static let mostDepth = 512
    /// Elements that may be open at a time; no book's page has a tenth as many.
    private static let mostOpen = 2 * mostDepth

    /// Puts elements that are nested deeper than any page needs beside each other, with all that they hold, in order.
    static func limitDepth(of document: xmlDocPtr) {
        guard let root = xmlDocGetRootElement(document) else { return }
        var node = root
        var depth = 1
        while true {
            if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
                if depth < mostDepth {
                    node = child
                    depth += 1
                    continue
                }
                putChildren(behind: node)
            }
            while node == root || node.pointee.next == nil {
                guard node != root, let parent = node.pointee.parent else { return }
                node = parent
                depth -= 1
            }
            guard let next = node.pointee.next else { return }
            node = next
        }
    }

    /// Makes an element's children its next siblings.
    private static func putChildren(behind element: xmlNodePtr) {
        guard let first = element.pointee.children, let last = element.pointee.last else { return }
        let parent = element.pointee.parent
        var child: xmlNodePtr? = first
        while let current = child {
            current.pointee.parent = parent
            child = current.pointee.next
        }
        let after = element.pointee.next
        last.pointee.next = after
        if let after { after.pointee.prev = last } else { parent?.pointee.last = last }
        element.pointee.next = first
        first.pointee.prev = element
        element.pointee.children = nil
        element.pointee.last = nil
    }

    /// Makes an XML parser give up when too many elements are open: for many elements it looks for the namespace among all
    /// those that they are in.
    static func limitOpenElements(ofXML context: xmlParserCtxtPtr) {
        context.pointee.sax.pointee.startElementNs = {
            xmlSAX2StartElementNs($0, $1, $2, $3, $4, $5, $6, $7, $8)
            MarkupTree.giveUpIfTooDeep($0?.assumingMemoryBound(to: xmlParserCtxt.self))
        }
    }

    private static func giveUpIfTooDeep(_ context: xmlParserCtxtPtr?) {
        guard let context, context.pointee.nodeNr > mostOpen else { return }
        context.pointee.wellFormed = 0
        xmlStopParser(context)
    }

    /// Makes an HTML parser forget that elements are open when there are too many: at each end tag it looks among all of
    /// them for the one that ends.
    static func limitOpenElements(ofHTML context: htmlParserCtxtPtr) {
        context.pointee.sax.pointee.startElement = { data, name, attributes in
            xmlSAX2StartElement(data, name, attributes)
            guard let context = data?.assumingMemoryBound(to: htmlParserCtxt.self) else { return }
            MarkupTree.forgetOpenElements(of: context)
        }
    }

    /// Forgets those between the outer ones and the innermost.
    private static func forgetOpenElements(of context: htmlParserCtxtPtr) {
        let count = Int(context.pointee.nameNr)
        // The parser keeps a name and a node for each.
        guard count >= mostOpen, context.pointee.nodeNr == context.pointee.nameNr,
            let names = context.pointee.nameTab, let nodes = context.pointee.nodeTab
        else { return }
        names[mostDepth] = names[count - 1]
        nodes[mostDepth] = nodes[count - 1]
        context.pointee.nameNr = Int32(mostDepth + 1)
        context.pointee.nodeNr = Int32(mostDepth + 1)
    }
}
