import CLibXML2

extension MarkupTree {
    /// Elements in elements that are kept; browsers keep as many.
    private static let mostDepth = 512

    /// Puts elements that are nested deeper than any page needs beside each other, with all that they hold, in order.
    ///
    /// To look from each element into what it holds would else take the square of the depth.
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
}
