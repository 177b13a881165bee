import VorleserKit

/// What happens to a book that is exported, in this order; the last three end it.
enum ExportEvent {
    /// What will be done.
    case plan(ExportPlan, of: ExportJob)
    /// An utterance is done.
    case progress(ExportProgress)
    /// Something the listener should know.
    case note(String)
    case done(ExportSummary)
    /// It was made before, of the same things: its files.
    case upToDate([String])
    case failed(any Error)

    /// Whether nothing of the book comes after it.
    var endsTheBook: Bool {
        switch self {
        case .done, .upToDate, .failed: true
        case .plan, .progress, .note: false
        }
    }
}

/// Somebody who is told what happens, from any task.
protocol ExportListener: Sendable {
    func hear(_ event: ExportEvent, of target: ExportTarget)
    /// All of several books are through.
    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget])
    /// Work was ended from outside; the same command goes on.
    func hearInterrupted(resume command: String)
}

/// Hears nothing but what must be known.
struct QuietListener: ExportListener {
    func hear(_ event: ExportEvent, of target: ExportTarget) {
        if case .failed(let error) = event, target.count > 1 {
            Terminal.complain("\(target.name): \(ExitCodes.words(for: error))")
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {}

    func hearInterrupted(resume command: String) {}
}
