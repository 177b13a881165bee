import VorleserCore

/// Notes what an export does, tells how far it is, and sums it up.
struct ExportLog {
    private let script: Script
    private let report: @Sendable (ExportProgress) -> Void
    private let counts: @Sendable () -> ClipCounts
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    private let totalUtterances: Int
    private var charactersLeft: Int
    private var section: AudiobookSection?
    /// Chapters of the file that is being written, and the samples before each.
    private var chapters: [(section: AudiobookSection, samples: Int)] = []
    private var utterances: [Timeline.SpokenUtterance] = []
    private var files: [ExportSummary.File] = []
    private var timeline = Timeline(tracks: [])
    private var spoken = 0
    private var skipped: [SkippedUtterance] = []
    private var notes: [ExportNote] = []
    private var seconds = 0.0
    private var pace = ExportPace()

    init(
        sections: [AudiobookSection],
        script: Script,
        counts: @escaping @Sendable () -> ClipCounts = { ClipCounts() },
        report: @escaping @Sendable (ExportProgress) -> Void
    ) {
        self.script = script
        self.report = report
        self.counts = counts
        totalUtterances = sections.reduce(0) { $0 + $1.utterances.count }
        charactersLeft = sections.reduce(0) { $0 + $1.utterances.reduce(0) { $0 + script.utterances[$1].spokenLength } }
    }

    /// A section begins in the current file, after so many samples.
    mutating func begin(_ section: AudiobookSection, at samples: Int) {
        self.section = section
        chapters.append((section, samples))
    }

    /// An utterance has been spoken.
    /// - Parameters:
    ///   - clip: Its sound, as spoken.
    ///   - index: Its index in the script.
    ///   - range: Where it stands in the file, in samples.
    ///   - end: Where the silence after it ends, in samples.
    mutating func spoke(_ clip: Clip, at index: Int, in range: Range<Int>, until end: Int) {
        spoken += 1
        let soundSeconds = Double(end - range.lowerBound) / Double(clip.sampleRate)
        utterances.append(.init(clip, of: script.utterances[index], at: index, in: range))
        seconds += soundSeconds
        advance(past: index, soundSeconds: soundSeconds)
    }

    /// An utterance could not be spoken.
    mutating func skipped(_ utterance: SkippedUtterance) {
        skipped.append(utterance)
        advance(past: utterance.index, soundSeconds: 0)
    }

    /// Finishes a file and notes it; one without sound is given up.
    mutating func close(_ file: any SoundFile) async throws {
        defer { (chapters, utterances) = ([], []) }
        guard let sampleRate = file.sampleRate else { return }
        let seconds = file.seconds
        let bytes = try await file.finish(
            chapters.map { ChapterMark(title: $0.section.title.tagLine, start: $0.samples) }
        )
        notes += file.notes.filter { !notes.contains($0) }
        let starts = chapters.map {
            let start = Double($0.samples) / Double(sampleRate)
            return ExportSummary.Chapter(number: $0.section.number, title: $0.section.title, start: start)
        }
        files.append(ExportSummary.File(path: file.path, bytes: bytes, seconds: seconds, chapters: starts))
        timeline.tracks.append(.init(path: file.path, seconds: seconds, chapters: starts, utterances: utterances))
    }

    /// What was made.
    /// - Throws: ``ExportError/nothingSpoken(utterances:reason:)``
    func summary() throws(ExportError) -> ExportSummary {
        if files.isEmpty, let first = skipped.first {
            throw .nothingSpoken(utterances: skipped.count, reason: first.reason)
        }
        return total
    }

    /// What was made, be it nothing.
    var total: ExportSummary {
        let clips = counts()
        return ExportSummary(
            files: files,
            seconds: seconds,
            utterances: spoken,
            rendered: clips.rendered,
            reused: clips.reused,
            skipped: skipped,
            notes: notes,
            elapsedSeconds: (ContinuousClock.now - start) / .seconds(1),
            timeline: timeline
        )
    }

    private mutating func advance(past index: Int, soundSeconds: Double) {
        let now = ContinuousClock.now
        let length = script.utterances[index].spokenLength
        charactersLeft -= length
        pace.note(characters: length, soundSeconds: soundSeconds, workSeconds: (now - last) / .seconds(1))
        last = now
        report(progress(at: now))
    }

    private func progress(at now: ContinuousClock.Instant) -> ExportProgress {
        ExportProgress(
            utterances: spoken + skipped.count,
            totalUtterances: totalUtterances,
            skipped: skipped.count,
            clips: counts(),
            chapter: section?.number ?? 0,
            chapterTitle: section?.title ?? "",
            seconds: seconds,
            elapsed: now - start,
            timesRealTime: pace.timesRealTime,
            timeLeft: pace.time(for: charactersLeft)
        )
    }
}
