import VorleserCore

/// The rules of playback, without sound, time or tasks.
///
/// ``PlaybackEngine`` feeds it events and carries out the effects it returns, in order. Its states are what the
/// listener hears; clips are asked for, and handed over to the ear, a little ahead of that.
struct PlaybackMachine: Equatable {
    /// What the listener hears.
    enum State: Equatable {
        case stopped
        case running(Moment)
        case paused(Moment)
        case finished
    }

    /// Where in the course of an utterance.
    enum Moment: Equatable {
        /// Nothing sounds: the clip to go on with is awaited.
        case preparing(Stops.Stop)
        case playing(Int)
        /// The pause after an utterance.
        case waiting(after: Int)
    }

    /// Where to begin in a clip.
    enum Entry: Equatable {
        case beginning
        /// At the word that stands there.
        case word(at: TextOffset)
        /// Counted as the voice spoke it, through the clip and the pause after it.
        case seconds(Double)
    }

    /// Where the listener is, as the engine has it from the ear.
    struct Position: Equatable {
        /// The word that sounds, or sounded last.
        let offset: TextOffset
        /// How long its sentence has been sounding, in the listener's seconds.
        let secondsIntoSentence: Double
        /// How far into the utterance, counted as the voice spoke it, through the clip and the pause after it.
        let secondsIntoUtterance: Double
    }

    enum Event: Equatable {
        case play(Stops.Stop)
        /// The clip asked for is there; when it was asked for from a place on, it may begin late in the utterance.
        case clipReady(Int, from: TextOffset? = nil)
        /// The clause that is waited for of the clip asked for is there, the rest will follow.
        case openingReady(Int, TextSpan)
        case clipFailed(Int)
        /// The clip has been heard to its end.
        case clipFinished(Int)
        /// So has the pause after it.
        case pauseElapsed(Int)
        case pause
        case resume
        case toggle
        case nextSentence(from: Position)
        case previousSentence(from: Position)
        case nextChapter(from: Position)
        case previousChapter(from: Position)
        case speedChanged(at: Position)
        case stop
    }

    enum Effect: Equatable {
        /// What is before the place need not be in it; `nil` for all of it, to be there in time.
        case requestClip(Int, from: TextOffset? = nil)
        /// The clip asked for is no longer wanted.
        case abandonClip(Int)
        /// Sound this utterance, and its pause, after what was started before.
        case startSound(Int, from: Entry)
        /// All of the clip is there whose beginning was started.
        case completeSound(Int)
        case pauseSound
        case resumeSound
        /// Forget what was started and not heard yet.
        case discardSound
        /// All has been heard.
        case finishSound
        case stopSound
        case report(skipped: Int)
    }

    /// A part of an utterance.
    struct Part: Equatable {
        let utterance: Int
        /// What of the book is in it.
        let span: TextSpan

        func holds(_ stop: Stops.Stop) -> Bool { utterance == stop.utterance && span.contains(stop.offset) }
    }

    let stops: Stops
    /// Where each utterance begins in the book.
    let starts: [TextOffset]

    private(set) var state = State.stopped
    /// Started and not yet heard to the end, in order.
    private(set) var started: [Int] = []
    /// Clips at hand.
    private(set) var ready: Set<Int> = []
    /// The clip asked for. One at a time, the most urgent first: an engine shares the processor with itself.
    private(set) var requested: Int?
    /// The clause that sounds while the rest of its utterance's clip is still being made.
    private(set) var opened: Part?
    /// What there is of a clip at hand that is not whole; only that of the first utterance ever is not.
    private(set) var partial: Part?
    /// From where the clip asked for is wanted.
    private var requestedOffset: TextOffset?
    private var failed: Set<Int> = []
    /// Where the first of those begins that were passed over since something sounded last: the listener's place until
    /// something sounds again.
    private(set) var placeBeforeFailures: TextOffset?
    /// Whether playback stopped because too many in a row could not be spoken.
    private(set) var hasGivenUp = false
    /// The utterance to start after those started.
    private var next = 0
    /// The utterance that the listener asked for last.
    private var first = 0

    /// How many clips beyond the one that sounds are kept at hand.
    static let clipsAhead = 2
    /// How many utterances in a row may fail before playback ends: what follows is likely to be no better, and the listener's place
    /// would run away.
    static let mostFailures = 5
    /// “Back” in the first second of a sentence means the one before.
    static let secondsToGoBack = 1.0

    init(stops: Stops, starts: [TextOffset]) {
        self.stops = stops
        self.starts = starts
    }

    mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .play(let stop): play(from: stop)
        case .clipReady(let utterance, let beginning): receive(utterance, from: beginning)
        case .openingReady(let utterance, let span): open(utterance, span)
        case .clipFailed(let utterance): pass(over: utterance)
        case .clipFinished(let utterance): wait(after: utterance)
        case .pauseElapsed(let utterance): goOn(after: utterance)
        case .pause: pause()
        case .resume: resume()
        case .toggle: isPaused ? resume() : pause()
        case .nextSentence(let position): skipForward(from: position)
        case .previousSentence(let position): skipBack(from: position)
        case .nextChapter(let position): skipChapterForward(from: position)
        case .previousChapter(let position): skipChapterBack(from: position)
        case .speedChanged(let position): startAgain(at: position)
        case .stop: stop()
        }
    }

    var isPaused: Bool {
        if case .paused = state { true } else { false }
    }

    /// What the listener is at, whether it sounds or is paused; `nil` before the first and after the last word.
    var moment: Moment? {
        switch state {
        case .running(let moment), .paused(let moment): moment
        case .stopped, .finished: nil
        }
    }
}

// MARK: - Going on

extension PlaybackMachine {
    /// A late answer to a request that was replaced is ignored, here and below.
    private mutating func receive(_ utterance: Int, from beginning: TextOffset?) -> [Effect] {
        guard requested == utterance else { return [] }
        requested = nil
        ready.insert(utterance)
        if let beginning, beginning > starts[utterance] {
            let end = utterance + 1 < starts.count ? starts[utterance + 1] : TextOffset(utf16: .max)
            partial = Part(utterance: utterance, span: beginning..<max(beginning, end))
        }
        return complete(utterance) + startWhatIsReady() + requestWhatIsMissing()
    }

    /// Sounds the clause if the listener waits for it.
    private mutating func open(_ utterance: Int, _ span: TextSpan) -> [Effect] {
        guard requested == utterance, isAwaited(utterance), case .running = state else { return [] }
        opened = Part(utterance: utterance, span: span)
        next = utterance + 1
        return [start(utterance)]
    }

    /// The rest of a clip whose first clause sounds is there, or will not come.
    private mutating func complete(_ utterance: Int) -> [Effect] {
        guard opened?.utterance == utterance else { return [] }
        opened = nil
        return [.completeSound(utterance)]
    }

    /// Where the listener enters an utterance that they wait for; `nil` for another one.
    func awaitedOffset(in utterance: Int) -> TextOffset? {
        if case .preparing(let stop) = moment, isAwaited(utterance) { stop.offset } else { nil }
    }

    /// Whether nothing sounds before this utterance is there.
    func isAwaited(_ utterance: Int) -> Bool {
        if case .preparing(let stop) = moment { stop.utterance == utterance && next == utterance } else { false }
    }

    private mutating func pass(over utterance: Int) -> [Effect] {
        guard requested == utterance else { return [] }
        requested = nil
        // What was begun ends with what there is of it.
        if let opened, opened.utterance == utterance {
            ready.insert(utterance)
            partial = opened
        } else {
            failed.insert(utterance)
        }
        return [.report(skipped: utterance)] + complete(utterance) + startWhatIsReady() + requestWhatIsMissing()
    }

    private mutating func wait(after utterance: Int) -> [Effect] {
        guard moment == .playing(utterance) else { return [] }
        be(at: .waiting(after: utterance))
        return []
    }

    private mutating func goOn(after utterance: Int) -> [Effect] {
        guard started.first == utterance, moment != nil else { return [] }
        started.removeFirst()
        forget(utterance)
        be(at: started.first.map(Moment.playing) ?? .preparing(beginning(of: next)))
        return startWhatIsReady() + requestWhatIsMissing()
    }

    /// Starts, in order, every clip at hand up to the first that is missing.
    private mutating func startWhatIsReady() -> [Effect] {
        guard case .running = state, opened == nil else { return [] }
        var effects: [Effect] = []
        var failures = failuresBefore(next)
        while next < starts.count, failed.contains(next) || ready.contains(next) {
            if ready.contains(next) {
                effects.append(start(next))
                failures = 0
            } else {
                failures += 1
            }
            next += 1
            if failures >= Self.mostFailures { break }
        }
        if started.isEmpty, failures > 0 {
            placeBeforeFailures = starts[next - failures]
            if failures >= Self.mostFailures || (next == starts.count && failures == next - first) {
                return effects + giveUp()
            }
        }
        if case .running(.preparing(let stop)) = state, stop.utterance != next {
            be(at: .preparing(beginning(of: next)))
        }
        return next == starts.count && started.isEmpty ? effects + finish() : effects
    }

    /// How many in a row, just before an utterance, were passed over since the listener asked to play.
    private func failuresBefore(_ utterance: Int) -> Int {
        var count = 0
        while count < utterance, failed.contains(utterance - 1 - count) { count += 1 }
        return count
    }

    private mutating func giveUp() -> [Effect] {
        hasGivenUp = true
        return stop()
    }

    private mutating func start(_ utterance: Int) -> Effect {
        started.append(utterance)
        placeBeforeFailures = nil
        guard case .preparing(let stop) = moment else { return .startSound(utterance, from: .beginning) }
        be(at: .playing(utterance))
        return .startSound(utterance, from: stop.utterance == utterance ? .word(at: stop.offset) : .beginning)
    }

    /// Asks for the first clip that is missing among the next ones, and for no other.
    private mutating func requestWhatIsMissing() -> [Effect] {
        let first = started.first ?? next
        let missing = (first..<max(first, min(first + 1 + Self.clipsAhead, starts.count)))
            .first { !ready.contains($0) && !failed.contains($0) }
        let isHopeless = failuresBefore(next) >= Self.mostFailures
        let wanted = moment == nil || isHopeless ? nil : missing
        guard wanted != requested else { return [] }
        let given = abandonWhatIsAsked()
        guard let wanted else { return given }
        (requested, requestedOffset) = (wanted, awaitedOffset(in: wanted))
        return given + [.requestClip(wanted, from: requestedOffset)]
    }

    private mutating func abandonWhatIsAsked() -> [Effect] {
        defer { requested = nil }
        return requested.map { [.abandonClip($0)] } ?? []
    }

    private mutating func forget(_ utterance: Int) {
        ready.remove(utterance)
        if partial?.utterance == utterance { partial = nil }
    }

    private mutating func finish() -> [Effect] {
        state = .finished
        return [.finishSound]
    }

    private mutating func be(at moment: Moment) {
        state = isPaused ? .paused(moment) : .running(moment)
    }

    private func beginning(of utterance: Int) -> Stops.Stop {
        Stops.Stop(utterance: utterance, offset: utterance < starts.count ? starts[utterance] : .start)
    }
}

// MARK: - Obeying the listener

extension PlaybackMachine {
    private mutating func play(from stop: Stops.Stop) -> [Effect] {
        let wasPaused = isPaused
        state = .running(.preparing(stop))
        return go(to: stop) + (wasPaused ? [.resumeSound] : [])
    }

    private mutating func pause() -> [Effect] {
        guard case .running(let moment) = state else { return [] }
        state = .paused(moment)
        return [.pauseSound]
    }

    private mutating func resume() -> [Effect] {
        guard case .paused(let moment) = state else { return [] }
        state = .running(moment)
        return [.resumeSound] + startWhatIsReady() + requestWhatIsMissing()
    }

    private mutating func stop() -> [Effect] {
        guard moment != nil else { return [] }
        state = .stopped
        started = []
        opened = nil
        ready = []
        partial = nil
        return requestWhatIsMissing() + [.stopSound]
    }

    private mutating func go(to stop: Stops.Stop) -> [Effect] {
        var effects: [Effect] = started.isEmpty ? [] : [.discardSound]
        be(at: .preparing(stop))
        started = []
        failed = []
        placeBeforeFailures = nil
        hasGivenUp = false
        next = stop.utterance
        first = stop.utterance
        ready = ready.filter { $0 >= next && $0 <= next + Self.clipsAhead }
        if let partial, !partial.holds(stop) { forget(partial.utterance) }
        if opened?.holds(stop) == true, !isPaused {
            next += 1
            return effects + [start(stop.utterance)]
        }
        opened = nil
        // What the listener waits for now comes sooner when it is made first.
        if requested == stop.utterance, stop.offset != requestedOffset ?? starts[stop.utterance] {
            effects += abandonWhatIsAsked()
        }
        return effects + startWhatIsReady() + requestWhatIsMissing()
    }

    private mutating func skipForward(from position: Position) -> [Effect] {
        guard moment != nil else { return [] }
        if let stop = stops.sentences.next(after: place(position)) { return go(to: stop) }
        let discarded = started.isEmpty ? [] : [Effect.discardSound]
        started = []
        opened = nil
        next = starts.count
        state = .finished
        return discarded + requestWhatIsMissing() + [.finishSound]
    }

    private mutating func skipBack(from position: Position) -> [Effect] {
        guard moment != nil, let here = stops.sentences.index(at: place(position)) else { return [] }
        let goesBack = isPreparing || position.secondsIntoSentence < Self.secondsToGoBack
        return go(to: stops.sentences[goesBack ? max(here - 1, 0) : here])
    }

    private mutating func skipChapterForward(from position: Position) -> [Effect] {
        guard moment != nil, let stop = stops.chapters.next(after: place(position)) else { return [] }
        return go(to: stop)
    }

    /// To the start of this chapter; from its first sentence, to the one before.
    private mutating func skipChapterBack(from position: Position) -> [Effect] {
        let here = place(position)
        guard moment != nil, let chapter = stops.chapters.index(at: here) else { return [] }
        let start = stops.chapters[chapter]
        let isInFirstSentence = stops.sentences.next(after: start.offset).map { here < $0.offset } ?? true
        return go(to: isInFirstSentence && chapter > 0 ? stops.chapters[chapter - 1] : start)
    }

    /// Sounds what is left of the current utterance, and what follows, at the new speed.
    private mutating func startAgain(at position: Position) -> [Effect] {
        guard let current = started.first else { return [] }
        started = [current]
        next = current + 1
        return [.discardSound, .startSound(current, from: .seconds(position.secondsIntoUtterance))] + startWhatIsReady()
    }

    private var isPreparing: Bool {
        if case .preparing = moment { true } else { false }
    }

    /// Where the listener is, or will be as soon as the clip is there.
    private func place(_ position: Position) -> TextOffset {
        if case .preparing(let stop) = moment { stop.offset } else { position.offset }
    }
}
