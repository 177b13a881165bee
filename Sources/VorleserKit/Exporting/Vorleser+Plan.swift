public import VorleserCore
public import VorleserExport
import VorleserSpeech

extension Vorleser {
    /// What an export will be.
    /// - Parameters:
    ///   - audiobook: What is to be written.
    ///   - book: The book it is of.
    ///   - script: What is said of it.
    ///   - chapters: The chapters asked for.
    ///   - settings: Those of the export.
    ///   - tags: What the files will say of themselves.
    /// - Returns: The plan, without a measured time.
    public func plan(
        _ audiobook: Audiobook,
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        _ settings: ExportSettings,
        tags: AudioTags
    ) async -> ExportPlan {
        let draft = PlanDraft(of: audiobook, script, settings, by: self)
        return draft.plan(of: book, script, chapters, tags, as: await draft.survey(), workSeconds: nil)
    }

    /// The same, with the time it takes on this machine, measured.
    ///
    /// Some of what is not kept yet is spoken for it, evenly spread, and kept: nothing is lost.
    /// - Parameters:
    ///   - audiobook: What is to be written.
    ///   - book: The book.
    ///   - script: What is said.
    ///   - chapters: The chapters asked for.
    ///   - settings: Those of the export.
    ///   - tags: What the files say of themselves.
    ///   - limit: How long to measure, for what is to be spoken; what is kept already takes a third of that more.
    /// - Returns: The plan.
    /// - Throws: What ``write(_:to:_:tags:progress:)`` throws.
    public func measuredPlan(
        _ audiobook: Audiobook,
        of book: Book,
        _ script: Script,
        chapters: ChapterSelection,
        _ settings: ExportSettings,
        tags: AudioTags,
        for limit: Duration = .seconds(4)
    ) async throws -> ExportPlan {
        let draft = PlanDraft(of: audiobook, script, settings, by: self)
        let before = await draft.survey().isKept
        let fresh = try await trial(of: audiobook, draft.indices(where: before.map { !$0 }), settings, for: limit)
        await studio.settle()
        let after = await draft.survey()
        let kept = try await trial(of: audiobook, draft.indices(where: after.isKept), settings, for: limit / 3)
        let seconds = zip(draft.utterances, after.isKept).reduce(0.0) { sum, item in
            let rate = (item.1 ? kept : fresh)?.secondsPerCharacter ?? 0
            return sum + rate * Double(item.0.spokenLength)
        }
        return draft.plan(of: book, script, chapters, tags, as: after, workSeconds: seconds)
    }

    private func trial(
        of audiobook: Audiobook,
        _ utterances: [Int],
        _ settings: ExportSettings,
        for limit: Duration
    ) async throws -> ExportTrial? {
        guard !utterances.isEmpty else { return nil }
        await prepare()
        return try await audiobook.trial(
            of: utterances.spread,
            for: limit,
            settings,
            stretch: ListeningSpeed.stretch,
            atOnce: utterancesAtOnce,
            clip: ClipCounter().clips(of: studio, as: voice.id)
        )
    }
}

extension ExportTrial {
    fileprivate var secondsPerCharacter: Double { workSeconds / Double(max(characters, 1)) }
}

extension PlanDraft {
    /// The utterances that are chosen; one choice for each.
    fileprivate func indices(where isChosen: [Bool]) -> [Int] { zip(indices, isChosen).filter(\.1).map(\.0) }
}
