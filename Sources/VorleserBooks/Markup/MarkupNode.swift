import CLibXML2

/// A node of a ``MarkupTree``; valid only as long as the tree lives.
struct MarkupNode: Equatable {
    let pointer: UnsafeMutablePointer<xmlNode>

    var isElement: Bool { pointer.pointee.type == XML_ELEMENT_NODE }
    var isText: Bool { pointer.pointee.type == XML_TEXT_NODE || pointer.pointee.type == XML_CDATA_SECTION_NODE }

    var parent: MarkupNode? {
        guard let parent = pointer.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
        return MarkupNode(pointer: parent)
    }
    var firstChild: MarkupNode? { isElement ? pointer.pointee.children.map(MarkupNode.init) : nil }
    var next: MarkupNode? { pointer.pointee.next.map(MarkupNode.init) }
    /// The nearest element before it of the same parent.
    var previousElement: MarkupNode? { sibling { $0.pointee.prev } }
    /// The nearest element behind it of the same parent.
    var nextElement: MarkupNode? { sibling { $0.pointee.next } }

    /// Style sheets ask often, and a book may have comments without end between two elements.
    private static let mostBetweenElements = 16

    private func sibling(_ step: (UnsafeMutablePointer<xmlNode>) -> UnsafeMutablePointer<xmlNode>?) -> MarkupNode? {
        var node = step(pointer)
        for _ in 0..<Self.mostBetweenElements {
            guard let current = node else { return nil }
            if current.pointee.type == XML_ELEMENT_NODE { return MarkupNode(pointer: current) }
            node = step(current)
        }
        return nil
    }

    /// The element's name without prefix, lower-case.
    var name: String {
        guard isElement, let name = pointer.pointee.name else { return "" }
        let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
        guard bytes.contains(where: { $0 == UInt8(ascii: ":") || (0x41...0x5A).contains($0) }) else {
            return String(cString: name)
        }
        let local = bytes.lastIndex(of: UInt8(ascii: ":")).map { bytes[($0 + 1)...] } ?? bytes[...]
        return String(decoding: local, as: UTF8.self).lowercased()
    }

    /// The element's name without prefix and case as a number, so that names can be told apart without making strings.
    var nameKey: UInt64 {
        guard let name = pointer.pointee.name else { return 0 }
        var key: UInt64 = 0
        var index = 0
        while name[index] != 0, index < 64 {
            let byte = name[index]
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            key = byte == UInt8(ascii: ":") ? 0 : (key &* 1_099_511_628_211) ^ UInt64(lower)
            index += 1
        }
        return key
    }

    /// The number of a name in lower case, without prefix.
    static func nameKey(of name: some StringProtocol) -> UInt64 {
        name.utf8.reduce(into: 0) { $0 = ($0 &* 1_099_511_628_211) ^ UInt64($1) }
    }

    /// The address that names the element's vocabulary.
    var namespace: String? { pointer.pointee.ns?.pointee.href.map { String(cString: $0) } }

    /// The characters of a text node.
    var characters: UnsafeBufferPointer<UInt8> {
        guard isText, let content = pointer.pointee.content else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: content, count: strlen(content))
    }

    /// The value of an attribute, by its name without prefix. Of two the one without prefix counts.
    func attribute(_ name: String) -> String? {
        found(name).map { Self.content(of: $0).map { String(cString: $0) } ?? "" }
    }

    /// Whether an attribute's value, as words between white space, has one.
    func attribute(_ name: String, hasWord word: String) -> Bool {
        guard let bytes = found(name).flatMap(Self.content) else { return false }
        var index = 0
        while bytes[index] != 0 {
            let start = index
            while bytes[index] > 0x20 { index += 1 }
            if word.utf8.elementsEqual(UnsafeBufferPointer(start: bytes + start, count: index - start)) { return true }
            if bytes[index] != 0 { index += 1 }
        }
        return false
    }

    private func found(_ name: String) -> UnsafeMutablePointer<xmlAttr>? {
        var found: UnsafeMutablePointer<xmlAttr>?
        var attribute = pointer.pointee.properties
        while let current = attribute {
            attribute = current.pointee.next
            guard let bytes = current.pointee.name, let isPrefixed = Self.matches(bytes, name) else { continue }
            if current.pointee.ns == nil, !isPrefixed { return current }
            found = found ?? current
        }
        return found
    }

    /// Whether an attribute's name, without prefix and case, is a given one; and whether it has a prefix.
    private static func matches(_ bytes: UnsafePointer<UInt8>, _ name: String) -> Bool? {
        let count = strlen(bytes)
        let length = name.utf8.count
        guard count >= length, count == length || bytes[count - length - 1] == UInt8(ascii: ":") else { return nil }
        for (offset, byte) in name.utf8.enumerated() {
            let own = bytes[count - length + offset]
            guard own == byte || ((0x41...0x5A).contains(own) && own | 0x20 == byte) else { return nil }
        }
        return count > length
    }

    private static func content(of attribute: UnsafeMutablePointer<xmlAttr>) -> UnsafeMutablePointer<UInt8>? {
        attribute.pointee.children?.pointee.content
    }

    /// The elements right below.
    var childElements: [MarkupNode] {
        var children: [MarkupNode] = []
        var child = firstChild
        while let current = child {
            if current.isElement { children.append(current) }
            child = current.next
        }
        return children
    }

    /// The first element right below with a name.
    func child(_ name: String) -> MarkupNode? {
        var child = firstChild
        while let current = child {
            if current.name == name { return current }
            child = current.next
        }
        return nil
    }

    /// The node that follows in document order, inside `top`; after this node's contents if those are skipped.
    func following(in top: MarkupNode, skippingChildren: Bool = false) -> MarkupNode? {
        if !skippingChildren, let child = firstChild { return child }
        var node = self
        while node != top {
            if let next = node.next { return next }
            guard let parent = node.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// Every element below, in document order.
    var descendants: some Sequence<MarkupNode> {
        sequence(state: self as MarkupNode?) { [self] state -> MarkupNode? in
            repeat { state = state?.following(in: self) } while state.map { !$0.isElement } ?? false
            return state
        }
    }

    /// The first element below with a name.
    func descendant(_ name: String) -> MarkupNode? { descendants.first { $0.name == name } }

    /// The text in it, white space collapsed; what is beyond `limit` bytes is left out, and a picture's alternative text
    /// stands for it if alternatives are used.
    func text(limit: Int = 4000, usingAlternatives: Bool = false) -> String {
        printed(limit: limit, usingAlternatives: usingAlternatives).collapsed
    }

    /// The same with its white space and line ends, as `pre` shows it.
    ///
    /// - Parameters:
    ///   - limit: In bytes.
    ///   - usingAlternatives: Whether pictures stand there as what they are said to show.
    ///   - partingBlocks: Whether a paragraph inside begins a line of its own.
    /// - Returns: Its text, line ends and blanks as in the source.
    func printed(limit: Int, usingAlternatives: Bool = false, partingBlocks: Bool = false) -> String {
        var bytes: [UInt8] = []
        var node: MarkupNode? = isText ? self : following(in: self)
        while let current = node, bytes.count < limit {
            let name = current.isElement ? current.nameKey : 0
            if current.isText {
                bytes.append(contentsOf: current.characters.prefix(limit - bytes.count))
            } else if name == Self.lineBreak || partingBlocks && Self.paragraphs.contains(name) {
                bytes.append(0x0A)
            } else if usingAlternatives, name == Self.picture {
                bytes.append(contentsOf: (current.attribute("alt") ?? "").utf8.prefix(limit - bytes.count))
            }
            node = current.following(in: self, skippingChildren: Self.unread.contains(name))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let lineBreak = nameKey(of: "br")
    private static let paragraphs = Set(["p", "div"].map { nameKey(of: $0) })
    private static let picture = nameKey(of: "img")
    private static let unread = Set(["script", "style", "rt", "rp"].map { nameKey(of: $0) })
}

#if canImport(Glibc)
    import func Glibc.strlen
#else
    import func Darwin.strlen
#endif
