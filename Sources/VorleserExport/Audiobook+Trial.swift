#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import VorleserCore

/// How fast an export went that was tried on this machine.
public struct ExportTrial: Hashable, Sendable {
    /// UTF-16 code units of spoken text.
    public let characters: Int
    /// Seconds of sound, pauses and all.
    public let seconds: Double
    /// Seconds of work.
    public let workSeconds: Double
}

extension Audiobook {
    /// Tries an export on some utterances, all the way into a file, which is thrown away.
    ///
    /// What the trial speaks is kept by the clip source, so that no work is lost.
    /// - Parameters:
    ///   - utterances: Indices in the script, in the order in which they are tried.
    ///   - limit: When to stop; the utterance that is being spoken then is spoken to its end.
    ///   - settings: Those of the export.
    ///   - stretch: Changes the pace.
    ///   - atOnce: How many utterances are asked for at a time.
    ///   - clip: Speaks an utterance.
    /// - Returns: What was measured; `nil` when nothing was spoken.
    /// - Throws: What ``write(to:_:tags:stretch:progress:clip:)`` throws.
    public func trial(
        of utterances: [Int],
        for limit: Duration,
        _ settings: ExportSettings,
        stretch: @escaping TimeStretch,
        atOnce: Int = 1,
        clip: @escaping ClipSource
    ) async throws -> ExportTrial? {
        guard let sample = sample(of: utterances) else { return nil }
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.url.appending(path: "trial." + settings.format.rawValue)

        let (steps, continuation) = AsyncStream.makeStream(of: ExportProgress.self)
        let work = Task {
            defer { continuation.finish() }
            _ = try await sample.write(
                to: file,
                settings,
                stretch: stretch,
                progress: { continuation.yield($0) },
                atOnce: atOnce,
                clip: clip
            )
        }
        return try await withTaskCancellationHandler {
            var (first, last): (ExportProgress?, ExportProgress?)
            var isOver = false
            for await step in steps where !isOver {
                (first, last) = (first ?? step, step)
                isOver = step.elapsed >= limit
                if isOver { work.cancel() }
            }
            do {
                try await work.value
            } catch  where isOver {
                // Cancelled by us, or failed because it was.
                try Task.checkCancellation()
            }
            return ExportTrial(from: first, to: last, of: sample.script.utterances)
        } onCancel: {
            work.cancel()
        }
    }

    /// One chapter of some utterances.
    private func sample(of indices: [Int]) -> Audiobook? {
        guard !indices.isEmpty else { return nil }
        let script = Script(utterances: indices.map { self.script.utterances[$0] }, omissions: [])
        let section = Section(number: 1, title: book.metadata.title, utterances: 0..<indices.count)
        let track = Track(name: nil, title: book.metadata.title, number: 1, sections: [section])
        return Audiobook(tracks: [track], division: .whole, book: book, script: script)
    }
}

extension ExportTrial {
    /// The first step brings the start of other programs with it, and counts only when it is the only one.
    fileprivate init?(from first: ExportProgress?, to last: ExportProgress?, of utterances: [Utterance]) {
        guard let first, let last, last.seconds > 0 else { return nil }
        let isOnlyOne = first.utterances == last.utterances
        let counted = utterances[(isOnlyOne ? 0 : first.utterances)..<last.utterances]
        self.init(
            characters: counted.reduce(0) { $0 + $1.spokenLength },
            seconds: last.seconds - (isOnlyOne ? 0 : first.seconds),
            workSeconds: (last.elapsed - (isOnlyOne ? .zero : first.elapsed)) / .seconds(1)
        )
    }
}
