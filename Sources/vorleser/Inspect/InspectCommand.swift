import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser inspect`: what is in a book.
struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: localized("Show what is in a book: metadata, chapters, contents, minutes to listen, warnings."),
        discussion: localized(
            """
            The numbers in the first column are what `--chapters` takes. Warnings
            say what could not be read as it stands. With --json, offsets and lengths
            are UTF-16 code units from the start of the book.
            """
        )
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var narration: NarrationOptions
    @OptionGroup var language: LanguageOptions
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func run() async throws {
        let open = try await book.open(narration, language)
        let inspection = Inspection(
            of: open,
            script: open.script(),
            mismatch: language.anyway ? nil : open.mismatch
        )
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
            Terminal.write(String(decoding: try encoder.encode(inspection), as: UTF8.self) + "\n")
        } else {
            Terminal.write(Terminal.printable(inspection.report(on: open.book)))
        }
    }
}

/// The facts that `inspect` shows; the names of its members are those of the JSON.
struct Inspection: Encodable {
    let title: String
    let authors: [String]
    let language: String?
    let format: String
    let identifier: String?
    /// UTF-16 code units.
    let characters: Int
    let sentences: Int
    let minutes: Double
    /// How many documents the reading order lists.
    let spine: Int
    let contents: [ContentsEntry]
    let chapters: [Chapter]
    let cover: Bool
    let warnings: [BookWarning]
    /// Why it is not read aloud; `nil` when it can be. Then there are no minutes.
    let unspoken: String?
    private let advice: String?

    struct Chapter: Encodable {
        let title: String
        let href: String
        let role: String
        let start: Int
        let characters: Int
        let sentences: Int
        let minutes: Double
    }

    init(of open: OpenBook, script: Script, mismatch: LanguageMismatch?) {
        let (book, pace) = (open.book, open.vorleser.voice.pace)
        title = open.title
        authors = open.authors
        language = book.metadata.language
        format = book.format.rawValue
        identifier = book.metadata.identifier
        characters = book.length
        sentences = book.sentences.count
        spine = book.spine.count
        contents = book.contents
        cover = book.metadata.cover != nil
        warnings = book.warnings
        unspoken = mismatch?.errorDescription
        advice = mismatch?.recoverySuggestion
        let seconds =
            mismatch == nil ? script.seconds(inChaptersOf: book, pace: pace) : book.chapters.map { _ in 0 }
        minutes = Self.minutes(seconds.reduce(0, +))
        chapters = zip(book.chapters, seconds).map { chapter, seconds in
            Chapter(
                title: chapter.title,
                href: chapter.href,
                role: chapter.role.rawValue,
                start: chapter.span.lowerBound.utf16,
                characters: chapter.span.length,
                sentences: book.sentenceIndices(in: chapter.span).count,
                minutes: Self.minutes(seconds)
            )
        }
    }

    /// In tenths; what is read at all takes at least one.
    private static func minutes(_ seconds: Double) -> Double {
        seconds > 0 ? max((seconds / 6).rounded(), 1) / 10 : 0
    }

    private enum CodingKeys: CodingKey {
        case title, authors, language, format, identifier, characters, sentences, minutes, spine, contents, chapters
        case cover, warnings, unspoken
    }

    // By hand, so that what a book does not say is `null` and not missing.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(authors, forKey: .authors)
        try container.encode(language, forKey: .language)
        try container.encode(format, forKey: .format)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(characters, forKey: .characters)
        try container.encode(sentences, forKey: .sentences)
        try container.encode(minutes, forKey: .minutes)
        try container.encode(spine, forKey: .spine)
        try container.encode(contents, forKey: .contents)
        try container.encode(chapters, forKey: .chapters)
        try container.encode(cover, forKey: .cover)
        try container.encode(warnings, forKey: .warnings)
        try container.encode(unspoken, forKey: .unspoken)
    }
}

extension Inspection {
    /// The same for people.
    func report(on book: Book) -> String {
        var lines = [title]
        if !authors.isEmpty { lines.append(authors.joined(separator: ", ")) }
        lines.append("")
        for (name, value) in facts(of: book.metadata) {
            let rows = Terminal.tableColumns.map { value.wrapped(to: max($0 - 14, 20)) } ?? [value]
            lines.append("  \(name.padded(to: 12))\(rows[0])")
            lines += rows.dropFirst().map { String(repeating: " ", count: 14) + $0 }
        }
        lines += section(localized("Chapters"), chapterTable)
        if contents.count > 0 { lines += section(localized("Contents"), contentsLines(contents, depth: 1)) }
        if !warnings.isEmpty {
            let messages = warnings.map { "  " + ($0.href.map { "\($0): " } ?? "") + $0.message }
            lines += section(localized("Warnings"), messages)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ heading: String, _ lines: [String]) -> [String] { ["", heading] + lines }

    private func facts(of metadata: BookMetadata) -> [(String, String)] {
        let series = metadata.series.map { $0.name + ($0.position.map { " (\($0))" } ?? "") }
        let refusal = unspoken.map { [$0, advice].compactMap(\.self).joined(separator: " ") }
        let listening = refusal ?? listeningTime(minutes * 60)
        let text = lengths.joined(separator: ", ")
        let tongue = language.map(Self.words(ofLanguage:))
        let known: [(String, String?)] = [
            (localized("format"), format), (localized("language"), tongue), (localized("text"), text),
            (localized("listening"), listening), (localized("series"), series),
            (localized("publisher"), metadata.publisher), (localized("date"), metadata.date),
            (localized("identifier"), identifier), (localized("cover"), metadata.cover),
        ]
        return known.compactMap { name, value in value.map { (name, $0) } }
    }

    /// How much there is to read.
    private var lengths: [String] {
        let (letters, count) = (grouped(characters), grouped(sentences))
        return [
            characters == 1 ? localized("\(letters) character") : localized("\(letters) characters"),
            sentences == 1 ? localized("\(count) sentence") : localized("\(count) sentences"),
            chapters.count == 1
                ? localized("\(grouped(chapters.count)) chapter") : localized("\(grouped(chapters.count)) chapters"),
        ]
    }

    /// “de (German)”; the tag alone where its name is unknown.
    private static func words(ofLanguage tag: String) -> String {
        tag == Book.wordless ? localized("none") : Language(tag).map { "\(tag) (\($0.name))" } ?? tag
    }

    private var chapterTable: [String] {
        // What stands beside the titles takes 37 columns; on a narrow terminal, without the sentences, 18.
        let columns = Terminal.tableColumns ?? 85
        let isNarrow = columns < 60
        let most = max(columns - (isNarrow ? 18 : 37), 12)
        let width = min(chapters.map { ($0.title + remark(on: $0.role)).count }.max() ?? 0, min(most, 48))
        return chapters.enumerated().map { index, chapter in
            let number = String(index + 1).padded(to: 5, onTheLeft: true)
            // What it is stays when its title is long.
            let remark = remark(on: chapter.role)
            let name = (chapter.title.shortened(to: width - remark.count) + remark).padded(to: width)
            let sentences = grouped(chapter.sentences).padded(to: 8, onTheLeft: true)
            let time: String = chapter.minutes > 0 ? listeningTime(chapter.minutes * 60) : localized("not read")
            if isNarrow { return "\(number)  \(name)  \(time)" }
            return chapter.sentences == 1
                ? localized("\(number)  \(name) \(sentences) sentence   \(time)")
                : localized("\(number)  \(name) \(sentences) sentences  \(time)")
        }
    }

    /// What a chapter is, to be said behind its title.
    private func remark(on role: String) -> String {
        SectionRole(rawValue: role).map { $0 == .body ? "" : " " + $0.remark } ?? ""
    }

    private func contentsLines(_ entries: [ContentsEntry], depth: Int) -> [String] {
        entries.flatMap { entry in
            [String(repeating: "  ", count: min(depth, 16)) + entry.title]
                + contentsLines(entry.children, depth: depth + 1)
        }
    }
}

extension Script {
    /// How long each chapter of a book takes to hear, in seconds.
    fileprivate func seconds(inChaptersOf book: Book, pace: Double) -> [Double] {
        var rest = utterances[...]
        return book.chapters.map { chapter in
            let part = rest.prefix { $0.span.lowerBound < chapter.span.upperBound }
            rest = rest[part.endIndex...]
            let characters = part.reduce(0) { $0 + $1.pieces.reduce(0) { $0 + $1.text.utf16.count } }
            let pauses = part.reduce(Duration.zero) { $0 + $1.pauseAfter }
            return ListeningTime.estimate(characters: characters, pauses: pauses, pace: pace) / .seconds(1)
        }
    }
}
