import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// How much was heard and read; it stays on this machine.
struct StatisticsController: Sendable {
    let room: ReadingRoom

    func addRoutes(to router: Router<ServerContext>) {
        router.put("/api/books/{book}/activity") { request, context in try await note(request, context) }
        router.get("/api/statistics") { request, context in try await statistics(request, context) }
        router.delete("/api/statistics") { _, _ in
            try await room.library.forgetActivity()
            return HTTPResponse.Status.noContent
        }
    }

    /// What a device has counted of a book on its own day; counted up, never down.
    private struct Wish: Decodable {
        let device: String
        let day: String
        let listened: Double
        let read: Double
        let letters: Int

        static let longestDevice = 64
        /// Seconds; a day that a clock sets back has an hour more.
        static let longestDay = 25.0 * 3600
        static let mostLetters = 10_000_000
        /// A device that was away tells of days that have gone by, but not of ever.
        static let days = -366...1
    }

    private func note(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.bookID
        let wish = try await request.decode(as: Wish.self, upTo: 4_000, context: context)
        guard (1...Wish.longestDevice).contains(wish.device.utf16.count) else {
            throw Refusal.badValue("device", wanted: ["a name of at most \(Wish.longestDevice) characters"])
        }
        let today = CalendarDay(Date(), in: .gmt)
        guard let day = CalendarDay(wish.day),
            (today.adding(Wish.days.lowerBound)...today.adding(Wish.days.upperBound)).contains(day)
        else { throw Refusal.badValue("day", wanted: ["a day of the last year, such as “\(today)”"]) }
        for (name, seconds) in [("listened", wish.listened), ("read", wish.read)]
        where !(0...Wish.longestDay).contains(seconds) {
            throw Refusal.badValue(name, wanted: ["the seconds of a day"])
        }
        guard (0...Wish.mostLetters).contains(wish.letters) else {
            throw Refusal.badValue("letters", wanted: ["0 … \(Wish.mostLetters)"])
        }
        guard try await room.library.keepsStatistics else { return .noContent }
        let activity = DailyActivity(
            book: id,
            day: day.description,
            listened: wish.listened,
            read: wish.read,
            letters: wish.letters
        )
        try await room.library.noteActivity(activity, on: wish.device)
        return .noContent
    }

    private func statistics(_ request: Request, _ context: ServerContext) async throws -> StatisticsDocument {
        let today = request.query("today").map(CalendarDay.init) ?? CalendarDay(Date(), in: .current)
        guard let today else { throw Refusal.badValue("today", wanted: ["a day, such as “2026-11-26”"]) }
        let days = try request.number("days") ?? 30
        guard (1...ReadingRoom.mostDays).contains(days) else {
            throw Refusal.badValue("days", wanted: ["1 … \(ReadingRoom.mostDays)"])
        }
        return StatisticsDocument(
            try await room.statistics(today: today, days: days),
            isKept: try await room.library.keepsStatistics
        )
    }
}

/// `GET /api/statistics`
struct StatisticsDocument: ResponseEncodable {
    private let statistics: ReadingStatistics
    /// Whether it is counted at all.
    private let isKept: Bool

    init(_ statistics: ReadingStatistics, isKept: Bool) { (self.statistics, self.isKept) = (statistics, isKept) }

    private enum Key: CodingKey { case isKept, lettersPerMinute }

    func encode(to encoder: any Encoder) throws {
        try statistics.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(isKept, forKey: .isKept)
        try container.encode(statistics.lettersPerMinute, forKey: .lettersPerMinute)
    }
}
