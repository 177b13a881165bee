import VorleserCore

/// Which stretch each text of a tree belongs to, once the texts have been cut so that each belongs to one.
struct TextLabels {
    /// What one text of the tree, or something that stands for text, belongs to.
    struct Label: Equatable {
        /// Index into the stretches; `nil` for text that belongs to none.
        let outer: Int?
        let inner: Int?
        /// Where it is in the document's text.
        var text: Range<Int>

        /// Whether it belongs to anything.
        var isMarked: Bool { outer != nil || inner != nil }

        func belongsLike(_ other: Label) -> Bool { outer == other.outer && inner == other.inner }
    }

    /// A part of a text of the tree.
    private struct Part {
        var label: Label
        var bytes: Range<Int>
    }

    /// By ``MarkupNode/label``.
    private(set) var labels: [Label] = []

    /// Cuts the texts of a tree.
    /// - Parameters:
    ///   - trace: Where the document's text came from.
    ///   - sources: The nodes that the trace numbers.
    ///   - outer: Stretches of the document's text; ascending, without overlap.
    ///   - inner: The same; none crosses an end of the others.
    init(_ trace: SourceTrace, _ sources: [MarkupNode], outer: [Range<Int>], inner: [Range<Int>]) {
        var cutter = RunCutter(outer: outer, inner: inner)
        var previous: Label?
        var waiting: (node: MarkupNode, parts: [Part])?
        var index = 0
        while index < trace.runs.count {
            let source = trace.runs[index].source
            var parts: [Part] = []
            while index < trace.runs.count, trace.runs[index].source == source {
                cutter.cut(trace.runs[index]) { Self.add(Part(label: $0, bytes: $1), to: &parts) }
                index += 1
            }
            if let waiting { label(waiting.node, waiting.parts, after: previous, before: parts.first?.label) }
            previous = waiting?.parts.last?.label
            waiting = (sources[source], parts)
        }
        if let waiting { label(waiting.node, waiting.parts, after: previous, before: nil) }
    }

    private static func add(_ part: Part, to parts: inout [Part]) {
        guard let last = parts.last, last.label.belongsLike(part.label) else { return parts.append(part) }
        parts[parts.count - 1].label.text = last.label.text.lowerBound..<part.label.text.upperBound
        parts[parts.count - 1].bytes = last.bytes.lowerBound..<max(last.bytes.upperBound, part.bytes.upperBound)
    }

    /// Gives a text its label, or its parts theirs; `previous` and `next` are those of the texts before and after.
    private mutating func label(_ node: MarkupNode, _ parts: [Part], after previous: Label?, before next: Label?) {
        guard let first = parts.first else { return }
        let isWhole = parts.count == 1 && (!first.label.isMarked || first.bytes == node.characters.indices)
        if isWhole || !node.isText { return label(node, first.label) }
        let cuts = Cuts(of: parts, in: node.characters, after: previous, before: next)
        for (piece, label) in zip(node.split(at: cuts.ends), cuts.labels) {
            if let label { self.label(piece, label) }
        }
    }

    private mutating func label(_ node: MarkupNode, _ label: Label) {
        node.label = labels.count
        labels.append(label)
    }

    /// Where a text is cut.
    ///
    /// Blanks between two parts belong to what both belong to; characters that were dropped, such as soft hyphens, to
    /// the part beside them.
    private struct Cuts {
        var ends: [Int] = []
        var labels: [Label?] = []

        init(
            of parts: [Part],
            in characters: UnsafeBufferPointer<UInt8>,
            after previous: Label?,
            before next: Label?
        ) {
            var previous = previous
            for part in parts {
                let between = (ends.last ?? 0)..<max(part.bytes.lowerBound, ends.last ?? 0)
                if let blanks = Self.blanks(in: characters, between) {
                    stretch(to: blanks.lowerBound)
                    add(previous.flatMap { Self.gap(from: $0, to: part.label) }, upTo: blanks.upperBound)
                } else if let previous, ends.isEmpty, Self.beginsWithAccent(characters, between) {
                    // Its letter is in the text before.
                    let end = previous.text.upperBound
                    let label = Label(outer: previous.outer, inner: previous.inner, text: end..<end)
                    add(label, upTo: between.upperBound)
                } else {
                    stretch(to: between.upperBound)
                }
                add(part.label, upTo: part.bytes.upperBound)
                previous = part.label
            }
            let rest = (ends.last ?? 0)..<characters.count
            stretch(to: Self.blanks(in: characters, rest)?.lowerBound ?? rest.upperBound)
            let isInside = previous.flatMap { last in next.flatMap { Self.gap(from: last, to: $0) } }
            add(isInside, upTo: characters.count)
        }

        private mutating func add(_ label: Label?, upTo end: Int) {
            guard end > ends.last ?? 0 else { return }
            ends.append(end)
            labels.append(label)
        }

        /// Makes the last piece longer.
        private mutating func stretch(to end: Int) {
            if let last = ends.last, end > last { ends[ends.count - 1] = end }
        }

        private static func gap(from previous: Label, to next: Label) -> Label? {
            guard let outer = previous.outer, outer == next.outer else { return nil }
            let inner = previous.inner == next.inner ? previous.inner : nil
            return Label(outer: outer, inner: inner, text: next.text.lowerBound..<next.text.lowerBound)
        }

        private static func beginsWithAccent(
            _ characters: UnsafeBufferPointer<UInt8>,
            _ range: Range<Int>
        ) -> Bool {
            guard !range.isEmpty else { return false }
            let (scalar, _) = UTF8Scalar.decode(characters, at: range.lowerBound)
            return scalar.properties.canonicalCombiningClass != .notReordered
        }

        /// From the first blank to the last.
        private static func blanks(in characters: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int>? {
            let bytes = characters[range]
            guard let first = bytes.firstIndex(where: { $0 <= 0x20 }), let last = bytes.lastIndex(where: { $0 <= 0x20 })
            else { return nil }
            return first..<last + 1
        }
    }
}

/// Cuts the runs of a trace, which come in order, at the ends of stretches.
private struct RunCutter {
    let outer: [Range<Int>]
    let inner: [Range<Int>]
    private var nextOuter = 0
    private var nextInner = 0

    init(outer: [Range<Int>], inner: [Range<Int>]) {
        self.outer = outer
        self.inner = inner
    }

    mutating func cut(_ run: SourceTrace.Run, _ add: (TextLabels.Label, Range<Int>) -> Void) {
        var start = run.text.lowerBound
        while start < run.text.upperBound {
            let (outerIndex, outerEnd) = Self.stretch(at: start, in: outer, &nextOuter)
            let (innerIndex, innerEnd) = Self.stretch(at: start, in: inner, &nextInner)
            var end = min(run.text.upperBound, outerEnd, innerEnd)
            // Characters that cannot be told apart belong together.
            if run.bytesPerUnit == 0 { end = run.text.upperBound }
            let label = TextLabels.Label(outer: outerIndex, inner: innerIndex, text: start..<end)
            let from = run.bytes.lowerBound + (start - run.text.lowerBound) * run.bytesPerUnit
            let to = run.bytesPerUnit == 0 ? run.bytes.upperBound : from + (end - start) * run.bytesPerUnit
            add(label, from..<to)
            start = end
        }
    }

    /// The stretch that an offset is in, and where it, or the gap before the next one, ends.
    private static func stretch(at offset: Int, in stretches: [Range<Int>], _ next: inout Int) -> (Int?, Int) {
        while next < stretches.count, stretches[next].upperBound <= offset { next += 1 }
        guard next < stretches.count else { return (nil, Int.max) }
        let stretch = stretches[next]
        return stretch.lowerBound <= offset ? (next, stretch.upperBound) : (nil, stretch.lowerBound)
    }
}
