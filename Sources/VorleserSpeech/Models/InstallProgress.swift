/// How far an installation has come.
public struct InstallProgress: Hashable, Sendable {
    /// What is being fetched or copied.
    public let file: String
    /// Bytes of all files that are there.
    public let bytes: Int
    /// Bytes of all files.
    public let totalBytes: Int
    /// What came lately; `nil` until that is known.
    public let bytesPerSecond: Double?
    /// What went wrong just now; it is being tried again.
    public let setback: ModelError?

    /// Seconds to the end at that pace.
    public var secondsLeft: Double? {
        bytesPerSecond.flatMap { $0 > 0 ? Double(totalBytes - bytes) / $0 : nil }
    }
}

/// Bytes per second over the last few seconds.
struct TransferRate {
    /// Seconds that are looked back on.
    static let span = 5.0

    private var marks: [(seconds: Double, bytes: Int)] = []

    /// Notes how many bytes there are at a time.
    /// - Parameters:
    ///   - bytes: Of everything that came so far.
    ///   - seconds: On any clock that does not run backwards.
    mutating func note(_ bytes: Int, at seconds: Double) {
        if let last = marks.last, bytes < last.bytes { marks = [] }
        if let last = marks.last, seconds - last.seconds < 0.1 { return }
        marks.append((seconds, bytes))
        while marks.count > 2, marks[1].seconds <= seconds - Self.span { marks.removeFirst() }
    }

    /// `nil` until half a second was looked at.
    var bytesPerSecond: Double? {
        guard let first = marks.first, let last = marks.last, last.seconds - first.seconds >= 0.5 else { return nil }
        return Double(last.bytes - first.bytes) / (last.seconds - first.seconds)
    }
}
