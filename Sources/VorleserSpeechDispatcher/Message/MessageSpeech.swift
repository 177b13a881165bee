import VorleserKit

/// One message, spoken: its sound and its marks in the order in which they are heard.
struct MessageSpeech {
    let passages: [Passage]
    let settings: SpeechSettings
    let speakers: Speakers
    let clips: ShortClips

    /// What is said in one piece, and what happens meanwhile.
    private struct Part {
        let speaker: Vorleser
        /// `nil` where only a cue or a silence is left.
        let utterance: Utterance?
        /// The cues with their places in the book that the utterance is of.
        let cues: [(kind: Passage.Cue.Kind, place: Int)]
        let silence: Duration
    }

    /// What is heard next.
    enum Event {
        case sound([Int16], sampleRate: Int)
        case mark(String)
    }

    /// Speaks.
    /// - Parameter send: Takes what is heard of one utterance after another; says whether it goes on.
    /// - Throws: What `send` throws; `CancellationError` soon after the task is cancelled; ``VorleserCore/SpeechError`` when
    ///   nothing of the message could be spoken.
    func speak(_ send: ([Event]) async throws -> Bool) async throws {
        let parts = try await parts()
        var sound = MessageSound(settings)
        var failure: (any Error)?
        var isAnySpoken = false
        var next = ahead(parts.first)
        defer { next?.cancel() }
        for index in parts.indices {
            let current = next
            let part = parts[index]
            let made = try await result(of: current)
            next = ahead(index + 1 < parts.count ? parts[index + 1] : nil)
            var clip: Clip?
            switch made {
            case .success(let spoken): clip = spoken
            case .failure(let error): failure = failure ?? error
            case nil: break
            }
            isAnySpoken = isAnySpoken || clip != nil
            let isLast = index == parts.count - 1
            let events = sound.events(clip, part.utterance, part.cues, silence: part.silence, isLast: isLast)
            try Task.checkCancellation()
            guard try await send(events) else { return }
        }
        if let failure, !isAnySpoken { throw failure }
    }

    /// - Throws: `CancellationError` alone, at once.
    private func result(of task: Task<Clip, any Error>?) async throws -> Result<Clip, any Error>? {
        guard let task else { return nil }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        try Task.checkCancellation()
        return result
    }

    private func ahead(_ part: Part?) -> Task<Clip, any Error>? {
        guard let part, let utterance = part.utterance else { return nil }
        return Task { [clips] in try await clips.clip(of: utterance, by: part.speaker) }
    }

    // MARK: Reading

    private func parts() async throws -> [Part] {
        var result: [Part] = []
        for passage in passages { result += try await parts(of: passage, isFirst: result.isEmpty) }
        return result
    }

    private func parts(of passage: Passage, isFirst: Bool) async throws -> [Part] {
        let speaker = speakers.speaker(in: passage.language, settings)
        let text = passage.text
        // Where there is nothing to read there are marks all the same.
        let read = try? await blocking {
            let book = try speaker.book(ofText: text).taken(toBeIn: Language(speaker.voice.language))
            return (printed: Array(book.text.utf16), script: speaker.script(of: book, settings: .wholeText))
        }
        try Task.checkCancellation()
        var utterances = read?.script.utterances ?? []
        if isFirst, let first = utterances.first, let opening = await speaker.opening(first, first.span.lowerBound) {
            utterances.replaceSubrange(0..<1, with: [opening.clause, opening.rest].compactMap(\.self))
        }
        var cues = Array(zip(passage.cues.map(\.kind), passage.places(in: read?.printed ?? [])))[...]
        var parts: [Part] = []
        for (index, utterance) in utterances.enumerated() {
            let isLast = index == utterances.count - 1
            let own = cues.prefix { isLast || $0.1 < utterance.span.upperBound.utf16 }
            cues = cues.dropFirst(own.count)
            parts.append(
                Part(
                    speaker: speaker,
                    utterance: utterance,
                    cues: own.map { ($0.0, $0.1) },
                    silence: isLast ? passage.pauseAfter : utterance.pauseAfter
                )
            )
        }
        if parts.isEmpty {
            let rest = cues.map { (kind: $0.0, place: $0.1) }
            parts = [Part(speaker: speaker, utterance: nil, cues: rest, silence: passage.pauseAfter)]
        }
        return parts
    }
}

/// Makes what is sent of clips: faster, higher, louder, cut where something happens.
private struct MessageSound {
    private let settings: SpeechSettings
    /// All sound of a message has one rate: the server opens its device once.
    private var steady: SteadyRate?

    /// Samples that are sent at a time: the sixth of a second.
    private static let block = 4_000
    /// Where there is silence before anything was spoken.
    private static let usualRate = 24_000

    init(_ settings: SpeechSettings) { self.settings = settings }

    /// - Parameters:
    ///   - clip: What is spoken, if anything.
    ///   - utterance: What it is of.
    ///   - cues: What happens at which places.
    ///   - silence: What follows.
    ///   - isLast: Whether nothing comes after.
    /// - Returns: What is heard, in order.
    mutating func events(
        _ clip: Clip?,
        _ utterance: Utterance?,
        _ cues: [(kind: Passage.Cue.Kind, place: Int)],
        silence: Duration,
        isLast: Bool
    ) -> [MessageSpeech.Event] {
        let rate = clip?.sampleRate ?? steady?.sampleRate ?? Self.usualRate
        var events: [MessageSpeech.Event] = []
        let spoken = clip.map(adjusted)
        let samples = spoken?.samples ?? []
        let words = utterance.flatMap { spoken?.wordTimes(from: $0.span.lowerBound) } ?? []
        var sent = 0
        for cue in cues {
            // A word that has begun is not interrupted.
            let word = words.first { $0.span.lowerBound.utf16 >= cue.place }
            let place = word.map { min(max(Int($0.start * Double(rate)), sent), samples.count) } ?? samples.count
            events += sound(samples[sent..<place], rate)
            sent = place
            switch cue.kind {
            case .mark(let name): events.append(.mark(name))
            case .tone: events += sound(Self.tone(rate)[...], rate)
            }
        }
        let pause = min(max(silence / .seconds(1), 0), 60) / settings.speed
        let rest = samples[sent...] + [Float](repeating: 0, count: Int(pause * Double(rate)))
        events += sound(rest, rate)
        if isLast, let end = steady?.finish(), let sampleRate = steady?.sampleRate {
            events += Self.blocks(end, sampleRate, settings.gain)
        }
        return events
    }

    private func adjusted(_ clip: Clip) -> Clip {
        let speed = ListeningSpeed(speed: settings.speed, within: SpeechSettings.speeds)
        return (try? speed(clip, pitch: settings.pitchFactor)) ?? clip
    }

    private mutating func sound(_ samples: ArraySlice<Float>, _ rate: Int) -> [MessageSpeech.Event] {
        guard !samples.isEmpty else { return [] }
        var current = steady ?? SteadyRate(rate)
        let even = current.samples(of: SoundPiece(Array(samples), sampleRate: rate))
        steady = current
        return Self.blocks(even, current.sampleRate, settings.gain)
    }

    private static func blocks(_ samples: [Float], _ rate: Int, _ gain: Float) -> [MessageSpeech.Event] {
        stride(from: 0, to: samples.count, by: block).map { start in
            let piece = samples[start..<min(start + block, samples.count)]
            let integers = piece.map { Int16(max(-32_767, min(32_767, ($0 * gain * 32_767).rounded()))) }
            return .sound(integers, sampleRate: rate)
        }
    }

    /// A twentieth of a second of 1.2 kHz, which begins and ends softly.
    private static func tone(_ rate: Int) -> [Float] {
        let count = rate / 20
        return (0..<count).map { index in
            let place = Double(index) / Double(rate)
            return Float(0.25 * sin(2 * .pi * 1_200 * place) * sin(.pi * Double(index) / Double(count)))
        }
    }
}
