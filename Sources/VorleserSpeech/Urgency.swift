import Synchronization

/// How soon a clip is wanted by those who have asked for it so far: as soon as the most urgent of them does.
///
/// What an export has begun with all the time in the world may be what a listener waits for next.
final class Urgency: Sendable {
    /// That of the clip which a task makes.
    @TaskLocal static var ofTask: Urgency?

    private struct State {
        var most: TaskPriority
        var onRise: [@Sendable () -> Void] = []
    }

    private let state: Mutex<State>

    init(_ priority: TaskPriority) { state = Mutex(State(most: priority)) }

    var priority: TaskPriority { state.withLock { $0.most } }

    /// Somebody wants it, too.
    func rise(to priority: TaskPriority) {
        let told = state.withLock { state in
            guard priority > state.most else { return [] as [@Sendable () -> Void] }
            state.most = priority
            return state.onRise
        }
        for tell in told { tell() }
    }

    /// Calls back whenever it is wanted sooner than before.
    func onRise(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.onRise.append(tell) } }
}
