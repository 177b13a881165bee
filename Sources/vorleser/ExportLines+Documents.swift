import Foundation
import VorleserCore
import VorleserExport
import VorleserKit

// The lines' members are their JSON's; times are in seconds.

struct PlanDocument: Encodable {
    private var event = "plan"
    let book: String
    let number: Int
    let count: Int
    let title: String
    let authors: [String]
    let voice: String
    let format: String
    let bitrate: Int?
    let output: String
    let files: Int
    let chapters: [Chapter]
    let words: Int
    let wordsLeftOut: [String: Int]
    let seconds: Double
    let bytes: Int?
    let utterances: Int
    let keptUtterances: Int
    let keptSeconds: Double
    /// Only with --dry-run.
    let workSeconds: Double?

    struct Chapter: Encodable {
        let number: Int
        let title: String
        let role: String
        let isChosen: Bool
        let isSpoken: Bool
        let words: Int
        let seconds: Double
        let wordsLeftOut: [String: Int]
        let reason: String?
    }

    init(_ plan: ExportPlan, of book: Book, by voice: Voice, _ settings: ExportSettings, _ target: ExportTarget) {
        self.book = target.book.path
        number = target.number
        count = target.count
        title = book.metadata.title
        authors = book.metadata.authors
        self.voice = voice.id.rawValue
        format = target.format.rawValue
        bitrate = settings.bitrate ?? settings.format.standardBitrate
        output = target.destination.path
        files = plan.files
        chapters = plan.chapters.map(Chapter.init)
        words = plan.chapters.reduce(0) { $0 + ($1.isChosen ? $1.words : 0) }
        wordsLeftOut = plan.wordsLeftOut.named
        seconds = plan.seconds
        bytes = plan.bytes
        utterances = plan.utterances
        keptUtterances = plan.keptUtterances
        keptSeconds = plan.keptSeconds
        workSeconds = plan.workSeconds
    }
}

extension PlanDocument.Chapter {
    fileprivate init(_ chapter: ExportPlan.Chapter) {
        number = chapter.number
        title = chapter.title
        role = chapter.role.rawValue
        isChosen = chapter.isChosen
        isSpoken = chapter.isSpoken
        words = chapter.words
        seconds = chapter.seconds
        wordsLeftOut = chapter.wordsLeftOut.named
        reason = chapter.reason?.rawValue
    }
}

extension [OmissionReason: Int] {
    /// By the names of the reasons, without those of which no word is left out.
    fileprivate var named: [String: Int] {
        [String: Int](uniqueKeysWithValues: filter { $0.value > 0 }.map { ($0.key.rawValue, $0.value) })
    }
}

struct ProgressDocument: Encodable {
    private var event = "progress"
    let book: String
    let utterances: Int
    let totalUtterances: Int
    let skipped: Int
    let chapter: Int
    let chapterTitle: String
    /// Of sound.
    let seconds: Double
    let elapsedSeconds: Double
    let timesRealTime: Double?
    let secondsLeft: Double?

    init(_ progress: ExportProgress, of target: ExportTarget) {
        book = target.book.path
        utterances = progress.utterances
        totalUtterances = progress.totalUtterances
        skipped = progress.skipped
        chapter = progress.chapter
        chapterTitle = progress.chapterTitle
        seconds = progress.seconds
        elapsedSeconds = progress.elapsed / .seconds(1)
        timesRealTime = progress.timesRealTime
        secondsLeft = progress.timeLeft.map { $0 / .seconds(1) }
    }
}

struct NoteDocument: Encodable {
    private var event = "note"
    let book: String
    let message: String

    init(book: String, message: String) {
        self.book = book
        self.message = message
    }
}

struct FileDocument: Encodable {
    private var event = "file"
    let book: String
    let path: String
    let bytes: Int
    let seconds: Double
    let chapters: [ExportSummary.Chapter]

    init(_ file: ExportSummary.File, of target: ExportTarget) {
        book = target.book.path
        path = file.path
        bytes = file.bytes
        seconds = file.seconds
        chapters = file.chapters
    }
}

struct DoneDocument: Encodable {
    private var event = "done"
    let book: String
    let output: String
    let files: Int
    let seconds: Double
    let utterances: Int
    let skipped: [SkippedUtterance]
    let elapsedSeconds: Double

    init(_ summary: ExportSummary, of target: ExportTarget) {
        book = target.book.path
        output = target.destination.path
        files = summary.files.count
        seconds = summary.seconds
        utterances = summary.utterances
        skipped = summary.skipped
        elapsedSeconds = summary.elapsedSeconds
    }
}

struct UpToDateDocument: Encodable {
    private var event = "up-to-date"
    let book: String
    let files: [String]

    init(book: String, files: [String]) {
        self.book = book
        self.files = files
    }
}

struct ErrorDocument: Encodable {
    private var event = "error"
    let book: String
    let message: String
    let suggestion: String?
    /// The exit code that stands for it.
    let code: Int

    init(_ error: any Error, of target: ExportTarget) {
        let localized = error as? any LocalizedError
        book = target.book.path
        message = localized?.errorDescription ?? error.localizedDescription
        suggestion = localized?.recoverySuggestion
        code = Int(ExitCodes.number(for: error))
    }
}

struct InterruptedDocument: Encodable {
    private var event = "interrupted"
    /// The command that goes on.
    let resume: String

    init(resume: String) { self.resume = resume }
}

struct EndDocument: Encodable {
    private var event = "end"
    let made: Int
    let upToDate: Int
    let failed: [String]

    init(made: Int, upToDate: Int, failed: [String]) {
        self.made = made
        self.upToDate = upToDate
        self.failed = failed
    }
}
