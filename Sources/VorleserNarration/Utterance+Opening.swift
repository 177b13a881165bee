public import VorleserCore

extension Utterance {
    /// Cuts out the phrases that a listener enters in, so that they hear them while the voice still works on the rest.
    /// - Parameters:
    ///   - entry: Where the listener enters; the word there is in the clause, with a little after it.
    ///   - limits: How long a clause should be, in UTF-16 code units of what is said; it is never twice as long. It ends
    ///     where a phrase does, as far as there is such a place.
    ///   - pauses: The silences; the one at the cut depends on what stands there.
    ///   - languages: How each language is said: tells which words begin a phrase.
    /// - Returns: `nil` for an utterance that is hardly longer than a clause, or cannot be cut there.
    public func opening(
        at entry: TextOffset,
        within limits: UtteranceLimits,
        pauses: Pauses = Pauses(),
        languages: LanguageTable<SpokenLanguage> = SpokenLanguage.standard
    ) -> Opening? {
        let units = Array(spokenText.utf16)
        guard units.count > limits.longest + limits.shortest else { return nil }
        let word = units[min(spokenOffset(of: entry), units.count)...].firstIndex { !$0.isWhiteSpace } ?? units.count
        let phrases = languages[language].phrases
        let cut = OpeningClause(units, closed: closedStretches, limits: limits, phrases, around: word)
        guard let cut, let tail = cut.start == 0 ? self : self.cut(atSpoken: cut.start, pause: .zero)?.second else {
            return nil
        }
        guard let end = cut.end else { return cut.start == 0 ? nil : Opening(tail) }
        return tail.cut(atSpoken: end.offset - cut.start, pause: pauses.silence(at: end.pause))
            .map { Opening($0.first, rest: $0.second) }
    }

    /// What is said for something printed, and must not be cut; UTF-16 code units of ``spokenText``, in order.
    private var closedStretches: [Range<Int>] {
        var start = 0
        return pieces.compactMap { piece in
            let end = start + piece.text.utf16.count
            defer { start = end }
            return piece.change == nil ? nil : start..<end
        }
    }
}

/// Which stretch of an utterance a waiting listener hears first.
private struct OpeningClause {
    /// In UTF-16 code units of what is said.
    private(set) var start: Int
    /// `nil` when it goes on to the utterance's end.
    private(set) var end: ClauseCut.Place?

    /// `nil` when no such stretch is short enough.
    /// - Parameters:
    ///   - units: What is said.
    ///   - closed: Stretches that must not be cut, in order.
    ///   - limits: How long it should be.
    ///   - words: Those that begin a phrase.
    ///   - word: Where the word begins that the listener enters at.
    init?(_ units: [UInt16], closed: [Range<Int>], limits: UtteranceLimits, _ words: PhraseWords, around word: Int) {
        let seams = ClauseSeams(units, words)
        let seam = { (offset: Int) -> Seam? in
            let isClosed = closed.contains { $0.lowerBound < offset && offset < $0.upperBound }
            return isClosed ? nil : seams[offset]
        }
        // Where no phrase begins nearby, as in a list of words, it is cut as a sentence that is too long would be.
        lazy var places = ClauseCut(units, closed: closed, limits: limits, words).places
        let near = max(word - limits.longest, 1)...max(min(word, units.count - 1), 1)
        if word > limits.shortest, let phrase = near.last(where: { seam($0)?.isPhrase == true }) {
            start = phrase
        } else {
            start = word <= 2 * limits.longest - limits.shortest ? 0 : places.last { $0.offset <= word }?.offset ?? 0
        }
        let most = start + 2 * limits.longest
        guard units.count - start > limits.longest + limits.shortest else { return }
        let first = word + limits.shortest
        let last = min(most, units.count - limits.shortest)
        var best: (place: ClauseCut.Place, cost: Double)?
        if first <= last {
            for offset in first...last {
                guard let seam = seam(offset), seam.isPhrase else { continue }
                // Whoever waits hears nothing before all of the clause is spoken: a late comma is not worth its wait.
                let cost = seam.cost + 0.4 * Double(offset - first) / Double(limits.longest)
                if cost < best?.cost ?? .infinity { best = (ClauseCut.Place(offset: offset, pause: seam.pause), cost) }
            }
        }
        // A whole tail is better than one that is cut in the middle of a phrase.
        if best == nil, units.count <= most { return }
        end = best?.place ?? places.first { $0.offset > start && $0.offset >= first }
        if (end?.offset ?? units.count) > most { return nil }
    }
}
