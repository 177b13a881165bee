import VorleserCore

/// The languages of a chapter.
struct Languages {
    /// The language of what no mark covers.
    let base: String
    /// In order, without overlap.
    private var stretches: [(span: Range<Int>, tag: String)] = []

    init(base: String, marks: [TextMark]) {
        self.base = base
        var open: [(end: Int, tag: String)] = []
        var here = 0
        func advance(to offset: Int, _ stretches: inout [(span: Range<Int>, tag: String)]) {
            if let tag = open.last?.tag, offset > here { stretches.append((here..<offset, tag)) }
            here = max(here, offset)
        }
        for mark in marks where !mark.span.isEmpty {
            guard case .language(let tag) = mark.kind, !tag.isEmpty else { continue }
            while let end = open.last?.end, end <= mark.span.lowerBound.utf16 {
                advance(to: end, &stretches)
                open.removeLast()
            }
            advance(to: mark.span.lowerBound.utf16, &stretches)
            open.append((min(mark.span.upperBound.utf16, open.last?.end ?? Int.max), tag))
        }
        while let end = open.last?.end {
            advance(to: end, &stretches)
            open.removeLast()
        }
    }

    /// The language that most of a span is in.
    /// - Parameters:
    ///   - span: Where to look.
    ///   - first: The stretch to begin with; moved past those that end before the span.
    /// - Returns: A BCP 47 tag.
    func language(of span: Range<Int>, from first: inout Int) -> String {
        while first < stretches.count, stretches[first].span.upperBound <= span.lowerBound { first += 1 }
        guard first < stretches.count, stretches[first].span.lowerBound < span.upperBound else { return base }
        var shares: [String: Int] = [base: span.count]
        for stretch in stretches[first...] {
            guard stretch.span.lowerBound < span.upperBound else { break }
            let share = stretch.span.clamped(to: span).count
            shares[base, default: 0] -= share
            shares[stretch.tag, default: 0] += share
        }
        // The tag decides a tie, so that the same book always gives the same script.
        return shares.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? base
    }
}
