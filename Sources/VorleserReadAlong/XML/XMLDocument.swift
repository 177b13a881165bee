import CLibXML2

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An XML document as a value: its outermost element, and the vocabularies that names come from.
struct XMLDocument: Hashable, Sendable {
    /// Prefixes and the addresses of what they stand for; the vocabulary with the empty prefix is the document's own.
    private(set) var vocabularies: [String: String]
    var root: Element

    /// - Parameters:
    ///   - vocabularies: By prefix.
    ///   - root: The outermost element.
    init(vocabularies: [String: String], root: Element) {
        self.vocabularies = vocabularies
        self.root = root
    }

    /// Reads a document, and what can be read of one that is not well-formed.
    ///
    /// Nothing is loaded, no entity is expanded but those that XML itself has. Fails when there is nothing in it, or it
    /// nests more than 256 levels.
    /// - Parameters:
    ///   - bytes: The document.
    ///   - vocabularies: Those that are known, by the prefix to give them.
    init?(_ bytes: [UInt8], vocabularies: [String: String]) {
        guard let tree = Self.parse(bytes) else { return nil }
        defer { xmlFreeDoc(tree) }
        guard let top = xmlDocGetRootElement(tree) else { return nil }
        var reader = ElementReader(vocabularies)
        root = reader.element(top)
        self.vocabularies = reader.vocabularies
    }

    /// Whether a document is well-formed XML.
    static func isWellFormed(_ bytes: [UInt8]) -> Bool {
        guard let tree = parse(bytes, options: 0) else { return false }
        xmlFreeDoc(tree)
        return true
    }

    private static func parse(_ bytes: [UInt8], options: UInt32 = XML_PARSE_RECOVER.rawValue) -> xmlDocPtr? {
        guard let length = Int32(exactly: bytes.count), let context = xmlNewParserCtxt() else { return nil }
        defer { xmlFreeParserCtxt(context) }
        let silent = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        return bytes.withUnsafeBytes {
            let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
            return xmlCtxtReadMemory(
                context,
                start,
                length,
                nil,
                nil,
                Int32(silent | XML_PARSE_NOCDATA.rawValue | options)
            )
        }
    }
}

/// Reads elements with the prefixes that we give their vocabularies.
private struct ElementReader {
    private(set) var vocabularies: [String: String]
    private var prefixes: [String: String]

    init(_ vocabularies: [String: String]) {
        self.vocabularies = vocabularies
        prefixes = Dictionary(vocabularies.map { ($1, $0) }) { first, _ in first }
    }

    /// - Complexity: recursion ends at the 256 levels that the parser takes.
    mutating func element(_ node: UnsafeMutablePointer<xmlNode>) -> Element {
        var element = Element(name(node.pointee.name, node.pointee.ns))
        var attribute = node.pointee.properties
        while let current = attribute {
            let name = name(current.pointee.name, current.pointee.ns)
            if element[name] == nil { element[name] = value(of: current) }
            attribute = current.pointee.next
        }
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: element.children.append(.element(self.element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: element.children.append(.text(string(current.pointee.content)))
            case XML_COMMENT_NODE: element.children.append(.comment(string(current.pointee.content)))
            default: break
            }
            child = current.pointee.next
        }
        return element
    }

    private func value(of attribute: UnsafeMutablePointer<xmlAttr>) -> String {
        var text = ""
        var child = attribute.pointee.children
        while let current = child {
            if current.pointee.type == XML_TEXT_NODE { text += string(current.pointee.content) }
            child = current.pointee.next
        }
        return text
    }

    private mutating func name(
        _ local: UnsafePointer<UInt8>?,
        _ namespace: UnsafeMutablePointer<xmlNs>?
    ) -> String {
        let local = string(local)
        guard let namespace, let address = namespace.pointee.href.map({ String(cString: $0) }) else { return local }
        if address == "http://www.w3.org/XML/1998/namespace" { return "xml:" + local }
        let prefix = prefix(of: address, wished: string(namespace.pointee.prefix))
        return prefix.isEmpty ? local : prefix + ":" + local
    }

    private mutating func prefix(of address: String, wished: String) -> String {
        if let known = prefixes[address] { return known }
        var prefix = wished.isEmpty ? "ns" : wished
        while vocabularies[prefix] != nil { prefix += "x" }
        prefixes[address] = prefix
        vocabularies[prefix] = address
        return prefix
    }

    private func string(_ bytes: UnsafePointer<UInt8>?) -> String { bytes.map { String(cString: $0) } ?? "" }
    private func string(_ bytes: UnsafeMutablePointer<UInt8>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
