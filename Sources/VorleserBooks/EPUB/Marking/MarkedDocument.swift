package import VorleserCore

/// A stretch of a book that is to be an element of its document, so that it can be pointed at.
package struct MarkedSpan: Sendable, Hashable {
    /// A name, different from those of the document's other stretches; XML's rules for names apply.
    package let id: String
    /// Where it is in the book.
    package let span: TextSpan
    /// Stretches inside it, such as its words: ascending, without overlap.
    package let inner: [MarkedSpan]

    package init(id: String, _ span: TextSpan, inner: [MarkedSpan] = []) {
        self.id = id
        self.span = span
        self.inner = inner
    }
}

/// A document of a book with elements around stretches of its text.
package struct MarkedDocument: Sendable {
    /// The document, as XHTML5 in UTF-8.
    package let bytes: [UInt8]
    /// The elements, in the document's order, an outer one before those inside it.
    package let fragments: [Fragment]
    /// What its item in the manifest has to say of it: `scripted`, `svg`, `mathml`, `remote-resources`, `switch`.
    package let properties: Set<String>

    /// An element that holds a stretch, or a part of one that lies in several places of the document's tree.
    package struct Fragment: Sendable, Hashable {
        /// The element's name, unique in its document: the stretch's own for its first element unless that was taken.
        package let id: String
        /// ``MarkedSpan/id`` of the stretch.
        package let mark: String
        /// What of the book the element holds; not empty.
        package let span: TextSpan
        /// What it is for, where it is more than running text.
        package let role: Role?
    }

    /// What an element that is pointed at is for, in the words of EPUB's structural semantics.
    package enum Role: String, Sendable, Hashable {
        case noteReference = "noteref"
        case footnote
        case pageBreak = "pagebreak"
    }
}

/// A document of a book without marks.
package struct UpgradedDocument: Sendable {
    /// The document, as XHTML5 in UTF-8.
    package let bytes: [UInt8]
    /// What its item in the manifest has to say of it: `scripted`, `svg`, `mathml`, `remote-resources`, `switch`.
    package let properties: Set<String>
}
