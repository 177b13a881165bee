import VorleserCore

/// Parts of a book that a listener may have skipped: tables, lists, notes.
///
/// Source: EPUB 3.3 §9.3.4, “Escapability and skippability”; EPUB 3 Structural Semantics Vocabulary 1.1.
struct TextStructures: Sendable {
    struct Structure: Hashable, Sendable {
        let type: String
        let span: TextSpan
    }

    /// In order, without overlap: what is inside another is not told apart.
    private let structures: [Structure]

    init(_ book: Book) {
        var structures: [Structure] = []
        for mark in book.marks where !mark.span.isEmpty {
            guard let type = Self.type(of: mark.kind) else { continue }
            if let last = structures.last, mark.span.lowerBound < last.span.upperBound { continue }
            if type == "list", let last = structures.last, last.type == type,
                last.span.upperBound == mark.span.lowerBound
            {
                let whole = last.span.lowerBound..<mark.span.upperBound
                structures[structures.count - 1] = Structure(type: type, span: whole)
            } else {
                structures.append(Structure(type: type, span: mark.span))
            }
        }
        self.structures = structures
    }

    /// What an offset lies in.
    /// - Complexity: O(log n)
    func structure(at offset: TextOffset) -> Structure? {
        let index = structures.partitioningIndex { $0.span.upperBound > offset }
        guard index < structures.count, structures[index].span.contains(offset) else { return nil }
        return structures[index]
    }

    private static func type(of kind: TextMark.Kind) -> String? {
        switch kind {
        case .table: "table"
        case .listItem: "list"
        case .note: "footnote"
        default: nil
        }
    }
}
