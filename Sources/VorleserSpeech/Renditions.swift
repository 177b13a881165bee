import Synchronization
public import VorleserCore

/// An utterance as sound, or the reason why it has none.
public struct Rendition: Sendable {
    public let utterance: Utterance
    /// The clip, or why the engine could not speak it. Neither ends a reading.
    public let result: Result<Clip, SpeechError>

    init(of utterance: Utterance, _ result: Result<Clip, SpeechError>) {
        self.utterance = utterance
        self.result = result
    }

    /// The sound, if there is any.
    public var clip: Clip? { try? result.get() }
}

/// Utterances as sound, one after another: the next is made while the current one is used, and no more than that.
public struct Renditions: AsyncSequence, Sendable {
    private let utterances: [Utterance]
    private let voice: Voice.ID
    private let studio: SpeechStudio
    private let lookAhead: Int

    init(of utterances: [Utterance], as voice: Voice.ID, from studio: SpeechStudio, lookAhead: Int) {
        self.utterances = utterances
        self.voice = voice
        self.studio = studio
        self.lookAhead = lookAhead
    }

    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Gives one rendition after another, in the order of the utterances.
    public struct Iterator: AsyncIteratorProtocol {
        private let studio: SpeechStudio
        private let voice: Voice.ID
        private let lookAhead: Int
        private var rest: ArraySlice<Utterance>
        private let ahead = TasksAhead()

        fileprivate init(_ renditions: Renditions) {
            studio = renditions.studio
            voice = renditions.voice
            lookAhead = renditions.lookAhead
            rest = renditions.utterances[...]
        }

        /// - Returns: `nil` after the last.
        /// - Throws: `CancellationError` when the task is cancelled.
        public mutating func next() async throws -> Rendition? {
            while ahead.count <= Swift.max(lookAhead, 0), let utterance = rest.popFirst() { begin(utterance) }
            guard let task = ahead.takeFirst() else { return nil }
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: { [ahead] in
                task.cancel()
                ahead.cancel()
            }
        }

        /// Begins when the one before is done, so that none overtakes the one that is waited for.
        private func begin(_ utterance: Utterance) {
            let previous = ahead.last
            ahead.append(
                Task { [studio, voice] in
                    _ = await previous?.result
                    return try await studio.rendition(of: utterance, as: voice)
                }
            )
        }
    }
}

/// What is being made for later; cancelled when it can no longer be asked for.
private final class TasksAhead: Sendable {
    private let tasks = Mutex<[Task<Rendition, any Error>]>([])

    deinit { cancel() }

    var count: Int { tasks.withLock { $0.count } }
    var last: Task<Rendition, any Error>? { tasks.withLock { $0.last } }

    func append(_ task: Task<Rendition, any Error>) { tasks.withLock { $0.append(task) } }

    func takeFirst() -> Task<Rendition, any Error>? {
        tasks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    func cancel() {
        for task in tasks.withLock({ $0 }) { task.cancel() }
    }
}
