import Foundation
import Synchronization
import VorleserKit

/// Tells programs how an export goes: a JSON object a line, on standard output. The README names them.
final class ExportLines: ExportListener {
    private struct Told {
        var at = ContinuousClock.now - .seconds(1)
        var chapter = 0
    }

    /// What was told last of each book, by its number.
    private let told = Mutex<[Int: Told]>([:])

    func hear(_ event: ExportEvent, of target: ExportTarget) {
        let book = target.book.path
        switch event {
        case .plan(let plan, let job): write("plan", of: book, PlanDocument(plan, of: job, target))
        case .progress(let progress):
            if isDue(progress, of: target) { write("progress", of: book, ProgressDocument(progress)) }
        case .note(let words): write("note", of: book, ["message": words])
        case .done(let summary):
            for file in summary.files { write("file", of: book, file) }
            write("done", of: book, DoneDocument(summary, of: target))
        case .upToDate(let files): write("up-to-date", of: book, ["files": files])
        case .failed(let error): write("error", of: book, ErrorDocument(error))
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {
        write("end", EndDocument(made: made, upToDate: upToDate, failed: failed.map(\.book.path)))
    }

    func hearInterrupted(resume command: String) { write("interrupted", ["resume": command]) }

    /// At most four times a second, and once for every chapter and for the last utterance.
    private func isDue(_ progress: ExportProgress, of target: ExportTarget) -> Bool {
        told.withLock { all in
            let now = ContinuousClock.now
            let last = all[target.number] ?? Told()
            let isNews = last.chapter != progress.chapter || progress.utterances == progress.totalUtterances
            guard isNews || now - last.at >= .milliseconds(250) else { return false }
            all[target.number] = Told(at: now, chapter: progress.chapter)
            return true
        }
    }

    private func write(_ event: String, of book: String? = nil, _ content: some Encodable) {
        Terminal.write(EventLine(event: event, book: book, content: content))
    }
}
