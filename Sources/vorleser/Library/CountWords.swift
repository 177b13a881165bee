import VorleserKit

/// Counts of things, for people: “1 bookmark”, “2 bookmarks”.
enum CountWords {
    /// Several counts, parted by commas; those of nothing are left out.
    static func list(_ counts: [(Int, (Int) -> String)]) -> String {
        counts.filter { $0.0 > 0 }.map { count, words in words(count) }.joined(separator: ", ")
    }

    static func books(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) book") : localized("\(grouped(number)) books")
    }

    static func places(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) place") : localized("\(grouped(number)) places")
    }

    static func notes(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) note") : localized("\(grouped(number)) notes")
    }

    static func bookmarks(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) bookmark") : localized("\(grouped(number)) bookmarks")
    }

    static func highlights(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) highlight") : localized("\(grouped(number)) highlights")
    }

    static func pronunciations(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) pronunciation") : localized("\(grouped(number)) pronunciations")
    }

    static func removedNotes(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) note removed") : localized("\(grouped(number)) notes removed")
    }

    static func covers(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) cover") : localized("\(grouped(number)) covers")
    }

    static func settings(_ number: Int) -> String {
        number == 1 ? localized("\(grouped(number)) setting") : localized("\(grouped(number)) settings")
    }

    static func daysOfReading(_ number: Int) -> String {
        number == 1
            ? localized("\(grouped(number)) day of reading time") : localized("\(grouped(number)) days of reading time")
    }

    /// Of which a backup told something anew.
    static func describedBooks(_ number: Int) -> String {
        number == 1
            ? localized("what was said of \(grouped(number)) book")
            : localized("what was said of \(grouped(number)) books")
    }
}
