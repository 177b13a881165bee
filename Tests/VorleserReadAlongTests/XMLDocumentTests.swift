import Testing

@testable import VorleserReadAlong

struct XMLDocumentTests {
    private static let vocabularies = ["": "urn:own", "x": "urn:x"]

    @Test func `What is written is read back the same`() throws {
        var root = Element("a", ["id": "1 & <2>\"", "x:b": "é"])
        root.append(Element("x:c", [:], "words & more < than >"))
        root.append(Element("d", elements: [Element("e"), Element("e", ["y": "z"])]))
        let bytes = XMLDocument(vocabularies: Self.vocabularies, root: root).bytes()
        let again = try #require(XMLDocument(bytes, vocabularies: Self.vocabularies))
        #expect(again.bytes() == bytes)
        #expect(again.root.first("x:c") == root.first("x:c"))
        #expect(again.root["id"] == "1 & <2>\"")
        #expect(again.root["x:b"] == "é")
    }

    @Test func `Names carry our prefixes, whatever the document calls its vocabularies`() throws {
        let text = #"<p:a xmlns:p="urn:own" xmlns="urn:x" xmlns:q="urn:other"><b q:c="1" p:d="2"/></p:a>"#
        let document = try #require(XMLDocument(Array(text.utf8), vocabularies: Self.vocabularies))
        #expect(document.root.name == "a")
        #expect(document.root.elements.map(\.name) == ["x:b"])
        #expect(document.root.elements[0]["q:c"] == "1")
        let written = document.bytes()
        let again = try #require(XMLDocument(written, vocabularies: Self.vocabularies))
        #expect(again.root == XMLDocument(again.bytes(), vocabularies: Self.vocabularies)?.root)
        #expect(XMLDocument.isWellFormed(written))
    }

    @Test func `Entities that a document declares are not expanded`() throws {
        let text = #"<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]><a b="&m;">x&m;y</a>"#
        let document = try #require(XMLDocument(Array(text.utf8), vocabularies: [:]))
        #expect(document.root.text == "xy")
    }

    @Test(arguments: ["", "no markup", "<", "\u{0}"])
    func `What is no document is none`(text: String) {
        #expect(XMLDocument(Array(text.utf8), vocabularies: [:]) == nil)
    }

    @Test func `Depth is bounded`() {
        let deep = String(repeating: "<a>", count: 100_000)
        _ = XMLDocument(Array(deep.utf8), vocabularies: [:])
    }
}
