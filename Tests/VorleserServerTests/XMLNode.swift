import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document of XML, as a test looks at it.
final class XMLNode {
    /// As it is written, with its prefix.
    let name: String
    let attributes: [String: String]
    private(set) var children: [XMLNode] = []
    private(set) var text = ""

    /// The document's outermost element.
    /// - Throws: Where the document is not well-formed.
    convenience init(_ document: some Sequence<UInt8>) throws {
        let (parser, reader) = (XMLParser(data: Data(document)), Reader())
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let root = try #require(reader.open.first?.children.first)
        self.init(root.name, root.attributes)
        (children, text) = (root.children, root.text)
    }

    private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    func all(_ name: String) -> [XMLNode] { children.filter { $0.name == name } }
    func first(_ name: String) -> XMLNode? { children.first { $0.name == name } }
    func link(_ relation: String) -> XMLNode? { all("link").first { $0.attributes["rel"] == relation } }

    private final class Reader: NSObject, XMLParserDelegate {
        var open = [XMLNode("", [:])]

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            let node = XMLNode(name, attributes)
            open.last?.children.append(node)
            open.append(node)
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) { open.removeLast() }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}
