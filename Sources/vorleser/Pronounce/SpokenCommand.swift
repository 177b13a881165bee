import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser spoken`: what is said for a text.
struct SpokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spoken",
        abstract: localized("Print what is said for a text: numbers, abbreviations and signs as words."),
        discussion: localized(
            """
              vorleser spoken "Dr. Lee paid $45 in 1984."
              vorleser spoken - <sentences.txt

            Each line is a sentence by itself and is answered with one line; a line
            of which nothing is said with an empty one. Your own pronunciations
            hold as well. --json tells the rules: `pieces` with `start` and `end`,
            in UTF-16 code units of the line, `text`, and, where other words are
            said than printed, `change`, the name of the rule.
            """
        )
    )

    @OptionGroup var lines: LinesArgument
    @Option(name: .long, help: localized("The text's language, a BCP 47 tag.")) var language = "en"
    @Flag(name: .long, help: localized("Print JSON, one object a line.")) var json = false

    func run() throws {
        let speaking = LineNarration(language: language)
        try lines.answer { line in
            let pieces = speaking.pieces(of: line)
            return json ? try LineDocument(line, pieces).json : pieces.map(\.text).joined()
        }
    }
}

/// Narrates lines by themselves, with the user's pronunciations.
struct LineNarration {
    private let narrator: Narrator
    private let language: String

    /// - Parameters:
    ///   - language: BCP 47 tag of the lines.
    ///   - book: The book whose own pronunciations hold too.
    ///   - accent: That of the voice; the language's when `nil`.
    init(language: String, of book: Book? = nil, accent: Accent? = nil) {
        let store = PronunciationStore.ofUser
        let rules = store.rules(in: book) { Terminal.complain(ExitCodes.words(for: $0)) }
        let pronunciations = Pronunciations(rules, accent: accent ?? Accent(speaking: language))
        narrator = Narrator(limits: .anyLength, forms: Vorleser.forms(pronunciations))
        self.language = language
    }

    func pieces(of line: String) -> [Piece] { narrator.pieces(of: line, language: language) }
}

extension UtteranceLimits {
    /// For what no voice is to speak.
    fileprivate static let anyLength = UtteranceLimits(shortest: 0, longest: .max)
}

extension PronunciationStore {
    /// Where the user who runs the program keeps them.
    static var ofUser: PronunciationStore {
        PronunciationStore(folder: Folders(environment: ProcessInfo.processInfo.environment).pronunciations)
    }
}

/// A line and what is said for it, as it is written to JSON.
private struct LineDocument: Encodable {
    let text: String
    let spoken: String
    let pieces: [ScriptDocument.SpokenPiece]

    init(_ line: String, _ pieces: [Piece]) {
        text = line
        spoken = pieces.map(\.text).joined()
        self.pieces = pieces.map(ScriptDocument.SpokenPiece.init)
    }
}
