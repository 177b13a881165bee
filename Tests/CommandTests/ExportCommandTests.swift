import Foundation
import Testing

/// A short book with a title page, notes and two chapters.
private let sample = """
    # The Lamp

    ## Chapter One

    Mr. Grey lit the lamp. “Who is there?” he asked.[^1]

    Nobody answered.

    ## Chapter Two

    In the morning the lamp was out.

    [^1]: Nobody knows.
    """

@Suite(.timeLimit(.minutes(10)))
struct ExportCommandTests {
    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    // MARK: Format and name

    @Test(arguments: [("wav", "RIFF"), ("flac", "fLaC")])
    func `the ending of the output says the format`(ending: String, magic: String) throws {
        try BuiltCommand.use {
            let path = try $0.file("sound." + ending)
            #expect(try $0.run("export", $0.file("lamp.md", sample), "-o", path).code == 0)
            #expect(try Data(contentsOf: URL(filePath: path)).prefix(4) == Data(magic.utf8))
        }
    }

    @Test func `a file is named after the book, in the format asked for`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            #expect(try $0.run("export", book, "--format", "flac").code == 0)
            let sound = try $0.file("lamp.flac")
            #expect(exists(sound))
        }
    }

    @Test func `a name without a known ending gets one`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            #expect(try $0.run("export", book, "-f", "wav", "-o", $0.file("The Lamp, Vol. 2")).code == 0)
            #expect(exists(try $0.file("The Lamp, Vol. 2.wav")))
        }
    }

    @Test(arguments: [
        ["-o", "a.aac"], ["-o", "a"], ["-o", "a.wav", "--format", "flac"], ["--format", "aiff"],
        ["--split", "-o", "a.wav"], ["-f", "flac", "--bitrate", "64k"], ["--bitrate", "much"], ["--loudness", "3"],
        ["--subtitles", "ass"], ["--subtitles", ""], ["-f", "wav", "--words"], ["--title", " "],
        ["--author", "A. Grau", "--author", ""], ["-f", "epub", "--split"], ["--jobs", "0"], ["--json", "--quiet"],
    ])
    func `what contradicts itself is told before anything is read`(arguments: [String]) throws {
        try BuiltCommand.use {
            let outcome = try $0.run(["export", $0.file("lamp.md", sample)] + arguments, input: nil)
            #expect(outcome.code == 64)
            #expect(outcome.complaint.count > 20)
            #expect(!exists(try $0.file("cache")))
        }
    }

    @Test func `without ffmpeg the sound is FLAC, and what needs it says so`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let nowhere = ["PATH": $0.folder.path]
            let outcome = try $0.run("export", book, input: "", environment: nowhere)
            #expect(outcome.code == 0)
            #expect(outcome.complaint.contains("ffmpeg"))
            #expect(exists(try $0.file("lamp.flac")))
            let asked = try $0.run("export", book, "-o", "lamp.m4b", input: "", environment: nowhere)
            #expect(asked.code == 69)
            #expect(asked.complaint.contains("FFmpeg"))
            #expect(!exists(try $0.file("lamp.m4b")))
        }
    }

    @Test func `the book itself is never written over`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.wav", sample)
            let outcome = try $0.run("export", book, "-o", book)
            #expect(outcome.code == 64)
            #expect(outcome.complaint.contains("is the book itself"))
            #expect(try String(contentsOf: URL(filePath: book), encoding: .utf8) == sample)
        }
    }

    @Test(arguments: [["both"], ["srt,vtt"], ["srt", "vtt"], [" SRT, both"]])
    func `subtitles are asked for by name, together or one after the other`(names: [String]) throws {
        try BuiltCommand.use { command in
            let options = names.flatMap { ["--subtitles", $0] }
            let outcome = try command.run(
                ["export", command.file("lamp.md", sample), "-f", "wav", "--words"] + options,
                input: nil
            )
            #expect(outcome.code == 0)
            for ending in ["srt", "vtt"] { #expect(exists(try command.file("lamp." + ending))) }
        }
    }

    // MARK: Tags

    @Test func `a listener's own title, author and cover are in the file`() throws {
        try BuiltCommand.use {
            let picture = try $0.file("cover.png")
            try onePixel.write(to: URL(filePath: picture))
            let path = try $0.file("lamp.flac")
            let outcome = try $0.run(
                "export",
                $0.file("lamp.md", sample),
                "-o",
                path,
                "--title",
                "Die Lampe",
                "--author",
                "A. Grau",
                "--cover",
                picture
            )
            #expect(outcome.code == 0)
            let bytes = try Data(contentsOf: URL(filePath: path))
            for part in [Data("Die Lampe".utf8), Data("A. Grau".utf8), onePixel] {
                #expect(bytes.firstRange(of: part) != nil)
            }
        }
    }

    @Test func `a cover that is no picture is an error when it was asked for`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            #expect(try $0.run("export", book, "-f", "wav", "--cover", book).code == 65)
            #expect(try $0.run("export", book, "-f", "wav", "--cover", $0.file("none.png")).code == 66)
        }
    }

    @Test func `a cover that the book names and does not have is missed in one sentence`() throws {
        try BuiltCommand.use {
            let book = try $0.file("emma.epub")
            let cover = #"<item id="p" href="none.png" media-type="image/png" properties="cover-image"/>"#
            try Data(SmallEPUB.bytes(items: cover)).write(to: URL(filePath: book))
            let outcome = try $0.run("export", book, "-f", "wav", "--chapters", "3")
            #expect(outcome.code == 0 && outcome.complaint.contains("Without a cover: The book has no “none.png”."))
            #expect(!outcome.complaint.contains("address"))
        }
    }

    // MARK: The plan

    @Test func `a dry run writes nothing and says what would be written`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("export", $0.file("lamp.md", sample), "-f", "wav", "--dry-run")
            #expect(outcome.code == 0)
            #expect(!exists(try $0.file("lamp.wav")))
            for word in ["Chapter Two", "lamp.wav", "Slt", "measured", "notes"] {
                #expect(outcome.output.contains(word))
            }
            #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test func `what a dry run speaks is kept, and its length is that of the file`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            let plan = try #require(try $0.run("export", book, "-f", "wav", "-n", "--json").lines.first)
            #expect(plan["event"] as? String == "plan")
            #expect(plan["keptUtterances"] as? Int == plan["utterances"] as? Int)
            let clips = try $0.run("cache").output
            let done = try #require(try $0.run("export", book, "-f", "wav", "--json").lines.last)
            #expect(try $0.run("cache").output == clips)
            let (planned, made) = (try #require(plan["seconds"] as? Double), try #require(done["seconds"] as? Double))
            #expect(abs(planned - made) < 0.03 * made)
        }
    }

    @Test func `chapters of which nothing is read are named before the work, with the reason`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.html", withImprint)
            let outcome = try $0.run("export", book, "-f", "wav")
            #expect(outcome.code == 0)
            #expect(outcome.complaint.contains("Not read:"))
            #expect(outcome.complaint.contains("--also"))
        }
    }

    // MARK: Progress for programs

    @Test func `each line of JSON is an event, from the plan to the end`() throws {
        try BuiltCommand.use {
            let events = try $0.run("export", $0.file("lamp.md", sample), "-f", "wav", "--json").lines
            let names = events.compactMap { $0["event"] as? String }
            #expect(names.first == "plan" && names.last == "done")
            #expect(names.contains("progress") && names.contains("file"))
            let chapters = Set(
                events.filter { $0["event"] as? String == "progress" }.compactMap { $0["chapter"] as? Int }
            )
            #expect(chapters.count >= 2)
            let file = try #require(events.first { $0["event"] as? String == "file" }?["path"] as? String)
            #expect(exists(file))
        }
    }

    @Test func `an error is an event too`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("export", "none.epub", "-f", "wav", "--json")
            #expect(outcome.code == 66)
            #expect(try outcome.lines.last?["code"] as? Int == 66)
        }
    }

    @Test func `quiet, nothing is said`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("export", $0.file("lamp.md", sample), "-f", "wav", "-q")
            #expect(outcome.code == 0)
            #expect(outcome.output.isEmpty && outcome.complaint.isEmpty)
        }
    }

    // MARK: Once more

    @Test func `what is up to date is not made again, what has changed is`() throws {
        try BuiltCommand.use { command in
            let book = try command.file("lamp.md", sample)
            let path = try command.file("lamp.wav")
            func isMade(_ arguments: String...) throws -> Bool {
                let outcome = try command.run(["export", book, "-o", path] + arguments, input: nil)
                #expect(outcome.code == 0)
                return !outcome.complaint.contains("up to date")
            }
            #expect(try isMade())
            #expect(try isMade() == false)
            #expect(try isMade("--force"))
            #expect(try isMade("--pauses", "2"))
            #expect(try isMade("--pauses", "2") == false)
            try Data((sample + "\n\nAnd more.").utf8).write(to: URL(filePath: book))
            #expect(try isMade("--pauses", "2"))
            try FileManager.default.removeItem(atPath: path)
            #expect(try isMade("--pauses", "2"))
        }
    }

    // MARK: Several books

    @Test func `a folder's books are exported in order, each under a name of its own`() throws {
        try BuiltCommand.use {
            try shelf(in: $0)
            let outcome = try $0.run("export", "shelf", "-f", "wav", "-o", "out", "--jobs", "2")
            #expect(outcome.code == 0)
            for name in ["b.wav", "lamp.wav", "more/lamp.wav"] { #expect(exists(try $0.file("out/" + name))) }
            #expect(outcome.complaint.contains("3 of 3 books exported"))
        }
    }

    @Test func `a book that fails does not keep the others, and is named at the end`() throws {
        try BuiltCommand.use {
            try shelf(in: $0)
            try Data("PK\u{3}\u{4} and no more".utf8).write(to: URL(filePath: $0.file("shelf/a.epub")))
            let outcome = try $0.run("export", "shelf", "-f", "wav", "-o", "out")
            #expect(outcome.code == 65)
            #expect(exists(try $0.file("out/lamp.wav")))
            #expect(outcome.complaint.contains("3 of 4 books exported; 1 failed: a.epub"))
            let again = try $0.run("export", "shelf", "-f", "wav", "-o", "out")
            #expect(again.complaint.contains("0 of 4 books exported; 3 up to date; 1 failed: a.epub"))
        }
    }

    private func shelf(in command: BuiltCommand) throws {
        let folder = URL(filePath: try command.file("shelf"))
        for name in ["lamp.md", "more/lamp.txt", "b.html", ".hidden.md", "notes.doc", "more/.d/x.md"] {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(sample.utf8).write(to: url)
        }
    }

    // MARK: Changes and interruption

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `interrupted, it leaves nothing half-done and says how to go on`(signal: Int32) throws {
        try BuiltCommand.use {
            let long = (0..<4000).map { "The lamp number \($0) was lit by an old man from the village." }
            let book = try $0.file("a long book.txt", long.joined(separator: " "))
            let process = try $0.process()
            process.arguments = ["export", book, "-o", "sound.wav", "--json"]
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let output = $0.folder.appending(path: ".out")
            while try !String(contentsOf: output, encoding: .utf8).contains("progress") { usleep(20_000) }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationStatus == 130)
            let last = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").last ?? ""
            #expect(last.contains("interrupted") && last.contains("'\(book)' -o sound.wav --json"))
            let left = try FileManager.default.contentsOfDirectory(atPath: $0.folder.path)
            #expect(left.allSatisfy { !$0.hasPrefix("sound") })
        }
    }
}

/// A PNG picture of one pixel.
private let onePixel =
    Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()

private let withImprint = """
    <html><head><title>The Lamp</title></head><body>
    <section epub:type="copyright-page" role="doc-credits"><h1>Copyright</h1><p>Printed by somebody.</p></section>
    <section><h1>Chapter One</h1><p>Mr. Grey lit the lamp.</p></section>
    <section><h1>Contents</h1><ul><li><a href="#a">Chapter One</a></li></ul></section>
    </body></html>
    """
