import Testing
import VorleserCore

@testable import VorleserBooks

struct DocumentBuilderTests {
    private func build(_ body: (inout DocumentBuilder) -> Void) -> DocumentText {
        var builder = DocumentBuilder(href: "a.xhtml")
        body(&builder)
        return builder.finish()
    }

    private func text(_ document: DocumentText) -> String { String(decoding: document.utf8, as: UTF8.self) }

    private func marks(_ document: DocumentText) -> [String] {
        document.marks.reversed().sorted().map { "\($0.kind) \($0.span.utf16)" }
    }

    @Test func `white space collapses as in CSS`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.append("  one \n\t two")
            $0.open(.emphasis)
            $0.append(" three ")
            $0.close()
            $0.append(" four ")
            $0.endBlock()
        }
        #expect(text(document) == "one two three four\n")
        #expect(marks(document) == ["paragraph 0..<19", "emphasis 7..<13"])
    }

    @Test func `loose text becomes a paragraph of its own`() {
        let document = build {
            $0.beginBlock(.quotation)
            $0.append("loose")
            $0.beginBlock(.heading(level: 2))
            $0.append("Title")
            $0.endBlock()
            $0.append("more")
            $0.endBlock()
        }
        #expect(text(document) == "loose\nTitle\nmore\n")
        #expect(
            marks(document) == ["quotation 0..<17", "paragraph 0..<6", "heading(level: 2) 6..<12", "paragraph 12..<17"]
        )
        #expect(document.blockStarts == [0, 6, 12])
    }

    @Test func `a line break is a newline with a mark, unless the block ends there`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.append("a")
            $0.lineBreak()
            $0.append("b")
            $0.lineBreak()
            $0.endBlock()
        }
        #expect(text(document) == "a\nb\n")
        #expect(marks(document) == ["paragraph 0..<4", "lineBreak 1..<2"])
    }

    @Test func `two line breaks part two paragraphs`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.append("a")
            $0.lineBreak()
            $0.lineBreak()
            $0.append("b")
            $0.endBlock()
        }
        #expect(text(document) == "a\nb\n")
        #expect(document.blockStarts == [0, 2])
    }

    @Test func `inline marks and links are closed at a line's end and opened again`() {
        let document = build {
            $0.open(.strong)
            $0.openReference(to: "b.xhtml#x", isNoteReference: false)
            $0.beginBlock(.paragraph)
            $0.append("one")
            $0.endBlock()
            $0.beginBlock(.paragraph)
            $0.append("two")
            $0.endBlock()
            $0.closeReference()
            $0.close()
        }
        #expect(marks(document) == ["paragraph 0..<4", "strong 0..<3", "paragraph 4..<8", "strong 4..<7"])
        #expect(document.references.map(\.span.utf16) == [0..<3, 4..<7])
    }

    @Test func `table cells are parted by tabs and blocks inside them by blanks`() {
        let document = build {
            $0.beginBlock(.table)
            $0.beginBlock(.tableRow)
            $0.append("a")
            $0.endCell()
            $0.beginBlock(.paragraph)
            $0.append("b")
            $0.endBlock()
            $0.beginBlock(.paragraph)
            $0.append("c")
            $0.endBlock()
            $0.endBlock()
            $0.endBlock()
        }
        #expect(text(document) == "a\tb c\n")
        #expect(marks(document) == ["table 0..<6", "tableRow 0..<6"])
    }

    @Test func `lines of verse that are blocks stand in their stanza`() {
        let document = build {
            $0.beginBlock(.verse)
            for stanza in [["a", "b"], ["c", "d"]] {
                $0.beginBlock(.paragraph)
                for line in stanza {
                    $0.beginBlock(nil)
                    $0.append(line)
                    $0.endBlock()
                }
                $0.endBlock()
            }
            $0.endBlock()
        }
        #expect(text(document) == "a\nb\nc\nd\n")
        #expect(
            marks(document) == [
                "verse 0..<8", "paragraph 0..<4", "paragraph 0..<2", "paragraph 2..<4", "paragraph 4..<8",
                "paragraph 4..<6", "paragraph 6..<8",
            ]
        )
    }

    @Test func `an image keeps its line`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.place(.image(alternative: "A map", resource: "map.png"))
            $0.endBlock()
        }
        #expect(text(document) == "\n")
        #expect(document.marks.count == 2)
    }

    @Test(arguments: [
        ("so\u{AD}ft\u{200B}\u{2060}\u{FEFF}", "soft\n"),
        ("hi\u{2060}\u{2060}—he", "hi\u{2060}—he\n"),
        ("\u{2060}hi \u{2060}he\u{2060} so", "hi he so\n"),
        ("caf\u{65}\u{301}", "caf\u{E9}\n"),
        ("\u{92}tis", "’tis\n"),
        ("a\u{2028}b", "a b\n"),
        ("a\u{202E}b", "ab\n"),
        ("a\u{7}b", "ab\n"),
        ("👍🏽 𝄞", "👍🏽 𝄞\n"),
    ])
    func `characters that do not belong in a book are left out or mended`(given: String, kept: String) {
        let document = build { $0.append(given) }
        #expect(Array(text(document).unicodeScalars) == Array(kept.unicodeScalars))
        #expect(document.length == text(document).utf16.count)
    }

    @Test func `an accent in a run of its own joins the letter before it`() {
        let document = build {
            $0.append("e")
            $0.append("\u{301}t")
        }
        #expect(Array(text(document).unicodeScalars) == ["\u{E9}", "t", "\n"])
    }

    @Test func `bytes that are not UTF-8 become replacement characters`() {
        let document = build { builder in
            ([0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82] as [UInt8]).withUnsafeBufferPointer { builder.append($0) }
        }
        #expect(text(document) == "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\n")
        #expect(document.length == text(document).utf16.count)
    }

    @Test func `nesting without end costs neither marks nor memory`() {
        let document = build {
            for _ in 0..<100_000 {
                $0.beginBlock(.quotation)
                $0.open(.emphasis)
            }
            $0.append("deep")
        }
        #expect(text(document) == "deep\n")
        #expect(document.marks.count == 129)
    }

    @Test func `an image after a blank or a line break stays in its block`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.append("a ")
            $0.place(.image(alternative: "", resource: "x"))
            $0.endBlock()
            $0.beginBlock(.paragraph)
            $0.append("b")
            $0.lineBreak()
            $0.place(.image(alternative: "", resource: "y"))
            $0.endBlock()
        }
        #expect(text(document) == "a\nb\n\n")
        let images = document.marks.filter { if case .image = $0.kind { true } else { false } }
        #expect(images.map(\.span.utf16.lowerBound) == [1, 4])
    }

    @Test func `an empty paragraph of hard blanks leaves nothing`() {
        let document = build {
            $0.beginBlock(.paragraph)
            $0.open(.strong)
            $0.append("\u{A0}")
            $0.close()
            $0.endBlock()
            $0.append("x")
        }
        #expect(text(document) == "x\n")
        #expect(marks(document) == ["paragraph 0..<2"])
    }

    @Test(arguments: [
        "* * *", "⁂", "———", "❦", "*\u{A0}*\u{A0}*", "~ o ~ O ~ o ~", "oOo", "-x-x-x-", "—oOo—", "x x x", ".oOo.",
        "o-o-o", "<o>o<o>", "o0o", "XXXXX", "XXXXXXXX",
    ])
    func `a line of ornaments is a scene break`(line: String) {
        let document = build {
            $0.append("before")
            $0.beginBlock(.paragraph)
            $0.append(line)
            $0.endBlock()
        }
        #expect(document.marks.last?.kind == .sceneBreak)
    }

    @Test(arguments: [
        "Oo", "o.o", "xoxo", "OOO", "0", "X-ray", "XXX", "xxxxx", "XXXXX is it", "-0", "Ox", "O", "10-0-0", "-X-",
        "— X —",
    ])
    func `a word of rings or crosses is none`(line: String) {
        let document = build {
            $0.append("before")
            $0.beginBlock(.paragraph)
            $0.append(line)
            $0.endBlock()
        }
        #expect(document.marks.last?.kind == .paragraph)
    }
}
