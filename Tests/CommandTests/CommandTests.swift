import Foundation
import Testing

/// A short book with chapters, notes and quotes in it.
private let sample = """
    # The Lamp

    ## Chapter One

    Mr. Grey lit the lamp. “Who is there?” he asked.[^1]

    Nobody answered.

    ---

    He waited *long*.

    ## Chapter Two

    In the morning the lamp was out.

    [^1]: Nobody knows.
    """

struct CommandTests {
    private func json(_ outcome: BuiltCommand.Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test(arguments: ["inspect", "text", "sentences", "script", "voices", "speak", "read", "export", "render", "cache"])
    func `every subcommand explains itself`(name: String) throws {
        try BuiltCommand.use {
            let help = try $0.run(name, "--help")
            #expect(help.code == 0)
            #expect(help.output.contains("OVERVIEW"))
            #expect(help.output.contains("USAGE: vorleser \(name)"))
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
        }
    }

    @Test func `inspect counts in the coordinates of text`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let facts = try json($0.run("inspect", book, "--json"))
            let text = try $0.run("text", book).output
            #expect(facts["title"] as? String == "The Lamp")
            #expect(facts["format"] as? String == "markdown")
            #expect(facts["characters"] as? Int == text.utf16.count)
            #expect(facts["identifier"] is NSNull)
            #expect(facts["cover"] as? Bool == false)
            let chapters = try #require(facts["chapters"] as? [[String: Any]])
            #expect(chapters.compactMap { $0["characters"] as? Int }.reduce(0, +) == text.utf16.count)
            #expect(chapters.map { $0["title"] as? String }.contains("Chapter Two"))
        }
    }

    @Test func `inspect says in words what a chapter is, and shows where a title goes on`() throws {
        try BuiltCommand.use {
            let book = try $0.file(
                "lamp.html",
                """
                <!DOCTYPE html><html lang="en" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Lamp</title></head>
                <body><section epub:type="halftitlepage"><h1>A title that is longer than any title in a table</h1>
                <p>The Lamp.</p></section><section><h1>One</h1><p>Mr. Grey lit the lamp.</p></section></body></html>
                """
            )
            let told = try $0.run("inspect", book).output
            #expect(told.contains("1  A title that is longer than a… (half title page)  "))
            #expect(!told.contains("halfTitlePage"))
            let chapters = try json($0.run("inspect", book, "--json"))["chapters"] as? [[String: Any]]
            #expect(chapters?.first?["role"] as? String == "halfTitlePage")
            let single = try $0.file("go.txt", "Go.\n")
            #expect(try $0.run("inspect", single).output.contains(" 1 sentence  "))
            #expect(try $0.run("export", single, "-f", "wav", "-n").output.contains(" 1 word  "))
        }
    }

    @Test(arguments: ["", " \n", "???"])
    func `a text with nothing to say is told as such, however it comes`(text: String) throws {
        try BuiltCommand.use {
            for outcome in [
                try $0.run("speak", text, "-o", "a.wav"), try $0.run("speak", "-", "-o", "a.wav", input: text),
                try $0.run("speak", text),
            ] {
                #expect(outcome.code == 65)
                #expect(outcome.complaint.contains("There is nothing in the text that can be spoken."))
                #expect(!outcome.complaint.contains("hapter") && !outcome.complaint.contains("file"))
            }
        }
    }

    @Test func `reading does not begin behind the end of the book`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("read", $0.file("lamp.md", sample), "--offset", "99999")
            #expect(outcome.code == 64 && outcome.complaint.contains("There is no place 99999: the book ends at"))
        }
    }

    @Test func `sentences are spans of the text`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let text = Array(try $0.run("text", book).output.utf16)
            let lines = try $0.run("sentences", book).output.split(separator: "\n")
            #expect(lines.count >= 6)
            for line in lines {
                let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                let (start, end) = (try #require(object["start"] as? Int), try #require(object["end"] as? Int))
                let words = String(decoding: text[start..<end], as: UTF16.self)
                #expect(words.trimmingCharacters(in: .whitespacesAndNewlines) == object["text"] as? String)
            }
        }
    }

    @Test func `sentences reads standard input as it stands`() throws {
        try BuiltCommand.use {
            let lines = try $0.run("sentences", "-", input: "Dr. Lee left.  “Why?” she asked.\n\nNo one\nknew.")
            #expect(lines.output.contains(#"{"end":15,"start":0,"text":"Dr. Lee left."}"#))
            #expect(lines.output.split(separator: "\n").count == 3)
        }
    }

    @Test func `script says what is left out, and --also brings it back`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let script = try $0.run("script", book).output
            #expect(script.contains("⟨note⟩"))
            #expect(script.contains("left out"))
            let also = try $0.run("script", book, "--also", "note").output
            #expect(!also.contains("⟨note⟩"))
            #expect(also.contains("Nobody knows."))
        }
    }

    @Test func `a rule is switched off by its name, and an unknown one is told`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", "# The Lamp\n\nLouis XIV had 5 cats.\n")
            #expect(try $0.run("script", book).output.contains("[roman-ordinal]"))
            let without = try $0.run("script", book, "--without", "roman-ordinal").output
            #expect(!without.contains("[roman-ordinal]") && without.contains("XIV"))
            let odd = try $0.run("script", book, "--without", "roman")
            #expect(odd.code == 64 && odd.complaint.contains("roman-ordinal"))
        }
    }

    @Test func `the body has paragraphs and no notes`() throws {
        try BuiltCommand.use {
            let body = try $0.run("text", try $0.file("lamp.md", sample), "--body").output
            #expect(body.contains("\n\nNobody answered.\n\nHe waited long.\n\n"))
            #expect(!body.contains("Nobody knows"))
        }
    }

    @Test func `speak writes a sound file of a sensible length`() throws {
        try BuiltCommand.use {
            let path = try $0.file("hello.wav")
            let outcome = try $0.run("speak", "Good morning to you.", "-o", path)
            #expect(outcome.code == 0)
            let bytes = try Data(contentsOf: URL(filePath: path))
            #expect(bytes.prefix(4) == Data("RIFF".utf8))
            #expect((0.5...3).contains(Double(bytes.count - 44) / 2 / 16_000))
        }
    }

    @Test func `an export again is the same file, from kept clips`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let path = try $0.file("lamp.wav")
            let first = try $0.run("export", book, "-o", path)
            #expect(first.code == 0)
            let sound = try Data(contentsOf: URL(filePath: path))
            let clips = try $0.run("cache").output
            #expect(try $0.run("export", book, "-o", path).code == 0)
            #expect(try Data(contentsOf: URL(filePath: path)) == sound)
            #expect(try $0.run("cache").output == clips)
            #expect(try $0.run("cache", "--clear").output.contains("\n0 clips"))
        }
    }

    @Test func `a split export has one numbered file a chapter`() throws {
        try BuiltCommand.use {
            let folder = try $0.file("lamp")
            #expect(
                try $0.run("export", try $0.file("lamp.md", sample), "--split", "-f", "wav", "-o", folder).code == 0
            )
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".wav") }
                .sorted()
            #expect(names.count >= 2)
            #expect(names.last?.hasSuffix("Chapter Two.wav") == true)
        }
    }

    @Test func `every kind of mistake has its exit code and says what to do`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let cases: [(BuiltCommand.Outcome, Int32)] = [
                (try $0.run("inspect"), 64),
                (try $0.run("inspect", "no-such-file.epub"), 66),
                (try $0.run("inspect", try $0.file("empty.txt", "")), 65),
                (try $0.run("inspect", try $0.file("broken.epub", "PK\u{3}\u{4} and no more")), 65),
                (try $0.run("speak", "Hello", "--voice", "nobody", "-o", try $0.file("a.wav")), 69),
                (try $0.run("export", book, "--chapters", "99", "-o", try $0.file("a.wav")), 64),
                (try $0.run("export", book, "-o", try $0.file("no/such/folder/a.wav")), 73),
                (try $0.run("script", book, "--also", "nothing"), 64),
            ]
            for (outcome, code) in cases {
                #expect(outcome.code == code)
                #expect(outcome.complaint.count > 20)
                #expect(outcome.output.isEmpty)
            }
        }
    }
}
