import Foundation
import Testing
import VorleserCore
import VorleserKit
import VorleserLibrary

struct ReadingStatisticsTests {
    private func activity(
        _ book: Int64,
        _ day: String,
        listened: Double = 0,
        read: Double = 0,
        letters: Int = 0
    ) -> DailyActivity {
        DailyActivity(
            book: BookID(rawValue: book),
            title: "Book \(book)",
            day: day,
            listened: listened,
            read: read,
            letters: letters
        )
    }

    private func statistics(_ activity: [DailyActivity], today: String, days: Int = 7) throws -> ReadingStatistics {
        ReadingStatistics(of: activity, today: try #require(CalendarDay(today)), days: days)
    }

    @Test func `days come without a gap, also over the end of a month and a leap day`() throws {
        let found = try statistics([activity(1, "2028-02-29", listened: 90)], today: "2028-03-02", days: 4)
        #expect(found.days.map(\.day) == ["2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02"])
        #expect(found.days.map(\.time.listened) == [0, 90, 0, 0])
    }

    @Test func `a streak lasts until yesterday, a look is not a day, and a gap ends it`() throws {
        let days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24", "2026-11-25"]
        let read = days.map { activity(1, $0, read: 60) }
        #expect(try statistics(read, today: "2026-11-25").streak == 2)
        #expect(try statistics(read, today: "2026-11-26").streak == 2)
        #expect(try statistics(read, today: "2026-11-27").streak == 0)
        #expect(try statistics(read, today: "2026-11-26").longestStreak == 3)
        let look = [activity(1, "2026-11-26", listened: 59)]
        #expect(try statistics(look, today: "2026-11-26").streak == 0)
        #expect(try statistics([], today: "2026-11-26").longestStreak == 0)
    }

    @Test func `books of these days come with the most time first; the sum is of all days`() throws {
        let found = try statistics(
            [
                activity(1, "2026-11-26", listened: 100), activity(2, "2026-11-25", read: 300),
                activity(1, "2026-11-24", read: 50), activity(3, "2025-01-01", listened: 1000),
            ],
            today: "2026-11-26"
        )
        #expect(found.books.map(\.book.rawValue) == [2, 1])
        #expect(found.books.map(\.time.sum) == [300, 150])
        #expect(found.total.listened == 1100 && found.total.read == 350)
    }

    @Test func `a pace is told only of enough reading`() throws {
        let short = [activity(1, "2026-11-26", read: 200, letters: 3000)]
        #expect(try statistics(short, today: "2026-11-26").lettersPerMinute == nil)
        let long = [activity(1, "2026-11-26", read: 600, letters: 12_000)]
        #expect(try statistics(long, today: "2026-11-26").lettersPerMinute == 1200)
    }

    @Test(arguments: ["2026-02-30", "2026-1-1", "26-11-26", "2026-11-26 ", "２０２６-11-26", "", "2026-13-01"])
    func `what is no day is none`(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func `a moment is of the day that the calendar on the wall shows`() throws {
        let moment = Date(timeIntervalSince1970: 1_795_737_000)  // 2026-11-26T23:30:00Z
        #expect(CalendarDay(moment, in: .gmt).description == "2026-11-26")
        #expect(
            CalendarDay(moment, in: try #require(TimeZone(identifier: "Europe/Berlin"))).description == "2026-11-27"
        )
        #expect(CalendarDay(Date(timeIntervalSince1970: -1), in: .gmt).description == "1969-12-31")
    }
}
