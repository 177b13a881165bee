public import VorleserCore

/// A page of the printed edition, as the book's publisher or its PDF numbers it.
public struct PrintedPage: Hashable, Codable, Sendable {
    /// Its number as it is printed, such as `xii` or `57`.
    public let label: String
    /// Where it begins, in UTF-16 code units.
    public let offset: Int
}

extension Book {
    /// The pages that have numbers, in order; of several in a row with one number the first.
    public var printedPages: [PrintedPage] {
        let all = marks.compactMap { mark -> PrintedPage? in
            guard case .pageBreak(let label?) = mark.kind, !label.isEmpty else { return nil }
            return PrintedPage(label: label, offset: mark.span.lowerBound.utf16)
        }
        return all.enumerated().filter { $0 == 0 || all[$0 - 1].label != $1.label }.map(\.element)
    }
}
