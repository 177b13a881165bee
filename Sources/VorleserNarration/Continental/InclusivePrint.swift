/// A way to print a word for women and men at once.
protocol InclusivePrint: Sendable {
    /// The two words that one at an index stands for, and the index behind it; `nil` if it is printed otherwise.
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)?
}

/// The two words that are said for one.
struct InclusivePair {
    let first: String
    let second: String
    /// Whether they are in the plural, and *and* stands between them; else *or*.
    let isMany: Bool
}

extension Passage {
    /// A code unit of a word, counted from its end.
    func last(of index: Int, back: Int = 0) -> UInt16? {
        word(index).flatMap { unit($0.range.upperBound - 1 - back) }
    }

    /// Whether a word that ends before an index is not continued there.
    func isFree(_ index: Int) -> Bool { !isTight(index) || word(index)?.kind == .mark && !isApostrophe(index) }
}
