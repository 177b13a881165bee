#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The marks that cover a run of an attributed book, outermost first.
public enum TextMarksAttribute: AttributedStringKey {
    /// The kinds of the marks, outermost first.
    public typealias Value = [TextMark.Kind]
    public static let name = "vorleser.marks"
}

extension Book {
    /// A span of the book as Foundation's attributed string: the very same characters, each run with its marks.
    ///
    /// Marks without characters of their own (images, most page breaks) are not in it.
    /// - Complexity: O(length of the span + marks of its chapters)
    public func attributedText(in span: TextSpan) -> AttributedString {
        let marks = marks(in: span).filter { !$0.span.isEmpty }
        var edges = Set(marks.flatMap { [$0.span.lowerBound, $0.span.upperBound] }.filter(span.contains))
        edges.formUnion([span.lowerBound, span.upperBound])
        let ordered = edges.sorted()

        var result = AttributedString()
        var open: [TextMark] = []
        var next = marks.startIndex
        for (start, end) in zip(ordered, ordered.dropFirst()) {
            open.removeAll { $0.span.upperBound <= start }
            while next < marks.endIndex, marks[next].span.lowerBound <= start {
                if marks[next].span.upperBound > start { open.append(marks[next]) }
                next += 1
            }
            var attributes = AttributeContainer()
            if !open.isEmpty { attributes[TextMarksAttribute.self] = open.map(\.kind) }
            result.append(AttributedString(String(text(in: start..<end)), attributes: attributes))
        }
        return result
    }
}
