import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// A sound EPUB with one file that is not, so that an input reaches the reader of that file unpacked.
struct WrappedEPUB {
    /// Names of the files, as a target replaces them.
    enum Part: String {
        case container = "META-INF/container.xml"
        case package = "OEBPS/book.opf"
        case navigation = "OEBPS/nav.xhtml"
        case ncx = "OEBPS/toc.ncx"
        case chapter = "OEBPS/one.xhtml"
        case styleSheet = "OEBPS/book.css"
        case encryption = "META-INF/encryption.xml"
    }

    private var files: [(name: String, bytes: [UInt8])]

    init(_ part: Part, _ bytes: [UInt8]) {
        files = Self.sound
        if let index = files.firstIndex(where: { $0.name == part.rawValue }) {
            files[index].bytes = bytes
        } else {
            files.append((part.rawValue, bytes))
        }
        // Contents of EPUB 2 are looked at where those of EPUB 3 are missing.
        if part == .ncx { files.removeAll { $0.name == Part.navigation.rawValue } }
    }

    var bytes: [UInt8] { StoredZip.bytes(files.map { ($0.name, $0.bytes) }) }

    private static let sound: [(name: String, bytes: [UInt8])] = [
        ("mimetype", "application/epub+zip"),
        (
            Part.container.rawValue,
            """
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
            <rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
            """
        ),
        (
            Part.package.rawValue,
            """
            <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">\
            <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:sketch</dc:identifier>\
            <dc:title>A Sketch</dc:title><dc:language>en</dc:language></metadata><manifest>\
            <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\
            <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>\
            <item id="css" href="book.css" media-type="text/css"/>\
            <item id="one" href="one.xhtml" media-type="application/xhtml+xml"/>\
            <item id="two" href="two.xhtml" media-type="application/xhtml+xml"/></manifest>\
            <spine toc="ncx"><itemref idref="one"/><itemref idref="two"/></spine></package>
            """
        ),
        (
            Part.navigation.rawValue,
            """
            <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>\
            <nav epub:type="toc"><ol><li><a href="one.xhtml">One</a></li><li><a href="two.xhtml#here">Two</a></li></ol>\
            </nav></body></html>
            """
        ),
        (Part.chapter.rawValue, page("<h1>One</h1><p id=\"a\">Call me <i>Ishmael</i>.</p>")),
        (Part.styleSheet.rawValue, ".hidden { display: none } p.note { font-size: 80% }"),
        (
            "OEBPS/two.xhtml",
            page(
                """
                <h1>Two</h1><p class="note" id="here">A <a href="one.xhtml#a">whale</a>, <b class="hidden">not</b> seen.\
                <sup><a href="#n1">1</a></sup></p><aside epub:type="footnote" id="n1"><p>1 White.</p></aside>\
                <table><tr><td class="a b">1</td><td style="text-align: right">2</td></tr></table>
                """
            )
        ),
    ].map { ($0, Array($1.utf8)) }

    private static func page(_ body: String) -> String {
        """
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head>\
        <link rel="stylesheet" href="book.css"/></head><body>\(body)</body></html>
        """
    }
}
