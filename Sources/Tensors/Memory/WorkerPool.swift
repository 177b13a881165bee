internal import CTensorKernels

/// Threads that share each piece of work, among them the caller's.
///
/// Its own threads, because a piece is often shorter than it takes to wake a thread: they spin for some 50 µs before
/// they sleep.
public final class WorkerPool {
    private let workers: OpaquePointer
    /// How many there are, the caller included.
    public let count: Int

    /// Starts `count` − 1 threads; fewer when the system has no more to give.
    public init(count: Int) {
        precondition(count > 0 && count <= 1024, "\(count) workers")
        for count in stride(from: count, through: 1, by: -1) {
            guard let workers = tensor_workers_start(Int32(count)) else { continue }
            self.workers = workers
            self.count = count
            return
        }
        preconditionFailure("No memory for a pool of workers")
    }

    deinit { tensor_workers_stop(workers) }

    /// Runs `body` once on each worker, with the worker's number 0 ..< ``count``, and returns when all are done.
    ///
    /// Only one thread at a time may do so, and not from inside a body.
    public func run(_ body: (_ worker: Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            withUnsafePointer(to: body) { pointer in
                tensor_workers_run(
                    workers,
                    { context, worker in
                        context?.assumingMemoryBound(to: ((Int) -> Void).self).pointee(Int(worker))
                    },
                    UnsafeMutableRawPointer(mutating: pointer)
                )
            }
        }
    }

    /// Shares `0 ..< count` out in nearly equal parts, each but the last a multiple of `unit` long.
    ///
    /// Work too small to be worth sharing is done by the caller.
    ///
    /// `size`: How much there is to do, in elements read or written.
    public func share(_ count: Int, by unit: Int = 1, size: Int, _ body: (Range<Int>) -> Void) {
        guard count > 0 else { return }
        guard self.count > 1, size >= 16_384 else { return body(0..<count) }
        let units = (count + unit - 1) / unit
        run { worker in
            let begin = min(count, units * worker / self.count * unit)
            let end = min(count, units * (worker + 1) / self.count * unit)
            if begin < end { body(begin..<end) }
        }
    }
}
