import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct WordDocumentTests {
    @Test func `core properties are the metadata`() throws {
        let metadata = try WordSketch(body: "<w:p><w:r><w:t>Text.</w:t></w:r></w:p>").book().metadata
        #expect(metadata.title == "Der Bericht" && metadata.authors == ["Anna Kern", "Paul Weber"])
        #expect(metadata.language == "de-DE")
    }

    @Test func `headings are told by outline level and by names, also inherited`() throws {
        let book = try WordSketch(
            body: Self.paragraph("Anfang", style: "berschrift1") + Self.paragraph("Ein Satz.")
                + Self.paragraph("Unterhalb", style: "Eigen") + Self.paragraph("Noch ein Satz.")
                + Self.paragraph("Direkt", properties: "<w:outlineLvl w:val=\"0\"/>") + Self.paragraph("Schluss.")
        ).book()
        #expect(book.texts(.heading(level: 1)).map(\.collapsed) == ["Anfang", "Direkt"])
        #expect(book.texts(.heading(level: 2)).map(\.collapsed) == ["Unterhalb"])
        #expect(book.contents.map(\.title) == ["Anfang", "Direkt"])
        #expect(book.contents.first?.children.map(\.title) == ["Unterhalb"])
    }

    @Test func `bold paragraphs in larger type are headings where no style is`() throws {
        let titles = ["Aborigine", "Big Pink", "The Cats"]
        let text = String(repeating: "Ein Satz und noch einer. ", count: 6)
        let body = titles.map { Self.paragraph($0, size: 32) + Self.paragraph(text) + Self.paragraph(text) }.joined()
        let list = Self.paragraph("Contents", size: 32) + titles.map { Self.paragraph($0) }.joined()
        let book = try WordSketch(body: Self.paragraph("Gedichte", size: 40) + list + body).book()
        #expect(book.contents.map(\.title) == ["Gedichte"])
        #expect(book.contents.first?.children.map(\.title) == ["Contents"] + titles)
        #expect(book.texts(.heading(level: 2)).map(\.collapsed) == ["Contents"] + titles)
        // A document that has headings means its bold lines as they are.
        let styled = try WordSketch(body: Self.paragraph("Anfang", style: "berschrift1") + body).book()
        #expect(styled.contents.map(\.title) == ["Anfang"])
    }

    @Test(arguments: [
        (["“Wer da?”", "“Ich.”", "“Du also.”", "“Ja.”"], 32), (["Aborigine", "Big Pink", "The Cats"], 20),
        (["ANNA", "PAUL", "ANNA", "PAUL", "ANNA", "PAUL"], 32),
        (["Er ging hinaus und sah,", "dass es Nacht war,", "und kam zurück,"], 32),
    ])
    func `speech, names and lines in bold are text`(lines: [String], size: Int) throws {
        let text = String(repeating: "Ein Satz und noch einer. ", count: 6)
        let body = lines.map { Self.paragraph($0, size: size) + Self.paragraph(text) + Self.paragraph(text) }
        #expect(try WordSketch(body: body.joined()).book().chapters.count == 1)
    }

    @Test func `a letter in larger bold type is text`() throws {
        let text = Self.paragraph(String(repeating: "Ein Satz und noch einer. ", count: 6))
        let letter = ["Liebe Anna", "Hier ist es schön", "Komm bald", "Es grüßt", "Paul"].map {
            Self.paragraph($0, size: 32)
        }
        #expect(
            try WordSketch(body: text + text + letter.joined() + text + text + text + text).book().chapters.count == 1
        )
    }

    @Test func `runs carry their type`() throws {
        let book = try WordSketch(
            body: """
                <w:p><w:r><w:rPr><w:b/></w:rPr><w:t>fett</w:t></w:r><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t> mager </w:t>\
                </w:r><w:r><w:rPr><w:i/></w:rPr><w:t>schräg</w:t></w:r><w:r><w:t xml:space="preserve"> x</w:t></w:r>\
                <w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r><w:r><w:rPr><w:smallCaps/></w:rPr>\
                <w:t>Klein</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>unsichtbar</w:t></w:r>\
                <w:r><w:t>Trenn</w:t><w:noBreakHyphen/><w:t>Strich</w:t></w:r></w:p>
                """
        ).book()
        #expect(book.texts(.strong) == ["fett"])
        #expect(book.texts(.superscript) == ["2"] && book.texts(.smallCaps) == ["Klein"])
        #expect(book.marks.contains { $0.kind == .emphasis })
        #expect(!book.text.contains("unsichtbar") && book.text.contains("mager"))
    }

    @Test func `deleted text, instructions and tables of contents are not read`() throws {
        let book = try WordSketch(
            body: """
                <w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr>\
                <w:sdtContent><w:p><w:r><w:t>Inhalt 99</w:t></w:r></w:p></w:sdtContent></w:sdt>\
                <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o</w:instrText></w:r>\
                <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Kapitel 7</w:t></w:r></w:p>\
                <w:p><w:r><w:t>Kapitel 8</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>\
                <w:p><w:del><w:r><w:delText>gestrichen</w:delText></w:r></w:del><w:ins><w:r><w:t>eingefügt</w:t></w:r>\
                </w:ins><w:r><w:t xml:space="preserve"> und </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r>\
                <w:instrText>HYPERLINK "x"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r>\
                <w:t>verlinkt</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>
                """
        ).book()
        #expect(book.text.collapsed == "eingefügt und verlinkt")
    }

    @Test func `lists are numbered as Word numbers them`() throws {
        func item(_ text: String, _ level: Int, _ list: Int) -> String {
            let numbers = "<w:numPr><w:ilvl w:val=\"\(level)\"/><w:numId w:val=\"\(list)\"/></w:numPr>"
            return Self.paragraph(text, properties: numbers)
        }
        let book = try WordSketch(
            body: item("eins", 0, 1) + item("innen", 1, 1) + item("zwei", 0, 1) + Self.paragraph("Dazwischen.")
                + item("drei", 0, 1) + item("Punkt", 0, 2)
        ).book()
        let markers = book.marks.compactMap { mark -> String? in
            if case .listItem(let marker) = mark.kind { marker } else { nil }
        }
        #expect(markers == ["1.", "a.", "2.", "3.", "•"], "\(markers)")
        let headings = try WordSketch(
            body: Self.paragraph("Lage", style: "berschrift1", properties: "<w:numPr><w:numId w:val=\"3\"/></w:numPr>")
                + Self.paragraph("Text.")
        ).book()
        #expect(headings.texts(.heading(level: 1)).map(\.collapsed) == ["Kapitel 1 Lage"])
    }

    @Test func `notes are marked and led to`() throws {
        let book = try WordSketch(
            body: """
                <w:p><w:r><w:t>Ein Wort</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr>\
                <w:footnoteReference w:id="2"/></w:r><w:r><w:t xml:space="preserve"> und noch eines.</w:t></w:r></w:p>
                """
        ).book()
        #expect(book.text.collapsed.hasPrefix("Ein Wort1 und noch eines."))
        #expect(book.texts(.note).map(\.collapsed) == ["1 Die Fußnote."])
        let signs = book.marks.compactMap { mark -> TextOffset? in
            if case .noteReference(let note) = mark.kind { note } else { nil }
        }
        #expect(signs == book.marks.filter { $0.kind == .note }.map(\.span.lowerBound))
    }

    @Test func `tables, pictures and text boxes`() throws {
        let sketch = WordSketch(
            body: """
                <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Stadt</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Leute</w:t></w:r></w:p>\
                </w:tc></w:tr><w:tr><w:tc><w:p><w:r><w:t>Ulm</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>120</w:t></w:r>\
                </w:p></w:tc></w:tr></w:tbl><w:p><w:r><w:drawing><wp:docPr descr="Ein Turm"/><a:blip r:embed="p1"/>\
                </w:drawing></w:r></w:p><w:p><w:r><w:t>Davor.</w:t><mc:AlternateContent><mc:Choice><w:drawing>\
                <w:txbxContent><w:p><w:r><w:t>Im Kasten.</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice>\
                <mc:Fallback><w:pict><w:txbxContent><w:p><w:r><w:t>Im Kasten.</w:t></w:r></w:p></w:txbxContent></w:pict>\
                </mc:Fallback></mc:AlternateContent></w:r></w:p>
                """
        )
        let book = try sketch.book()
        #expect(book.texts(.tableRow).count == 2)
        let image = TextMark.Kind.image(alternative: "Ein Turm", resource: "word/media/turm.png")
        #expect(book.marks.contains { $0.kind == image })
        #expect(book.text.ranges(of: "Im Kasten.").count == 1)
        #expect(try sketch.document().resource("word/media/turm.png") == [1, 2])
    }

    @Test func `cells that go on over rows and columns are one cell, and rows repeated on each page name the columns`()
        throws
    {
        func cell(_ text: String, _ properties: String = "") -> String {
            "<w:tc><w:tcPr>\(properties)</w:tcPr>" + Self.paragraph(text) + "</w:tc>"
        }
        let book = try WordSketch(
            body:
                "<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>\(cell("Tag"))\(cell("Flut", "<w:gridSpan w:val='2'/>"))</w:tr>"
                + "<w:tr>\(cell("Montag", "<w:vMerge w:val='restart'/>"))\(cell("3"))\(cell("hoch"))</w:tr>"
                + "<w:tr>\(cell("", "<w:vMerge/>"))\(cell("9"))\(cell("tief"))</w:tr></w:tbl>"
        ).book()
        #expect(book.texts(.tableRow) == ["Tag\tFlut\n", "Montag\t3\thoch\n", "9\ttief\n"])
        let cells = book.marks.compactMap { if case .cell(let cell) = $0.kind { cell } else { nil } }
        #expect(cells.map(\.isHeader) == [true, true, false])
        #expect(cells.map(\.columns) == [1, 2, 1] && cells.map(\.rows) == [1, 1, 2])
    }

    @Test func `styles and numbers in a circle do no harm`() throws {
        let circle = """
            <w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style>\
            <w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style>
            """
        var sketch = WordSketch(body: Self.paragraph("Ein Satz.", style: "A"))
        sketch.styles = circle
        #expect(try sketch.book().text.collapsed == "Ein Satz.")
    }

    @Test(arguments: [
        "<w:tbl><w:tr><w:tc>", "<w:sdt><w:sdtContent>", "<w:ins>", "<w:p><w:ins>", "<mc:AlternateContent><mc:Choice>",
    ])
    func `nesting without end does no harm`(open: String) throws {
        let deep = String(repeating: open, count: 20_000) + "<w:p><w:r><w:t>x</w:t></w:r></w:p>"
        let book = try WordSketch(body: Self.paragraph("Ein Satz.") + deep).book()
        #expect(book.text.contains("Ein Satz."))
    }

    @Test func `what is too large or broken is refused in words`() throws {
        var limits = ReadingLimits.standard
        limits.pageBytes = 500
        let long = WordSketch(body: Self.paragraph(String(repeating: "Wort ", count: 1000)))
        #expect(throws: BookReadingError.limitExceeded(what: "bytes in a Word document", limit: 500)) {
            try long.document(limits: limits)
        }
        #expect(throws: BookReadingError.self) { try WordSketch(body: "").book() }
        let error = BookReadingError.damagedDocument(format: "DOCX", reason: "it is empty")
        #expect(error.errorDescription == "The DOCX file is damaged: it is empty.")
    }

    /// A paragraph, in bold where it has a size.
    private static func paragraph(
        _ text: String,
        style: String? = nil,
        properties: String = "",
        size: Int? = nil
    ) -> String {
        let named = style.map { "<w:pStyle w:val=\"\($0)\"/>" } ?? ""
        let type = size.map { "<w:rPr><w:b/><w:sz w:val=\"\($0)\"/></w:rPr>" } ?? ""
        let run = "<w:r>\(type)<w:t xml:space=\"preserve\">\(text)</w:t></w:r>"
        return "<w:p><w:pPr>\(named)\(properties)</w:pPr>\(run)</w:p>"
    }
}

/// A document of Word drawn in a few lines.
private struct WordSketch {
    var body: String
    var styles = """
        <w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>\
        <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Standard"/>\
        <w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>\
        <w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>\
        <w:style w:type="paragraph" w:styleId="Eigen"><w:name w:val="Eigene"/><w:basedOn w:val="berschrift2"/></w:style>
        """

    init(body: String) { self.body = body }

    private var bytes: [UInt8] {
        let types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
        let word = "xmlns:w=\"w\" xmlns:r=\"r\" xmlns:a=\"a\" xmlns:wp=\"wp\" xmlns:mc=\"mc\""
        func relation(_ id: String, _ type: String, _ target: String) -> String {
            "<Relationship Id=\"\(id)\" Type=\"\(types)/\(type)\" Target=\"\(target)\"/>"
        }
        func level(_ place: Int, _ format: String, _ text: String) -> String {
            "<w:lvl w:ilvl=\"\(place)\"><w:numFmt w:val=\"\(format)\"/><w:lvlText w:val=\"\(text)\"/></w:lvl>"
        }
        let numbers = """
            <w:abstractNum w:abstractNumId="0">\(level(0, "decimal", "%1."))\(level(1, "lowerLetter", "%2)"))</w:abstractNum>\
            <w:abstractNum w:abstractNumId="1">\(level(0, "bullet", "·"))</w:abstractNum>\
            <w:abstractNum w:abstractNumId="2">\(level(0, "decimal", "Kapitel %1"))</w:abstractNum>\
            <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>\
            <w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>
            """
        let notes = """
            <w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:t>----</w:t></w:r></w:p></w:footnote>\
            <w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t>Die Fußnote.</w:t></w:r></w:p></w:footnote>
            """
        let core = """
            <cp:coreProperties xmlns:cp="cp" xmlns:dc="dc"><dc:title>Der Bericht</dc:title>\
            <dc:creator>Anna Kern; Paul Weber</dc:creator><dc:language>de-DE</dc:language></cp:coreProperties>
            """
        let parts = [
            ("[Content_Types].xml", "<Types/>"),
            (
                "_rels/.rels",
                "<R>\(relation("1", "officeDocument", "word/document.xml"))\(relation("2", "x/core-properties", "/docProps/core.xml"))</R>"
            ),
            (
                "word/_rels/document.xml.rels",
                "<R>\(relation("s", "styles", "styles.xml"))\(relation("n", "numbering", "numbering.xml"))"
                    + "\(relation("f", "footnotes", "footnotes.xml"))\(relation("p1", "image", "media/turm.png"))</R>"
            ),
            ("word/document.xml", "<w:document \(word)><w:body>\(body)</w:body></w:document>"),
            ("word/styles.xml", "<w:styles \(word)>\(styles)</w:styles>"),
            ("word/numbering.xml", "<w:numbering \(word)>\(numbers)</w:numbering>"),
            ("word/footnotes.xml", "<w:footnotes \(word)>\(notes)</w:footnotes>"), ("docProps/core.xml", core),
        ]
        return StoredZip.bytes(parts.map { ($0.0, Array($0.1.utf8)) } + [("word/media/turm.png", [1, 2])])
    }

    func document(limits: ReadingLimits = .standard) throws -> WordDocument {
        let archive = try ZipArchive(bytes, limits: limits)
        let path = try #require(WordDocument.mainPart(of: archive, limits: .standard))
        return try WordDocument(archive, mainPart: path, fileName: "file", limits: limits)
    }

    func book() throws -> Book {
        try document().written().book(limits: .standard, languages: .standard) { _ in }
    }
}
