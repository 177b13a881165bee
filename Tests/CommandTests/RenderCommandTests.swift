import Foundation
import Testing

/// A book of two chapters, long enough for several groups.
private let sample =
    "# The Lamp\n\n"
    + ["One", "Two"].map { chapter in
        "## Chapter \(chapter)\n\n"
            + (1...24).map { "In chapter \(chapter), lamp number \($0) stood on the table by the door.\n" }
            .joined(separator: "\n")
    }.joined(separator: "\n")

struct RenderCommandTests {
    private func clips(in store: String) -> Int {
        let names = FileManager.default.enumerator(atPath: store)?.compactMap { $0 as? String } ?? []
        return names.count { $0.hasSuffix(".flac") }
    }

    @Test func `shards assembled are the export itself`() throws {
        try BuiltCommand.use {
            let (book, store) = (try $0.file("lamp.md", sample), try $0.file("clips"))
            #expect(try $0.run("render", book, "--shard", "1/3", "--store", store, "-q").code == 0)
            let check = try $0.run("render", book, "--check", "--store", store)
            #expect(check.code == 1)
            #expect(check.output.contains("clips are missing"))
            let early = try $0.run("export", book, "--assemble-only", "--store", store, "-o", try $0.file("a.wav"))
            #expect(early.code == 66)
            #expect(early.complaint.contains("are not in \(store)"))
            #expect(!FileManager.default.fileExists(atPath: try $0.file("a.wav")))

            for shard in ["2/3", "3/3"] {
                #expect(try $0.run("render", book, "--shard", shard, "--store", store, "-q").code == 0)
            }
            #expect(try $0.run("render", book, "--check", "--store", store).code == 0)
            let (one, two) = (try $0.file("one.wav"), try $0.file("two.wav"))
            #expect(try $0.run("export", book, "--assemble-only", "--store", store, "-o", one).code == 0)
            #expect(try $0.run("export", book, "-o", two).code == 0)
            #expect(try Data(contentsOf: URL(filePath: one)) == Data(contentsOf: URL(filePath: two)))
        }
    }

    @Test func `what is kept is counted, and not rendered again`() throws {
        try BuiltCommand.use {
            let (book, store) = (try $0.file("lamp.md", sample), try $0.file("clips"))
            var rendered = 0
            for shard in ["1/2", "2/2"] {
                let last = try $0.run("render", book, "--shard", shard, "--store", store, "--json").lines.last
                let summary = try #require(last?["summary"] as? [String: Any])
                #expect(summary["reused"] as? Int == 0)
                rendered += summary["rendered"] as? Int ?? 0
            }
            #expect(rendered == clips(in: store))
            let again = try $0.run("render", book, "--store", store, "--json").lines
            #expect(again.first?["event"] as? String == "progress")
            let summary = try #require(again.last?["summary"] as? [String: Any])
            #expect(summary["rendered"] as? Int == 0)
            #expect(summary["reused"] as? Int == rendered)
            let export = try $0.run(
                ["export", book, "-o", try $0.file("a.wav")],
                input: nil,
                environment: ["VORLESER_STORE": store]
            )
            #expect(export.output.contains("all kept from before"))
        }
    }

    @Test func `only what another pronunciation touches is rendered again`() throws {
        try BuiltCommand.use {
            let (book, output) = (try $0.file("lamp.md", sample), try $0.file("a.wav"))
            #expect(try $0.run("export", book, "-o", output).code == 0)
            #expect(try $0.run("pronounce", "add", "7", "--say", "seventy").code == 0)
            let last = try $0.run("render", book, "--json").lines.last
            let summary = try #require(last?["summary"] as? [String: Any])
            #expect(summary["rendered"] as? Int == 2)
        }
    }

    @Test func `another voice is not there, and that is said`() throws {
        try BuiltCommand.use {
            let (book, store) = (try $0.file("lamp.md", sample), try $0.file("clips"))
            #expect(try $0.run("render", book, "--store", store, "--voice", "kal16", "-q").code == 0)
            let check = try $0.run("render", book, "--check", "--store", store, "--voice", "slt")
            #expect(check.code == 1)
            #expect(check.output.contains("version of Vorleser"))
        }
    }

    @Test(.limitsFiles) func `a store that cannot keep the clips ends the rendering, and the same command goes on`()
        throws
    {
        try BuiltCommand.use {
            let (book, store) = (try $0.file("lamp.md", sample), try $0.file("clips"))
            // A file may be 20 KB at most, as if the disk were full after that; the signal for it is ignored.
            let shell = try $0.process("bash")
            let program = BuiltCommand.binary.path
            let line = "trap '' XFSZ; ulimit -f 20; exec \"$@\""
            shell.arguments = ["-c", line, "bash", program, "render", book, "--store", store]
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 73)
            #expect($0.complaint.contains("cannot be kept in \(store)"))
            #expect(try $0.run("render", book, "--store", store, "-q").code == 0)
            #expect(try $0.run("render", book, "--check", "--store", store).code == 0)
        }
    }

    @Test func `wrong shards and stores are told`() throws {
        try BuiltCommand.use {
            let book = try $0.file("lamp.md", sample)
            #expect(try $0.run("render", book, "--shard", "4/3").code == 64)
            #expect(try $0.run("render").code == 64)
            for arguments in [["render", book], ["export", book, "-o", "a.wav"], ["render", book, "--check"]] {
                let outcome = try $0.run(arguments + ["--store", "/no/such/disk"], input: nil)
                #expect(outcome.code == 66)
                #expect(outcome.complaint.contains("/no/such/disk"))
            }
        }
    }
}
