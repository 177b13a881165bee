import VorleserKit

/// Shows people that an audiobook is being made in a watched folder, and how far it has come; what became of it is told as all
/// that happens there.
final class WatchScreen: ExportListener {
    private let line = ProgressLine()

    func hear(_ event: ExportEvent, of target: ExportTarget) {
        if case .progress(let progress) = event { return line.show(progress, of: target) }
        if event.endsTheBook { line.forget(target) }
        line.clear()
        switch event {
        case .plan(let plan, let job): Terminal.note("\(target.name): \(plan.summary(of: job.open))")
        case .note(let words): Terminal.note("\(target.name): \(words)")
        case .done, .upToDate, .failed, .progress: break
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {}

    func hearInterrupted(resume command: String) {}
}
