import Foundation
import VorleserKit

/// One book's way into files.
struct BookExport: Sendable {
    let target: ExportTarget
    let choices: ExportChoices
    /// With the voice that was chosen, or the usual one.
    let vorleser: Vorleser
    let finished: FinishedExports
    let listener: any ExportListener

    /// How it ended.
    enum Outcome {
        case made, planned, upToDate
    }

    /// Plans the export and tells what it will be; then makes it, unless it is only to be planned or is made already.
    /// - Throws: Whatever ends the export before it is done.
    func run() async throws -> Outcome {
        guard !target.isBookItself else { throw ExportError.isSource(path: target.destination.path) }
        let source = try? BookSource(target.book)
        let open = try await choices.opening.open(target.book, by: vorleser)
        guard let source else { throw ExportError.sourceChanged(path: target.book.path) }
        let job = try job(of: open)
        return try await make(job, of: source, to: target.holding(job.chapters, of: open.book))
    }

    private func make(_ job: ExportJob, of source: BookSource, to target: ExportTarget) async throws -> Outcome {
        let export = job.identity(of: source)
        if !choices.isForced, tellIfUpToDate(export, target) { return .upToDate }
        let conflict = finished.conflict(
            writing: job.paths(at: target.destination),
            to: target.destination,
            as: export
        )
        listener.hear(.plan(try await job.plan(isMeasured: choices.isDryRun), of: job), of: target)
        if choices.isDryRun {
            if let conflict, !choices.isForced { listener.hear(.note(ExitCodes.words(for: conflict)), of: target) }
            return .planned
        }
        if let conflict { try choices.replacing.allow(conflict) }
        try target.makeFolders()
        let isNoted = noted(target) { try finished.begin(export, at: target.destination) }
        let summary = try await write(job, of: source, to: target)
        let leftOver = finished.leftOver(at: target.destination, besides: summary.paths)
        if isNoted { noted(target) { try finished.end(export, at: target.destination, files: summary.paths) } }
        remove(leftOver, of: target)
        if source.hasChanged { listener.hear(.note(Self.changed), of: target) }
        listener.hear(.done(summary), of: target)
        return .made
    }

    /// Notes something of an export; where that cannot be done, the export is made all the same, and the listener told.
    @discardableResult
    private func noted(_ target: ExportTarget, _ note: () throws -> Void) -> Bool {
        do {
            try note()
            return true
        } catch {
            listener.hear(.note(NamedOutput.unnoted(target.destination, because: error)), of: target)
            return false
        }
    }

    private func write(
        _ job: ExportJob,
        of source: BookSource,
        to target: ExportTarget
    ) async throws -> ExportSummary {
        do {
            return try await finished.noting(to: target.destination) {
                try await job.write(to: target.destination, renders: choices.renders) {
                    listener.hear(.progress($0), of: target)
                }
            }
        } catch is BookReadingError where source.hasChanged {
            throw ExportError.sourceChanged(path: target.book.path)
        }
    }

    /// Whether it is there already; then that is reported, and whether it was changed since.
    private func tellIfUpToDate(_ export: ExportIdentity, _ target: ExportTarget) -> Bool {
        switch finished.standing(of: export, at: target.destination) {
        case .toMake: return false
        case .finished(let files): listener.hear(.upToDate(files), of: target)
        case .changed(let files, let changed):
            let names = changed.map { URL(filePath: $0).pathForPeople }.joined(separator: ", ")
            listener.hear(.note(localized("Changed since it was exported, and left as it is: \(names)")), of: target)
            listener.hear(.upToDate(files), of: target)
        }
        return true
    }

    /// Removes what is left of an earlier export whose place the new one has taken: two generations in one folder
    /// would be played one after the other, and subtitles of the old sound would be shown with the new one.
    private func remove(_ leftOver: [String], of target: ExportTarget) {
        let removed = leftOver.filter { (try? FileManager.default.removeItem(atPath: $0)) != nil }
        guard !removed.isEmpty else { return }
        let names = removed.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
        listener.hear(.note(localized("Removed, for the new export has no such file: \(names)")), of: target)
    }

    private static var changed: String {
        localized(
            "The book was changed meanwhile; what was written is as it stood before. "
                + "Run the same again to have the changes."
        )
    }

    /// What is to be written; when that is nothing, the listener is told why.
    private func job(of open: OpenBook) throws -> ExportJob {
        let script = open.script()
        do {
            return try ExportJob(choices.order, of: open, script, cover: cover(of: open))
        } catch ExportError.nothingToSpeak {
            try tellWhySilent(open, script)
            throw ExportError.nothingToSpeak
        }
    }

    private func tellWhySilent(_ open: OpenBook, _ script: Script) throws {
        let chapters = try choices.order.selection(in: open.book)
        let all = ExportPlan.Chapter.all(of: open.book, script, chosen: chapters, pace: open.vorleser.voice.pace)
        let silent = all.filter { $0.isChosen && !$0.isSpoken }
        listener.hear(.note(silent.report.joined(separator: "\n")), of: target)
    }

    /// A book's cover that cannot be used is a pity, and no more.
    private func cover(of open: OpenBook) -> BookCover? {
        if let cover = choices.cover { return cover }
        do {
            return try open.cover()
        } catch {
            listener.hear(.note(localized("Without a cover: \(ExitCodes.happened(in: error))")), of: target)
            return nil
        }
    }
}

extension ExportSummary {
    /// Of all that was written.
    fileprivate var paths: [String] { files.map(\.path) + companions }
}

extension ExportTarget {
    /// Makes the folder in which it goes, if need be.
    /// - Throws: `ExportError`
    fileprivate func makeFolders() throws {
        // A folder that -o names itself must be there: it may be misspelt.
        guard isNamedAfterBook else { return }
        let folder = destination.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ExportError.notWritable(path: folder.path, reason: error.reasonInWords)
        }
    }

    /// Whether the output would take the place of the book.
    var isBookItself: Bool {
        let paths = [book, destination].map { $0.standardizedFileURL.resolvingSymlinksInPath().path }
        return paths[0] == paths[1]
    }
}
