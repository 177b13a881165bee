package import Dispatch
public import VorleserCore

/// Where utterances become clips: taken from the store, or spoken by an engine and then kept.
///
/// The module in one sentence: a ``VoiceCatalogue`` names the engines (``FliteEngine``), the studio asks them, a
/// ``ClipStore`` remembers. An actor because requests for the same clip, wherever they come from, share one rendering;
/// the renderings under way are all that it owns.
public actor SpeechStudio {
    /// The engines and voices it speaks with.
    public nonisolated let catalogue: VoiceCatalogue

    let store: ClipStore?
    private let warn: @Sendable (any Error) -> Void
    private var renderings: [ClipAddress: Rendering] = [:]
    private var held: [ClipAddress: Rendering.Listener] = [:]
    private var keeping: [ClipAddress: Rendering] = [:]
    private var hasWarned = false
    /// What it has given away so far.
    public private(set) var counts = SpeechCounts()
    /// Why the last clip that could not be kept was not; `nil` when all were.
    public private(set) var fault: (any Error)?

    /// Disk work is done here, so that no thread of Swift's pool waits for a disk.
    let disk = DispatchQueue(label: "vorleser.clips", qos: .userInitiated, attributes: .concurrent)

    /// - Parameters:
    ///   - catalogue: The engines to speak with.
    ///   - store: Where clips are kept; `nil` to keep none.
    ///   - warn: Told once when a clip could not be kept, with a ``ClipStoreError``; speech goes on without the store.
    public init(
        _ catalogue: VoiceCatalogue = VoiceCatalogue(),
        store: ClipStore?,
        warn: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.catalogue = catalogue
        self.store = store
        self.warn = warn
    }

    /// An utterance as sound.
    ///
    /// When the last task that waits for a clip is cancelled, the engine stops working on it.
    /// - Parameters:
    ///   - utterance: What to say.
    ///   - voice: One of the catalogue's voices: the narrator's.
    /// - Returns: The clip; the same samples whether it was kept or is spoken now.
    /// - Throws: ``VorleserCore/SpeechError``; `CancellationError` at once when the task is cancelled.
    public func clip(of utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        try await delivery(of: utterance, as: voice).clip
    }

    /// An utterance as sound, and whether it had to be spoken for that.
    /// - Parameters:
    ///   - utterance: What to say.
    ///   - voice: One of the catalogue's voices: the narrator's.
    ///   - priority: How soon it is wanted; `utility` when no listener waits for its sound. As the task's own when `nil`.
    /// - Returns: The clip, and where it comes from.
    /// - Throws: As ``clip(of:as:)``.
    public func delivery(
        of utterance: Utterance,
        as voice: Voice.ID,
        priority: TaskPriority? = nil
    ) async throws -> (clip: Clip, origin: ClipOrigin) {
        try Task.checkCancellation()
        let speaker = try catalogue.speaker(of: utterance, narrator: voice)
        let listener = listen(to: utterance, by: speaker, priority ?? Task.currentPriority)
        return try await listener.clip()
    }

    /// Whether an utterance is kept, or being made, so that it need not be spoken in parts to be heard soon.
    public func hasClip(of utterance: Utterance, as voice: Voice.ID) async -> Bool {
        guard let speaker = try? catalogue.speaker(of: utterance, narrator: voice) else { return false }
        let address = ClipAddress(of: utterance, spokenBy: speaker.engine, as: speaker.voice.id)
        if let rendering = renderings[address], !rendering.isAbandoned { return true }
        guard let store else { return false }
        return await disk.run { store.hasClip(at: address) }
    }

    /// An utterance as sound, or the reason why it has none.
    /// - Throws: `CancellationError` only.
    public func rendition(of utterance: Utterance, as voice: Voice.ID) async throws -> Rendition {
        do {
            return Rendition(of: utterance, .success(try await clip(of: utterance, as: voice)))
        } catch let error as SpeechError {
            return Rendition(of: utterance, .failure(error))
        } catch let error where !(error is CancellationError) {
            return Rendition(of: utterance, .failure(.engineFailed(engine: voice.rawValue, reason: "\(error)")))
        }
    }

    /// Utterances as sound, one after another, as the consumer asks for them.
    /// - Parameters:
    ///   - utterances: What to say, in order.
    ///   - voice: One of the catalogue's voices: the narrator's.
    ///   - lookAhead: How many are rendered while the current one is used.
    /// - Returns: A rendition for each utterance; nothing is made before the first is asked for.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``
    public nonisolated func clips(
        of utterances: [Utterance],
        as voice: Voice.ID,
        lookAhead: Int = 1
    ) throws(SpeechError) -> Renditions {
        _ = try catalogue.speaker(voice)
        return Renditions(of: utterances, as: voice, from: self, lookAhead: lookAhead)
    }

    /// Makes clips that will be wanted soon, and holds them until this is called again.
    /// - Parameters:
    ///   - utterances: At most two are made. None ends what is still being made from earlier calls.
    ///   - voice: One of the catalogue's voices; nothing is made for an unknown one.
    public func prefetch(_ utterances: [Utterance], as voice: Voice.ID) {
        let before = held.values
        held = [:]
        for utterance in utterances.prefix(2) {
            if let speaker = try? catalogue.speaker(of: utterance, narrator: voice) {
                hold(listen(to: utterance, by: speaker, .utility))
            }
        }
        for listener in before {
            listener.leave()
            if listener.rendering.isOver { forget(listener.rendering) }
        }
    }

    private func hold(_ listener: Rendering.Listener) {
        let address = listener.rendering.address
        if held[address] == nil { held[address] = listener } else { listener.leave() }
    }

    /// Waits until every clip made so far is kept; for programs that are about to end.
    public func settle() async {
        for rendering in keeping.values { await rendering.end() }
    }

    /// How many requests wait at present.
    var listenerCount: Int { renderings.values.reduce(0) { $0 + $1.listenerCount } }

    /// Joins the rendering of an utterance that is under way, or begins one.
    private func listen(
        to utterance: Utterance,
        by speaker: VoiceCatalogue.Speaker,
        _ priority: TaskPriority = Task.currentPriority
    ) -> Rendering.Listener {
        let address = ClipAddress(of: utterance, spokenBy: speaker.engine, as: speaker.voice.id)
        if let listener = renderings[address]?.join(priority) { return listener }
        let rendering = Rendering(at: address, priority: priority)
        renderings[address] = rendering
        rendering.begin {
            try await self.make(rendering, of: utterance, by: speaker)
        } then: { result in
            await self.keep(result, by: speaker.voice, rendering)
        }
        return rendering.firstListener
    }

    private func make(
        _ rendering: Rendering,
        of utterance: Utterance,
        by speaker: VoiceCatalogue.Speaker
    ) async throws -> (Clip, ClipOrigin) {
        let address = rendering.address
        if let store, let clip = await disk.run({ store.clip(at: address) }) {
            counts.kept += 1
            return (clip, .kept)
        }
        let most = max(Self.mostKeeping, 2 * speaker.engine.utterancesAtOnce)
        while keeping.count >= most, let other = keeping.values.first { await other.end() }
        try Task.checkCancellation()
        let clip = try await speak(utterance, by: speaker)
        if store != nil { keeping[address] = rendering }
        return (clip, .rendered)
    }

    private func speak(_ utterance: Utterance, by speaker: VoiceCatalogue.Speaker) async throws -> Clip {
        do {
            let clip = try await speaker.engine.speak(utterance, as: speaker.voice.id).quantised
            (counts.spoken, counts.seconds) = (counts.spoken + 1, counts.seconds + clip.seconds)
            return clip
        } catch {
            if !(error is CancellationError) { counts.failed += 1 }
            throw error
        }
    }

    /// How many clips may wait for the disk, unless the engine speaks more at a time; then the engine waits too.
    private static let mostKeeping = 4

    /// Keeps a fresh clip, while it is being used already.
    private func keep(
        _ result: Result<Clip, any Error>,
        by voice: Voice,
        _ rendering: Rendering
    ) async {
        let address = rendering.address
        if let store, keeping[address] === rendering, case .success(let clip) = result {
            let kept = await disk.run { Result { try store.keep(clip, at: address, voice: voice) } }
            if case .failure(let error) = kept { note(error) }
            keeping[address] = nil
        }
        forget(rendering)
    }

    private func note(_ error: any Error) {
        fault = error
        if !hasWarned { warn(error) }
        hasWarned = true
    }

    /// A later request looks into the store again.
    private func forget(_ rendering: Rendering) {
        let address = rendering.address
        if renderings[address] === rendering, held[address]?.rendering !== rendering { renderings[address] = nil }
    }
}

extension DispatchQueue {
    /// Does work that blocks a thread on one of the queue's own.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { waiting in
            async { waiting.resume(returning: work()) }
        }
    }
}
