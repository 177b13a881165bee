public import Foundation

/// A day of the calendar, without a time and without a zone.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01.
    private let number: Int

    private init(number: Int) { self.number = number }

    /// - Parameter text: As in “2026-11-26”, a day that there is.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            let date = Self.calendar.date(from: DateComponents(year: year, month: month, day: day))
        else { return nil }
        self.init(number: Int((date.timeIntervalSince1970 / 86_400).rounded()))
        guard description == text else { return nil }
    }

    /// - Parameters:
    ///   - date: A moment.
    ///   - zone: Where.
    public init(_ date: Date, in zone: TimeZone) {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        self.init(number: Int((local / 86_400).rounded(.down)))
    }

    public func adding(_ days: Int) -> CalendarDay { CalendarDay(number: number + days) }

    public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

    public var description: String {
        Date(timeIntervalSince1970: Double(number) * 86_400).formatted(.iso8601.year().month().day())
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
