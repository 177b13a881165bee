import Foundation
import Testing

private let sample = """
    # The Lamp

    ## Chapter One

    Mr. Grey lit the lamp. Nobody answered.

    ## Chapter Two

    In the morning the lamp was out.
    """

@Suite(.timeLimit(.minutes(10)))
struct WhereCommandTests {
    @Test func `a place is found by time, offset and quotation, and each leads to the others`() throws {
        try exported { command in
            let quoted = try found(command, "lamp.wav", "--text", "lit the LAMP")
            #expect(quoted["word"] as? String == "lit")
            #expect(quoted["sentence"] as? String == "Mr. Grey lit the lamp.")
            #expect(quoted["file"] as? String == "lamp.wav")
            #expect(quoted["chapterTitle"] as? String == "Chapter One")
            let (offset, seconds) = (try #require(quoted["offset"] as? Int), try #require(quoted["seconds"] as? Double))
            let asOffset = try found(command, "lamp.map.json", "--offset", "\(offset)")
            #expect(asOffset["seconds"] as? Double == seconds)
            let asTime = try found(command, "lamp.wav", "--time", "0:\(seconds + 0.001)")
            #expect(asTime["offset"] as? Int == offset)
            #expect(asTime["word"] as? String == "lit")
        }
    }

    @Test func `people are told file, time, chapter, and the sentence with its word`() throws {
        try exported { command in
            let outcome = try command.run("where", "lamp.wav", "--text", "morning")
            #expect(outcome.code == 0 && outcome.complaint.isEmpty)
            #expect(outcome.output.hasPrefix("lamp.wav  "))
            #expect(outcome.output.contains("Chapter Two\nOffset "))
            #expect(outcome.output.hasSuffix("\n\n  In the ⟨morning⟩ the lamp was out.\n"))
            let both = try command.run("where", "lamp.wav", "--text", "the lamp was")
            #expect(both.output.contains("⟨the⟩ lamp was out."))
        }
    }

    @Test(arguments: [
        (["--time", "9:00:00"], "ends at"), (["--offset", "99999"], "Offset 99999"),
        (["--text", "never said"], "never said"), (["--time", "1", "--file", "b.wav"], "b.wav"),
    ])
    func `what is not in the sound is told`(arguments: [String], word: String) throws {
        try exported { command in
            let outcome = try command.run(["where", "lamp.wav"] + arguments, input: nil)
            #expect([64, 65].contains(outcome.code))
            #expect(outcome.output.isEmpty && outcome.complaint.contains(word))
        }
    }

    @Test(arguments: [
        [], ["--time", "1", "--offset", "1"], ["--time", "1:99"], ["--time", "-1"], ["--offset", "-1"],
        ["--offset", "1", "--file", "1"],
    ])
    func `a question that is none is told before anything is read`(arguments: [String]) throws {
        let command = try BuiltCommand()
        defer { command.remove() }
        #expect(try command.run(["where", "none.wav"] + arguments, input: nil).code == 64)
    }

    @Test func `a map that is damaged, something else or not there is told`() throws {
        try exported { command in
            let path = try command.file("lamp.map.json")
            let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
            let damaged = try command.run("where", command.file("a.json", String(text.dropLast(20))), "--time", "0")
            #expect(damaged.code == 65 && damaged.complaint.contains("damaged"))
            let other = try command.run("where", command.file("b.json", "{}"), "--time", "0")
            #expect(other.code == 65 && other.complaint.contains("not the map"))
            let none = try command.run("where", "none.wav", "--time", "0")
            #expect(none.code == 66 && none.complaint.contains("none.map.json"))
        }
    }

    @Test func `in a folder the map of all its files is asked, and times may count over all`() throws {
        try exported("--split") { command in
            let second = try found(command, "lamp", "--text", "In the morning")
            #expect(second["fileNumber"] as? Int ?? 0 > 1)
            let whole = try #require(second["secondsOfAll"] as? Double)
            let seconds = try #require(second["seconds"] as? Double)
            #expect(whole > seconds)
            let name = try #require(second["file"] as? String)
            let inFile = try found(command, "lamp", "--time", "\(seconds + 0.001)", "--file", name)
            let overAll = try found(command, "lamp", "--time", "\(whole + 0.001)")
            #expect(inFile["offset"] as? Int == second["offset"] as? Int)
            #expect(overAll["offset"] as? Int == second["offset"] as? Int)
        }
    }

    // MARK: Parts

    /// A short text, exported to WAV.
    private func exported(_ options: String..., body: (BuiltCommand) throws -> Void) throws {
        let command = try BuiltCommand()
        defer { command.remove() }
        let book = try command.file("lamp.md", sample)
        let outcome = try command.run(["export", book, "--format", "wav"] + options, input: nil)
        try #require(outcome.code == 0, "\(outcome.complaint)")
        try body(command)
    }

    private func found(_ command: BuiltCommand, _ arguments: String...) throws -> [String: Any] {
        let outcome = try command.run(["where"] + arguments + ["--json"], input: nil)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let line = try #require(outcome.output.split(separator: "\n").first)
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}
