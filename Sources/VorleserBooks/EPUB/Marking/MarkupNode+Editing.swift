import CLibXML2

extension MarkupNode {
    /// A number that belongs to the node, kept in the tree itself; `nil` for none.
    var label: Int? {
        get { pointer.pointee._private.map { Int(bitPattern: $0) - 1 } }
        nonmutating set { pointer.pointee._private = newValue.flatMap { UnsafeMutableRawPointer(bitPattern: $0 + 1) } }
    }

    /// Puts text nodes in the place of this one, which goes.
    ///
    /// The library's own functions would join them again.
    /// - Parameter cuts: Where the new ones end, in bytes: ascending, the last at the text's end.
    /// - Returns: The new nodes.
    func split(at cuts: [Int]) -> [MarkupNode] {
        let characters = characters
        var nodes: [MarkupNode] = []
        var start = 0
        for end in cuts {
            let text = characters.baseAddress.map { $0 + start }
            guard let node = xmlNewDocTextLen(pointer.pointee.doc, text, Int32(end - start)) else { continue }
            MarkupNode(pointer: node).link(before: self)
            nodes.append(MarkupNode(pointer: node))
            start = end
        }
        xmlUnlinkNode(pointer)
        xmlFreeNode(pointer)
        return nodes
    }

    /// Puts a node that stands nowhere right before another one.
    private func link(before other: MarkupNode) {
        pointer.pointee.parent = other.pointer.pointee.parent
        pointer.pointee.prev = other.pointer.pointee.prev
        pointer.pointee.next = other.pointer
        if let previous = other.pointer.pointee.prev {
            previous.pointee.next = pointer
        } else {
            other.pointer.pointee.parent?.pointee.children = pointer
        }
        other.pointer.pointee.prev = pointer
    }

    /// Puts an element around this node and those that follow it, up to a last one.
    /// - Returns: The element; `nil` when there is no memory for it.
    func wrapped(upTo last: MarkupNode, in name: String, _ namespace: UnsafeMutablePointer<xmlNs>?) -> MarkupNode? {
        guard let element = xmlNewDocNode(pointer.pointee.doc, namespace, name, nil) else { return nil }
        let wrapper = MarkupNode(pointer: element)
        wrapper.link(before: self)
        let after = last.pointer.pointee.next
        element.pointee.next = after
        if let after {
            after.pointee.prev = element
        } else {
            element.pointee.parent?.pointee.last = element
        }
        element.pointee.children = pointer
        element.pointee.last = last.pointer
        pointer.pointee.prev = nil
        last.pointer.pointee.next = nil
        var child: UnsafeMutablePointer<xmlNode>? = pointer
        while let current = child {
            current.pointee.parent = element
            child = current.pointee.next
        }
        return wrapper
    }

    /// Sets an attribute without a namespace.
    func setAttribute(_ name: String, _ value: String) { xmlSetProp(pointer, name, value) }
}
