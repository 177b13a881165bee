public import VorleserCore

extension Audiobook {
    /// What a shard renders: groups of utterances that follow one another, of each sound only the first.
    ///
    /// The answer depends on the book and its script alone, so that machines need not talk to one another.
    /// - Parameters:
    ///   - shard: Which of the parts.
    ///   - identity: Equal for utterances that have the same clip.
    /// - Returns: Chapters or parts of them, in the order of the book; none if there are more shards than groups.
    public func sections<Identity: Hashable>(
        of shard: Shard,
        identity: (Utterance) throws -> Identity
    ) rethrows -> [Section] {
        var seen: Set<Identity> = []
        let groups = try sections.flatMap { section in
            let fresh = try section.utterances.filter { seen.insert(try identity(script.utterances[$0])).inserted }
            return stride(from: 0, to: fresh.count, by: Self.groupLength).map { start in
                section.parts(of: fresh[start..<min(start + Self.groupLength, fresh.count)])
            }
        }
        let sizes = groups.map { $0.reduce(0) { $0 + self.length(of: $1) } }
        return shard.share(of: sizes).flatMap { groups[$0] }
    }

    /// How many consecutive utterances are rendered on one machine.
    private static let groupLength = 16

    /// In UTF-16 code units to be said.
    private func length(of section: Section) -> Int {
        section.utterances.reduce(0) { $0 + script.utterances[$1].pieces.reduce(0) { $0 + $1.text.utf16.count } }
    }

    /// Speaks parts of the book into no file: for a clip source that keeps what it makes.
    /// - Parameters:
    ///   - sections: What to speak; see ``sections(of:identity:)``.
    ///   - progress: Told after every utterance.
    ///   - counts: How many clips were rendered and how many kept, so far.
    ///   - atOnce: How many utterances are asked for at a time; the sound of those that are done early waits in memory.
    ///   - clip: Speaks an utterance, and keeps it.
    /// - Returns: What was spoken, without files.
    /// - Throws: ``ExportError``, ``VorleserCore/SpeechError/unknownVoice(_:known:)``, or `CancellationError`.
    public func render(
        _ sections: [Section],
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in },
        counts: @escaping @Sendable () -> ClipCounts = { ClipCounts() },
        atOnce: Int = 1,
        clip: @escaping ClipSource
    ) async throws -> ExportSummary {
        let recording = Recording(
            script: script,
            speed: 1,
            stretch: { samples, _, _ in samples },
            atOnce: atOnce,
            speak: clip
        )
        var log = ExportLog(sections: sections, script: script, counts: counts, report: progress)
        let clips = recording.clips(of: sections)
        for section in sections { try await recording.rehearse(section, from: clips, &log) }
        return log.total
    }

    /// What is spoken, in the order of the book.
    public var utterances: [Utterance] { sections.flatMap(utterances(of:)) }

    /// What is spoken of a chapter, or of a part of it.
    public func utterances(of section: Section) -> ArraySlice<Utterance> { script.utterances[section.utterances] }
}

extension AudiobookSection {
    /// The stretches without gap of some of its utterances.
    fileprivate func parts(of indices: ArraySlice<Int>) -> [Self] {
        var ranges: [Range<Int>] = []
        for index in indices {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        return ranges.map { Self(number: number, title: title, utterances: $0) }
    }
}
