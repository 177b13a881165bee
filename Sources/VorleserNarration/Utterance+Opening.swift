public import VorleserCore

extension Utterance {
    /// Cuts off the first clause, so that a listener who waits hears it while the voice still works on the rest.
    /// - Parameters:
    ///   - limits: How long the first clause may be, in UTF-16 code units of what is said.
    ///   - pauses: The silences; the one at the cut depends on what stands there.
    /// - Returns: `nil` for an utterance that is hardly longer than that, or cannot be cut there.
    public func opening(
        within limits: UtteranceLimits,
        pauses: Pauses = Pauses()
    ) -> (first: Utterance, second: Utterance)? {
        let units = Array(spokenText.utf16)
        guard units.count > 2 * limits.longest else { return nil }
        var start = 0
        var closed: [Range<Int>] = []
        for piece in pieces {
            let end = start + piece.text.utf16.count
            if piece.change != nil { closed.append(start..<end) }
            start = end
        }
        let cut = ClauseCut(units, closed: closed, limits: limits, language: language)
        guard let place = cut.places.first, place.offset <= 2 * limits.longest else { return nil }
        return self.cut(atSpoken: place.offset, pause: pauses.silence(at: place.pause))
    }
}
