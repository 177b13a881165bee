import Foundation
import VorleserKit

// Members are those of the JSON; times are in seconds.

struct PlanDocument: Encodable {
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

    init(_ plan: ExportPlan, of job: ExportJob, _ target: ExportTarget) {
        number = target.number
        count = target.count
        title = job.open.title
        authors = job.open.authors
        voice = job.open.vorleser.voice.id.rawValue
        format = target.format.rawValue
        bitrate = job.settings.bitrate ?? job.settings.format.standardBitrate
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
    let utterances: Int
    let totalUtterances: Int
    let skipped: Int
    let rendered: Int
    let reused: Int
    let chapter: Int
    let chapterTitle: String
    /// Of sound.
    let seconds: Double
    let elapsedSeconds: Double
    let timesRealTime: Double?
    let secondsLeft: Double?

    init(_ progress: ExportProgress) {
        utterances = progress.utterances
        totalUtterances = progress.totalUtterances
        skipped = progress.skipped
        rendered = progress.clips.rendered
        reused = progress.clips.reused
        chapter = progress.chapter
        chapterTitle = progress.chapterTitle
        seconds = progress.seconds
        elapsedSeconds = progress.elapsed / .seconds(1)
        timesRealTime = progress.timesRealTime
        secondsLeft = progress.timeLeft.map { $0 / .seconds(1) }
    }
}

struct DoneDocument: Encodable {
    let output: String
    let files: Int
    let seconds: Double
    let utterances: Int
    let rendered: Int
    let reused: Int
    let skipped: [SkippedUtterance]
    let elapsedSeconds: Double

    init(_ summary: ExportSummary, of target: ExportTarget) {
        output = target.destination.path
        files = summary.files.count
        seconds = summary.seconds
        utterances = summary.utterances
        rendered = summary.rendered
        reused = summary.reused
        skipped = summary.skipped
        elapsedSeconds = summary.elapsedSeconds
    }
}

struct ErrorDocument: Encodable {
    let message: String
    let suggestion: String?
    /// The exit code that stands for it.
    let code: Int

    init(_ error: any Error) {
        let localized = error as? any LocalizedError
        message = localized?.errorDescription ?? error.reasonInWords
        suggestion = localized?.recoverySuggestion
        code = Int(ExitCodes.number(for: error))
    }
}

struct EndDocument: Encodable {
    let made: Int
    let upToDate: Int
    let failed: [String]
}
