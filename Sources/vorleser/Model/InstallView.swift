import Foundation
import Synchronization
import VorleserKit

/// How far an installation has come: a line that is drawn over, lines of JSON, or nothing.
final class InstallView: Sendable {
    private enum Kind { case line, json, none }

    private let kind: Kind
    private let last = Mutex(ContinuousClock.now - .seconds(1))

    init(json: Bool, quiet: Bool) {
        kind = json ? .json : quiet || !Terminal.redraws ? .none : .line
    }

    /// Shows it at most ten times a second; a setback always.
    func show(_ progress: InstallProgress) {
        let now = ContinuousClock.now
        let isDue = last.withLock { last in
            guard now - last > .milliseconds(kind == .json ? 500 : 100) || progress.setback != nil else { return false }
            last = now
            return true
        }
        guard isDue else { return }
        switch kind {
        case .none: break
        case .json: if let line = try? Line(progress).json { Terminal.write(line + "\n") }
        case .line: draw(Self.line(for: progress))
        }
    }

    /// Shows whose level is being measured.
    func show(_ progress: LevelProgress) {
        switch kind {
        case .none: break
        case .json: if let line = try? LevelLine(progress).json { Terminal.write(line + "\n") }
        case .line:
            draw(localized("measuring the level of \(progress.voice)  (\(progress.done + 1) of \(progress.total))"))
        }
    }

    /// Removes the line.
    func clear() { if kind == .line { draw("") } }

    private static func line(for progress: InstallProgress) -> String {
        let share = Double(progress.bytes) / Double(max(progress.totalBytes, 1))
        let filled = min(max(Int(share * 20), 0), 20)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        var parts: [String] = [
            "\(bar) \(Int(share * 100)) %",
            localized("\(fileSize(progress.bytes)) of \(fileSize(progress.totalBytes))"),
        ]
        if let setback = progress.setback {
            parts.append(localized("trying again: \(setback.errorDescription ?? "")"))
        } else if let rate = progress.bytesPerSecond {
            parts.append("\(fileSize(Int(rate)))/s")
            if let left = progress.secondsLeft { parts.append(localized("\(duration(left)) left")) }
        }
        return Terminal.printable(parts.joined(separator: "  "))
    }

    private func draw(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line.prefix(Terminal.columns - 1))".utf8))
    }

    private struct LevelLine: Encodable {
        var event = "measuring"
        let voice: String
        let done: Int
        let total: Int

        init(_ progress: LevelProgress) {
            (voice, done, total) = (progress.voice, progress.done, progress.total)
        }
    }

    private struct Line: Encodable {
        var event = "progress"
        let file: String
        let bytes: Int
        let totalBytes: Int
        let bytesPerSecond: Double?
        let secondsLeft: Double?
        let setback: String?

        init(_ progress: InstallProgress) {
            (file, bytes, totalBytes) = (progress.file, progress.bytes, progress.totalBytes)
            (bytesPerSecond, secondsLeft) = (progress.bytesPerSecond, progress.secondsLeft)
            setback = progress.setback?.errorDescription
        }
    }
}
