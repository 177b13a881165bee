import VorleserCore

/// What a set of stretches covers, to be asked quickly.
struct SpanIndex: Sendable {
    /// Disjoint, ascending.
    private let union: [Range<Int>]

    init(_ spans: some Sequence<Range<Int>>) {
        var union: [Range<Int>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = union.last, span.lowerBound <= last.upperBound {
                union[union.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
            } else {
                union.append(span)
            }
        }
        self.union = union
    }

    var isEmpty: Bool { union.isEmpty }

    /// - Complexity: O(log n)
    func contains(_ offset: Int) -> Bool { overlaps(offset..<offset + 1) }

    /// Whether a stretch lies in it from end to end.
    /// - Complexity: O(log n)
    func covers(_ span: Range<Int>) -> Bool {
        let first = union.partitioningIndex { $0.upperBound > span.lowerBound }
        return first < union.count && union[first].lowerBound <= span.lowerBound
            && union[first].upperBound >= span.upperBound
    }

    /// - Complexity: O(log n)
    func overlaps(_ span: Range<Int>) -> Bool {
        let first = union.partitioningIndex { $0.upperBound > span.lowerBound }
        return first < union.count && union[first].lowerBound < span.upperBound
    }
}
