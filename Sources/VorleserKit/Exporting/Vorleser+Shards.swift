import Foundation
public import VorleserCore
public import VorleserExport
import VorleserSpeech

/// A book rendered in parts, on as many machines as there are, into a store that they share.
extension Vorleser {
    /// Speaks a shard of an audiobook into the clip store.
    ///
    /// What is kept already is not spoken again, so that a shard that was stopped goes on. What cannot be spoken is
    /// noted in the store, and listed.
    /// - Parameters:
    ///   - audiobook: What will be exported; the same on every machine.
    ///   - shard: Which part of it.
    ///   - progress: Told after every utterance.
    /// - Returns: What was rendered, and what was kept from before.
    /// - Throws: ``VorleserExport/ExportError/notKept(store:reason:)``, or `CancellationError`.
    public func render(
        _ audiobook: Audiobook,
        shard: Shard = .whole,
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
    ) async throws -> ExportSummary {
        // Not released here: the export that assembles the book does that.
        _ = hold(audiobook)
        let counter = ClipCounter()
        let summary = try await audiobook.render(
            sections(of: shard, in: audiobook),
            progress: progress,
            counts: { counter.counts },
            atOnce: utterancesAtOnce,
            clip: noting(counter.clips(of: studio, as: voice.id))
        )
        await studio.settle()
        try await throwFault()
        return summary
    }

    /// What of an audiobook, or of a shard of it, is in the store.
    public func holdings(of audiobook: Audiobook, shard: Shard = .whole) async throws -> ShardHoldings {
        var holdings = ShardHoldings(store: clips.directory.path)
        for section in try sections(of: shard, in: audiobook) {
            for utterance in audiobook.utterances(of: section) {
                if await studio.hasClip(of: utterance, as: voice.id) {
                    holdings.kept += 1
                } else if case .unspoken = try await studio.keptSound(of: utterance, as: voice.id) {
                    holdings.unspoken += 1
                } else {
                    holdings.missing.append(utterance)
                }
            }
        }
        return holdings
    }

    /// Ends a rendering whose clips cannot be kept, and notes what cannot be spoken.
    private func noting(_ clips: @escaping ClipSource) -> ClipSource {
        { utterance in
            try await throwFault()
            do {
                return try await clips(utterance)
            } catch let error as SpeechError {
                await studio.note(error, on: utterance, as: voice.id)
                throw error
            }
        }
    }

    private func sections(of shard: Shard, in audiobook: Audiobook) throws -> [AudiobookSection] {
        try audiobook.sections(of: shard) { try studio.address(of: $0, as: voice.id) }
    }

    /// - Throws: ``VorleserExport/ExportError/notRendered(missing:of:store:first:)`` when an export would have to render.
    /// A store that is not there holds nothing either, but for another reason.
    func check(_ audiobook: Audiobook) async throws {
        try requireStore()
        let holdings = try await holdings(of: audiobook)
        if let error = holdings.error { throw error }
    }

    /// - Throws: ``VorleserExport/ExportError/noSuchStore(path:)`` when the store's folder does not exist.
    public func requireStore() throws {
        let path = clips.directory.path
        guard FileManager.default.fileExists(atPath: path) else { throw ExportError.noSuchStore(path: path) }
    }

    /// Sees to it that the store does not let clips go that an export needs; where that cannot be noted, it may.
    func hold(_ audiobook: Audiobook) -> ClipHold? {
        guard clips.limit < .max else { return nil }
        return try? clips.hold(Set(audiobook.utterances.compactMap { try? studio.address(of: $0, as: voice.id) }))
    }

    /// - Throws: ``VorleserExport/ExportError/notKept(store:reason:)`` when a clip could not be kept.
    func throwFault() async throws {
        guard let fault = await studio.fault as? ClipStoreError, case .unwritable = fault else { return }
        throw ExportError.notKept(store: clips.directory.path, reason: fault.errorDescription ?? "\(fault)")
    }
}

/// What of a book is in a clip store.
public struct ShardHoldings: Sendable {
    /// Where the store is.
    public let store: String
    /// Clips that are there.
    public fileprivate(set) var kept = 0
    /// What was tried, and cannot be spoken.
    public fileprivate(set) var unspoken = 0
    /// What has to be rendered, in the order of the book.
    public fileprivate(set) var missing: [Utterance] = []

    /// What is missing, as an error; `nil` when nothing is.
    public var error: ExportError? {
        guard !missing.isEmpty else { return nil }
        let first = missing.prefix(5).map { "at \($0.span.lowerBound.utf16): \($0.spokenText.shortened)" }
        let count = kept + unspoken + missing.count
        return .notRendered(missing: missing.count, of: count, store: store, first: first)
    }
}

extension ClipCounter {
    /// Clips from the store only.
    func keptClips(of vorleser: Vorleser) -> ClipSource {
        { utterance in
            switch try await vorleser.studio.keptSound(of: utterance, as: vorleser.voice.id) {
            case .clip(let clip):
                self.count(.kept)
                return clip
            case .unspoken(let error): throw error
            case .missing:
                // It was there when the export began: it was removed since, or it is damaged.
                let store = vorleser.clips.directory.path
                throw ExportError.notRendered(missing: 1, of: 1, store: store, first: [utterance.spokenText.shortened])
            }
        }
    }
}
