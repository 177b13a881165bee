import Foundation
import Testing

/// What an export must not write over, and what it may.
@Suite(.timeLimit(.minutes(10)))
struct ExportSafetyTests {
    private func read(_ command: BuiltCommand, _ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: command.file(name)))
    }

    private func names(_ command: BuiltCommand, _ folder: String) throws -> [String] {
        let path = try command.file(folder)
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return found.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue && !name.hasSuffix(".json")
        }.sorted()
    }

    @Test(arguments: [["-f", "wav"], ["-o", "emma.wav"], ["-o", "./emma.wav", "--chapters", "2"]])
    func `a file that is not ours stays, unless it is forced`(arguments: [String]) throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            _ = try $0.file("emma.wav", "precious")
            let outcome = try $0.run(["export", book] + arguments, input: nil)
            #expect(outcome.code == 73)
            #expect(outcome.complaint.contains("emma.wav is there already") && outcome.complaint.contains("--force"))
            #expect(try read($0, "emma.wav") == Data("precious".utf8))
            #expect(try $0.run(["export", book] + arguments + ["--force"], input: nil).code == 0)
            #expect(try read($0, "emma.wav").prefix(4) == Data("RIFF".utf8))
        }
    }

    @Test func `subtitles that are not ours stay, and so does the sound`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            _ = try $0.file("emma.srt", "by hand")
            let outcome = try $0.run("export", book, "-f", "wav", "--subtitles", "srt")
            #expect(outcome.code == 73 && outcome.complaint.contains("emma.srt"))
            #expect(!FileManager.default.fileExists(atPath: try $0.file("emma.wav")))
        }
    }

    @Test func `subtitles of an earlier export go when the new one has none, and can be made again`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            #expect(try $0.run("export", book, "-f", "wav", "--subtitles", "both").code == 0)
            let faster = try $0.run("export", book, "-f", "wav", "-s", "2")
            #expect(faster.code == 0)
            #expect(faster.complaint.contains("Removed, for the new export has no such file: emma.srt, emma.vtt"))
            #expect(try names($0, ".").filter { $0.hasPrefix("emma.") } == ["emma.epub", "emma.wav"])
            for kind in ["srt", "vtt", "srt"] {
                #expect(try $0.run("export", book, "-f", "wav", "--subtitles", kind).code == 0)
                let made = try names($0, ".").filter { $0.hasPrefix("emma.") }
                #expect(made == ["emma.epub", "emma." + kind, "emma.wav"])
            }
            _ = try $0.file("emma.srt", "put right by hand")
            #expect(try $0.run("export", book, "-f", "wav", "-s", "2").code == 0)
            #expect(try read($0, "emma.srt") == Data("put right by hand".utf8))
        }
    }

    @Test func `our own file is made anew without a question when the book has changed`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", "# One\n\nThe lamp was lit.\n")
            #expect(try $0.run("export", book, "-o", "a.wav").code == 0)
            _ = try $0.file("lamp.md", "# One\n\nThe lamp was lit again.\n")
            #expect(try $0.run("export", book, "-o", "./a.wav").code == 0)
        }
    }

    @Test func `our own file of another book stays`() throws {
        try BuiltCommand.use {
            let (lamp, owl) = (try $0.file("lamp.md", "# A\n\nThe lamp.\n"), try $0.file("owl.md", "# B\n\nThe owl.\n"))
            #expect(try $0.run("export", lamp, "-o", "a.wav").code == 0)
            let outcome = try $0.run("export", owl, "-o", "a.wav")
            #expect(outcome.code == 73 && outcome.complaint.contains("lamp.md"))
        }
    }

    @Test func `a part of a book has a name of its own, and does not take the place of the whole`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            #expect(try $0.run("export", book, "-f", "wav").code == 0)
            let whole = try read($0, "emma.wav")
            for (chapters, name) in [
                ("2", "emma, chapter 2"), ("2-3", "emma, chapters 2-3"), ("1,3", "emma, chapters 1, 3"),
            ] {
                #expect(try $0.run("export", book, "-f", "wav", "--chapters", chapters).code == 0)
                #expect(FileManager.default.fileExists(atPath: try $0.file(name + ".wav")))
            }
            let outcome = try $0.run("export", book, "-o", "emma.wav", "--chapters", "2")
            #expect(outcome.code == 73 && outcome.complaint.contains("holds more of the book"))
            #expect(try read($0, "emma.wav") == whole)
            #expect(try $0.run("export", book, "-f", "wav", "--chapters", "1-3").complaint.contains("up to date"))
        }
    }

    @Test func `a file whose tags somebody has changed is left as it is, one that was only touched is up to date`()
        throws
    {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            #expect(try $0.run("export", book, "-f", "wav").code == 0)
            let file = URL(filePath: try $0.file("emma.wav"))
            try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path)
            let touched = try $0.run("export", book, "-f", "wav")
            #expect(touched.code == 0 && touched.complaint.contains("up to date"))
            #expect(!touched.complaint.contains("Changed"))
            var bytes = try Data(contentsOf: file)
            bytes[bytes.count - 1] ^= 1
            try bytes.write(to: file)
            let edited = try $0.run("export", book, "-f", "wav")
            #expect(edited.code == 0 && edited.complaint.contains("Changed since it was exported"))
            #expect(try Data(contentsOf: file) == bytes)
            let other = try $0.run("export", book, "-f", "wav", "--pauses", "2")
            #expect(other.code == 73 && other.complaint.contains("has been changed since it was exported"))
            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    @Test func `a dry run says that something is in the way`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            _ = try $0.file("emma.wav", "precious")
            let outcome = try $0.run("export", book, "-f", "wav", "-n")
            #expect(outcome.code == 0 && outcome.complaint.contains("emma.wav is there already"))
        }
    }

    @Test(arguments: ["-", "/dev/null"])
    func `what is no file is refused`(output: String) throws {
        try BuiltCommand.use {
            let outcome = try $0.run("export", $0.epub("emma.epub"), "-f", "wav", "-o", output)
            #expect(outcome.code == 64 && outcome.complaint.contains("Name"))
            #expect(try names($0, ".").allSatisfy { !$0.hasSuffix(".wav") })
        }
    }

    // MARK: Chapters in a folder

    @Test func `a folder holds one export: what the new one replaces goes, what it does not replace is not mixed in`()
        throws
    {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", "# Old\n\nThe lamp.\n\n# Two\n\nThe owl.\n")
            #expect(try $0.run("export", book, "-f", "wav", "--split", "-o", "out").code == 0)
            #expect(try names($0, "out") == ["01 Old.wav", "02 Two.wav"])
            for arguments in [["-f", "flac"], ["-f", "wav", "--chapters", "2"]] {
                let outcome = try $0.run(["export", book, "--split", "-o", "out"] + arguments, input: nil)
                #expect(outcome.code == 73 && outcome.complaint.contains("holds"))
                #expect(try names($0, "out") == ["01 Old.wav", "02 Two.wav"])
            }
            _ = try $0.file("lamp.md", "# New\n\nThe lamp.\n\n# Two\n\nThe owl.\n")
            let again = try $0.run("export", book, "-f", "wav", "--split", "-o", "out")
            #expect(again.code == 0 && again.complaint.contains("01 Old.wav"))
            #expect(try names($0, "out") == ["01 New.wav", "02 Two.wav"])
            #expect(try $0.run("export", book, "-f", "flac", "--split", "-o", "out", "--force").code == 0)
            #expect(try names($0, "out") == ["01 New.flac", "02 Two.flac"])
        }
    }

    @Test func `an interrupted export of chapters goes on over its own files`() throws {
        try BuiltCommand.use {
            let chapters = (1...12).map { number in
                "# Chapter \(number)\n\n" + (0..<20).map { "The owl \(number) saw \($0) lamps." }.joined(separator: " ")
            }
            let book = try $0.file("long.md", chapters.joined(separator: "\n\n"))
            let process = try $0.process()
            process.arguments = ["export", book, "-f", "wav", "--split", "-o", "out", "--quiet"]
            process.standardInput = FileHandle.nullDevice
            try process.run()
            let second = try $0.file("out/02 Chapter 2.wav")
            while process.isRunning, !FileManager.default.fileExists(atPath: second) { usleep(10_000) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(
                try $0.run("export", book, "-f", "wav", "--split", "-o", "out", "-q", "--chapters", "1-12").code == 0
            )
            #expect(try names($0, "out").count == 12)
        }
    }

    // MARK: Formats of one name

    @Test func `formats of one name have each its own map and subtitles, and are all up to date afterwards`() throws {
        try BuiltCommand.use { command in
            let book = try command.epub("emma.epub")
            func export(_ format: String) throws -> BuiltCommand.Outcome {
                try command.run("export", book, "-f", format, "--subtitles", "srt")
            }
            for format in ["wav", "flac"] { #expect(try export(format).code == 0) }
            for format in ["wav", "flac"] {
                #expect(try export(format).complaint.contains("up to date"))
                let found = try command.run("where", "emma." + format, "--text", "clever", "--json")
                #expect(found.output.contains("emma.\(format)"))
            }
            #expect(try names(command, ".").filter { $0.hasSuffix(".srt") } == ["emma.flac.srt", "emma.srt"])
        }
    }

    @Test func `a chapter's file is found in the map of its folder`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            #expect(try $0.run("export", book, "-f", "wav", "--split", "-o", "out").code == 0)
            let found = try $0.run("where", "out/02 Chapter Two.wav", "--time", "0:00.5", "--json")
            #expect(found.code == 0 && found.output.contains("02 Chapter Two.wav"))
        }
    }

    @Test func `a map of an older version is not taken for that of another format`() throws {
        try BuiltCommand.use {
            let book = try $0.epub("emma.epub")
            #expect(try $0.run("export", book, "-f", "wav").code == 0)
            #expect(try $0.run("where", "emma.mp3", "--time", "0").code == 66)
            #expect(try $0.run("where", "emma.map.json", "--time", "0").code == 0)
        }
    }

    // MARK: Shelves

    @Test func `books keep their names when others come, in folders of the same names`() throws {
        try BuiltCommand.use { command in
            func add(_ name: String, _ text: String) throws {
                let url = command.folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data("# A\n\n\(text)\n".utf8).write(to: url)
            }
            try add("shelf/lamp.txt", "The lamp was lit by him.")
            try add("shelf/sub/dup/lamp.md", "The owl saw it.")
            #expect(try command.run("export", "shelf", "-f", "wav", "-o", "out").code == 0)
            let (first, second) = (try read(command, "out/lamp.wav"), try read(command, "out/sub/dup/lamp.wav"))
            try add("shelf/aaa/lamp.md", "Nobody answered.")
            try add("shelf/lamp.md", "In the morning.")
            let outcome = try command.run("export", "shelf", "-f", "wav", "-o", "out")
            #expect(outcome.code == 0 && outcome.complaint.contains("2 up to date"))
            #expect(try names(command, "out") == ["aaa/lamp.wav", "lamp.md.wav", "lamp.wav", "sub/dup/lamp.wav"])
            #expect(try read(command, "out/lamp.wav") == first)
            #expect(try read(command, "out/sub/dup/lamp.wav") == second)
        }
    }

    // MARK: Other files

    @Test(arguments: [
        ["speak", "Hello.", "-o", "a.wav"], ["voices", "--preview", "-o", "a.wav"],
        ["pronounce", "test", "Hello.", "-o", "a.wav"], ["pronounce", "export", "a.wav"],
    ])
    func `other commands write over nothing either, but for what they wrote themselves`(arguments: [String]) throws {
        try BuiltCommand.use {
            _ = try $0.file("a.wav", "precious")
            let outcome = try $0.run(arguments, input: nil)
            #expect(outcome.code == 73 && outcome.complaint.contains("--force"))
            #expect(try read($0, "a.wav") == Data("precious".utf8))
            #expect(try $0.run(arguments + ["--force"], input: nil).code == 0)
            #expect(try $0.run(arguments, input: nil).code == 0)
        }
    }

    @Test func `what is spoken into a file is what its ending says`() throws {
        try BuiltCommand.use {
            let spoken = try $0.run("speak", "Hi.", "-o", "a.flac")
            #expect(spoken.code == 0)
            #expect(try read($0, "a.flac").prefix(4) == Data("fLaC".utf8))
            #expect(try $0.run("speak", "Hi.", "-o", "a.mp3").code == 0)
            #expect(try read($0, "a.mp3").prefix(3) == Data("ID3".utf8))
            #expect(try $0.run("speak", "Hi.", "-o", "a.txt").code == 64)
        }
    }
}
