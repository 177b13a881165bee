import ArgumentParser
import Foundation
import VorleserKit

/// Exports books, some at a time. One that fails does not keep the others.
struct ExportBatch: Sendable {
    let targets: ExportTargets
    let choices: ExportChoices
    let vorleser: Vorleser
    let finished: FinishedExports
    let listener: any ExportListener

    private enum Ending {
        case ended(BookExport.Outcome)
        case failed(ExportTarget, any Error)
    }

    /// - Parameter jobs: How many books are worked on at once.
    /// - Throws: What ended the one book; for several an `ExitCode`, when all are through; `CancellationError`.
    func run(atOnce jobs: Int) async throws {
        if !choices.isDryRun, let folder = targets.folder { try make(folder) }
        let endings = try await endings(atOnce: jobs)
        let failures = endings.compactMap {
            if case .failed(let target, let error) = $0 { (target, error) } else { nil }
        }
        guard let (_, first) = failures.first else { return sumUp(endings, failures: []) }
        if targets.all.count == 1 { throw first }
        sumUp(endings, failures: failures.map(\.0))
        throw ExitCode(ExitCodes.number(for: first))
    }

    private func endings(atOnce jobs: Int) async throws -> [Ending] {
        try await withThrowingTaskGroup(of: (Int, Ending).self) { group in
            var endings: [Int: Ending] = [:]
            for (index, target) in targets.all.enumerated() {
                if index >= jobs, let (done, ending) = try await group.next() { endings[done] = ending }
                group.addTask { (index, try await ending(of: target)) }
            }
            for try await (done, ending) in group { endings[done] = ending }
            return endings.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func ending(of target: ExportTarget) async throws -> Ending {
        let export = BookExport(
            target: target,
            choices: choices,
            vorleser: vorleser,
            finished: finished,
            listener: listener
        )
        do {
            return .ended(try await export.run())
        } catch {
            // Cancelled, or failed because it was.
            try Task.checkCancellation()
            listener.hear(.failed(error), of: target)
            return .failed(target, error)
        }
    }

    private func sumUp(_ endings: [Ending], failures: [ExportTarget]) {
        guard endings.count > 1 else { return }
        let made = endings.count { if case .ended(.made) = $0 { true } else { false } }
        let upToDate = endings.count { if case .ended(.upToDate) = $0 { true } else { false } }
        listener.hearEnd(made: made, upToDate: upToDate, failed: failures)
    }

    private func make(_ folder: URL) throws {
        if folder.isFolder { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ExportError.notWritable(path: folder.path, reason: error.reasonInWords)
        }
    }
}
