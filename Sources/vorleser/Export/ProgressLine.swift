import Foundation
import Synchronization
import VorleserKit

/// One line on the terminal that says how far exports have come; silent where there is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var lastDrawn = ContinuousClock.now - .seconds(1)
        /// The books that are worked on, by their numbers.
        var books: [Int: Book] = [:]
    }

    private struct Book {
        /// `nil` where there is but one.
        let target: ExportTarget?
        let progress: ExportProgress

        var place: String { target?.place ?? "" }
        var name: String { target?.name ?? "" }
    }

    private let state = Mutex(State())
    private let isShown = Terminal.redraws

    /// Draws the line anew, at most ten times a second.
    func show(_ progress: ExportProgress, of target: ExportTarget? = nil) {
        guard isShown else { return }
        let due = state.withLock { state -> [Book]? in
            state.books[target?.number ?? 1] = Book(target: target, progress: progress)
            let now = ContinuousClock.now
            guard now - state.lastDrawn > .milliseconds(100) else { return nil }
            state.lastDrawn = now
            return state.books.sorted { $0.key < $1.key }.map(\.value)
        }
        if let due {
            draw(due.count > 1 ? due.map(Self.short).joined(separator: " · ") : due.first.map(Self.long) ?? "")
        }
    }

    /// Draws other words, at most ten times a second.
    func show(_ words: @autoclosure () -> String) {
        guard isShown else { return }
        let isDue = state.withLock { state in
            let now = ContinuousClock.now
            guard now - state.lastDrawn > .milliseconds(100) else { return false }
            state.lastDrawn = now
            return true
        }
        if isDue { draw(words()) }
    }

    /// Removes the line.
    func clear() {
        if isShown { draw("") }
    }

    /// Removes a book that is no longer worked on.
    func forget(_ target: ExportTarget) {
        state.withLock { $0.books[target.number] = nil }
    }

    private static func share(_ progress: ExportProgress) -> Double {
        Double(progress.utterances) / Double(max(progress.totalUtterances, 1))
    }

    /// The title comes last: what there is no room for is cut off.
    private static func long(_ book: Book) -> String {
        let (progress, share) = (book.progress, share(book.progress))
        let filled = Int(share * 20)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        var parts = ["\(book.place)\(bar) \(Int(share * 100)) %"]
        if let pace = progress.timesRealTime { parts.append(localized("\(Int(pace)) × real time")) }
        if let left = progress.timeLeft { parts.append(localized("\(duration(Double(left.components.seconds))) left")) }
        parts.append(Terminal.printable(progress.chapterTitle).shortened(to: 60))
        return parts.joined(separator: "  ")
    }

    private static func short(_ book: Book) -> String {
        "\(book.place)\(book.name.shortened(to: 24)) \(Int(share(book.progress) * 100)) %"
    }

    private func draw(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line.prefix(Terminal.columns - 1))".utf8))
    }
}
