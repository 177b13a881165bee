import VorleserCore

/// What of a chapter is left out, and why.
///
/// Where several reasons hold, a section's comes first, then that of the document, then the outermost mark's.
struct Omissions {
    struct Region: Equatable {
        var span: Range<Int>
        let reason: OmissionReason
    }

    /// In order, without overlap, none empty.
    private(set) var regions: [Region]

    init(of chapter: ChapterText, _ policy: ReadingPolicy) {
        let printed = chapter.printed
        let sections = Self.sections(of: chapter, policy)
        let documents = policy.nonlinearDocuments(in: chapter.span).map {
            Region(span: chapter.plain($0.utf16), reason: .nonlinear)
        }
        let marked = Self.marked(chapter.marks, printed, policy)
        regions = Self.lay(sections, over: Self.lay(documents, over: marked)).compactMap { region in
            // The blank before the sign of a note goes with it, see NoteSigns.
            let span = region.reason == .noteReference ? region.span : printed.trimmed(region.span)
            return span.isEmpty ? nil : Region(span: span, reason: region.reason)
        }
    }

    /// Adds regions found later, which must not overlap those known.
    mutating func add(_ found: [Region]) {
        guard !found.isEmpty else { return }
        regions = Self.lay(regions, over: found)
    }

    /// What is left of a span, from region `first` on, which is moved past the regions that end before it.
    func remainder(of span: Range<Int>, from first: inout Int) -> [Range<Int>] {
        while first < regions.count, regions[first].span.upperBound <= span.lowerBound { first += 1 }
        guard first < regions.count, regions[first].span.lowerBound < span.upperBound else { return [span] }
        var result: [Range<Int>] = []
        var start = span.lowerBound
        for region in regions[first...] {
            guard region.span.lowerBound < span.upperBound else { break }
            if region.span.lowerBound > start { result.append(start..<region.span.lowerBound) }
            start = region.span.upperBound
        }
        if start < span.upperBound { result.append(start..<span.upperBound) }
        return result
    }

    /// Whether an offset lies in what is left out.
    /// - Complexity: O(log n)
    func hold(_ offset: Int) -> Bool {
        let index = regions.partitioningIndex { $0.span.upperBound > offset }
        return index < regions.count && regions[index].span.contains(offset)
    }

    /// Whether there is a break between scenes in a span.
    /// - Complexity: O(log n + regions in the span)
    func hasSceneBreak(in span: Range<Int>) -> Bool {
        let first = regions.partitioningIndex { $0.span.upperBound > span.lowerBound }
        return regions[first...].prefix { $0.span.lowerBound < span.upperBound }.contains { $0.reason == .sceneBreak }
    }

    // MARK: Where regions come from

    /// Sections that are not for reading. Each stretch goes by the innermost section around it.
    private static func sections(of chapter: ChapterText, _ policy: ReadingPolicy) -> [Region] {
        var open = [(end: chapter.printed.span.upperBound, reason: policy.reason(against: chapter.chapter))]
        var result: [Region] = []
        var here = chapter.printed.span.lowerBound
        func advance(to offset: Int) {
            defer { here = max(here, offset) }
            guard let reason = open.last?.reason, offset > here else { return }
            if let last = result.last, last.reason == reason, last.span.upperBound == here {
                result[result.count - 1].span = last.span.lowerBound..<offset
            } else {
                result.append(Region(span: here..<offset, reason: reason))
            }
        }
        for mark in chapter.marks {
            guard case .section(let role) = mark.kind else { continue }
            let span = mark.span.utf16
            while open.count > 1, let end = open.last?.end, end <= span.lowerBound {
                advance(to: end)
                open.removeLast()
            }
            advance(to: span.lowerBound)
            let outer = open.last
            let end = min(span.upperBound, outer?.end ?? span.upperBound)
            open.append((end, policy.reason(against: role, inside: outer?.reason)))
        }
        while let end = open.last?.end {
            advance(to: end)
            open.removeLast()
        }
        return result
    }

    private static func marked(_ marks: [TextMark], _ printed: PrintedText, _ policy: ReadingPolicy) -> [Region] {
        let signs = NoteSigns(marks, printed)
        var result: [Region] = []
        for mark in marks where !mark.span.isEmpty {
            guard let reason = reason(against: mark, signs).flatMap(policy.heeded) else { continue }
            var span = printed.clamped(mark.span.utf16)
            if reason == .noteReference { span = signs.widened(span, after: result.last) }
            let free = max(span.lowerBound, result.last?.span.upperBound ?? 0)
            if free < span.upperBound { result.append(Region(span: free..<span.upperBound, reason: reason)) }
        }
        return result
    }

    private static func reason(against mark: TextMark, _ signs: NoteSigns) -> OmissionReason? {
        switch mark.kind {
        case .note: .note
        case .noteReference: .noteReference
        case .superscript, .link: signs.isNoteReference(mark) ? .noteReference : nil
        case .pageBreak: .pageNumber
        case .decorative: .decorative
        case .struckOut: .struckOut
        case .verseNumber: .verseNumber
        case .sceneBreak: .sceneBreak
        case .table: .table
        case .code: .code
        default: nil
        }
    }

    // MARK: Arithmetic of regions

    /// Both lists in order, the lower one only where the upper one leaves room.
    private static func lay(_ upper: [Region], over lower: [Region]) -> [Region] {
        guard !upper.isEmpty else { return lower }
        guard !lower.isEmpty else { return upper }
        var result: [Region] = []
        var next = 0
        for var region in lower {
            while next < upper.count, upper[next].span.lowerBound < region.span.upperBound {
                let cover = upper[next].span
                if region.span.lowerBound < cover.lowerBound {
                    result.append(Region(span: region.span.lowerBound..<cover.lowerBound, reason: region.reason))
                }
                let rest = max(region.span.lowerBound, cover.upperBound)
                region.span = min(rest, region.span.upperBound)..<region.span.upperBound
                // A cover that reaches beyond this region may cover the next one too.
                if cover.upperBound > region.span.upperBound { break }
                result.append(upper[next])
                next += 1
            }
            if !region.span.isEmpty { result.append(region) }
        }
        return result + upper[next...]
    }
}
