import Synchronization

/// How soon a clip is wanted by those who have asked for it so far: as soon as the most urgent of them does.
///
/// What an export has begun with all the time in the world may be what a listener waits for next.
final class Urgency: Sendable {
    /// That of the clip which a task makes.
    @TaskLocal static var ofTask: Urgency?

    private let most: Mutex<TaskPriority>

    init(_ priority: TaskPriority) { most = Mutex(priority) }

    var priority: TaskPriority { most.withLock { $0 } }

    /// Somebody wants it, too.
    func rise(to priority: TaskPriority) { most.withLock { $0 = max($0, priority) } }
}
