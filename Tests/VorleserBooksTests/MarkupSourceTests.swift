import Testing
import VorleserCore

@testable import VorleserBooks

struct MarkupSourceTests {
    private func source(_ text: String) -> MarkupSource { MarkupSource(Array(text.utf8)) }
    private func prepared(_ text: String) -> String { String(decoding: source(text).utf8, as: UTF8.self) }

    @Test func `a clean document stays as it is`() {
        let text = "<a>One &amp; two &lt;3 — “four”</a>"
        #expect(prepared(text) == text)
        #expect(source(text).repairs.isEmpty)
    }

    @Test func `named entities are replaced though nothing declares them`() {
        #expect(prepared("<a b='&eacute;'>caf&eacute;&nbsp;&mdash;</a>") == "<a b='é'>café\u{A0}—</a>")
    }

    @Test(arguments: [
        ("<p>Smith & Sons, AT&T, a&b;c</p>", "<p>Smith &amp; Sons, AT&amp;T, a&amp;b;c</p>"),
        ("<p>a < b, 3 <4</p>", "<p>a &lt; b, 3 &lt;4</p>"),
        ("<p>a&#xD800;b&#0;c&#x110000;</p>", "<p>a\u{FFFD}b\u{FFFD}c\u{FFFD}</p>"),
        ("<p>a\u{1}b\u{0}c</p>", "<p>abc</p>"),
    ])
    func `stray signs are mended with a word about it`(given: String, mended: String) {
        #expect(prepared(given) == mended)
        #expect(!source(given).repairs.isEmpty)
    }

    @Test func `comments and CDATA stay`() {
        let given = "<p><!-- & < -->x<![CDATA[a < b & c]]></p>"
        #expect(prepared(given + "&") == given + "&amp;")
    }

    @Test(arguments: ["<!-- a -- b -->", "<!-- a --->", "<!-- \u{1} -->", "<!-- never ended"])
    func `comments that XML does not allow go`(comment: String) {
        #expect(prepared("<p>&amp;</p>" + comment) == "<p>&amp;</p>")
        #expect(prepared("<p>a</p>" + comment) == "<p>a</p>")
    }

    @Test func `a comment without an end is told of`() {
        let told = source("<p>a</p><!-- b").repairs.map(\.fault.message)
        #expect(told == ["A comment has no end; what follows it was left out."])
        #expect(source("<p>a</p><!-- b -->").repairs.isEmpty)
    }

    @Test func `the document type goes, its plain entities are used, its lines are kept`() {
        let text = "<!DOCTYPE html [\n<!ENTITY who \"Jane Doe\">\n<!ENTITY tag '<b>x</b>'>\n]>\n<p>&who;&tag;</p>"
        #expect(prepared(text).filter { $0 != " " } == "\n\n\n\n<p>JaneDoe</p>")
    }

    @Test func `entity bombs have nothing to go off`() {
        var bomb = "<!DOCTYPE a [<!ENTITY a \"\(String(repeating: "x", count: 900))\">"
        for (name, inner) in zip("bcdefghi", "abcdefgh") {
            bomb += "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">"
        }
        bomb += "]><p>&i;\(String(repeating: "&a;", count: 100_000))</p>"
        #expect(source(bomb).utf8.count < 2 << 20)
    }

    @Test func `external entities and unclosed declarations come to nothing`() {
        let text =
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\"><!ENTITY % y SYSTEM 'http://127.0.0.1:9/'>%y;]><p>&x;</p>"
        #expect(prepared(text).trimmingASCIIWhitespace == "<p></p>")
        #expect(prepared("<!DOCTYPE a \"unclosed><p>text</p>").contains("<p>text</p>"))
    }

    @Test func `a tag has only so many attributes`() {
        let attributes = (0..<3000).map { "a\($0)=\"1\"" }.joined(separator: " ")
        let text = prepared("<p \(attributes)/><q>after</q>")
        #expect(text.utf8.count < 10_000)
        #expect(text.hasSuffix("/><q>after</q>"))
    }

    @Test(arguments: [
        "if(a<0)b();for(;e<arguments.length;e++){s=/\"/}", "s='<!--'; t=\"<div id='\"+x", "<!-- a -- b\n//-->",
    ])
    func `what looks like markup in a script is none`(script: String) {
        let text = (1...600).map { "<p class=\"c\" id=\"p\($0)\">Paragraph</p>" }.joined() + "<!-- c -->"
        for name in ["script", "style"] {
            let mended = prepared("<\(name)>\(script)</\(name)>\(text)")
            #expect(mended.hasSuffix("</\(name)>\(text)"))
        }
        #expect(prepared("<script src='a'/><p>a < b</p>") == "<script src='a'/><p>a &lt; b</p>")
    }

    @Test func `entity names of whatever length end`() {
        #expect(prepared("<p>&" + String(repeating: "a", count: 100_000)).hasPrefix("<p>&amp;aaa"))
    }
}

struct MarkupEncodingTests {
    private func decoded(_ bytes: [UInt8]) -> String {
        String(decoding: MarkupEncoding.decode(bytes).utf8, as: UTF8.self)
    }
    private func declaring(_ name: String, _ rest: [UInt8]) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><p>".utf8) + rest + Array("</p>".utf8)
    }

    @Test func `UTF-16 is known by its mark or by its first signs`() {
        let text = "<p>naïve 𝄞</p>"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] { #expect(decoded(bytes) == text) }
    }

    @Test func `UTF-32 is read too`() {
        let bytes = "<p>é</p>".unicodeScalars.flatMap { [UInt8($0.value & 0xFF), 0, 0, 0] }
        #expect(decoded([0xFF, 0xFE, 0, 0] + bytes) == "<p>é</p>")
        #expect(decoded(bytes) == "<p>é</p>")
    }

    @Test(
        arguments: [
            ("ISO-8859-1", [0x4B, 0xE4, 0x73, 0x65], "Käse"), ("windows-1252", [0x93, 0x61, 0x94], "“a”"),
            ("Shift_JIS", [0x8C, 0xE1], "吾"), ("GB18030", [0xB5, 0xC0], "道"), ("KOI8-R", [0xF0], "П"),
        ] as [(String, [UInt8], String)]
    )
    func `a declared encoding is believed when the bytes are not UTF-8`(name: String, bytes: [UInt8], text: String) {
        #expect(decoded(declaring(name, bytes)).contains("<p>\(text)</p>"))
        #expect(MarkupEncoding.decode(declaring(name, bytes)).warning == nil)
    }

    @Test func `a declaration that lies is not believed`() {
        #expect(decoded(declaring("ISO-8859-1", Array("Käse".utf8))).contains("Käse"))
        #expect(MarkupEncoding.decode(declaring("ISO-8859-1", Array("Käse".utf8))).warning != nil)
        #expect(MarkupEncoding.decode(declaring("ISO-8859-1", Array("Kase".utf8))).warning == nil)
        #expect(decoded(declaring("UTF-8", [0x4B, 0xE4])).contains("Kä"))
        #expect(MarkupEncoding.decode(declaring("UTF-8", [0x4B, 0xE4])).warning != nil)
        #expect(decoded(declaring("x-klingon", Array("é".utf8))).contains("é"))
    }

    @Test func `a charset in a meta counts`() {
        #expect(decoded(Array("<meta charset='koi8-r'><p>".utf8) + [0xF0]).hasSuffix("П"))
    }

    @Test func `some faulty bytes in UTF-8 are read as Windows-1252`() {
        #expect(decoded(Array("<p>é ".utf8) + [0xE9, 0x20, 0x93]) == "<p>é é “")
    }
}
