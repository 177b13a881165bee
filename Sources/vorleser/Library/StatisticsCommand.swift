import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser statistics`: how much was heard and read.
struct StatisticsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "statistics",
        abstract: localized("Tell how much was heard and read."),
        discussion: localized(
            """
            By day and by book, in the reader and with `vorleser read`. It is kept on
            this machine alone; `vorleser statistics --forget` forgets all of it, and a
            setting of the library's page ends the counting.
            """
        )
    )

    @Option(name: .long, help: localized("How many days to tell of, today the last.")) var days = 7
    @Flag(name: .long, help: localized("Forget all of it.")) var forget = false
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func validate() throws {
        guard (1...ReadingRoom.mostDays).contains(days) else {
            throw ValidationError(localized("--days is a number from 1 to \(ReadingRoom.mostDays)."))
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        if forget {
            try await library.forgetActivity()
            return Terminal.note(localized("Forgotten."))
        }
        let room = try ReadingRoom(library: library, folders: UserLibrary.folders)
        let statistics = try await room.statistics(today: CalendarDay(Date(), in: .current), days: days)
        if json { return Terminal.write(try statistics.json + "\n") }
        for day in statistics.days { Terminal.write("\(dayForPeople(day.day))  \(words(for: day.time))\n") }
        if !statistics.books.isEmpty { Terminal.write("\n") }
        for book in statistics.books {
            Terminal.write(Terminal.printable("\(book.title): \(words(for: book.time))") + "\n")
        }
        let (streak, longest) = (grouped(statistics.streak), statistics.longestStreak)
        let inRow: String =
            statistics.streak == 1
            ? localized("\(streak) day in a row, \(longest) at most.")
            : localized("\(streak) days in a row, \(longest) at most.")
        Terminal.write("\n\(inRow)\n")
        Terminal.write(localized("In all: \(words(for: statistics.total)).") + "\n")
    }

    private func words(for time: ReadingStatistics.Time) -> String {
        var parts: [String] = []
        if time.listened >= 1 { parts.append(localized("\(duration(time.listened)) heard")) }
        if time.read >= 1 { parts.append(localized("\(duration(time.read)) read")) }
        return parts.isEmpty ? "–" : parts.joined(separator: ", ")
    }
}
