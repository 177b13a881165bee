import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser script`: what will be spoken, replaced and left out, and why.
struct ScriptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: localized("Show what of a book is spoken, replaced and left out, and why."),
        discussion: localized(
            """
            Every character of the book is spoken as printed, replaced by other words
            (with the rule's name) or left out (with the reason). --also and --not
            change what is left out. The number before each line is its offset in
            the book, in UTF-16 code units.
            """
        )
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var narration: NarrationOptions
    @OptionGroup var language: LanguageOptions
    @Option(name: .long, help: localized("Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title."))
    var chapters: String?
    @Flag(name: .long, help: localized("Print JSON: utterances with their pieces, omissions with their reasons."))
    var json = false

    func run() async throws {
        let open = try await book.open(narration, language)
        let opened = open.book
        if !language.anyway, let mismatch = open.mismatch {
            Terminal.note(ExitCodes.words(for: LanguageRefusal(mismatch)))
        }
        let script = open.script()
        let chosen = try chapters.map { try ChapterSelection($0, in: opened.chapters) }
        let shown = chosen.map { script.within($0.indices.map { opened.chapters[$0].span }) } ?? script
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
            Terminal.write(String(decoding: try encoder.encode(ScriptDocument(of: shown)), as: UTF8.self) + "\n")
        } else {
            for line in ScriptReport(of: shown, in: opened) { Terminal.write(line + "\n") }
            Terminal.write("\n" + ScriptSummary(of: shown).report(pace: open.vorleser.voice.pace))
        }
    }
}

extension Script {
    /// What of it lies in some spans.
    fileprivate func within(_ spans: [TextSpan]) -> Script {
        Script(
            utterances: utterances.filter { utterance in spans.contains { $0.contains(utterance.span.lowerBound) } },
            omissions: omissions.filter { omission in spans.contains { $0.contains(omission.span.lowerBound) } }
        )
    }
}

extension ScriptSummary {
    /// The totals, for people.
    fileprivate func report(pace: Double) -> String {
        let time = duration(listeningTime(pace: pace) / .seconds(1))
        var lines: [String] = [
            localized("\(grouped(utterances)) utterances, about \(time)"),
            localized("spoken as printed  \(grouped(spoken)) characters"),
        ]
        if replaced > 0 || !changes.isEmpty {
            lines.append(localized("replaced           \(grouped(replaced)) characters"))
            lines += changes.sorted { $0.key < $1.key }.map { rule, count in
                count == 1 ? localized("  \(rule): once") : localized("  \(rule): \(grouped(count)) times")
            }
        }
        let left = skipped.values.reduce(0, +)
        lines.append(localized("left out           \(grouped(left)) characters"))
        lines += skipped.sorted { $0.key.rawValue < $1.key.rawValue }.map { reason, characters in
            let (letters, places) = (grouped(characters), grouped(omissions[reason] ?? 0))
            return localized("  \(reason.rawValue): \(letters) characters in \(places) places")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
