import Kokoro

/// Where speech begins and ends in what the network made, and what in between is no speech.
///
/// The durations say where to look, the measured loudness where to cut: a consonant rings on into the frames of the mark
/// after it, while a click or a breath behind a moment of silence there is the network's own and no part of a word.
struct KokoroEdges {
    /// What of the samples is kept.
    let kept: Range<Int>
    /// Stretches inside to be silenced.
    let junk: [Range<Int>]

    /// - Parameters:
    ///   - sound: What the network made.
    ///   - loudness: Of its samples.
    init(of sound: KokoroSound, _ loudness: LoudnessProfile) {
        let (speech, count) = (sound.speech, sound.samples.count)
        guard !speech.isEmpty else {
            (kept, junk) = (0..<0, [])
            return
        }
        let onset = Self.faintStart(before: Self.onset(at: speech.lowerBound, loudness), loudness)
        let start = Self.cleanStart(before: onset, loudness)
        let end = Self.faintEnd(after: Self.decay(from: speech.upperBound, loudness), loudness) + Self.after
        kept = max(start, 0)..<min(max(end, start), count)
        junk = sound.gaps.compactMap { Self.junk(in: $0, loudness) }
    }

    /// Kept before the first block that is heard, and after the last one, in samples: 15 and 25 ms.
    private static let before = 360
    private static let after = 600

    /// Speech begins before its first symbol's frames by at most this many blocks: 150 ms.
    private static let earliest = 30
    /// How many audible blocks are a consonant; fewer may be a click: 20 ms.
    private static let consonant = 4
    /// It rings on for at most this many: 250 ms.
    private static let latest = 50
    /// How many quiet blocks are an end; fewer may be the closure of a *t*: 40 ms.
    private static let closure = 8
    /// The burst after a closure comes within this many blocks after a word: 100 ms.
    private static let burst = 20

    /// A voiced stop hums faintly before it opens, for at most this many blocks: 80 ms.
    private static let hum = 16
    /// A last vowel or nasal fades for at most this many more: 80 ms.
    private static let fading = 16

    /// Where the faint hum before an onset begins, in samples.
    private static func faintStart(before onset: Int, _ loudness: LoudnessProfile) -> Int {
        let first = onset / LoudnessProfile.block
        let window = max(first - hum, 0)..<first
        let silent = window.last { loudness[$0] <= loudness.faintest }
        return (silent.map { $0 + 1 } ?? window.lowerBound) * LoudnessProfile.block
    }

    /// Where what fades after an end is over, in samples.
    private static func faintEnd(after decay: Int, _ loudness: LoudnessProfile) -> Int {
        let first = decay / LoudnessProfile.block
        let window = first..<max(min(first + fading, loudness.count), first)
        return (window.first { loudness[$0] <= loudness.faintest } ?? window.upperBound) * LoudnessProfile.block
    }

    /// Where the quiet before an onset begins, at most ``before`` samples ahead of it: a click in there is the network's own.
    private static func cleanStart(before onset: Int, _ loudness: LoudnessProfile) -> Int {
        let lead = loudness.blocks(max(onset - before, 0)..<onset)
        let click = lead.last { !loudness.isQuiet($0) }
        return click.map { ($0 + 1) * LoudnessProfile.block } ?? onset - before
    }

    /// Where the first word becomes audible, in samples.
    private static func onset(at place: Int, _ loudness: LoudnessProfile) -> Int {
        let here = place / LoudnessProfile.block
        if loudness.isQuiet(here) {
            if let early = consonant(before: here, loudness) { return early * LoudnessProfile.block }
            let first = (here..<loudness.count).first { !loudness.isQuiet($0) }
            return (first ?? here) * LoudnessProfile.block
        }
        let window = max(here - earliest, 0)..<here
        // Where no silence parts the word from what is before it, the quietest place does.
        let quiet =
            window.last { loudness.isQuiet($0) } ?? (window.lowerBound == 0 ? nil : loudness.quietestBlock(in: window))
        return (quiet.map { $0 + 1 } ?? window.lowerBound) * LoudnessProfile.block
    }

    /// Where a consonant begins that is over before the word's first frames, as the *s* of “Stop” may be: what is quiet
    /// there is the closure of the *t*.
    private static func consonant(before here: Int, _ loudness: LoudnessProfile) -> Int? {
        let window = max(here - earliest, 0)..<here
        guard let last = window.last(where: { !loudness.isQuiet($0) }) else { return nil }
        let first = (window.lowerBound..<last).last { loudness.isQuiet($0) }.map { $0 + 1 } ?? window.lowerBound
        return last - first + 1 >= consonant ? first : nil
    }

    /// Where a word that ends at a place has died away, in samples.
    private static func decay(from place: Int, _ loudness: LoudnessProfile) -> Int {
        let here = max((place - 1) / LoudnessProfile.block, 0)
        let limit = min(here + latest, loudness.count)
        var last = (0...here).last { !loudness.isQuiet($0) } ?? here
        var quiet = here - last
        for block in here + 1..<max(limit, here + 1) {
            if !loudness.isQuiet(block) {
                (last, quiet) = (block, 0)
            } else {
                quiet += 1
                if quiet >= closure, block > here + burst { break }
            }
        }
        if last == limit - 1, limit < loudness.count, let least = loudness.quietestBlock(in: here + 1..<limit) {
            last = least
        }
        return (last + 1) * LoudnessProfile.block
    }

    /// What sounds between two words, parted from both by silence.
    private static func junk(in gap: Range<Int>, _ loudness: LoudnessProfile) -> Range<Int>? {
        let blocks = loudness.blocks(gap)
        let inner = blocks.lowerBound + burst..<max(blocks.upperBound - burst / 2, blocks.lowerBound + burst)
        guard let first = inner.first(where: { loudness.isQuiet($0) }),
            let last = inner.last(where: { loudness.isQuiet($0) }),
            (first...last).contains(where: { !loudness.isQuiet($0) })
        else { return nil }
        return first * LoudnessProfile.block..<(last + 1) * LoudnessProfile.block
    }
}
