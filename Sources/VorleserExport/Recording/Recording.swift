import VorleserCore

/// Speaks utterances into a file, at the listener's speed, with the pauses between them.
struct Recording: Sendable {
    private let script: Script
    private let speed: Double
    private let stretch: TimeStretch
    private let atOnce: Int
    private let speak: ClipSource

    /// - Parameters:
    ///   - script: What is said.
    ///   - speed: The listener's.
    ///   - stretch: Changes the pace.
    ///   - atOnce: How many utterances are asked for at a time.
    ///   - speak: Speaks one.
    init(
        script: Script,
        speed: Double,
        stretch: @escaping TimeStretch,
        atOnce: Int,
        speak: @escaping ClipSource
    ) {
        self.script = script
        self.speed = Self.usable(speed)
        self.stretch = stretch
        self.atOnce = atOnce
        self.speak = speak
    }

    /// The speed that is used when one is asked for.
    static func usable(_ speed: Double) -> Double { speed.isNaN ? 1 : min(max(speed, 0.25), 4) }

    /// The clips of some utterances, each made while the ones before are written: so neither the voice nor the encoder
    /// waits for the other.
    func clips(of indices: [Int]) -> ClipsAhead { ClipsAhead(of: indices, atOnce: atOnce, speak: attempt) }

    /// The clips of some sections, one after another.
    func clips(of sections: [AudiobookSection]) -> ClipsAhead { clips(of: sections.flatMap(\.utterances)) }

    /// Speaks a section to the end of a file; its clips are the next of those made ahead.
    func record(
        _ section: AudiobookSection,
        from clips: ClipsAhead,
        in file: any SoundFile,
        _ log: inout ExportLog
    ) async throws {
        log.begin(section, at: file.count)
        for _ in section.utterances {
            guard let (index, spoken) = try await clips.next() else { return }
            guard let clip = clip(spoken, of: index, &log) else { continue }
            let range = try await write(clip, of: script.utterances[index], to: file)
            log.spoke(clip, at: index, in: range, until: file.count)
        }
    }

    /// Speaks a section into no file, at the voice's own speed.
    func rehearse(_ section: AudiobookSection, from clips: ClipsAhead, _ log: inout ExportLog) async throws {
        log.begin(section, at: 0)
        for _ in section.utterances {
            guard let (index, spoken) = try await clips.next() else { return }
            guard let clip = clip(spoken, of: index, &log) else { continue }
            let pause = script.utterances[index].samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: 1)
            log.spoke(clip, at: index, in: 0..<clip.samples.count, until: clip.samples.count + pause)
        }
    }

    /// What the next clip that can be spoken sounds like in a file, with the silence after it.
    /// - Returns: `nil` after the last.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, `CancellationError`.
    func nextSound(from clips: ClipsAhead) async throws -> (samples: [Float], sampleRate: Int)? {
        while let (index, spoken) = try await clips.next() {
            guard case .success(let clip) = spoken else { continue }
            let silence = script.utterances[index].samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
            return (stretched(clip) + [Float](repeating: 0, count: silence), clip.sampleRate)
        }
        return nil
    }

    /// The clip of an utterance; `nil`, and a note, if it cannot be spoken.
    private func clip(_ spoken: Result<Clip, any Error>, of index: Int, _ log: inout ExportLog) -> Clip? {
        switch spoken {
        case .success(let clip): return clip
        case .failure(let error):
            log.skipped(SkippedUtterance(script.utterances[index], at: index, because: error))
            return nil
        }
    }

    /// Speaks an utterance. What ends the whole export is thrown, what ends only this utterance is returned.
    @Sendable private func attempt(_ index: Int) async throws -> Result<Clip, any Error> {
        try Task.checkCancellation()
        do {
            let clip = try await speak(script.utterances[index])
            return clip.sampleRate > 0 ? .success(clip) : .failure(SpeechError.nothingToSay)
        } catch SpeechError.unknownVoice(let voice, let known) {
            throw SpeechError.unknownVoice(voice, known: known)
        } catch let error as ExportError {
            // The source says that the export as a whole cannot go on.
            throw error
        } catch {
            // Cancelled, or failed because it was.
            try Task.checkCancellation()
            return .failure(error)
        }
    }

    private func stretched(_ clip: Clip) -> [Float] {
        speed == 1 ? clip.samples : stretch(clip.samples, clip.sampleRate, speed)
    }

    /// - Returns: Where the sound stands in the file, in samples, without the silence after it.
    private func write(_ clip: Clip, of utterance: Utterance, to file: any SoundFile) async throws -> Range<Int> {
        let samples = stretched(clip)
        let pause = utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
        let start = file.count
        try await file.append(samples, sampleRate: clip.sampleRate)
        try await file.appendSilence(pause, sampleRate: clip.sampleRate)
        return start..<start + samples.count
    }
}
