import CLibXML2
import VorleserCore

/// Puts elements around stretches of a document's text and names them.
struct DocumentMarking {
    private let traced: TracedDocument
    private let spans: [MarkedSpan]
    private let origin: TextOffset

    /// - Parameters:
    ///   - traced: The document; its tree is changed.
    ///   - spans: Ascending, without overlap, in the book.
    ///   - origin: Where the document begins in the book.
    init(_ traced: TracedDocument, _ spans: [MarkedSpan], from origin: TextOffset) {
        self.traced = traced
        self.spans = spans
        self.origin = origin
    }

    /// A stretch, with where it is in the document's text.
    private struct Stretch {
        let id: String
        let text: Range<Int>
    }

    /// - Parameters:
    ///   - roles: What stretches of the document are for.
    ///   - title: What to call one of an older kind that does not say what it is called; `nil` for XHTML5.
    /// - Returns: `nil` for a document without elements.
    func document(_ roles: FragmentRoles, upgrading title: String?) -> MarkedDocument? {
        let printed = Array(String(decoding: traced.text.utf8, as: UTF8.self).utf16)
        var outer: [Stretch] = []
        var inner: [Stretch] = []
        for span in spans {
            guard let stretch = stretch(span, in: printed, after: outer.last) else { continue }
            outer.append(stretch)
            for word in span.inner {
                guard let word = self.stretch(word, in: printed, after: inner.last),
                    word.text.lowerBound >= stretch.text.lowerBound, word.text.upperBound <= stretch.text.upperBound
                else { continue }
                inner.append(word)
            }
        }
        return traced.document.editing { root in
            let labels = TextLabels(traced.trace, traced.sources, outer: outer.map(\.text), inner: inner.map(\.text))
            let sentences = SpanWrapping.wrap(in: root, of: traced, labels) { $0.outer }
            let words = inner.isEmpty ? [] : SpanWrapping.wrap(in: root, of: traced, labels) { $0.inner }
            let found =
                sentences.map { (wrapper: $0, id: outer[$0.stretch].id) }
                + words.map { (wrapper: $0, id: inner[$0.stretch].id) }
            let fragments = named(found, in: root, roles)
            let document = UpgradedDocument(root, upgrading: title)
            return MarkedDocument(bytes: document.bytes, fragments: fragments, properties: document.properties)
        }
    }

    /// A span without the blanks at its ends, inside the document; `nil` when nothing is left.
    private func stretch(_ span: MarkedSpan, in printed: [UInt16], after previous: Stretch?) -> Stretch? {
        var start = max(span.span.lowerBound.utf16 - origin.utf16, previous?.text.upperBound ?? 0)
        var end = min(span.span.upperBound.utf16 - origin.utf16, printed.count)
        while start < end, printed[start] <= 0x20 { start += 1 }
        while end > start, printed[end - 1] <= 0x20 { end -= 1 }
        return start < end ? Stretch(id: span.id, text: start..<end) : nil
    }

    /// Names elements after their stretches, in the document's order; those after a stretch's first get a number.
    private func named(
        _ found: [(wrapper: SpanWrapping.Wrapper, id: String)],
        in root: MarkupNode,
        _ roles: FragmentRoles
    ) -> [MarkedDocument.Fragment] {
        var taken = ElementNames(in: root)
        let ordered = found.sorted {
            let (first, second) = ($0.wrapper.text, $1.wrapper.text)
            return first.lowerBound != second.lowerBound
                ? first.lowerBound < second.lowerBound : first.upperBound > second.upperBound
        }
        return ordered.map { wrapper, mark in
            let id = taken.unique(mark)
            wrapper.node.setAttribute("id", id)
            let span = TextSpan(utf16: wrapper.text).shifted(by: origin.utf16)
            return MarkedDocument.Fragment(id: id, mark: mark, span: span, role: roles.role(of: span))
        }
    }
}

/// The names of a document's elements.
struct ElementNames {
    private var taken: Set<String> = []
    /// The number that the next element of a name gets.
    private var numbers: [String: Int] = [:]

    init(in root: MarkupNode) {
        var node: MarkupNode? = root
        while let current = node {
            if current.isElement, current.pointer.pointee.properties != nil {
                if let id = current.attribute("id") { taken.insert(id) }
                if let name = current.attribute("name") { taken.insert(name) }
            }
            node = current.following(in: root)
        }
    }

    /// A name that no element has yet: the wanted one if it can be had, else with a number behind.
    mutating func unique(_ wanted: String) -> String {
        if taken.insert(wanted).inserted { return wanted }
        var number = numbers[wanted] ?? 2
        while !taken.insert("\(wanted)-\(number)").inserted { number += 1 }
        numbers[wanted] = number + 1
        return "\(wanted)-\(number)"
    }
}
