/// Which request is spoken next, and on which lane: the rules of a ``SpeechQueue``, without threads.
///
/// What a listener waits for is spoken on the first lane, on all of the processor; what is made at leisure on others, as
/// many at a time as there are, and not while a listener waits.
struct SpeechLanes: Sendable {
    /// Where one utterance at a time is spoken.
    enum Lane: Hashable, Sendable {
        /// For a waiting listener; where it is the only lane, for all.
        case first
        /// For what is made at leisure, from 0.
        case leisure(Int)
    }

    /// How many utterances are spoken at a time when no listener waits for them; 0 when all are spoken on the first lane.
    let leisure: Int

    /// Every lane.
    var all: [Lane] { [.first] + (0..<leisure).map { .leisure($0) } }

    /// Whether a listener waits for the sound, rather than having it made for later.
    static func isAwaited(_ priority: TaskPriority) -> Bool { priority > .utility }

    /// The next to speak.
    /// - Parameters:
    ///   - waiting: How soon each of those is wanted that wait for their turn, in the order in which they came.
    ///   - running: How soon each of those is wanted that are spoken.
    /// - Returns: The index of one that waits, and its lane; `nil` when none may begin now.
    func next(of waiting: [TaskPriority], running: [Lane: TaskPriority]) -> (index: Int, lane: Lane)? {
        guard let urgent = waiting.max(), let index = waiting.firstIndex(of: urgent) else { return nil }
        if leisure == 0 || Self.isAwaited(urgent) { return running[.first] == nil ? (index, .first) : nil }
        guard !running.values.contains(where: Self.isAwaited) else { return nil }
        let free = (0..<leisure).first { running[.leisure($0)] == nil }
        return free.map { (index, .leisure($0)) }
    }

    /// Whether one that is spoken has to pause: it is not waited for, and another is.
    func mustPause(_ priority: TaskPriority, running: [Lane: TaskPriority]) -> Bool {
        !Self.isAwaited(priority) && running.values.contains(where: Self.isAwaited)
    }
}
