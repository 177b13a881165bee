import VorleserKit

/// Shows people how an export goes: a line that moves while it works, what was made when it is done.
final class ExportScreen: ExportListener {
    private let line = ProgressLine()
    private let isInWatch: Bool

    /// - Parameter isInWatch: Whether it is of a watched folder, where books come one by one and what becomes of them is told as
    ///   all that happens there.
    init(isInWatch: Bool = false) { self.isInWatch = isInWatch }

    func hear(_ event: ExportEvent, of target: ExportTarget) {
        if case .progress(let progress) = event { return line.show(progress, of: target) }
        if event.endsTheBook { line.forget(target) }
        line.clear()
        if isInWatch, event.endsTheBook { return }
        let place = isInWatch ? "\(target.name): " : target.place
        switch event {
        case .plan(let plan, let job): Terminal.note(place + plan.summary(of: job.open))
        case .note(let words): Terminal.note(place + words)
        case .done(let summary):
            for note in summary.notes { Terminal.note(target.place + note.description) }
            Terminal.write(summary.report)
        case .upToDate:
            Terminal.note(target.place + target.upToDate)
        case .failed(let error) where target.count > 1:
            Terminal.complain("\(target.name): \(ExitCodes.words(for: error))")
        case .failed, .progress: break
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {
        line.clear()
        var parts: [String] = [localized("\(made) of \(made + upToDate + failed.count) books exported")]
        if upToDate > 0 { parts.append(localized("\(upToDate) up to date")) }
        if !failed.isEmpty {
            parts.append(localized("\(failed.count) failed: \(failed.map(\.name).joined(separator: ", "))"))
        }
        Terminal.note(parts.joined(separator: "; "))
    }

    func hearInterrupted(resume command: String) {
        line.clear()
        Terminal.note(localized("Interrupted. To go on where it stopped:\n  \(command)"))
    }
}

/// Prints what exports would be.
struct PlanPrinter: ExportListener {
    func hear(_ event: ExportEvent, of target: ExportTarget) {
        switch event {
        case .plan(let plan, let job):
            let gap = target.number > 1 ? "\n" : ""
            Terminal.write(gap + Terminal.printable(plan.table(of: job, to: target)))
        case .upToDate: Terminal.write(target.upToDate + "\n")
        case .note(let words): Terminal.note(target.place + words)
        case .failed(let error) where target.count > 1:
            Terminal.complain("\(target.name): \(ExitCodes.words(for: error))")
        case .failed, .progress, .done: break
        }
    }

    func hearEnd(made: Int, upToDate: Int, failed: [ExportTarget]) {}

    func hearInterrupted(resume command: String) {}
}

extension ExportTarget {
    /// Which of several books it is: “[2/3] ”.
    var place: String { count > 1 ? "[\(number)/\(count)] " : "" }

    /// That there is nothing to do.
    fileprivate var upToDate: String {
        localized("\(destination.pathForPeople) is up to date; --force makes it anew.")
    }
}
