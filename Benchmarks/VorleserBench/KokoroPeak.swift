import CPeak
import Synchronization
import Tensors

/// What this machine's cores can multiply and add at most.
enum KokoroPeak {
    /// GFLOP per second of so many threads together, the best of some rounds.
    static func gigaflops(_ instructions: String, threads: Int) -> Double {
        let pool = WorkerPool(count: threads)
        let clock = ContinuousClock()
        return (0..<20).reduce(0) { best, _ in
            let operations = Mutex(UInt64(0))
            let duration = clock.measure {
                pool.run { _ in
                    var sink: Float = 0
                    let done = peak_run(instructions, 500, &sink)
                    operations.withLock { $0 += done + (sink.isNaN ? 1 : 0) }
                }
            }
            return max(best, Double(operations.withLock { $0 }) / (duration / .seconds(1)) / 1e9)
        }
    }
}
