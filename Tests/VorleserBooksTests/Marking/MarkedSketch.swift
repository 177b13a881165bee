import Foundation
import VorleserCore
import VorleserText

@testable import VorleserBooks

/// A book of one document, marked by sentences or by sentences and words, and read again.
struct MarkedSketch {
    let book: Book
    let spans: [MarkedSpan]
    let document: MarkedDocument
    /// The book that is read from the marked document.
    let again: Book

    init(
        _ body: String,
        head: String = "<title>One</title>",
        attributes: String = "",
        version: String = "3.0",
        byWord: Bool = false
    ) throws {
        try self.init(page: EPUBSketch.page(body, head: head, attributes: attributes), version: version, byWord: byWord)
    }

    init(page: String, version: String = "3.0", byWord: Bool = false) throws {
        var sketch = EPUBSketch(version: version)
        sketch.add("one.xhtml", source: page)
        let limits = ReadingLimits.standard
        let publication = try Publication(ZipArchive(sketch.bytes, limits: limits), fileName: "sketch", limits: limits)
        let book = try publication.book()
        let spans = Self.spans(of: book, byWord: byWord)
        guard let document = try EditablePublication(publication, of: book).marked(0, spans) else {
            throw BookReadingError.missingResource(href: "one.xhtml")
        }
        var copy = EPUBSketch(version: "3.0")
        copy.add("one.xhtml", bytes: document.bytes)
        self.book = book
        self.spans = spans
        self.document = document
        again = try copy.book()
    }

    private static func spans(of book: Book, byWord: Bool) -> [MarkedSpan] {
        let segmenter = WordSegmenter()
        return book.sentences.enumerated().map { index, sentence in
            let words = byWord ? segmenter.words(in: book.text(in: sentence.span), from: sentence.span.lowerBound) : []
            let inner = words.enumerated().map { MarkedSpan(id: "s\(index)w\($0)", $1) }
            return MarkedSpan(id: "s\(index)", sentence.span, inner: inner)
        }
    }

    /// The document as it is written.
    var source: String { String(decoding: document.bytes, as: UTF8.self) }

    /// The inside of its body.
    var body: String {
        guard let start = source.firstRange(of: "<body"), let end = source.firstRange(of: "</body>") else { return "" }
        return String(source[start.upperBound..<end.lowerBound].drop { $0 != ">" }.dropFirst())
    }

    /// What each fragment's element holds, beside what the book has there; without white space.
    func contents() -> [(element: String, text: String)] {
        guard let tree = MarkupTree(MarkupSource(document.bytes), repairing: false) else { return [] }
        return withExtendedLifetime(tree) {
            var elements: [String: MarkupNode] = [:]
            for node in tree.root?.descendants.map(\.self) ?? [] {
                if let id = node.attribute("id") { elements[id] = node }
            }
            return document.fragments.map { fragment in
                (
                    Self.letters(elements[fragment.id]?.visibleText ?? "(nothing)"),
                    Self.letters(String(book.text(in: fragment.span)))
                )
            }
        }
    }

    /// The letters of a text: without white space, signs that cannot be seen, accents, which may stand in another
    /// element than their letter, and quotation marks, which style sheets make.
    private static func letters(_ text: String) -> String {
        var letters = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            let isLetter = scalar.properties.canonicalCombiningClass == .notReordered
            guard isLetter, !scalar.properties.isWhitespace, !"“”‘’".unicodeScalars.contains(scalar) else { continue }
            if let kept = TextCleaning.kept(scalar) { letters.append(kept) }
        }
        return String(letters)
    }

    /// Characters that are in an element of a sentence, of all that are printed.
    var coverage: (marked: Int, printed: Int) {
        let units = Array(book.text.utf16)
        let sentences = Set(spans.map(\.id))
        let marked = document.fragments.filter { sentences.contains($0.mark) }.reduce(0) { sum, fragment in
            sum + units[fragment.span.utf16].count { $0 > 0x20 }
        }
        return (marked, units.count { $0 > 0x20 })
    }
}

extension MarkupNode {
    /// The text that is read of it.
    fileprivate var visibleText: String {
        var bytes: [UInt8] = []
        var node: MarkupNode? = following(in: self)
        while let current = node {
            let isHidden = current.isElement && ["rt", "rp", "script"].contains(current.name)
            let isPassedOver = isHidden || (current.isElement && current.attribute("hidden") != nil)
            bytes.append(contentsOf: current.characters)
            node = current.following(in: self, skippingChildren: isPassedOver)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
