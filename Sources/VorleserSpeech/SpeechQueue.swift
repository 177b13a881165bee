import Dispatch
import Synchronization
import VorleserCore

/// The threads on which an engine speaks, one for each of its lanes.
///
/// An engine's work takes long and would starve Swift's own threads. The most urgent goes first, among equals the one
/// that was asked first; what is cancelled before its turn never begins. Where each is spoken, ``SpeechLanes`` says.
final class SpeechQueue: Sendable {
    /// Speaks on a lane; looks at the turn often, whether it is cancelled.
    typealias Work = @Sendable (SpeechTurn, SpeechLanes.Lane) throws -> Clip

    fileprivate struct Request {
        let turn: SpeechTurn
        let work: Work
    }

    fileprivate struct State {
        var waiting: [Request] = []
        var running: [SpeechLanes.Lane: SpeechTurn] = [:]
        /// One for each turn that pauses.
        var pausing: [DispatchSemaphore] = []
    }

    private let lanes: SpeechLanes
    private let threads: [SpeechLanes.Lane: DispatchQueue]
    private let state = Mutex(State())

    /// A turn that pauses looks again so often whether it is wanted sooner, or no longer.
    private static let mostPause = DispatchTimeInterval.milliseconds(20)

    /// - Parameters:
    ///   - label: Names the threads, for debuggers and profilers.
    ///   - leisure: How many utterances are spoken at a time when no listener waits for them, beside the one that a listener
    ///     waits for; 0 when there is one thread for all.
    init(label: String, leisure: Int = 0) {
        lanes = SpeechLanes(leisure: leisure)
        threads = Dictionary(
            uniqueKeysWithValues: lanes.all.map { lane in
                let name = if case .leisure(let number) = lane { "\(label).\(number)" } else { label }
                return (lane, DispatchQueue(label: name, qos: .userInitiated))
            }
        )
    }

    /// Does work on a lane's thread when its turn comes.
    /// - Parameter work: Speaks.
    /// - Returns: What the work makes.
    /// - Throws: What it throws; `CancellationError` at once when the task is cancelled.
    func speak(_ work: @escaping Work) async throws -> Clip {
        let turn = SpeechTurn()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { asker in
                guard turn.begin(for: asker) else { return }
                state.withLock { $0.waiting.append(Request(turn: turn, work: work)) }
                turn.onRise { [weak self] in self?.begin() }
                begin()
            }
        } onCancel: {
            turn.cancel()
        }
    }

    /// Lets what is made at leisure wait until no listener waits for sound; called on its lane's thread, in the middle of its
    /// work.
    func pause(_ turn: SpeechTurn) {
        while !turn.isCancelled {
            let moment: DispatchSemaphore? = state.withLock { state in
                guard lanes.mustPause(turn.priority, running: state.priorities) else { return nil }
                let moment = DispatchSemaphore(value: 0)
                state.pausing.append(moment)
                return moment
            }
            guard let moment else { return }
            _ = moment.wait(timeout: .now() + Self.mostPause)
            state.withLock { $0.pausing.removeAll { $0 === moment } }
        }
    }

    /// Does work on the first lane's thread when it is free, after what waits for it by then.
    func async(after delay: Duration = .zero, _ work: @escaping @Sendable () -> Void) {
        let seconds = delay / .seconds(1)
        guard let thread = threads[.first] else { return }
        if seconds > 0 {
            thread.asyncAfter(deadline: .now() + seconds, execute: work)
        } else {
            thread.async(execute: work)
        }
    }

    /// How many wait, those included that are cancelled.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Begins what may begin now.
    private func begin() {
        while let (request, lane) = state.withLock({ $0.take(by: lanes) }) {
            threads[lane]?.async { self.speak(request, on: lane) }
        }
    }

    private func speak(_ request: Request, on lane: SpeechLanes.Lane) {
        let result = Result { try request.work(request.turn, lane) }
        let pausing = state.withLock { state in
            state.running[lane] = nil
            return state.pausing
        }
        for moment in pausing { moment.signal() }
        request.turn.answer(with: result)
        begin()
    }
}

extension SpeechQueue.State {
    /// Looked at once for each decision: a priority may rise meanwhile.
    fileprivate var priorities: [SpeechLanes.Lane: TaskPriority] { running.mapValues(\.priority) }

    /// Takes the next out of those that wait, and notes that it is spoken.
    fileprivate mutating func take(by lanes: SpeechLanes) -> (SpeechQueue.Request, SpeechLanes.Lane)? {
        waiting.removeAll(where: \.turn.isCancelled)
        guard let (index, lane) = lanes.next(of: waiting.map(\.turn.priority), running: priorities) else { return nil }
        let request = waiting.remove(at: index)
        running[lane] = request.turn
        return (request, lane)
    }
}
