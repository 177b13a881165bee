import Foundation
import Testing

/// The command speaks the language of the terminal.
struct GermanCommandTests {
    private static let german = ["LC_ALL": "de_DE.UTF-8"]

    private func said(_ arguments: String..., in command: BuiltCommand) throws -> BuiltCommand.Outcome {
        try command.run(arguments, input: nil, environment: Self.german)
    }

    /// The names of all commands, as the English help lists them.
    private func names(_ command: BuiltCommand) throws -> [String] {
        let help = try command.run("--help").output
        let list = help.split(separator: "SUBCOMMANDS:").last ?? ""
        return list.matches(of: #/\n  ([a-z-]+) /#).map { String($0.1) }
    }

    @Test func `the help of each command is German, in the width of a terminal`() throws {
        try BuiltCommand.use { command in
            let names = try names(command)
            #expect(names.count > 25)
            for name in names {
                let (english, german) = (
                    try command.run(name, "--help").output, try said(name, "--help", in: command).output
                )
                #expect(german.hasPrefix("ZWECK: "), "\(name)")
                #expect(german.contains("\nAUFRUF: vorleser \(name)"), "\(name)")
                #expect(!german.contains("Show help information."), "\(name)")
                // One word for a thing.
                #expect(!german.contains("Exit-Code") && !german.contains("Clips"), "\(name)")
                let lines = Set(english.split(separator: "\n"))
                // Examples and names are the same in all languages; sentences are not.
                let kept = german.split(separator: "\n").filter {
                    lines.contains($0) && !$0.contains("  vorleser ") && $0.contains(/[a-z] (?:the|of|and|is|to) [a-z]/)
                }
                #expect(kept.isEmpty, "\(name): \(kept)")
                for line in german.split(separator: "\n") where !line.contains("AUFRUF") {
                    #expect(line.count <= 84, "\(name): \(line)")
                }
            }
        }
    }

    @Test(arguments: [
        (["inspect", "missing.epub"], "missing.epub gibt es nicht."), (["exprot"], "Gemeint war `vorleser export`?"),
        (["inspect"], "Das Argument '<file>' fehlt."),
        (["list", "--nothing"], "Die Option '--nothing' gibt es nicht."),
        (["voices", "--preview", "nobody"], "Es gibt keine Stimme „nobody“."),
        (["bookmarks", "7"], "Es gibt kein Buch 7 in der Bibliothek."),
        (["restore", "fehlt.json"], "Die Datei fehlt.json gibt es nicht."),
        (["speak", "???", "-o", "a.wav"], "In dem Text ist nichts, was sich sprechen lässt."),
        (["model", "remove", "nix"], "Kein Modell ist installiert."),
    ])
    func `faults are told in German, with what to do`(arguments: [String], words: String) throws {
        try BuiltCommand.use { command in
            let outcome = try command.run(arguments, input: nil, environment: Self.german)
            #expect(outcome.code != 0)
            #expect(outcome.complaint.contains(words), "\(outcome.complaint)")
            #expect(!outcome.complaint.contains("Usage:") && !outcome.complaint.contains("for more information"))
        }
    }

    @Test func `a book is told of in German, and its facts for programs are as ever`() throws {
        try BuiltCommand.use { command in
            let book = try command.file("a.md", "# Eins\n\nDie Lampe brennt. Es ist Abend.\n")
            let told = try said("inspect", book, in: command)
            #expect(told.code == 0 && told.output.contains("Kapitel"), "\(told.output)")
            let (here, elsewhere) = (
                try said("inspect", book, "--json", in: command), try command.run("inspect", book, "--json")
            )
            #expect(here.output == elsewhere.output)
        }
    }

    @Test(arguments: ["C", "fr_FR.UTF-8", "en_GB.UTF-8", ""])
    func `other languages are answered in English`(locale: String) throws {
        try BuiltCommand.use { command in
            let outcome = try command.run(["--help"], input: nil, environment: ["LC_ALL": locale, "LANG": locale])
            #expect(outcome.output.hasPrefix("OVERVIEW: Reads books aloud"))
        }
    }
}
