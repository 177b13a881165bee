import VorleserCore

/// Finds where to cut a sentence that is too long for the voice.
///
/// The parts are about equally long; a semicolon is worth more than a comma, that more than a conjunction, that more
/// than a preposition, and that more than the gap between two words. Words, numbers (`1,024`, `10 000`) and characters stay whole; only a word that is
/// itself too long, or text without gaps as in Chinese, is cut between characters.
struct ClauseCut {
    /// A place to cut, in UTF-16 code units of the sentence, and the silence that belongs there.
    struct Place: Equatable {
        let offset: Int
        let pause: Break
    }

    private(set) var places: [Place] = []
    private let units: [UInt16]
    /// Ranges that must not be cut; only those behind the start of the next part are left.
    private var closed: ArraySlice<Range<Int>>
    private let seams: ClauseSeams

    /// - Parameters:
    ///   - units: What is said.
    ///   - closed: Stretches of it that must not be cut, in order.
    ///   - limits: How long a part may be. One that cannot be cut may be longer.
    ///   - words: Those that begin a phrase.
    init(_ units: [UInt16], closed: [Range<Int>] = [], limits: UtteranceLimits, _ words: PhraseWords) {
        self.units = units
        self.closed = closed[...]
        self.seams = ClauseSeams(units, words)
        let end = (units.lastIndex { !$0.isWhiteSpace } ?? -1) + 1
        var start = 0
        while end - start > limits.longest, let place = nextPlace(in: start..<end, limits), place.offset < end {
            places.append(place)
            start = place.offset
            self.closed = self.closed.drop { $0.upperBound <= start }
        }
    }

    /// The best place to cut the first part off.
    private func nextPlace(in rest: Range<Int>, _ limits: UtteranceLimits) -> Place? {
        let parts = (rest.count + limits.longest - 1) / limits.longest
        let ideal = rest.count / parts
        let least = max(limits.shortest, ideal / 3, 1)
        let most = max(min(limits.longest, rest.count - limits.shortest), least)
        var best: (place: Place, cost: Double)?
        var forbidden = Closed(closed)
        for offset in rest.lowerBound + least...min(rest.lowerBound + most, rest.upperBound - 1)
        where !forbidden.holds(offset) {
            guard let seam = seams[offset] else { continue }
            let distance = Double(offset - rest.lowerBound - ideal) / Double(ideal)
            let cost = seam.cost + distance * distance
            if cost < best?.cost ?? .infinity { best = (Place(offset: offset, pause: seam.pause), cost) }
        }
        return best?.place ?? lastResort(in: rest, limits)
    }

    /// Where a cut must be although there is no gap: at the end of what is closed, or between two characters.
    private func lastResort(in rest: Range<Int>, _ limits: UtteranceLimits) -> Place? {
        let wanted = min(rest.lowerBound + limits.longest, rest.upperBound - 1)
        if let shut = closed.first(where: { $0.upperBound > wanted }), shut.lowerBound < wanted {
            let offset = shut.lowerBound > rest.lowerBound ? shut.lowerBound : shut.upperBound
            return offset < rest.upperBound ? Place(offset: offset, pause: .word) : nil
        }
        let gap = units[rest.lowerBound + 1...wanted].lastIndex { $0.isWhiteSpace }
        if let gap, gap > rest.lowerBound, gap + 1 < rest.upperBound, !isClosed(gap + 1) {
            return Place(offset: gap + 1, pause: .word)
        }
        let offset = characterEdge(in: rest, upTo: wanted)
        return offset < rest.upperBound ? Place(offset: offset, pause: .word) : nil
    }

    /// The last edge between two characters up to `wanted`; between two scalars when one character fills it all.
    private func characterEdge(in rest: Range<Int>, upTo wanted: Int) -> Int {
        let window = String(units[rest.lowerBound..<min(wanted + 32, rest.upperBound)])
        var edge = rest.lowerBound
        for character in window {
            let next = edge + character.utf16.count
            if next > wanted { break }
            edge = next
        }
        if edge > rest.lowerBound, !isClosed(edge) { return edge }
        let isHalfway = UTF16.isTrailSurrogate(units[wanted]) && UTF16.isLeadSurrogate(units[wanted - 1])
        return isHalfway ? wanted + 1 : wanted
    }

    private func isClosed(_ offset: Int) -> Bool {
        closed.prefix { $0.lowerBound < offset }.contains { offset < $0.upperBound }
    }
}

/// Walks over closed stretches in step with ascending offsets.
private struct Closed {
    private var stretches: ArraySlice<Range<Int>>

    init(_ stretches: ArraySlice<Range<Int>>) { self.stretches = stretches }

    /// Whether an offset lies inside one, rather than at its edge.
    mutating func holds(_ offset: Int) -> Bool {
        while let next = stretches.first, next.upperBound <= offset { stretches.removeFirst() }
        return stretches.first.map { $0.lowerBound < offset } ?? false
    }
}
