import VorleserKit

/// When listening is to end, as it is offered.
public enum SleepChoice: Hashable, Sendable {
    case never
    case minutes(Int)
    case chapterEnd

    /// All that are offered, in this order.
    public static let offered = [
        never, minutes(5), minutes(10), minutes(15), minutes(30), minutes(45), minutes(60), chapterEnd,
    ]

    /// What it is called.
    public var words: String {
        switch self {
        case .never: localized("Off")
        case .minutes(let minutes): TimeWords.duration(Double(minutes) * 60)
        case .chapterEnd: localized("End of the chapter")
        }
    }
}

extension PlayerScreen {
    /// Ends listening then, if at all.
    public func sleep(_ choice: SleepChoice) {
        switch choice {
        case .never: sleep(minutes: nil)
        case .minutes(let minutes): sleep(minutes: Double(min(max(minutes, 1), Self.longestSleep)))
        case .chapterEnd: sleepAtChapterEnd()
        }
    }

    /// In minutes: a day.
    private static var longestSleep: Int { 1440 }
}
