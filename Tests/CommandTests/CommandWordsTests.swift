import Foundation
import Testing

/// What the command says when it is called wrongly, and what shells are told.
struct CommandWordsTests {
    @Test(arguments: [("exprot", "export"), ("inpsect", "inspect"), ("pronunce", "pronounce"), ("Read", "read")])
    func `a command that there is not is answered with the one that was meant`(word: String, meant: String) throws {
        try BuiltCommand.use {
            let outcome = try $0.run(word, "book.epub")
            #expect(outcome.code == 64)
            #expect(outcome.complaint.contains("Did you mean `vorleser \(meant)`?"))
        }
    }

    @Test func `a word that is like no command is answered with where to look`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("zzz")
            #expect(outcome.code == 64 && outcome.complaint.contains("`vorleser --help` lists the commands."))
        }
    }

    @Test func `a file that stands where a command should is answered with how to hear it`() throws {
        try BuiltCommand.use {
            _ = try $0.file("a book.md", "# A\n\nThe lamp.\n")
            let outcome = try $0.run("a book.md")
            #expect(outcome.code == 64 && outcome.complaint.contains("To hear it: vorleser read 'a book.md'"))
        }
    }

    @Test func `help for a command that there is not says so`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("help", "exprot")
            #expect(outcome.code == 64 && outcome.complaint.contains("Did you mean `vorleser export`?"))
            #expect(try $0.run("help", "export").output.contains("USAGE: vorleser export"))
        }
    }

    @Test(arguments: [
        (["export", "a.md", "--pauses", "-1"], "The pauses must lie"),
        (["export", "a.md", "--jobs", "-3"], "The jobs must lie"),
        (["export", "a.md", "--loudness", "-5"], "The loudness must lie"),
        (["search", "lamp", "--limit", "-3"], "--limit takes a number from 1 on."),
        (["read", "a.md", "--offset", "-1"], "An offset cannot be negative."),
        (["where", "a.md", "--time", "-5"], "'-5' is invalid for '--time"),
        (["export", "a.md", "--also", "note", "--not", "code", "note"], "“note” is in --also and in --not"),
    ])
    func `what an option does not take is answered with what it does`(arguments: [String], words: String) throws {
        try BuiltCommand.use {
            _ = try $0.file("a.md", "# A\n\nThe lamp.\n")
            let outcome = try $0.run(arguments, input: nil)
            #expect(outcome.code == 64 && outcome.complaint.contains(words), "\(outcome.complaint)")
        }
    }

    @Test(arguments: [
        ["export", "a.md", "-o", "x.aac"], ["export", "none"], ["export", "a.md", "-o", "x.mp3", "-f", "wav"],
        ["export"], ["export", "a.md", "--jobs", "0"], ["export", "a.md", "--nothing"],
    ])
    func `wrong usage is told in one style, with the usage of the command`(arguments: [String]) throws {
        try BuiltCommand.use {
            _ = try $0.file("a.md", "# A\n\nThe lamp.\n")
            try FileManager.default.createDirectory(atPath: $0.file("none"), withIntermediateDirectories: false)
            let outcome = try $0.run(arguments, input: nil)
            #expect(outcome.code == 64)
            #expect(outcome.complaint.hasPrefix("vorleser: "))
            #expect(outcome.complaint.contains("Usage: vorleser export "))
            #expect(outcome.complaint.contains("See 'vorleser export --help' for more information."))
        }
    }

    @Test func `help is no error`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("--help")
            #expect(outcome.code == 0 && outcome.complaint.isEmpty && outcome.output.contains("75 try again"))
        }
    }

    @Test func `a number that is no book of the library is told as such`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("export", "7")
            #expect(outcome.code == 66 && outcome.complaint.contains("no book 7 in the library"))
        }
    }

    @Test func `nothing is removed where nobody can be asked, and that is no success`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("model", "remove")
            #expect(outcome.code == 64 && outcome.complaint.contains("--yes"))
        }
    }

    @Test func `a loudness that cannot be made says what is missing`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            let nowhere = ["PATH": $0.folder.path]
            let arguments = ["export", book, "-o", "a.wav", "--loudness", "-18"]
            let outcome = try $0.run(arguments, input: "", environment: nowhere)
            #expect(outcome.code == 69)
            #expect(outcome.complaint.contains("loud") && !outcome.complaint.contains("write FLAC or WAV"))
        }
    }

    @Test func `without ALSA's configuration it is told that no sound can be played`() throws {
        try BuiltCommand.use {
            let nothing = ["ALSA_CONFIG_PATH": "/nonexistent", "PULSE_SERVER": "/nonexistent"]
            let outcome = try $0.run("speak", "Hello.", input: "", environment: nothing)
            #expect(outcome.code == 69)
            #expect(outcome.complaint.contains("-o"))
        }
    }

    @Test func `the text of every command's help is as wide as a terminal, and no line of it is broken twice`() throws {
        try BuiltCommand.use {
            for name in ["inspect", "text", "sentences", "script", "export", "where", "speak", "voices"] {
                let help = try $0.run(name, "--help").output
                let overview = help.components(separatedBy: "USAGE:")[0].split(separator: "\n")
                #expect(overview.allSatisfy { $0.count <= 80 }, "\(name)")
                let short = zip(overview.dropFirst(), overview.dropFirst(2)).filter { line, next in
                    line.count < 40 && !line.hasSuffix(".") && !line.hasPrefix(" ") && next.first?.isLowercase == true
                }
                #expect(short.isEmpty, "\(name): \(short)")
            }
        }
    }

    @Test(arguments: [40, 60, 80])
    func `tables are as wide as the terminal`(columns: Int) throws {
        try BuiltCommand.use { command in
            let long = "A title that is longer than any title should be"
            let book = try command.file(
                "a.html",
                """
                <!DOCTYPE html><html lang="en" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Lamp</title></head>
                <body><section epub:type="halftitlepage"><h1>\(long)</h1><p>The Lamp.</p></section>
                <section><h1>\(long)</h1><p>Mr. Grey lit the lamp.</p></section></body></html>
                """
            )
            #expect(try command.run("import", book, "--title", long).code == 0)
            #expect(try command.run("rename", "1", "--author", "Somebody With A Long Name", "--author", "B").code == 0)
            for arguments in [["list"], ["export", book, "-f", "wav", "-n"], ["voices"], ["inspect", book]] {
                let width = ["COLUMNS": String(columns)]
                let told = try command.run(arguments, input: nil, environment: width).output
                // Contents and what is told of voices that are not here are no tables.
                let table = told.components(separatedBy: "\nContents")[0].components(separatedBy: "\nNot ")[0]
                for line in table.split(separator: "\n") { #expect(line.count <= columns, "\(arguments): \(line)") }
                if arguments == ["list"] { #expect(told.contains("Some") == (columns >= 60)) }
            }
        }
    }

    // MARK: Completions

    @Test(arguments: [
        (["export", "--", "--voice", "1", "0", "export"], "slt"),
        (["export", "--", "--also", "1", "0", "export"], "note"),
    ])
    func `shells are offered voices and kinds`(arguments: [String], word: String) throws {
        try BuiltCommand.use {
            let script = try $0.run("--generate-completion-script", "bash").output
            #expect(script.contains("front-matter") && script.contains("af_heart") && script.contains("epub"))
            if word == "slt" {
                let offered = try $0.run(
                    ["---completion"] + arguments + ["vorleser", "export", "--voice", ""],
                    input: nil
                )
                #expect(offered.output.contains("slt"), "\(offered)")
            }
        }
    }
}
