import ArgumentParser
import Foundation
import VorleserKit

/// Which accent, and what pronunciations come from.
struct PhonemeOptions: ParsableArguments {
    @Option(name: .long, help: localized("The accent: us or gb."), transform: Accent.init(named:))
    var accent = Accent.american
    @Flag(name: .customLong("no-lexicon"), help: localized("Tell everything from the letters."))
    var withoutLexicon = false

    /// The phonemizer; that its lexicon is missing is said on standard error.
    func phonemizer(asReference: Bool = false) throws -> EnglishPhonemizer {
        EnglishPhonemizer(accent: accent, lexicon: try lexicon(asReference: asReference), reference: asReference)
    }

    private func lexicon(asReference: Bool) throws -> Lexicon? {
        if withoutLexicon { return nil }
        let data = PhonemeData()
        if let file = (asReference ? data.reference : nil) ?? data.english { return try Lexicon(contentsOf: file) }
        Terminal.complain(
            localized(
                "There is no lexicon, so pronunciations come from the letters alone.\n"
                    + "`make setup` makes one; VORLESER_DATA names the folder that it is in."
            )
        )
        return nil
    }
}

extension Accent {
    fileprivate init(named name: String) throws {
        guard let accent = Accent(rawValue: name.lowercased()) else {
            throw ValidationError(localized("There is no accent “\(name)”; there are us and gb."))
        }
        self = accent
    }
}

/// Text from the command line, or line by line from standard input.
struct LinesArgument: ParsableArguments {
    @Argument(help: localized("The text, or - for standard input, line by line.")) var text: String

    /// Answers every line with one line, at once, so that another program can talk with this one.
    func answer(_ answer: (String) throws -> String) throws {
        guard text == "-" else {
            // A line end in the argument is a blank, so that there is one answer.
            let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
            return try Terminal.write(oneLine(answer(line)))
        }
        while let line = readLine() { try Terminal.write(oneLine(answer(line))) }
    }

    private func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }) + "\n"
    }
}
