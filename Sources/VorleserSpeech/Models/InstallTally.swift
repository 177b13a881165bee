import Synchronization

/// Adds up what the files report.
final class InstallTally: Sendable {
    private struct State {
        var done: Int
        var fetched = 0
        var atStart: [ModelManifest.File: Int]
        var rate = TransferRate()
    }

    private let state: Mutex<State>
    private let total: Int
    private let tell: @Sendable (InstallProgress) -> Void
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - files: Everything that is wanted.
    ///   - missing: Those of them that are fetched.
    ///   - store: Where their parts are.
    ///   - tell: Told often, from any thread.
    init(
        of files: [ModelManifest.File],
        missing: [ModelManifest.File],
        in store: ModelStore,
        tell: @escaping @Sendable (InstallProgress) -> Void
    ) {
        total = files.reduce(0) { $0 + $1.bytes }
        let there = missing.map { ($0, DownloadPart(of: store.place(of: $0)).length) }
        let state = State(
            done: total - missing.reduce(0) { $0 + $1.bytes },
            atStart: Dictionary(there) { first, _ in first }
        )
        self.state = Mutex(state)
        self.tell = tell
    }

    /// Bytes that came.
    var fetched: Int { state.withLock { $0.fetched } }

    func report(_ file: ModelManifest.File, _ bytes: Int, setback: ModelError?) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let (done, rate) = state.withLock { state in
            state.rate.note(state.done + bytes, at: seconds)
            return (state.done + bytes, state.rate.bytesPerSecond)
        }
        tell(InstallProgress(file: file.path, bytes: done, totalBytes: total, bytesPerSecond: rate, setback: setback))
    }

    func end(_ file: ModelManifest.File) {
        state.withLock { state in
            state.done += file.bytes
            state.fetched += max(file.bytes - (state.atStart[file] ?? 0), 0)
        }
        report(file, 0, setback: nil)
    }
}
