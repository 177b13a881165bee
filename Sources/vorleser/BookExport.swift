import Foundation
import VorleserBooks
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserNarration

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
        let known = try await choices.language.language(ofBookAt: target.book)
        let (book, password) = try await choices.password.opening(target.book) {
            (try Vorleser.book(at: target.book, password: $0).taken(toBeIn: known), $0)
        }
        let vorleser = try choices.language.speaker(
            of: book,
            in: known,
            self.vorleser,
            isChosen: choices.isVoiceChosen
        )
        let script = vorleser.script(of: book, settings: choices.narration)
        let chapters = try choices.chapters.map { try ChapterSelection($0, in: book.chapters) } ?? .all(of: book)
        let work = try work(on: book, script, chapters)
        let audiobook = work.audiobook
        let tags = choices.tags(vorleser.tags(of: book, cover: cover(of: book, password)))
        let settings = choices.settings
        let fingerprint = source.map { source in
            vorleser.fingerprint(of: audiobook, script, settings, tags: tags, source: source)
        }
        if !choices.isForced, let files = fingerprint.flatMap({ finished.files(at: target.destination, madeOf: $0) }) {
            listener.hear(.upToDate(files), of: target)
            return .upToDate
        }
        let plan =
            choices.isDryRun
            ? try await vorleser.measuredPlan(audiobook, of: book, script, chapters: chapters, settings, tags: tags)
            : await vorleser.plan(audiobook, of: book, script, chapters: chapters, settings, tags: tags)
        listener.hear(.plan(plan, of: book, by: vorleser.voice, settings), of: target)
        if choices.isDryRun { return .planned }

        let summary: ExportSummary
        do {
            summary = try await vorleser.write(
                work,
                to: target.destination,
                bookAt: target.book,
                settings,
                tags: tags,
                renders: choices.renders
            ) { progress in listener.hear(.progress(progress), of: target) }
        } catch is BookReadingError where source?.hasChanged == true {
            throw ExportError.sourceChanged(path: target.book.path)
        }
        if let fingerprint {
            try? finished.note(target.destination, madeOf: fingerprint, files: summary.paths)
        }
        if source?.hasChanged == true { listener.hear(.note(Self.changed), of: target) }
        listener.hear(.done(summary), of: target)
        return .made
    }

    private static let changed =
        "The book was changed meanwhile; what was written is as it stood before. Run the same again to have the changes."

    /// What is to be written; when that is nothing, the listener is told why.
    private func work(on book: Book, _ script: Script, _ chapters: ChapterSelection) throws(ExportError) -> ExportWork {
        do {
            return try ExportWork(
                of: book,
                script,
                chapters: chapters,
                division: target.format == .epub ? nil : target.division,
                unit: choices.settings.subtitleUnit
            )
        } catch {
            if error == .nothingToSpeak { tellWhySilent(book, script, chapters) }
            throw error
        }
    }

    private func tellWhySilent(_ book: Book, _ script: Script, _ chapters: ChapterSelection) {
        let all = ExportPlan.Chapter.all(of: book, script, chosen: chapters, pace: vorleser.voice.pace)
        let silent = all.filter { $0.isChosen && !$0.isSpoken }
        listener.hear(.note(silent.report.joined(separator: "\n")), of: target)
    }

    /// A book's cover that cannot be used is a pity, and no more.
    private func cover(of book: Book, _ password: String?) -> BookCover? {
        if let cover = choices.cover { return cover }
        do {
            return try BookCover(of: book, at: target.book, password: password)
        } catch {
            listener.hear(.note("Without a cover: \(ExitCodes.words(for: error))"), of: target)
            return nil
        }
    }
}

/// What a listener has chosen for all books of an export.
struct ExportChoices: Sendable {
    let chapters: String?
    let narration: NarrationSettings
    let language: LanguageChoice
    let isVoiceChosen: Bool
    let settings: ExportSettings
    let cover: BookCover?
    let title: String?
    let authors: [String]
    let password: GivenPassword
    let isDryRun: Bool
    /// Whether files are made that are up to date.
    let isForced: Bool
    /// Whether clips that are not kept are rendered.
    let renders: Bool

    /// Tags with the listener's own words.
    func tags(_ tags: AudioTags) -> AudioTags {
        var tags = tags
        if let title { tags.title = title }
        if !authors.isEmpty { tags.authors = authors }
        return tags
    }
}

extension ExportSummary {
    /// Of all that was written.
    fileprivate var paths: [String] { files.map(\.path) + companions }
}

extension ExportTarget {
    var division: Audiobook.Division { isSplit ? .chapters : .whole }

    /// Whether the output would take the place of the book.
    var isBookItself: Bool {
        let paths = [book, destination].map { $0.standardizedFileURL.resolvingSymlinksInPath().path }
        return paths[0] == paths[1]
    }
}
