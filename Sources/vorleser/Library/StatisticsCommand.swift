import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser statistics`: how much was heard and read.
struct StatisticsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "statistics",
        abstract: "Tell how much was heard and read.",
        discussion: """
            By day and by book, in the reader and with `vorleser read`. It is kept on
            this machine alone; `vorleser statistics --forget` forgets all of it, and a
            setting of the library's page ends the counting.
            """
    )

    @Option(name: .long, help: "How many days to tell of, today the last.") var days = 7
    @Flag(name: .long, help: "Forget all of it.") var forget = false
    @Flag(name: .long, help: "Print JSON.") var json = false

    func validate() throws {
        guard (1...ReadingRoom.mostDays).contains(days) else {
            throw ValidationError("--days is a number from 1 to \(ReadingRoom.mostDays).")
        }
    }

    func run() async throws {
        let library = try UserLibrary.open()
        if forget {
            try await library.forgetActivity()
            return Terminal.note("Forgotten.")
        }
        let room = try ReadingRoom(library: library, folders: UserLibrary.folders)
        let statistics = try await room.statistics(today: CalendarDay(Date(), in: .current), days: days)
        if json { return Terminal.write(try statistics.json + "\n") }
        for day in statistics.days { Terminal.write("\(day.day)  \(words(for: day.time))\n") }
        if !statistics.books.isEmpty { Terminal.write("\n") }
        for book in statistics.books {
            Terminal.write(Terminal.printable("\(book.title): \(words(for: book.time))") + "\n")
        }
        Terminal.write("\n\(counted(statistics.streak, "day")) in a row, \(statistics.longestStreak) at most.\n")
        Terminal.write("In all: \(words(for: statistics.total)).\n")
    }

    private func words(for time: ReadingStatistics.Time) -> String {
        let parts = [(time.listened, "heard"), (time.read, "read")].filter { $0.0 >= 1 }
        return parts.isEmpty ? "–" : parts.map { "\(duration($0.0)) \($0.1)" }.joined(separator: ", ")
    }
}
