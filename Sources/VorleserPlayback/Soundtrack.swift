import VorleserCore

/// The sound on its way to the ear: utterances and pauses, end to end, placed on the output's stream.
struct Soundtrack {
    /// What is not heard to its end, in order.
    private(set) var parts: [SoundingUtterance] = []
    /// Where the first part begins, in samples since the stream was started.
    private(set) var start = 0
    /// How many samples of the parts the output has taken.
    private var offered = 0
    private var hasReportedEndOfClip = false

    private static let silence = [Float](repeating: 0, count: 4096)

    mutating func append(_ part: SoundingUtterance) {
        parts.append(part)
    }

    /// Adds the rest to an utterance of which only the beginning was there.
    /// - Parameters:
    ///   - index: The utterance's.
    ///   - clip: The whole clip; `nil` when there will be no more.
    ///   - stretch: Changes the pace.
    mutating func complete(_ index: Int, with clip: Clip?, stretch: TimeStretch) {
        guard let part = parts.firstIndex(where: { $0.index == index }) else { return }
        parts[part].complete(with: clip, stretch: stretch)
    }

    /// Forgets everything.
    /// - Parameter start: Where the next part begins, in samples since the stream was started.
    mutating func clear(startingAt start: Int) {
        self = Soundtrack()
        self.start = start
    }

    /// Another stream takes over: everything from the first part on is offered to it from its start.
    mutating func beginStream() {
        start = 0
        offered = 0
    }

    /// Hands over as much as the output takes, up to the first part with another sample rate than the stream's.
    mutating func fill(_ output: any AudioOutput, sampleRate: Int) {
        while let samples = nextSamples(at: sampleRate) {
            let taken = output.offer(samples)
            offered += taken
            if taken < samples.count { return }
        }
    }

    /// What has come to its end at the ear, one thing at a time.
    /// - Parameter heard: Samples heard since the stream was started.
    /// - Returns: `nil` when nothing has ended since the last call.
    mutating func end(heard: Int) -> PlaybackMachine.Event? {
        guard let part = parts.first, !part.isOpening else { return nil }
        if !hasReportedEndOfClip, heard - start >= part.samples.count {
            hasReportedEndOfClip = true
            return .clipFinished(part.index)
        }
        guard heard - start >= part.count else { return nil }
        parts.removeFirst()
        start += part.count
        offered -= part.count
        hasReportedEndOfClip = false
        return .pauseElapsed(part.index)
    }

    private func nextSamples(at sampleRate: Int) -> ArraySlice<Float>? {
        var position = offered
        for part in parts {
            guard part.sampleRate == sampleRate else { return nil }
            if position < part.samples.count {
                return part.samples[position..<min(position + Self.silence.count, part.samples.count)]
            }
            if position < part.count { return Self.silence.prefix(part.count - position) }
            position -= part.count
        }
        return nil
    }
}
