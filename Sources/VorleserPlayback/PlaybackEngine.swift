public import VorleserCore
import Wording

/// Plays a script: obeys the rules of ``PlaybackMachine`` and says what is heard.
///
/// An actor because it owns the one thing that sounds. It contains no decision.
public actor PlaybackEngine {
    /// What is heard, whenever it changes, time by twentieths of a second; a slow reader gets the newest. For one
    /// reader at a time.
    public nonisolated let statuses: AsyncStream<PlaybackStatus>
    /// What is heard now.
    public private(set) var status: PlaybackStatus

    private let script: Script
    private let output: any AudioOutput
    private let speak: ClipSource
    private let cut: OpeningCut
    private let stretch: TimeStretch
    private let publisher: AsyncStream<PlaybackStatus>.Continuation
    private let preparation: Task<Void, Never>?

    private var machine: PlaybackMachine
    private var sounds: [Int: UtteranceSound] = [:]
    private var request: Task<Void, Never>?
    private var track = Soundtrack()
    private var stream: Task<Void, Never>?
    /// `nil` while no stream is open.
    private var sampleRate: Int?
    /// The rate of the stream that is being opened.
    private var opening: Int?
    /// Everything has been heard, but the output is not done, e.g. with its file.
    private var isClosing = false
    private var secondsOfEarlierStreams = 0.0
    private var told = PlaybackStatus()

    /// Gets ready to play; nothing sounds before ``PlaybackCommand/play(from:)``.
    /// - Parameters:
    ///   - script: What to say.
    ///   - stops: Where the listener can skip to.
    ///   - output: Where it sounds; used by this engine alone meanwhile.
    ///   - speed: How many times as fast as spoken.
    ///   - stretch: Changes the pace.
    ///   - prepare: Loads what the voice needs; begun at once, and not waited for.
    ///   - opening: Cuts out the clause of an utterance in which the listener enters and waits.
    ///   - clip: Speaks an utterance.
    public init(
        _ script: Script,
        stops: Stops,
        output: any AudioOutput,
        speed: Double = 1,
        stretch: @escaping TimeStretch,
        prepare: (@Sendable () async -> Void)? = nil,
        opening: @escaping OpeningCut = { _, _ in nil },
        clip: @escaping ClipSource
    ) {
        self.script = script
        self.output = output
        self.stretch = stretch
        speak = clip
        cut = opening
        machine = PlaybackMachine(stops: stops, starts: script.utterances.map(\.span.lowerBound))
        status = PlaybackStatus(speed: Self.possible(speed))
        (statuses, publisher) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        preparation = prepare.map { prepare in Task { await prepare() } }
    }

    deinit {
        preparation?.cancel()
        request?.cancel()
        stream?.cancel()
        output.stop()
        publisher.finish()
    }

    /// Does what the listener asks for, as far as it can be done now.
    public func obey(_ command: PlaybackCommand) {
        let position = position
        switch command {
        case .play(let offset): begin(at: offset)
        case .pause: handle(.pause)
        case .resume: handle(.resume)
        case .toggle: handle(.toggle)
        case .nextSentence: handle(.nextSentence(from: position))
        case .previousSentence: handle(.previousSentence(from: position))
        case .nextChapter: handle(.nextChapter(from: position))
        case .previousChapter: handle(.previousChapter(from: position))
        case .speed(let speed):
            status.speed = Self.possible(speed)
            handle(.speedChanged(at: position))
        case .stop: handle(.stop)
        }
        keepSounding()
    }

    private func begin(at offset: TextOffset) {
        status.failure = nil
        status.offset = offset
        let index = script.utteranceIndex(at: offset) ?? script.utterances.count
        let start = index < script.utterances.count ? script.utterances[index].span.lowerBound : offset
        handle(.play(Stops.Stop(utterance: index, offset: max(offset, start))))
    }

    private static func possible(_ speed: Double) -> Double {
        speed.isNaN ? 1 : min(max(speed, 0.25), 4)
    }

    // MARK: Effects

    private func handle(_ event: PlaybackMachine.Event) {
        for effect in machine.handle(event) { perform(effect) }
        sounds = sounds.filter { machine.ready.contains($0.key) || machine.opened?.utterance == $0.key }
    }

    private func perform(_ effect: PlaybackMachine.Effect) {
        switch effect {
        case .requestClip(let index, let entry): requestClip(index, from: entry)
        case .abandonClip: request?.cancel()
        case .startSound(let index, let entry): startSound(index, from: entry)
        case .completeSound(let index): track.complete(index, with: sounds[index]?.clip, stretch: stretch)
        case .pauseSound: output.pause()
        case .resumeSound: output.resume()
        case .discardSound: discardSound()
        case .finishSound: finishSound()
        case .stopSound: stopSound()
        case .report: break  // The reason is noted where it is known.
        }
    }

    private func requestClip(_ index: Int, from entry: TextOffset?) {
        let utterance = script.utterances[index]
        request = Task { [weak self, speak, cut] in
            do {
                guard let entry, let opening = await cut(utterance, entry),
                    let clause = try await Self.clip(of: opening.clause, from: speak)
                else {
                    let clip = try await speak(utterance)
                    await self?.receive(UtteranceSound(of: utterance, clip), index)
                    return
                }
                var sound = UtteranceSound(of: opening.tail, clause)
                if let rest = opening.rest {
                    await self?.open(index, with: sound, of: opening.clause.span)
                    sound = try sound.followed(
                        by: try await speak(rest),
                        of: rest,
                        after: opening.clause.pauseAfter
                    )
                }
                await self?.receive(sound, index)
            } catch {
                await self?.pass(over: index, because: error)
            }
        }
    }

    /// - Returns: `nil` when the clause has nothing to say: then the whole is spoken.
    private static func clip(of clause: Utterance, from speak: ClipSource) async throws -> Clip? {
        do { return try await speak(clause) } catch SpeechError.nothingToSay { return nil }
    }

    private func open(_ index: Int, with sound: UtteranceSound, of clause: TextSpan) {
        // Meanwhile the listener may have moved on.
        guard !Task.isCancelled, sound.clip.sampleRate > 0, let entry = machine.awaitedOffset(in: index),
            entry < clause.upperBound
        else { return }
        sounds[index] = sound
        handle(.openingReady(index, clause))
        keepSounding()
    }

    private func receive(_ sound: UtteranceSound, _ index: Int) {
        guard !Task.isCancelled else { return }
        let rate = sound.clip.sampleRate
        guard rate > 0 else {
            let reason = localized("its sound has \(rate) samples per second")
            return pass(over: index, because: AudioOutputError.deviceFailed(reason: reason))
        }
        sounds[index] = sound
        handle(.clipReady(index, from: sound.utterance.span.lowerBound))
        keepSounding()
    }

    private func pass(over index: Int, because error: any Error) {
        guard !Task.isCancelled else { return }
        if !status.skipped.contains(where: { $0.index == index }) {
            status.skipped.append(SkippedUtterance(script.utterances[index], at: index, because: error))
        }
        handle(.clipFailed(index))
        keepSounding()
    }

    private func startSound(_ index: Int, from entry: PlaybackMachine.Entry) {
        guard let sound = sounds[index] else { return }
        track.append(
            SoundingUtterance(
                sound.clip,
                of: sound.utterance,
                at: index,
                from: entry,
                speed: status.speed,
                isOpening: machine.opened?.utterance == index,
                stretch: stretch
            )
        )
    }

    private func discardSound() {
        output.discard()
        track.clear(startingAt: sampleRate == nil ? 0 : output.heard)
    }

    private func finishSound() {
        guard sampleRate != nil else { return stopSound() }
        noteEndOfStream()
        isClosing = true
        let open = stream
        stream = Task { [weak self, output] in
            do { try await output.finish() } catch { await self?.fail(error) }
            await open?.value
            await self?.streamIsClosed()
        }
    }

    private func streamIsClosed() {
        guard !Task.isCancelled else { return }
        isClosing = false
        publish()
    }

    private func stopSound() {
        noteEndOfStream()
        stream?.cancel()
        output.stop()
    }

    private func noteEndOfStream() {
        secondsOfEarlierStreams = elapsed
        sampleRate = nil
        opening = nil
        isClosing = false
        track.clear(startingAt: 0)
    }

    // MARK: The stream

    /// Feeds the output and follows the ear, until neither moves.
    private func keepSounding() {
        repeat {
            openStreamIfNeeded()
            if let sampleRate { track.fill(output, sampleRate: sampleRate) }
        } while followTheEar()
        publish()
    }

    private func followTheEar() -> Bool {
        guard sampleRate != nil, let event = track.end(heard: output.heard) else { return false }
        handle(event)
        return true
    }

    private func openStreamIfNeeded() {
        guard let wanted = track.parts.first?.sampleRate, wanted != sampleRate, opening != wanted else { return }
        if sampleRate != nil {
            secondsOfEarlierStreams = elapsed
            sampleRate = nil
        }
        open(at: wanted)
    }

    private func open(at rate: Int) {
        opening = rate
        isClosing = false
        let earlier = stream
        earlier?.cancel()
        stream = Task { [weak self, output] in
            await earlier?.value
            do {
                try Task.checkCancellation()
                let progress = try await output.start(sampleRate: rate)
                await self?.streamIsOpen(at: rate)
                for try await _ in progress { await self?.streamMovedOn() }
            } catch {
                await self?.fail(error)
            }
            if Task.isCancelled { output.stop() }
        }
    }

    private func streamIsOpen(at rate: Int) {
        guard !Task.isCancelled else { return }
        opening = nil
        sampleRate = rate
        track.beginStream()
        if machine.isPaused { output.pause() }
        keepSounding()
    }

    private func streamMovedOn() {
        guard !Task.isCancelled else { return }
        keepSounding()
    }

    private func fail(_ error: any Error) {
        guard !Task.isCancelled else { return }
        status.failure = error as? AudioOutputError ?? .deviceFailed(reason: String(describing: error))
        handle(.stop)
        publish()
    }

    // MARK: What is heard

    private var elapsed: Double {
        secondsOfEarlierStreams + (sampleRate.map { Double(output.heard) / Double($0) } ?? 0)
    }

    private var position: PlaybackMachine.Position {
        guard let part = track.parts.first else {
            return .init(offset: status.offset, secondsIntoSentence: 0, secondsIntoUtterance: 0)
        }
        let seconds = part.seconds(heard: sampleRate == nil ? 0 : output.heard - track.start)
        let offset = part.word(at: seconds)?.span.lowerBound ?? part.utterance.span.lowerBound
        return .init(
            offset: offset,
            secondsIntoSentence: (seconds - secondsOfSentence(at: offset, in: part)) / status.speed,
            secondsIntoUtterance: seconds
        )
    }

    /// When the sentence that an offset lies in began, in the voice's seconds since the utterance began.
    private func secondsOfSentence(at offset: TextOffset, in part: SoundingUtterance) -> Double {
        let sentences = machine.stops.sentences
        guard let index = sentences.index(at: offset) else { return 0 }
        let start = sentences[index]
        let sounds = start.utterance == part.index && start.offset >= part.utterance.span.lowerBound
        return sounds ? part.seconds(ofWordAt: start.offset) : -.infinity
    }

    private func publish() {
        if isClosing { return }
        status.state = PlaybackStatus.State(machine.state)
        status.elapsed = elapsed
        switch machine.moment {
        case .preparing(let stop):
            (status.utterance, status.offset) = (stop.utterance, machine.placeBeforeFailures ?? stop.offset)
        case .playing(let index), .waiting(let index): (status.utterance, status.offset) = (index, position.offset)
        case nil:
            status.utterance = nil
            if machine.hasGivenUp, let place = machine.placeBeforeFailures { status.offset = place }
        }
        status.hasGivenUp = machine.hasGivenUp
        status.word = wordSounding
        tell()
    }

    /// The seconds that pass are told twenty times in each, which is enough for an eye.
    private func tell() {
        let ticks = { (status: PlaybackStatus) in Int((status.elapsed * 20).rounded(.up)) }
        var known = told
        if ticks(known) == ticks(status) { known.elapsed = status.elapsed }
        guard known != status else { return }
        told = status
        publisher.yield(status)
    }

    private var wordSounding: TextSpan? {
        guard case .playing = machine.moment, let part = track.parts.first else { return nil }
        return part.word(at: position.secondsIntoUtterance)?.span
    }
}

extension PlaybackStatus.State {
    init(_ state: PlaybackMachine.State) {
        self =
            switch state {
            case .stopped: .stopped
            case .finished: .finished
            case .paused: .paused
            case .running(.preparing): .preparing
            case .running(.playing): .playing
            case .running(.waiting): .waiting
            }
    }
}
