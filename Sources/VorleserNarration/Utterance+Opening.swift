public import VorleserCore

extension Utterance {
    /// Cuts out the clause that a listener enters in, so that they hear it while the voice still works on the rest.
    /// - Parameters:
    ///   - entry: Where the listener enters; the word there is in the clause, with a little after it.
    ///   - limits: How long a clause may be, in UTF-16 code units of what is said.
    ///   - pauses: The silences; the one at the cut depends on what stands there.
    /// - Returns: `nil` for an utterance that is hardly longer than a clause, or cannot be cut there.
    public func opening(
        at entry: TextOffset,
        within limits: UtteranceLimits,
        pauses: Pauses = Pauses()
    ) -> Opening? {
        let units = Array(spokenText.utf16)
        guard units.count > 2 * limits.longest else { return nil }
        let places = clauses(units, limits)
        let word = units[min(spokenOffset(of: entry), units.count)...].firstIndex { !$0.isWhiteSpace } ?? units.count
        let start = places.last { $0.offset <= word }?.offset ?? 0
        // Where the clause is nearly over the next one belongs to it: else its end is heard before the rest is there.
        let end = places.first { $0.offset > start && $0.offset >= word + limits.shortest }
        guard (end?.offset ?? units.count) - start <= 2 * limits.longest,
            let tail = start == 0 ? self : cut(atSpoken: start, pause: .zero)?.second
        else { return nil }
        guard let end else { return Opening(tail) }
        return tail.cut(atSpoken: end.offset - start, pause: pauses.silence(at: end.pause))
            .map { Opening($0.first, rest: $0.second) }
    }

    private func clauses(_ units: [UInt16], _ limits: UtteranceLimits) -> [ClauseCut.Place] {
        var start = 0
        var closed: [Range<Int>] = []
        for piece in pieces {
            let end = start + piece.text.utf16.count
            if piece.change != nil { closed.append(start..<end) }
            start = end
        }
        return ClauseCut(units, closed: closed, limits: limits, language: language).places
    }
}
