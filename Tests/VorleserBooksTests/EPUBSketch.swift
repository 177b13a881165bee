import Foundation
import VorleserBooks
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// An EPUB drawn in a few lines, for tests: sound by default, and spoilt where a test says so.
struct EPUBSketch {
    var title = "A Sketch"
    var metadata = ""
    var version = "3.0"
    var manifest = ""
    var guide = ""
    /// The inside of the `nav` for the table of contents; `nil` for one made of the chapters, empty for none.
    var contents: String?
    /// What stands in the navigation document besides.
    var landmarks = ""
    /// An NCX's `navMap`; without one there is no NCX.
    var navMap: String?
    /// `itemref` attributes by chapter, e.g. `linear="no"`.
    var references: [String: String] = [:]
    var navigationInSpine = false
    private(set) var chapters: [(name: String, source: [UInt8])] = []
    /// Files added or replaced, as they stand in the archive; `nil` takes one out.
    var files: [(name: String, bytes: [UInt8]?)] = []

    /// Adds a chapter with what stands in its body.
    mutating func add(_ name: String, _ body: String, head: String = "", attributes: String = "") {
        add(name, source: Self.page(body, head: head, attributes: attributes))
    }

    /// Adds a chapter as its file stands.
    mutating func add(_ name: String, source: String) { chapters.append((name, Array(source.utf8))) }

    mutating func add(_ name: String, bytes: [UInt8]) { chapters.append((name, bytes)) }

    static func page(_ body: String, head: String = "", attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">\
        <head>\(head)</head><body \(attributes)>\(body)</body></html>
        """
    }

    var container: String {
        """
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
        <rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """
    }

    var package: String {
        let items = chapters.indices.map { index in
            """
            <item id="c\(index)" href="\(chapters[index].name)" media-type="application/xhtml+xml"/>
            """
        }
        let spine = chapters.indices.map { "<itemref idref=\"c\($0)\" \(references[chapters[$0].name] ?? "")/>" }
        return """
            <package xmlns="http://www.idpf.org/2007/opf" xmlns:opf="http://www.idpf.org/2007/opf" \
            xmlns:dc="http://purl.org/dc/elements/1.1/" version="\(version)" unique-identifier="id"><metadata>\
            <dc:identifier id="id">urn:sketch</dc:identifier><dc:title id="t">\(title)</dc:title>\
            <dc:language>en</dc:language>\(metadata)</metadata><manifest>\
            <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\
            <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>\
            \(items.joined())\(manifest)</manifest><spine toc="ncx">\
            \(navigationInSpine ? "<itemref idref=\"nav\"/>" : "")\(spine.joined())</spine>\(guide)</package>
            """
    }

    private var navigation: String {
        let lines = chapters.map { "<li><a href=\"\($0.name)\">\($0.name.prefix { $0 != "." })</a></li>" }.joined()
        let inside = contents ?? "<ol>\(lines)</ol>"
        return Self.page((inside.isEmpty ? "" : "<nav epub:type=\"toc\">\(inside)</nav>") + landmarks)
    }

    /// The archive.
    var bytes: [UInt8] {
        var entries: [(String, [UInt8])] = [
            ("mimetype", Array("application/epub+zip".utf8)), ("META-INF/container.xml", Array(container.utf8)),
            ("OEBPS/book.opf", Array(package.utf8)), ("OEBPS/nav.xhtml", Array(navigation.utf8)),
        ]
        if let navMap {
            let ncx = "<ncx xmlns=\"http://www.daisy.org/z3986/2005/ncx/\"><navMap>\(navMap)</navMap></ncx>"
            entries.append(("OEBPS/toc.ncx", Array(ncx.utf8)))
        }
        entries += chapters.map { ("OEBPS/\($0.name)", $0.source) }
        for file in files {
            if let index = entries.firstIndex(where: { $0.0 == file.name }) {
                if let bytes = file.bytes { entries[index].1 = bytes } else { entries.remove(at: index) }
            } else if let bytes = file.bytes {
                entries.append((file.name, bytes))
            }
        }
        return StoredZip.bytes(entries)
    }

    /// The book that is read from it.
    func book(limits: ReadingLimits = .standard) throws -> Book {
        try Publication(ZipArchive(bytes, limits: limits), fileName: "sketch", limits: limits).book()
    }

    /// A book of one chapter with this body.
    static func book(_ body: String, head: String = "", attributes: String = "") throws -> Book {
        var sketch = EPUBSketch()
        sketch.add("one.xhtml", body, head: head, attributes: attributes)
        return try sketch.book()
    }
}

extension Book {
    /// Marks of a kind, as the text they cover.
    func texts(_ isWanted: (TextMark.Kind) -> Bool) -> [String] {
        marks.filter { isWanted($0.kind) }.map { String(text(in: $0.span)) }
    }

    func texts(_ kind: TextMark.Kind) -> [String] { texts { $0 == kind } }

    /// The chapters' titles and roles.
    var outline: [String] { chapters.map { "\($0.title) · \($0.role.rawValue)" } }
}
