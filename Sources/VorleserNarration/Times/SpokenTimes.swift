public import VorleserCore

/// When each place of a book sounds: a monotone map from places to seconds of speech, silences included, as spoken.
///
/// What is left out takes no time, so the end may be reached long before the last page.
public struct SpokenTimes: Hashable, Sendable {
    /// A place, and how long the voice has spoken when it comes there.
    public struct Knot: Hashable, Sendable {
        /// UTF-16 code units from the start of the book.
        public let offset: Int
        public let seconds: Double

        public init(offset: Int, seconds: Double) { (self.offset, self.seconds) = (offset, seconds) }
    }

    /// Ascending in both. Between two of them the voice goes on evenly; before the first and after the last it is
    /// silent.
    public let knots: [Knot]

    /// - Parameter stretches: What is spoken, in order and without overlap.
    public init(of stretches: some Sequence<SpokenStretch>) {
        var knots: [Knot] = []
        // What is said without being printed has no place of its own, and counts for what follows.
        var (seconds, unprinted) = (0.0, 0.0)
        for stretch in stretches where stretch.seconds > 0 {
            if stretch.span.isEmpty {
                unprinted += stretch.seconds
                continue
            }
            if knots.last.map({ $0.offset < stretch.span.lowerBound.utf16 }) ?? true {
                knots.append(Knot(offset: stretch.span.lowerBound.utf16, seconds: seconds))
            }
            seconds += stretch.seconds + unprinted
            unprinted = 0
            knots.append(Knot(offset: stretch.span.upperBound.utf16, seconds: seconds))
        }
        if let last = knots.popLast() { knots.append(Knot(offset: last.offset, seconds: last.seconds + unprinted)) }
        self.knots = knots
    }

    /// A map of known pairs, which were measured or kept elsewhere.
    /// - Parameter knots: In any order; what would not be monotone is left out.
    public init(knots: some Sequence<Knot>) {
        self.knots = knots.sorted { ($0.offset, $0.seconds) < ($1.offset, $1.seconds) }.reduce(into: []) { kept, next in
            let isSound = next.offset >= 0 && next.seconds.isFinite && next.seconds >= kept.last?.seconds ?? 0
            if isSound { kept.append(next) }
        }
    }

    /// How long all of it sounds.
    public var seconds: Double { knots.last?.seconds ?? 0 }

    /// Where the last words end that are spoken; the start of the book when none are.
    public var end: TextOffset { TextOffset(utf16: knots.last?.offset ?? 0) }

    /// How long the voice has spoken when it comes to a place.
    /// - Complexity: O(log n)
    public func seconds(before offset: TextOffset) -> Double {
        let next = knots.partitioningIndex { $0.offset > offset.utf16 }
        guard next > 0 else { return 0 }
        let before = knots[next - 1]
        guard next < knots.count else { return before.seconds }
        let after = knots[next]
        let share = Double(offset.utf16 - before.offset) / Double(after.offset - before.offset)
        return before.seconds + share * (after.seconds - before.seconds)
    }

    /// How long a span sounds.
    public func seconds(of span: TextSpan) -> Double {
        seconds(before: span.upperBound) - seconds(before: span.lowerBound)
    }
}

/// A stretch of a book in which the voice goes on evenly, and how long it takes for it, silences included.
public struct SpokenStretch: Hashable, Sendable {
    public let span: TextSpan
    /// How long it sounds when it is spoken.
    public let seconds: Double

    public init(_ span: TextSpan, seconds: Double) { (self.span, self.seconds) = (span, seconds) }
}

extension Sequence<SpokenStretch> {
    /// The same with neighbours taken together, so that there are few.
    /// - Parameters:
    ///   - length: UTF-16 code units that one may have, unless it had more before.
    ///   - gap: UTF-16 code units of what is left out between two; across more of them none are taken together.
    /// - Returns: What lasts as long.
    public func joined(upTo length: Int = 2000, across gap: Int = 100) -> [SpokenStretch] {
        reduce(into: []) { joined, next in
            guard let last = joined.last, next.span.upperBound.utf16 - last.span.lowerBound.utf16 <= length,
                next.span.lowerBound.utf16 - last.span.upperBound.utf16 <= gap
            else { return joined.append(next) }
            joined[joined.count - 1] = SpokenStretch(
                last.span.lowerBound..<next.span.upperBound,
                seconds: last.seconds + next.seconds
            )
        }
    }
}
