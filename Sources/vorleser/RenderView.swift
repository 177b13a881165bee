import Foundation
import Synchronization
import VorleserCore
import VorleserExport
import VorleserKit

/// How far a rendering has come: a line that is drawn over, lines of JSON, or nothing.
final class RenderView: Sendable {
    private let json: Bool
    private let quiet: Bool
    private let line: ProgressLine?
    private let last = Mutex(ContinuousClock.now - .seconds(2))

    init(json: Bool, quiet: Bool) {
        self.json = json
        self.quiet = quiet
        line = json || quiet ? nil : ProgressLine()
    }

    func show(_ progress: ExportProgress) {
        line?.show(progress)
        guard json, !quiet else { return }
        let now = ContinuousClock.now
        let isDue = last.withLock { last in
            guard now - last >= .seconds(1) else { return false }
            last = now
            return true
        }
        if isDue, let text = try? RenderLine(progress).json { Terminal.write(text + "\n") }
    }

    func end(_ summary: ExportSummary, book: String, shard: Shard) throws {
        line?.clear()
        if json {
            Terminal.write(try ShardLine(summary, book: book, shard: shard).json + "\n")
        } else if !quiet {
            Terminal.write(Terminal.printable(summary.report(ofShard: shard, book: book)))
        }
    }
}

/// Progress as a line of JSON.
private struct RenderLine: Encodable {
    let event = "progress"
    let utterances: Int
    let totalUtterances: Int
    let skipped: Int
    let rendered: Int
    let reused: Int
    let chapter: Int
    let chapterTitle: String
    /// Of sound.
    let seconds: Double
    let elapsedSeconds: Double
    let timesRealTime: Double?
    let secondsLeft: Double?

    init(_ progress: ExportProgress) {
        utterances = progress.utterances
        totalUtterances = progress.totalUtterances
        skipped = progress.skipped
        rendered = progress.clips.rendered
        reused = progress.clips.reused
        chapter = progress.chapter
        chapterTitle = progress.chapterTitle
        seconds = progress.seconds
        elapsedSeconds = progress.elapsed / .seconds(1)
        timesRealTime = progress.timesRealTime
        secondsLeft = progress.timeLeft.map { $0 / .seconds(1) }
    }
}

/// A finished shard as a line of JSON.
private struct ShardLine: Encodable {
    let event = "finished"
    let book: String
    let shard: String
    let summary: ExportSummary

    init(_ summary: ExportSummary, book: String, shard: Shard) {
        self.summary = summary
        self.book = book
        self.shard = shard.description
    }
}

/// What is in the store, as a line of JSON.
struct HoldingsLine: Encodable {
    let event = "checked"
    let book: String
    let shard: String
    let kept: Int
    let unspoken: Int
    let missing: [Missing]

    struct Missing: Encodable {
        /// UTF-16 code units from the start of the book.
        let offset: Int
        let text: String
    }

    init(_ holdings: ShardHoldings, book: String, shard: Shard) {
        self.book = book
        self.shard = shard.description
        kept = holdings.kept
        unspoken = holdings.unspoken
        missing = holdings.missing.map { Missing(offset: $0.span.lowerBound.utf16, text: $0.spokenText) }
    }
}

extension ExportSummary {
    /// What was rendered, for people.
    fileprivate func report(ofShard shard: Shard, book: String) -> String {
        let name = URL(filePath: book).lastPathComponent
        let part = shard == .whole ? "" : ", shard \(shard)"
        let head = "\(name)\(part): \(duration(seconds)) of sound in \(duration(elapsedSeconds)), \(clips)"
        return ([head] + complaints).joined(separator: "\n") + "\n"
    }
}
