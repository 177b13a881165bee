/// How long a download waits for a server, and how often it tries again.
public struct DownloadPatience: Hashable, Sendable {
    /// After how many seconds without a byte a connection is given up. Whole seconds.
    public var idle = 30
    /// Bytes per second; a connection that brings fewer than these over ``slowSpan`` is given up.
    public var slowest = 2_000
    /// See ``slowest``.
    public var slowSpan = Duration.seconds(40)
    /// After how many connections in a row without progress the download is given up.
    public var attempts = 6
    /// Bytes that a connection must bring to count as one that did.
    public var worthwhile = 250_000
    /// The wait before the second connection; twice as long before each further one.
    public var firstPause = Duration.seconds(1)
    /// The longest wait, also when a server asks for a longer one.
    public var longestPause = Duration.seconds(60)

    public init() {}

    /// Whether to try again after a number of failures in a row.
    func lasts(after failures: Int, hasHeard: Bool) -> Bool {
        // Where no server has answered yet, there is no network: waiting would not help.
        failures < (hasHeard ? attempts : min(2, attempts))
    }

    /// The wait after a number of failures in a row, or what the server asks for if that is longer.
    func pause(after failures: Int, wanted: Duration? = nil) -> Duration {
        let own = firstPause * (1 << min(max(failures - 1, 0), 20))
        return min(max(own, wanted ?? .zero), longestPause)
    }
}
