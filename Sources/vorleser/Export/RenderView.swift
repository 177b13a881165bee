import Foundation
import Synchronization
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
        if isDue { Terminal.write(EventLine(event: "progress", book: nil, content: ProgressDocument(progress))) }
    }

    func end(_ summary: ExportSummary, book: String, shard: Shard) {
        line?.clear()
        if json {
            let content = ShardDocument(shard: shard.description, summary: summary)
            Terminal.write(EventLine(event: "finished", book: book, content: content))
        } else if !quiet {
            Terminal.write(Terminal.printable(summary.report(ofShard: shard, book: book)))
        }
    }
}

/// A finished shard.
private struct ShardDocument: Encodable {
    let shard: String
    let summary: ExportSummary
}

/// What is in the store.
struct HoldingsDocument: Encodable {
    let shard: String
    let kept: Int
    let unspoken: Int
    let missing: [Missing]

    struct Missing: Encodable {
        /// UTF-16 code units from the start of the book.
        let offset: Int
        let text: String
    }

    init(_ holdings: ShardHoldings, shard: Shard) {
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
        let (sound, time) = (duration(seconds), duration(elapsedSeconds))
        let head: String =
            shard == .whole
            ? localized("\(name): \(sound) of sound in \(time), \(clips)")
            : localized("\(name), shard \(shard): \(sound) of sound in \(time), \(clips)")
        return ([head] + complaints).joined(separator: "\n") + "\n"
    }
}
