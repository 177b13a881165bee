import Foundation
import VorleserCore
import VorleserSpeech
import VorleserText

/// `kokoro-words BOOK MODEL VOICE [COUNT]`: speaks whole chapters from the book's middle, and utterances with numbers
/// from all of it, until there are so many; holds each clip's word times against their laws.
///
/// Times are in order and inside the clip, spans are in order and inside the utterance, and every spoken word of the
/// book has a time.
enum KokoroWords {
    struct Report: Encodable {
        var utterances = 0
        var withNumbers = 0
        var words = 0
        var wordTimes = 0
        var soundSeconds = 0.0
        var workSeconds = 0.0
        /// By law: how often it was broken.
        var broken: [String: Int] = [:]
        /// Some of what broke them.
        var examples: [String] = []
        var failed: [String] = []
    }

    static func run(_ arguments: [String]) async throws {
        let reading = try KokoroBook(arguments)
        defer { try? reading.end() }
        var report = Report()
        for utterance in chosen(reading, count: reading.count ?? 100) {
            let start = ContinuousClock().now
            do {
                let clip = try await reading.engine.speak(utterance, as: reading.voice)
                report.workSeconds += (ContinuousClock().now - start) / .seconds(1)
                report.soundSeconds += clip.seconds
                report.wordTimes += clip.words.count
                check(clip, utterance, &report)
            } catch {
                report.failed.append("\(error): \(utterance.spokenText.prefix(80))")
            }
            report.utterances += 1
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
    }

    /// Half of them whole chapters, half with numbers or other changed words.
    private static func chosen(_ reading: KokoroBook, count: Int) -> [Utterance] {
        let (all, chapters) = (
            reading.script.utterances, reading.book.chapters.filter { $0.role == .body }
        )
        let middle = chapters.isEmpty ? .start : chapters[chapters.count / 2].span.lowerBound
        let whole = Array(all.drop { $0.span.lowerBound < middle }.prefix(count / 2))
        let changed = all.filter { $0.pieces.contains { $0.change != nil } }
        let step = max(1, changed.count / max(1, count - count / 2))
        return whole
            + stride(from: 0, to: changed.count, by: step).map { changed[$0] }.prefix(count - whole.count)
    }

    private static func check(_ clip: Clip, _ utterance: Utterance, _ report: inout Report) {
        func note(_ law: String, _ detail: String) {
            report.broken[law, default: 0] += 1
            if report.examples.count < 20 { report.examples.append("\(law): \(detail)") }
        }
        if utterance.pieces.contains(where: { $0.change != nil }) { report.withNumbers += 1 }
        var (time, place) = (0.0, utterance.span.lowerBound)
        let times = clip.wordTimes(from: utterance.span.lowerBound)
        for word in times {
            let detail = "\(word) in “\(utterance.spokenText.prefix(100))”"
            if word.start < time || word.end < word.start { note("in order", detail) }
            if word.start < 0 || word.end > clip.seconds { note("inside the clip", detail) }
            if word.span.lowerBound < place || word.span.upperBound > utterance.span.upperBound {
                note("inside the utterance", detail)
            }
            (time, place) = (word.end, word.span.upperBound)
        }
        for word in WordSegmenter().words(in: utterance.spokenText) {
            guard let span = utterance.bookSpan(ofSpoken: word.utf16), span.length > 0 else { continue }
            report.words += 1
            if !times.contains(where: { $0.span.overlaps(span) }) {
                let units = Array(utterance.spokenText.utf16)
                let text = String(decoding: units[word.utf16], as: UTF16.self)
                note("every word", "“\(text)” in “\(utterance.spokenText.prefix(100))”")
            }
        }
    }
}
