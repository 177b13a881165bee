import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser sentences`: the sentences of a book or of text from standard input.
struct SentencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sentences",
        abstract: localized("Print the sentences of a book, or of text from standard input, one JSON object a line."),
        discussion: localized(
            """
            Each line has `start` and `end`, in UTF-16 code units from the start of
            the book (or of the input), and `text`, without the white space after it.
            In text from standard input (`-`) a blank line ends a paragraph, and a
            single line end is only a line end.
            """
        )
    )

    @Argument(help: localized("A book, or - for text from standard input."), completion: Completions.books)
    var file: String
    @Option(
        name: .long,
        help: localized("What it is in (default: what a book says, English for text): de, German."),
        transform: Language.init(named:)
    )
    var language: Language?
    @OptionGroup var password: PasswordOption

    func run() async throws {
        if file == "-" {
            let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            try write(Vorleser.sentences(inText: text, language: language?.code ?? "en"), of: text)
        } else {
            let url = try await BookName(text: file).file
            let book = try await password.given().opening(url) { try Vorleser.book(at: url, password: $0) }
                .taken(toBeIn: language)
            try write(book.sentences, of: book.text)
        }
    }

    private struct Line: Encodable {
        let start: Int
        let end: Int
        let text: String
    }

    private func write(_ sentences: [Sentence], of text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var index = text.startIndex
        var lines: [UInt8] = []
        for sentence in sentences {
            let end = text.utf16.index(index, offsetBy: sentence.span.length)
            let words = text[index..<end].trimmingCharacters(in: .whitespacesAndNewlines)
            index = end
            if words.isEmpty { continue }
            let range = sentence.span.utf16
            lines += try encoder.encode(Line(start: range.lowerBound, end: range.upperBound, text: words))
            lines.append(UInt8(ascii: "\n"))
        }
        Terminal.write(String(decoding: lines, as: UTF8.self))
    }
}
