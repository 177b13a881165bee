import Foundation
import VorleserTesting

/// An EPUB of three short chapters, with what examples of the documentation ask for in it.
enum SmallEPUB {
    static let bytes = bytes(items: "")

    /// The same, its package naming something else, too.
    static func bytes(items: String) -> [UInt8] {
        let package = package.replacing("</manifest>", with: items + "</manifest>")
        return StoredZip.bytes(
            [
                ("mimetype", Array("application/epub+zip".utf8)), ("META-INF/container.xml", Array(container.utf8)),
                ("book.opf", Array(package.utf8)), ("toc.xhtml", Array(contents.utf8)),
            ] + chapters.enumerated().map { ("c\($0 + 1).xhtml", Array(page($1).utf8)) }
        )
    }

    private static let chapters = [
        "<h1>Chapter One</h1><p>Emma was handsome, clever, and rich. Hermione’s owl saw it.</p>" + evening,
        "<h1>Chapter Two</h1><p>Dr. Lee paid $45 to Mr. Cholmondeley [12].</p><p>“Who is there?” he asked.</p>",
        "<h1>Chapter Three</h1><p>Nobody answered. In the morning the lamp was out.</p>",
    ]

    /// So much text that the chapter is taken for no title page.
    private static let evening = String(
        repeating: "<p>She went out into the garden, and did not come back before the evening.</p>",
        count: 6
    )

    private static func page(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">\
        <head><title>Emma</title></head><body>\(body)</body></html>
        """
    }

    private static let container = """
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
        <rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """

    private static let contents = page(
        "<nav epub:type=\"toc\"><ol><li><a href=\"c1.xhtml\">Chapter One</a></li>"
            + "<li><a href=\"c2.xhtml\">Chapter Two</a></li><li><a href=\"c3.xhtml\">Chapter Three</a></li></ol></nav>"
    )

    private static let package = """
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:x-emma</dc:identifier>
        <dc:title>Emma</dc:title><dc:creator>Jane Austen</dc:creator><dc:language>en</dc:language>
        <meta property="dcterms:modified">2020-01-01T00:00:00Z</meta></metadata>
        <manifest><item id="toc" href="toc.xhtml" media-type="application/xhtml+xml" properties="nav"/>
        <item id="c1" href="c1.xhtml" media-type="application/xhtml+xml"/>
        <item id="c2" href="c2.xhtml" media-type="application/xhtml+xml"/>
        <item id="c3" href="c3.xhtml" media-type="application/xhtml+xml"/></manifest>
        <spine><itemref idref="c1"/><itemref idref="c2"/><itemref idref="c3"/></spine></package>
        """
}

extension BuiltCommand {
    /// The small EPUB under a name.
    func epub(_ name: String) throws -> String {
        let path = try file(name)
        try Data(SmallEPUB.bytes).write(to: URL(filePath: path))
        return path
    }
}
