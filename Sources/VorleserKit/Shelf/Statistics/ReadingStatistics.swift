import Foundation
import VorleserCore
public import VorleserLibrary

/// How much was heard and read: by day, by book, in a row of days, and how fast the eyes go.
public struct ReadingStatistics: Hashable, Sendable, Encodable {
    /// One after the other without a gap, today last.
    public let days: [Day]
    /// Of these days, the one with the most time first.
    public let books: [BookTime]
    /// Days in a row with reading or listening, up to today, or to yesterday when nothing was read yet today.
    public let streak: Int
    public let longestStreak: Int
    /// Of all days there ever were.
    public let total: Time
    /// UTF-16 code units a minute, read without the voice on these days; `nil` when that was too little to tell.
    public let lettersPerMinute: Double?

    /// Seconds of each kind.
    public struct Time: Hashable, Sendable, Encodable {
        public var listened: Double = 0
        public var read: Double = 0

        public var sum: Double { listened + read }

        static func + (left: Time, right: Time) -> Time {
            Time(listened: left.listened + right.listened, read: left.read + right.read)
        }
    }

    /// How long somebody listened and read on one day.
    public struct Day: Hashable, Sendable, Encodable {
        /// As in “2026-11-26”.
        public let day: String
        public let time: Time

        private enum Key: CodingKey { case day }

        public func encode(to encoder: any Encoder) throws {
            try time.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(day, forKey: .day)
        }
    }

    /// How long somebody listened to one book, and read in it.
    public struct BookTime: Hashable, Sendable, Encodable {
        public let book: BookID
        public let title: String
        public let time: Time

        private enum Key: CodingKey { case book, title }

        public func encode(to encoder: any Encoder) throws {
            try time.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(book, forKey: .book)
            try container.encode(title, forKey: .title)
        }
    }

    /// Less than this on a day, in seconds, is a look and no reading.
    static let least = 60.0
    /// So much, in seconds, must have been read without the voice before a pace is told.
    static let leastForPace = 300.0

    /// - Parameters:
    ///   - activity: All there is.
    ///   - today: The reader's own day, as in “2026-11-26”.
    ///   - count: How many days to tell of.
    public init(of activity: [DailyActivity], today: CalendarDay, days count: Int) {
        let first = today.adding(1 - count)
        var byDay: [CalendarDay: Time] = [:]
        var recent: [DailyActivity] = []
        for entry in activity {
            guard let day = CalendarDay(entry.day) else { continue }
            byDay[day, default: Time()] = byDay[day, default: Time()] + entry.time
            if first <= day, day <= today { recent.append(entry) }
        }
        days = (0..<count).map { offset in
            let day = first.adding(offset)
            return Day(day: day.description, time: byDay[day] ?? Time())
        }
        var titles: [BookID: String] = [:]
        var times: [BookID: Time] = [:]
        for entry in recent {
            titles[entry.book] = entry.title
            times[entry.book, default: Time()] = times[entry.book, default: Time()] + entry.time
        }
        books = times.map { BookTime(book: $0, title: titles[$0] ?? "", time: $1) }
            .sorted { ($1.time.sum, $0.book.rawValue) < ($0.time.sum, $1.book.rawValue) }
        let readDays = Set(byDay.filter { $0.value.sum >= Self.least }.keys)
        let start = readDays.contains(today) ? today : today.adding(-1)
        streak = Self.streak(endingAt: start, in: readDays)
        longestStreak =
            readDays.filter { !readDays.contains($0.adding(1)) }
            .map { Self.streak(endingAt: $0, in: readDays) }.max() ?? 0
        total = byDay.values.reduce(Time(), +)
        let read = recent.reduce(0) { $0 + $1.read }
        let letters = recent.reduce(0) { $0 + $1.letters }
        lettersPerMinute = read >= Self.leastForPace && letters > 0 ? Double(letters) / read * 60 : nil
    }

    private static func streak(endingAt day: CalendarDay, in days: Set<CalendarDay>) -> Int {
        var (length, day) = (0, day)
        while days.contains(day) {
            length += 1
            day = day.adding(-1)
        }
        return length
    }
}

extension DailyActivity {
    fileprivate var time: ReadingStatistics.Time { .init(listened: listened, read: read) }
}

extension ReadingRoom {
    /// What was heard and read.
    /// - Parameters:
    ///   - today: The reader's own day.
    ///   - days: How many days to tell of, 1 … ``mostDays``.
    /// - Returns: The sums.
    /// - Throws: ``VorleserLibrary/LibraryError``
    public func statistics(today: CalendarDay, days: Int) async throws -> ReadingStatistics {
        let activity = try await library.activity()
        return ReadingStatistics(of: activity, today: today, days: min(max(days, 1), Self.mostDays))
    }

    /// More days than this are not told of at once.
    public static let mostDays = 366
}
