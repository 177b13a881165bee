import CLibXML2

/// Writes a tree as an XHTML document in UTF-8. Source: HTML Living Standard §14, “The XML syntax”; XML 1.0.
///
/// A loop, not a recursion: a document may nest as deep as it likes.
struct XHTMLWriter {
    private var bytes: [UInt8] = []

    /// The document that an element is the outermost of, with what comes before and after it.
    static func document(_ root: MarkupNode) -> [UInt8] {
        var writer = XHTMLWriter()
        writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        var hasType = false
        var node = root.pointer.pointee.doc?.pointee.children
        while let current = node {
            if current == root.pointer {
                if !hasType { writer.write("<!DOCTYPE html>\n") }
                hasType = true
            }
            if current.pointee.type != XML_TEXT_NODE, current.pointee.type != XML_DTD_NODE {
                writer.writeTree(MarkupNode(pointer: current))
                writer.write("\n")
            }
            node = current.pointee.next
        }
        return writer.bytes
    }

    private mutating func writeTree(_ top: MarkupNode) {
        var node = top
        while true {
            begin(node)
            if let child = node.firstChild {
                node = child
                continue
            }
            while node == top || node.next == nil {
                guard node != top, let parent = node.parent else { return }
                node = parent
                end(node)
            }
            guard let next = node.next else { return }
            node = next
        }
    }

    // MARK: Nodes

    private mutating func begin(_ node: MarkupNode) {
        switch node.pointer.pointee.type {
        case XML_ELEMENT_NODE: beginElement(node)
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: writeText(node.characters)
        case XML_COMMENT_NODE: writeComment(node)
        case XML_PI_NODE: writeInstruction(node)
        default: break
        }
    }

    private mutating func beginElement(_ node: MarkupNode) {
        write("<")
        writeName(of: node)
        var declaration = node.pointer.pointee.nsDef
        while let current = declaration {
            writeDeclaration(current)
            declaration = current.pointee.next
        }
        var attribute = node.pointer.pointee.properties
        while let current = attribute {
            writeAttribute(current)
            attribute = current.pointee.next
        }
        if node.firstChild != nil {
            write(">")
        } else if node.mayBeEmptyTag {
            write("/>")
        } else {
            write(">")
            end(node)
        }
    }

    private mutating func end(_ node: MarkupNode) {
        write("</")
        writeName(of: node)
        write(">")
    }

    private mutating func writeName(of node: MarkupNode) {
        if let prefix = node.pointer.pointee.ns?.pointee.prefix {
            write(prefix)
            write(":")
        }
        if let name = node.pointer.pointee.name { write(name) }
    }

    private mutating func writeDeclaration(_ namespace: UnsafeMutablePointer<xmlNs>) {
        write(" xmlns")
        if let prefix = namespace.pointee.prefix {
            write(":")
            write(prefix)
        }
        write("=\"")
        if let address = namespace.pointee.href { writeValue(address) }
        write("\"")
    }

    private mutating func writeAttribute(_ attribute: UnsafeMutablePointer<xmlAttr>) {
        guard let name = attribute.pointee.name else { return }
        write(" ")
        if let prefix = attribute.pointee.ns?.pointee.prefix {
            write(prefix)
            write(":")
        }
        write(name)
        write("=\"")
        var child = attribute.pointee.children
        while let current = child {
            if let content = current.pointee.content { writeValue(content) }
            child = current.pointee.next
        }
        write("\"")
    }

    private mutating func writeComment(_ node: MarkupNode) {
        guard let content = node.pointer.pointee.content else { return }
        // Two hyphens in a row end a comment; HTML is less strict.
        var text = String(cString: content)
        while text.contains("--") { text.replace("--", with: "- -") }
        write("<!--\(text)\(text.hasSuffix("-") ? " " : "")-->")
    }

    private mutating func writeInstruction(_ node: MarkupNode) {
        guard let name = node.pointer.pointee.name else { return }
        let content = node.pointer.pointee.content.map { String(cString: $0) } ?? ""
        guard !content.contains("?>") else { return }
        write("<?\(String(cString: name))\(content.isEmpty ? "" : " " + content)?>")
    }

    // MARK: Characters

    private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func write(_ text: UnsafePointer<UInt8>) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
    }

    private mutating func writeText(_ characters: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in characters.enumerated() {
            guard let reference = Self.reference(byte) else { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start..<index]))
            write(reference)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
    }

    private static func reference(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case 0x0D: "&#13;"
        default: nil
        }
    }

    private mutating func writeValue(_ value: UnsafePointer<UInt8>) {
        for byte in UnsafeBufferPointer(start: value, count: Int(xmlStrlen(value))) {
            switch byte {
            case UInt8(ascii: "\""): write("&quot;")
            case 0x09, 0x0A: write("&#\(byte);")
            default: if let reference = Self.reference(byte) { write(reference) } else { bytes.append(byte) }
            }
        }
    }
}

extension MarkupNode {
    /// Whether it may be written as one tag: HTML knows few elements without an end.
    fileprivate var mayBeEmptyTag: Bool {
        guard pointer.pointee.ns == nil || isOf("http://www.w3.org/1999/xhtml") else { return true }
        return Self.voidElements.contains(name)
    }

    private static let voidElements: Set = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
}
