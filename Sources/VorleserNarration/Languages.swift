import VorleserCore

/// The languages of a chapter.
struct Languages {
    /// The language of what no mark covers.
    let base: String
    /// In order, without overlap.
    private(set) var stretches: [(span: Range<Int>, tag: String)] = []

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

    /// What all words of a span are marked as; `nil` where some are not, or in two languages.
    /// - Parameters:
    ///   - span: Where to look.
    ///   - printed: The chapter's text.
    ///   - first: As in ``language(of:from:)``.
    /// - Returns: A BCP 47 tag.
    func tag(ofAll span: Range<Int>, in printed: PrintedText, from first: inout Int) -> String? {
        while first < stretches.count, stretches[first].span.upperBound <= span.lowerBound { first += 1 }
        var (here, tag) = (span.lowerBound, String?.none)
        for stretch in stretches[first...] {
            guard stretch.span.lowerBound < span.upperBound else { break }
            let covered = stretch.span.clamped(to: span)
            if here < covered.lowerBound, printed.isSpeakable(here..<covered.lowerBound) { return nil }
            here = covered.upperBound
            guard printed.isSpeakable(covered) else { continue }
            guard tag == nil || tag == stretch.tag else { return nil }
            tag = stretch.tag
        }
        return here < span.upperBound && printed.isSpeakable(here..<span.upperBound) ? nil : tag
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
