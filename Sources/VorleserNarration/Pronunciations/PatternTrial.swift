import Foundation

/// Tries a pattern on sentences that are hard for it, before it is taken: a search that has begun cannot be stopped.
///
/// What repeats several times in a row (`.*.*x`) takes time that grows with a power of the sentence's length. Each
/// sentence is only so much longer than the one before that it is done soon, however high the power.
struct PatternTrial {
    /// A sentence of so many characters is to be searched in ``mostSeconds``.
    private static let length = 300
    /// Some times what a pattern takes here whose time grows with the square of the length: people write such, and the
    /// next power takes fifty times as long. Of the processor's time, not the clock's: a busy machine makes no pattern slow.
    private static let mostSeconds = 8 * squareSeconds
    /// The highest power that is reckoned with.
    private static let highestPower = 12.0
    /// Signs of the pattern itself that are tried.
    private static let mostSigns = 6

    private let pattern: SoughtPattern
    private let probes: [String]

    init(_ pattern: SoughtPattern, _ text: String) {
        self.pattern = pattern
        let signs = text.reduce(into: [String]()) { signs, sign in
            if sign.isLetter || sign.isNumber, !signs.contains(String(sign)) { signs.append(String(sign)) }
        }
        probes = ["a", " ", "1", ".", "a "] + signs.prefix(Self.mostSigns) + (signs.isEmpty ? [] : [signs.joined()])
    }

    /// What the whole trial takes of the processor, in seconds, and whether one of the sentences takes too long.
    var outcome: (seconds: Double, isSlow: Bool) {
        let start = Self.processorSeconds
        let isSlow = probes.contains { probe in
            var length = 1
            while true {
                let seconds = seconds(for: probe, length)
                if seconds > Self.mostSeconds { return true }
                if length == Self.length { return false }
                let growth = pow(Self.mostSeconds / max(seconds, 1e-5), 1 / Self.highestPower)
                length = min(max(Int(Double(length) * growth), length + 1), Self.length)
            }
        }
        return (Self.processorSeconds - start, isSlow)
    }

    private func seconds(for probe: String, _ length: Int) -> Double {
        Self.seconds { _ = pattern.matches(in: Self.sentence(of: probe, length)) }
    }

    private static let squareSeconds: Double = {
        guard let pattern = try? SoughtPattern(#"(\w+)-(x)"#, matchesCase: false) else { return 0.01 }
        let hard = sentence(of: "a", length)
        // The first search of a program takes longer than those that follow.
        return (0..<3).map { _ in seconds { _ = pattern.matches(in: hard) } }.min() ?? 0.01
    }()

    private static func sentence(of probe: String, _ length: Int) -> String {
        // The last sign is one that hardly any pattern ends with: nothing is harder than what fails at the end.
        String(String(repeating: probe, count: length / probe.count + 1).prefix(length)) + "\u{A4}"
    }

    /// What some work takes of the processor.
    private static func seconds(for work: () -> Void) -> Double {
        let start = processorSeconds
        work()
        return processorSeconds - start
    }

    /// What this thread has used of the processor.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The trials of patterns that come together, as those of a file: they take no more of the processor's time than a
/// listener waits for, however many there are.
public struct PatternTrials: Sendable {
    private var secondsLeft: Double

    /// - Parameter seconds: What all of them may take of the processor.
    public init(seconds: Double = 30) { secondsLeft = seconds }

    /// Tries a pattern that is new here; what is none is taken as it is.
    /// - Parameter rule: What looks for it.
    /// - Throws: ``PronunciationError/slowPattern(_:)`` when it takes too long in sentences of an ordinary length,
    ///   ``PronunciationError/untriedPattern(_:)`` when no time is left.
    public mutating func take(_ rule: UserPronunciation) throws(PronunciationError) {
        guard rule.extent == .pattern else { return }
        guard secondsLeft > 0 else { throw .untriedPattern(rule.sought) }
        let pattern = try SoughtPattern(rule.sought, matchesCase: rule.matchesCase)
        let outcome = PatternTrial(pattern, rule.sought).outcome
        secondsLeft -= outcome.seconds
        if outcome.isSlow { throw .slowPattern(rule.sought) }
    }
}

extension UserPronunciation {
    /// Tries a pattern that is new here, by itself.
    /// - Throws: ``PronunciationError/slowPattern(_:)`` when it takes too long in sentences of an ordinary length.
    public func trial() throws(PronunciationError) {
        var trials = PatternTrials()
        try trials.take(self)
    }
}
