/// The likeliest phonemes of a word by network and n-grams together: a beam over its letters.
struct LetterSearch {
    let model: LetterModel
    let accent: LetterModel.AccentModel

    /// How many ways are followed at a time.
    private static let beam = 20
    /// Phonemes that the network finds less likely than this against its best (ln) are not tried.
    private static let narrowest: Float = -7

    private struct Way {
        var score: Float
        var context: PairNGrams.Context
        var isStressed: Bool
        /// The way it continues in `trail`, and the chunk it took last.
        var trail: Int
    }
    /// A way before it is known whether it is kept.
    private struct Step {
        let score: Float
        let way: Int
        let chunk: Int
        let pair: Int
    }

    /// The phonemes of the word whose letters (and capitals) these are.
    func phonemes(of word: [(letter: Int, isCapital: Bool)]) -> String {
        let states = model.network.states(of: word)
        let outputs = accent.output.rows
        var odds = [Float](repeating: 0, count: word.count * outputs)
        states.withUnsafeBufferPointer { states in
            odds.withUnsafeMutableBufferPointer { odds in
                guard let states = states.baseAddress, let odds = odds.baseAddress else { return }
                accent.output.multiply(states, count: word.count, rows: 0..<outputs, into: odds)
            }
        }
        var trail: [(before: Int, chunk: Int)] = []
        var ways = [Way(score: 0, context: accent.ngrams.start, isStressed: false, trail: -1)]
        for (index, (letter, _)) in word.enumerated() {
            let odds = Array(odds[index * outputs..<(index + 1) * outputs])
            ways = continued(ways, options(for: letter, odds), odds, &trail)
        }
        let last = ways.map { way in
            let phonemes = phonemes(along: trail, to: way.trail)
            let cost = accent.ngramWeight * accent.ngrams.cost(of: PairNGrams.end, after: way.context)
            let burden = Onset.isSpeakable(phonemes.unicodeScalars) ? 0 : Self.unspeakable
            return (isStressed: way.isStressed, score: way.score - cost - burden, phonemes: phonemes)
        }
        // Of the ways with a primary stress the best; without one only if there is no other.
        let best = last.max { a, b in (a.isStressed ? 1 : 0, a.score) < (b.isStressed ? 1 : 0, b.score) }
        return best?.phonemes ?? ""
    }

    /// What a beginning costs that no word of English has (ln): names from elsewhere may still win with it.
    private static let unspeakable: Float = 4

    private func phonemes(along trail: [(before: Int, chunk: Int)], to end: Int) -> String {
        var chunks: [Int] = []
        var at = end
        while at >= 0 {
            chunks.append(trail[at].chunk)
            at = trail[at].before
        }
        var result = String.UnicodeScalarView()
        for chunk in chunks.reversed() { result.append(contentsOf: accent.chunks[chunk].phonemes) }
        return String(result)
    }

    /// What the letter may stand for here.
    private func options(for letter: Int, _ odds: [Float]) -> [(chunk: Int, pair: Int)] {
        let best = odds.indices.max { odds[$0] < odds[$1] } ?? 0
        let known = letter < accent.options.count ? accent.options[letter] : []
        let likely = known.filter { odds[$0.chunk] > odds[best] + Self.narrowest }
        return likely.isEmpty ? [(best, PairNGrams.end)] : likely
    }

    /// The best ways with one more letter.
    private func continued(
        _ ways: [Way],
        _ options: [(chunk: Int, pair: Int)],
        _ odds: [Float],
        _ trail: inout [(before: Int, chunk: Int)]
    ) -> [Way] {
        var steps: [Step] = []
        steps.reserveCapacity(ways.count * options.count)
        let hasChoice = options.contains { !accent.chunks[$0.chunk].hasPrimaryStress }
        for (index, way) in ways.enumerated() {
            for (chunk, pair) in options {
                // Only a letter that leaves no choice is let through with a second primary stress.
                if way.isStressed, hasChoice, accent.chunks[chunk].hasPrimaryStress { continue }
                let cost = pair == PairNGrams.end ? 0 : accent.ngrams.cost(of: pair, after: way.context)
                let score = way.score + odds[chunk] - accent.ngramWeight * cost
                steps.append(Step(score: score, way: index, chunk: chunk, pair: pair))
            }
        }
        steps.sort { ($0.score, $1.way) > ($1.score, $0.way) }
        var kept: [Way] = []
        kept.reserveCapacity(Self.beam)
        for step in steps {
            let before = ways[step.way]
            let context = accent.ngrams.context(before.context, then: step.pair)
            let isStressed = before.isStressed || accent.chunks[step.chunk].hasPrimaryStress
            // What follows depends on the context and the stress alone: of two such ways the better is enough.
            if kept.contains(where: { $0.context.history == context.history && $0.isStressed == isStressed }) {
                continue
            }
            trail.append((before.trail, step.chunk))
            kept.append(Way(score: step.score, context: context, isStressed: isStressed, trail: trail.count - 1))
            if kept.count == Self.beam { break }
        }
        return kept
    }
}
