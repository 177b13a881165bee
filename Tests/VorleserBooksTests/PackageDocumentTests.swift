import Testing
import VorleserCore

@testable import VorleserBooks

struct PackageDocumentTests {
    private func package(_ metadata: String, rest: String = "") throws -> PackageDocument {
        let xml = """
            <package xmlns="http://www.idpf.org/2007/opf" xmlns:opf="http://www.idpf.org/2007/opf" \
            xmlns:dc="http://purl.org/dc/elements/1.1/" unique-identifier="uid"><metadata>\(metadata)</metadata>\(rest)</package>
            """
        return try PackageDocument(xml: Array(xml.utf8), path: "OEBPS/book.opf")
    }

    private func metadata(_ xml: String) throws -> BookMetadata {
        try package(xml).metadata.book(fallbackTitle: "file name")
    }

    @Test func `titles are told apart by their refinements`() throws {
        let book = try metadata(
            """
            <dc:title id="a">A Tale of Woe</dc:title><meta refines="#a" property="title-type">subtitle</meta>
            <dc:title id="b">Night</dc:title><meta refines="#b" property="title-type">main</meta>
            """
        )
        #expect(book.title == "Night")
        #expect(book.subtitle == "A Tale of Woe")
    }

    @Test func `without types the first in display order is the title`() throws {
        let xml =
            "<dc:title id='a'>Two</dc:title><meta refines='#a' property='display-seq'>2</meta><dc:title id='b'>One</dc:title><meta refines='#b' property='display-seq'>1</meta>"
        #expect(try metadata(xml).title == "One")
    }

    @Test(arguments: ["", "<dc:title> \n </dc:title>"])
    func `a book without a title is called like its file`(xml: String) throws {
        #expect(try metadata(xml).title == "file name")
    }

    @Test func `creators with other roles are contributors`() throws {
        let book = try metadata(
            """
            <dc:creator opf:role="aut" opf:file-as="Austen, Jane">Jane Austen</dc:creator>
            <dc:creator id="x">C. E. Brock</dc:creator><meta refines="#x" property="role" scheme="marc:relators">ill</meta>
            <dc:contributor opf:role="trl">Karin Graf</dc:contributor>
            """
        )
        #expect(book.authors == ["Jane Austen"])
        #expect(book.contributors == [.init(name: "C. E. Brock", role: "ill"), .init(name: "Karin Graf", role: "trl")])
    }

    @Test func `a creator with whatever role is better than no author`() throws {
        #expect(try metadata("<dc:creator opf:role='edt'>Ed Itor</dc:creator>").authors == ["Ed Itor"])
    }

    @Test(arguments: [("en_US", "en-US"), ("de", "de"), ("und", nil), ("not a tag", nil)] as [(String, String?)])
    func `a language is a tag`(given: String, tag: String?) throws {
        #expect(try metadata("<dc:language>\(given)</dc:language>").language == tag)
    }

    @Test func `the unique identifier, the date of publication and a description without tags are taken`() throws {
        let book = try metadata(
            """
            <dc:identifier>other</dc:identifier><dc:identifier id="uid">urn:isbn:1</dc:identifier>
            <dc:date opf:event="modification">2020</dc:date><dc:date opf:event="publication">1813</dc:date>
            <dc:description>&lt;p&gt;A &lt;b&gt;good&lt;/b&gt; book.&lt;/p&gt;</dc:description>
            <dc:publisher>Egerton</dc:publisher><dc:subject>Love</dc:subject><dc:subject>Money</dc:subject>
            """
        )
        #expect(book.identifier == "urn:isbn:1")
        #expect(book.date == "1813")
        #expect(book.description == "A good book.")
        #expect(book.publisher == "Egerton")
        #expect(book.subjects == ["Love", "Money"])
    }

    @Test(
        arguments: [
            ("2016-02-09T08:00:00+00:00", "2016-02-09"), ("1998-06", "1998-06"), ("0101-01-01T00:00:00+00:00", nil),
            ("Michaelmas Term", "Michaelmas Term"),
        ] as [(String, String?)]
    )
    func `a date is a day, and none where a program knew none`(given: String, date: String?) throws {
        #expect(try metadata("<dc:date>\(given)</dc:date>").date == date)
    }

    @Test(arguments: [
        "<meta property='belongs-to-collection' id='s'>Saga</meta><meta refines='#s' property='collection-type'>series</meta><meta refines='#s' property='group-position'>3</meta>",
        "<meta name='calibre:series' content='Saga'/><meta name='calibre:series_index' content='3.0'/>",
    ])
    func `a series is found in both notations`(xml: String) throws {
        #expect(try metadata(xml).series == .init(name: "Saga", position: "3"))
    }

    @Test func `fallbacks are followed, in circles too`() throws {
        let package = try package(
            "",
            rest: """
                <manifest><item id="a" href="a.pdf" media-type="application/pdf" fallback="b"/>
                <item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>
                <item id="c" href="c.x" media-type="x/y" fallback="d"/><item id="d" href="d.x" media-type="x/y" fallback="c"/>
                <item href="no-id"/><item id="no-href"/></manifest><spine><itemref idref="a"/><itemref/></spine>
                """
        )
        let first = try #require(package.item(withID: "a"))
        #expect(package.readable(first)?.path == "OEBPS/b.xhtml")
        let circle = try #require(package.item(withID: "c"))
        #expect(package.readable(circle) == nil)
        #expect(package.items.count == 4)
        #expect(package.spine.count == 1)
    }

    @Test func `a broken package is repaired, one that is none is refused with its line`() throws {
        let broken = "<package><metadata><dc:title>Tom & Jerry</dc:title></metadata><spine><itemref idref='a'/></spine>"
        let package = try PackageDocument(xml: Array(broken.utf8), path: "p.opf")
        #expect(package.metadata.book(fallbackTitle: "").title == "Tom & Jerry")
        #expect(!package.warnings.isEmpty)
        #expect(throws: BookReadingError.malformedXML(path: "p.opf", line: 1)) {
            try PackageDocument(xml: [0, 1, 2, 3, 65], path: "p.opf")
        }
    }
}

struct EncryptionDocumentTests {
    private func document(_ algorithm: String, _ path: String, inside: String = "") throws -> EncryptionDocument {
        let xml = """
            <encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>\
            <enc:EncryptionMethod Algorithm="\(algorithm)"/>\(inside)<enc:CipherData>\
            <enc:CipherReference URI="\(path)"/></enc:CipherData></enc:EncryptedData></encryption>
            """
        return try #require(EncryptionDocument(xml: Array(xml.utf8)))
    }

    @Test(arguments: ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"])
    func `obfuscated fonts are not encrypted`(algorithm: String) throws {
        #expect(try document(algorithm, "f.otf").encryptedPaths.isEmpty)
    }

    @Test func `schemes are named by what they leave in the book`() throws {
        let aes = "http://www.w3.org/2001/04/xmlenc#aes128-cbc"
        let plain = try document(aes, "OEBPS/a%20b.xhtml")
        #expect(plain.encryptedPaths == ["OEBPS/a b.xhtml"])
        #expect(plain.protection(in: ["META-INF/license.lcpl"], rights: nil) == .readiumLCP)
        #expect(plain.protection(in: ["META-INF/sinf.xml"], rights: nil) == .appleFairPlay)
        #expect(plain.protection(in: [], rights: "<a xmlns='http://ns.adobe.com/adept'/>") == .adobeADEPT)
        #expect(plain.protection(in: [], rights: nil) == .unknown)
        #expect(try document("http://itunes.apple.com/dataenc", "a").protection(in: [], rights: nil) == .appleFairPlay)
        let adept = try document(aes, "a", inside: "<r xmlns='http://ns.adobe.com/adept'/>")
        #expect(adept.protection(in: [], rights: nil) == .adobeADEPT)
        let lcp = try document(aes, "a", inside: "<m Type='http://readium.org/2014/01/lcp#EncryptedContentKey'/>")
        #expect(lcp.protection(in: [], rights: nil) == .readiumLCP)
    }

    @Test func `what is not XML says nothing`() {
        #expect(EncryptionDocument(xml: []) == nil)
    }
}

struct NavigationTests {
    private func navigation(_ body: String) throws -> NavigationDocument {
        try #require(NavigationDocument(Array(EPUBSketch.page(body).utf8), path: "OEBPS/nav.xhtml"))
    }

    @Test func `a nested table of contents keeps its depth, headings without links too`() throws {
        let nav = try navigation(
            """
            <nav epub:type="page-list"><ol><li><a href="a.xhtml#p1">1</a></li></ol></nav>
            <nav epub:type="toc"><h1>Contents</h1><ol><li><span>Part <b>One</b></span><ol><li><a href="a.xhtml">I</a></li>
            <li><a href="b.xhtml#x"><img src="i.png" alt="Two"/></a></li></ol></li><li><a title="T" href="c%20d.xhtml"/></li></ol></nav>
            <nav epub:type="landmarks"><ol><li><a epub:type="bodymatter z" href="a.xhtml">Start</a></li></ol></nav>
            """
        )
        #expect(
            nav.contents.map { "\($0.depth) \($0.title) \($0.target?.path ?? "-") \($0.target?.fragment ?? "-")" } == [
                "1 Part One - -", "2 I OEBPS/a.xhtml -", "2 Two OEBPS/b.xhtml x", "1 T OEBPS/c d.xhtml -",
            ]
        )
        #expect(nav.landmarks.map(\.type) == ["bodymatter", "z"])
        #expect(nav.pages.map(\.label) == ["1"])
    }

    @Test func `an NCX keeps its depth`() throws {
        let xml = """
            <ncx><navMap><navPoint><navLabel><text>A &amp;  B</text></navLabel><content src="a.xhtml"/>
            <navPoint><navLabel><text>C</text></navLabel><content src="a.xhtml#c"/></navPoint></navPoint><navPoint/></navMap>
            <pageList><pageTarget value="5"><navLabel><text>5</text></navLabel><content src="a.xhtml#p5"/></pageTarget></pageList></ncx>
            """
        let ncx = try #require(NCX(xml: Array(xml.utf8), path: "OEBPS/toc.ncx"))
        #expect(
            ncx.contents.map { "\($0.depth) \($0.title) \($0.target?.fragment ?? "-")" } == [
                "1 A & B -", "2 C c", "1  -",
            ]
        )
        #expect(ncx.pages.map(\.label) == ["5"])
    }

    @Test func `endless tables of contents are cut`() throws {
        var limits = ReadingLimits()
        limits.contentsEntries = 10
        let line = "<li><a href='a.xhtml'>E</a><ol>"
        let nav =
            "<nav epub:type='toc'><ol>" + String(repeating: line, count: 5000)
            + String(repeating: "</ol></li>", count: 5000) + "</ol></nav>"
        let document = try #require(NavigationDocument(Array(EPUBSketch.page(nav).utf8), path: "n", limits: limits))
        #expect(document.contents.count == 10)
        #expect(try navigation(nav).contents.map(\.depth).max() == 32)
    }
}
