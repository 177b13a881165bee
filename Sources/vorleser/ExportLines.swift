import Foundation
import Synchronization
import VorleserCore
import VorleserExport
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
        switch event {
        case .plan(let plan, let book, let voice, let settings):
            write(PlanDocument(plan, of: book, by: voice, settings, target))
        case .progress(let progress): if isDue(progress, of: target) { write(ProgressDocument(progress, of: target)) }
        case .note(let words): write(NoteDocument(book: target.book.path, message: words))
        case .done(let summary):
            for file in summary.files { write(FileDocument(file, of: target)) }
            write(DoneDocument(summary, of: target))
        case .upToDate(let files): write(UpToDateDocument(book: target.book.path, files: files))
        case .failed(let error): write(ErrorDocument(error, of: target))
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {
        write(EndDocument(made: made, upToDate: upToDate, failed: failed.map(\.book.path)))
    }

    func hearInterrupted(resume command: String) { write(InterruptedDocument(resume: command)) }

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

    private func write(_ line: some Encodable) {
        if let json = try? line.json { Terminal.write(json + "\n") }
    }
}
