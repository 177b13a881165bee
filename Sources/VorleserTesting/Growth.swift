import Foundation

/// How the time of some work grows with its size. Told by the processor's time of this thread, so that others' work does not
/// count.
public struct Growth: CustomStringConvertible {
    /// In seconds.
    public let once: Double
    /// Of four times as much, in seconds.
    public let four: Double

    /// - Parameter work: Does so many times the work; 1 and 4 are asked for.
    /// - Throws: What `work` throws.
    public init(of work: (_ times: Int) throws -> Void) rethrows {
        once = try Self.seconds { try work(1) }
        four = try Self.seconds { try work(4) }
    }

    /// Whether four times as much takes about four times as long, not sixteen times.
    public var isLinear: Bool { four < 8 * once + 0.25 }

    public var description: String { "\(once) s, of four times as much \(four) s" }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try work()
        return now() - start
    }
}
