import VorleserCore

/// What stretches of a document are for, by the marks of its book.
struct FragmentRoles {
    private let noteReferences: SpanIndex
    private let pageBreaks: SpanIndex
    private let notes: SpanIndex

    /// - Parameter marks: The document's.
    init(_ marks: [TextMark]) {
        func spans(_ isWanted: (TextMark.Kind) -> Bool) -> SpanIndex {
            SpanIndex(marks.filter { isWanted($0.kind) && !$0.span.isEmpty }.map(\.span.utf16))
        }
        noteReferences = spans { if case .noteReference = $0 { true } else { false } }
        pageBreaks = spans { if case .pageBreak = $0 { true } else { false } }
        notes = spans { $0 == .note }
    }

    /// The role of a stretch that has one as a whole; the innermost of several.
    func role(of span: TextSpan) -> MarkedDocument.Role? {
        if noteReferences.covers(span.utf16) { return .noteReference }
        if pageBreaks.covers(span.utf16) { return .pageBreak }
        return notes.covers(span.utf16) ? .footnote : nil
    }
}
