import Foundation
import VorleserCore
import VorleserTesting

@testable import VorleserExport

/// A book made by chance, a script of it, and a voice that takes its time: for laws of what is written of any export.
///
/// Utterances begin and end anywhere between words; some words are replaced, left out, or make no sound of their own.
struct RandomReading {
    let book: Book
    let script: Script
    let sampleRate = 8000

    init(seed: UInt64) {
        var random = RandomBook(seed: seed)
        book = random.book()
        var chance = SeededGenerator(seed: seed &+ 1)
        var pieces: [Piece] = []
        var utterances: [Utterance] = []
        var omissions: [Omission] = []
        func cut() {
            guard let first = pieces.first, let last = pieces.last else { return }
            let pause = Duration.milliseconds([0, 1, 80, 700].randomElement(using: &chance) ?? 0)
            let span = first.span.lowerBound..<last.span.upperBound
            utterances.append(Utterance(span: span, pieces: pieces, pauseAfter: pause, language: "en"))
            pieces = []
        }
        for chapter in book.chapters {
            for span in Self.words(in: chapter.span, of: book) {
                let text = String(book.text(in: span))
                switch Int.random(in: 0..<12, using: &chance) {
                case 0: omissions.append(Omission(span, .noteReference))
                case 1: pieces.append(Piece(replacing: span, by: "some other words ", rule: "chance"))
                default: pieces.append(Piece(printed: text, span))
                }
                if Int.random(in: 0..<9, using: &chance) == 0 { cut() }
            }
            cut()
        }
        script = Script(utterances: utterances, omissions: omissions)
    }

    /// Stretches from one word to the next.
    private static func words(in span: TextSpan, of book: Book) -> [TextSpan] {
        let text = book.text(in: span)
        var (spans, start, isBlank) = ([TextSpan](), span.lowerBound, false)
        var offset = start
        for character in text {
            if isBlank, !character.isWhitespace {
                spans.append(start..<offset)
                start = offset
            }
            isBlank = character.isWhitespace
            offset = offset.advanced(by: character.utf16.count)
        }
        return spans + (start < offset ? [start..<offset] : [])
    }

    /// Speaks an utterance: always the same, at least a hundredth of a second for a word.
    @Sendable func speak(_ utterance: Utterance) -> Clip {
        var chance = SeededGenerator(seed: UInt64(utterance.span.lowerBound.utf16))
        var words: [WordTime] = []
        var time = Double.random(in: 0..<0.02, using: &chance)
        for piece in utterance.pieces {
            let length = Double.random(in: 0.01..<0.5, using: &chance)
            let word = book.text(in: piece.span)
            let printed = word.prefix { !$0.isWhitespace }.utf16.count
            if printed > 0, Int.random(in: 0..<15, using: &chance) > 0 {
                let span = TextSpan(utf16: 0..<printed).shifted(by: piece.span.lowerBound.utf16)
                words.append(WordTime(span: span, start: time, end: time + length))
            }
            time += length + [0, 0.003, 0.1][Int.random(in: 0..<3, using: &chance)]
        }
        let samples = [Float](repeating: 0.1, count: Int(time * Double(sampleRate)) + 1)
        return Clip(samples: samples, sampleRate: sampleRate, words: words, of: utterance)
    }

    /// Whether there is something to say.
    var isSpoken: Bool { !script.utterances.isEmpty }

    func write(
        to url: URL,
        _ settings: ExportSettings = ExportSettings(),
        split: Bool = false
    ) async throws -> ExportSummary {
        let division: Audiobook.Division = split ? .chapters : .whole
        let audiobook = try Audiobook(of: book, script, chapters: .all(of: book), division: division)
        return try await audiobook.write(to: url, settings, stretch: everyOtherSample, clip: speak)
    }

    /// What of a span is printed and not left out, without white space and signs without shape.
    func shown(_ span: TextSpan) -> String {
        var units = Array(book.text(in: span).utf16)
        for omission in script.omissions where omission.span.overlaps(span) {
            for offset in omission.span.clamped(to: span).utf16 { units[offset - span.lowerBound.utf16] = 0x20 }
        }
        return String(decoding: units, as: UTF16.self).withoutBlanks
    }
}

extension String {
    var withoutBlanks: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    !$0.properties.isWhitespace && $0.properties.generalCategory != .control && $0 != "\u{202E}"
                }
            )
        )
    }
}

/// A program of the system, run to its end.
func output(of program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : "failed"
}
