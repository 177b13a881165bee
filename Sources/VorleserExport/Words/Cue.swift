import VorleserCore

/// A line or two of a subtitle, and when they are shown.
struct Cue: Hashable, Sendable {
    /// Milliseconds from the start of the file.
    var start: Int
    /// Milliseconds from the start of the file; after ``start``.
    var end: Int
    /// Never empty.
    var tokens: [CueToken]
}

/// The cues of a sound file.
struct Cues {
    private let tokens: CueTokens
    private let layout = CueLayout()

    init(of book: Book, _ script: Script) {
        tokens = CueTokens(book: book, script: script)
    }

    /// One cue for each sentence, or several where it is too long for two lines; and so for the words of a picture.
    func sentences(of track: Timeline.Track) -> [Cue] {
        let cues = printed(track).sentences(of: tokens.book).flatMap { sentence -> [Cue] in
            var cues = layout.parts(of: tokens.tokens(of: sentence)).compactMap { Cue($0) }
            guard !cues.isEmpty else { return [] }
            cues[0].start = milliseconds(sentence.start)
            cues[cues.count - 1].end = milliseconds(sentence.end)
            return cues
        }
        return CueTiming(hold: 300, least: 1000).timed(withPictures(of: track, cues), within: track.seconds)
    }

    /// One cue for each word that is printed; those of a picture are shown together.
    func words(of track: Timeline.Track) -> [Cue] {
        let cues = printed(track).sentences(of: tokens.book).flatMap { sentence in
            tokens.tokens(of: sentence).compactMap { Cue([$0]) }
        }
        return CueTiming(hold: 0, least: 0).timed(withPictures(of: track, cues), within: track.seconds)
    }

    // MARK: Pictures

    /// A file without the words for pictures.
    private func printed(_ track: Timeline.Track) -> Timeline.Track {
        var track = track
        track.utterances.removeAll { pictureWords($0) != nil }
        return track
    }

    private func pictureWords(_ utterance: Timeline.SpokenUtterance) -> String? {
        let all = tokens.script.utterances
        return all.indices.contains(utterance.index) ? all[utterance.index].pictureWords : nil
    }

    private func withPictures(of track: Timeline.Track, _ cues: [Cue]) -> [Cue] {
        let pictures = track.utterances.flatMap { utterance -> [Cue] in
            guard let words = pictureWords(utterance),
                let token = CueToken(unprinted: words, start: utterance.start, end: utterance.end)
            else { return [] }
            return layout.parts(of: [token]).compactMap { Cue($0) }
        }
        guard !pictures.isEmpty else { return cues }
        var rest = pictures[...]
        var result: [Cue] = []
        for cue in cues {
            while let picture = rest.first, picture.start < cue.start { result.append(rest.removeFirst()) }
            result.append(cue)
        }
        return result + rest
    }
}

extension Cue {
    /// - Returns: `nil` for no tokens.
    fileprivate init?(_ tokens: [CueToken]) {
        guard let first = tokens.first, let last = tokens.last else { return nil }
        self.init(start: milliseconds(first.start), end: milliseconds(last.end), tokens: tokens)
    }
}

/// Gives cues the time that readers need, where there is silence.
struct CueTiming {
    /// How long a cue stays after its last word, in milliseconds.
    let hold: Int
    /// How long it is shown at least.
    let least: Int
    /// A shorter break between two cues only flickers.
    private static let shortestBreak = 200

    /// - Parameters:
    ///   - cues: In order.
    ///   - seconds: How long the file sounds.
    /// - Returns: In order, without overlap, each at least a millisecond long, inside the file; what would have no time
    ///   of its own is shown with its neighbour.
    func timed(_ cues: [Cue], within seconds: Double) -> [Cue] {
        let fileEnd = Int((seconds * 1000).rounded(.down))
        var result = joined(cues, before: fileEnd)
        for index in result.indices {
            let start = result[index].start
            let limit = index + 1 < result.count ? result[index + 1].start : fileEnd
            let wanted = max(result[index].end + hold, start + least, start + 1)
            result[index].end = limit - wanted < Self.shortestBreak ? limit : wanted
        }
        return result
    }

    private func joined(_ cues: [Cue], before fileEnd: Int) -> [Cue] {
        var result: [Cue] = []
        for cue in cues {
            if let last = result.last, cue.start <= last.start || cue.start >= fileEnd {
                result[result.count - 1].tokens += cue.tokens
                result[result.count - 1].end = max(last.end, cue.end)
            } else if cue.start < fileEnd {
                result.append(cue)
            }
        }
        return result
    }
}

/// Seconds in whole milliseconds; any number of them is taken.
func milliseconds(_ seconds: Double) -> Int {
    seconds.isNaN ? 0 : Int((min(max(seconds, 0), 1e12) * 1000).rounded())
}
