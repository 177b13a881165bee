import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct FictionBookTests {
    @Test func `the description becomes the metadata`() throws {
        let metadata = try book(Self.sample).metadata
        #expect(metadata.title == "Die Lampe" && metadata.authors == ["Anna M. Kern", "Nachtwächter"])
        #expect(metadata.contributors == [.init(name: "Paul Weber", role: "trl")])
        #expect(metadata.language == "de" && metadata.publisher == "Der Verlag" && metadata.date == "1999")
        #expect(metadata.series == .init(name: "Lichter", position: "2"))
        #expect(metadata.description == "Von einer Lampe.")
        #expect(metadata.identifier == "urn:isbn:978-3")
        #expect(metadata.cover == "pictures/cover.png")
    }

    @Test func `titles of sections are chapters and the outline`() throws {
        let book = try book(Self.sample)
        #expect(book.format == .fb2)
        let outline = book.contents.map { "\($0.title): " + $0.children.map(\.title).joined(separator: ", ") }
        #expect(outline.count == 2, "\(outline)")
        #expect(outline.first?.hasSuffix(": Am Morgen, Am Abend") ?? false, "\(outline)")
        #expect(outline.last == "Zweiter Teil: ", "\(outline)")
        #expect(book.text.contains("Der erste Satz."))
    }

    @Test func `notes, verse, quotations and emphasis are marked`() throws {
        let book = try book(Self.sample)
        #expect(book.texts(.verse).joined().contains("Es leuchtet\ndie Lampe"))
        #expect(book.texts(.quotation).joined().contains("So sprach er."))
        #expect(book.texts(.emphasis).contains("sehr"))
        #expect(book.texts(.strong).contains("laut"))
        #expect(book.texts(.note).map { $0.collapsed } == ["1 Die Anmerkung."])
        let signs = book.marks.compactMap { mark -> Int? in
            if case .noteReference(let note) = mark.kind { note?.utf16 } else { nil }
        }
        #expect(signs == book.marks.filter { $0.kind == .note }.map(\.span.lowerBound.utf16))
        #expect(book.chapters.last?.role == .notes, "\(book.outline)")
        #expect(book.marks.contains { $0.kind == .table } && book.text.contains("links"))
    }

    @Test func `pictures are named and can be had`() throws {
        let bytes = Array(Self.sample.utf8)
        let fiction = try FictionBook(bytes, fileName: "file", limits: .standard)
        let names = try book(Self.sample).marks.compactMap { mark -> String? in
            if case .image(_, let name) = mark.kind { name } else { nil }
        }
        #expect(names == ["pictures/cover.png"])
        #expect(try fiction.resource("pictures/cover.png", limits: .standard) == [1, 2, 3, 4])
        #expect(throws: BookReadingError.missingResource(href: "pictures/other")) {
            try fiction.resource("pictures/other", limits: .standard)
        }
        var limits = ReadingLimits.standard
        limits.resourceBytes = 3
        #expect(throws: BookReadingError.limitExceeded(what: "bytes in one resource", limit: 3)) {
            try fiction.resource("pictures/cover.png", limits: limits)
        }
    }

    @Test func `Windows-1251 is read as declared`() throws {
        let head = "<?xml version=\"1.0\" encoding=\"windows-1251\"?><FictionBook><body><section><p>"
        let word: [UInt8] = [0xCB, 0xE0, 0xEC, 0xEF, 0xE0]
        let bytes = Array(head.utf8) + word + Array("</p></section></body></FictionBook>".utf8)
        #expect(try book(bytes).text.contains("Лампа"))
    }

    @Test func `what is broken is read as far as it goes`() throws {
        let broken = try book("<FictionBook><body><section><p>Ein Satz &unknown; & mehr.</p><p>Noch")
        #expect(broken.text.contains("Ein Satz") && broken.text.contains("Noch"))
        #expect(!broken.warnings.isEmpty)
        #expect(throws: BookReadingError.self) { try book("<FictionBook><body/></FictionBook>") }
    }

    @Test func `entities are not expanded and nothing is fetched`() throws {
        let entities = (1...9).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let bomb = """
            <!DOCTYPE FictionBook [<!ENTITY e0 "boom"><!ENTITY file SYSTEM "file:///etc/passwd">\(entities)]>
            <FictionBook><body><section><p>Sound &e9; &file;.</p></section></body></FictionBook>
            """
        let text = try book(bomb).text
        #expect(text.contains("Sound") && text.utf8.count < 100_000 && !text.contains("root:"))
    }

    @Test(arguments: ["section", "cite", "strong", "poem", "table"])
    func `nesting without end does no harm`(name: String) throws {
        let deep = String(repeating: "<\(name)>", count: 50_000)
        let close = String(repeating: "</\(name)>", count: 50_000)
        let book = try book("<FictionBook><body><section><p>Start.</p>\(deep)x\(close)</section></body></FictionBook>")
        #expect(book.text.contains("Start."))
    }

    @Test func `links in a circle and names given twice do no harm`() throws {
        let book = try book(
            """
            <FictionBook xmlns:l="http://www.w3.org/1999/xlink"><body><section id="a"><p id="a"><a l:href="#a">selbst</a>\
             <a l:href="#n" type="note">1</a></p></section></body><body name="notes"><section id="n">\
            <title><p>1</p></title><p>Siehe <a l:href="#n" type="note">1</a>.</p></section><section id="n"><p>Zwei.</p>\
            </section></body></FictionBook>
            """
        )
        #expect(book.text.contains("selbst") && book.text.contains("Siehe"))
    }

    @Test func `a packed one is read, and a file is told by its contents`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fb2-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (plain, packed) = (folder.appending(path: "a.xml"), folder.appending(path: "a.fb2.zip"))
        try Data(Self.sample.utf8).write(to: plain)
        try Data(StoredZip.bytes([("a.fb2", Array(Self.sample.utf8))])).write(to: packed)
        for file in [plain, packed] {
            #expect(try BookReader().book(at: file).metadata.title == "Die Lampe")
            #expect(try BookReader().resource("pictures/cover.png", ofBookAt: file) == Data([1, 2, 3, 4]))
        }
    }

    private func book(_ text: String) throws -> Book { try book(Array(text.utf8)) }

    private func book(_ bytes: [UInt8]) throws -> Book {
        try FictionBook(bytes, fileName: "file", limits: .standard).written()
            .book(limits: .standard, languages: .standard) { _ in }
    }

    private static let sample = """
        <?xml version="1.0" encoding="utf-8"?>
        <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
        <description><title-info><genre>prose</genre>
        <author><first-name>Anna</first-name><middle-name>M.</middle-name><last-name>Kern</last-name></author>
        <author><nickname>Nachtwächter</nickname></author><book-title>Die Lampe</book-title>
        <annotation><p>Von einer Lampe.</p></annotation><date value="1998-01-01">1998</date>
        <coverpage><image l:href="#cover.png"/></coverpage><lang>de</lang>
        <translator><first-name>Paul</first-name><last-name>Weber</last-name></translator>
        <sequence name="Lichter" number="2"/></title-info>
        <document-info><id>abc</id></document-info>
        <publish-info><publisher>Der Verlag</publisher><year>1999</year><isbn>978-3</isbn></publish-info></description>
        <body><title><p>Anna Kern</p><p>Die Lampe</p></title>
        <epigraph><p>Licht!</p><text-author>Jemand</text-author></epigraph>
        <section id="one"><title><p>Erster Teil</p></title>
        <section><title><p>Am Morgen</p></title><p>Der erste Satz. Es war <emphasis>sehr</emphasis> <strong>laut</strong>,
        sagte er<a l:href="#n1" type="note">[1]</a>.</p><empty-line/><image l:href="#cover.png"/>
        <cite><p>So sprach er.</p></cite></section>
        <section><title><p>Am Abend</p></title><poem><title><p>Lied</p></title>
        <stanza><v>Es leuchtet</v><v>die Lampe</v></stanza></poem><subtitle>* * *</subtitle>
        <table><tr><th>links</th><th>rechts</th></tr><tr><td>a</td><td>b</td></tr></table><p>Es war dunkel.</p></section>
        </section>
        <section><title><p>Zweiter Teil</p></title><p>Der Schluss, siehe <a l:href="#one">oben</a>.</p></section></body>
        <body name="notes"><title><p>Anmerkungen</p></title>
        <section id="n1"><title><p>1</p></title><p>Die Anmerkung.</p></section></body>
        <binary id="cover.png" content-type="image/png">AQID
        BA==</binary></FictionBook>
        """
}
