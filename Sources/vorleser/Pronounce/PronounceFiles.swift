import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser pronounce import`
struct PronounceImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: localized("Add the pronunciations of a file."),
        discussion: localized(
            """
            A file of `vorleser pronounce export`, or a pronunciation dictionary of
            Voice Dream Reader; which of them is told by the content. Lines that
            cannot be read are named, the others are added.
            """
        )
    )

    @Argument(help: localized("The file, or - for standard input."), completion: .file()) var file: String
    @OptionGroup var owner: PronunciationOwner

    /// Lines that cannot be read are told of one by one until there are so many.
    private static let mostProblems = 10

    func run() async throws {
        let text = try text()
        // A file of another kind, of which no line means anything.
        guard !text.contains("\0") else { throw PronounceError.nothingToImport(file) }
        let imported = ImportedPronunciations(text)
        for problem in imported.problems.prefix(Self.mostProblems) {
            Terminal.complain(ExitCodes.words(for: PronunciationStoreError.badLine(file, problem)))
        }
        let others = imported.problems.count - Self.mostProblems
        if others > 0 { Terminal.note(localized("… and \(grouped(others)) more")) }
        guard !imported.rules.isEmpty else { throw PronounceError.nothingToImport(file) }
        let book = try await owner.open()
        let replaced = try PronunciationStore.ofUser.edit(for: book) { document in
            document.add(contentsOf: imported.rules)
        }
        let (count, kind, bad) = (imported.rules.count, imported.format.rawValue, imported.problems.count)
        let report: String =
            bad == 0
            ? localized("\(count) read as \(kind), \(replaced) replaced")
            : localized("\(count) read as \(kind), \(replaced) replaced, \(bad) lines not")
        Terminal.write(report + "\n")
    }

    private func text() throws -> String {
        if file == "-" { return FileHandle.standardInput.readDataToEndOfFile().decodedText }
        do {
            return try Data(contentsOf: URL(filePath: file)).decodedText
        } catch {
            throw PronounceError.unreadable(file, reason: error.reasonInWords)
        }
    }
}

/// `vorleser pronounce export`
struct PronounceExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: localized("Write the pronunciations to a file or to standard output."),
        discussion: localized(
            """
            The file is plain text in UTF-8, a pronunciation on each line, in columns
            parted by tabs: the word, the way (say, ipa, phonemes, skip), what is
            said, options (anywhere, regex, match-case; parted by commas), a note.
            A line that begins with # is a remark. Earlier lines go first.
            """
        )
    )

    @Argument(help: localized("The file to write; standard output if not given."), completion: .file())
    var file: String?
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false
    @OptionGroup var owner: PronunciationOwner

    func run() async throws {
        let document = try PronunciationStore.ofUser.openedDocument(of: try await owner.open())
        guard let file, file != "-" else { return Terminal.write(document.text) }
        let output = try NamedOutput(file, isForced: force)
        do {
            try Data(document.text.utf8).write(to: output.url, options: .atomic)
            output.note()
        } catch {
            throw PronunciationStoreError.unwritable(file, reason: error.reasonInWords)
        }
    }
}

extension Data {
    /// Text in UTF-8 or UTF-16, or else in the encoding of older programs.
    fileprivate var decodedText: String {
        let hasUTF16Mark = starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF])
        if hasUTF16Mark, let text = String(data: self, encoding: .utf16) { return text }
        let plain = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
        return String(validating: plain, as: UTF8.self) ?? String(data: plain, encoding: .windowsCP1252)
            ?? String(decoding: plain, as: UTF8.self)
    }
}
