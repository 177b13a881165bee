import Foundation
import Synchronization
import VorleserExport

/// One line on the terminal that says how far an export has come; silent where there is no terminal.
final class ProgressLine: Sendable {
    private let last = Mutex(ContinuousClock.now - .seconds(1))
    private let isShown = Terminal.showsProgress

    /// Draws the line anew, at most ten times a second.
    func show(_ progress: ExportProgress) {
        guard isShown else { return }
        let now = ContinuousClock.now
        let isDue = last.withLock { last in
            guard now - last > .milliseconds(100) else { return false }
            last = now
            return true
        }
        if isDue { draw(line(for: progress)) }
    }

    /// Removes the line.
    func clear() {
        if isShown { draw("") }
    }

    private func line(for progress: ExportProgress) -> String {
        let share = Double(progress.utterances) / Double(max(progress.totalUtterances, 1))
        let filled = Int(share * 20)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        var parts = ["\(bar) \(Int(share * 100)) %", Terminal.printable(progress.chapterTitle)]
        if let pace = progress.timesRealTime { parts.append("\(Int(pace)) × real time") }
        if let left = progress.timeLeft { parts.append("\(duration(Double(left.components.seconds))) left") }
        return parts.joined(separator: "  ")
    }

    private func draw(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line.prefix(Terminal.columns - 1))".utf8))
    }
}
