import Foundation
import Testing

/// What is the listener's, out of one library and into another.
struct BackupCommandTests {
    private let lamp = "# The Lamp\n\nMr. Grey lit the lamp.\n\nIn the morning it was out.\n"

    @Test func `a backup goes from one machine to another by a file or a pipe`() throws {
        try BuiltCommand.use { there in
            _ = try there.run("import", try there.file("lamp.md", lamp))
            #expect(try there.run("rename", "1", "--title", "Light", "--collection", "Evening").code == 0)
            #expect(try there.run("pronounce", "add", "Grey", "--say", "Gray").code == 0)
            let file = try there.file("mine.json")
            let made = try there.run("backup", file)
            #expect(made.code == 0 && made.output.contains("mine.json: 1 book,"))
            // Its own file is written over, another's is not.
            #expect(try there.run("backup", file, "--json").lines.first?["books"] as? Int == 1)
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            let other = try there.file("other.json", "{}")
            let refused = try there.run("backup", other)
            #expect(refused.code == 73 && refused.complaint.contains("not known to be written by Vorleser"))
            #expect(refused.complaint.contains("Name another file") && !refused.complaint.contains("-o"))
            let piped = try there.run("backup", "-").output
            try BuiltCommand.use { here in
                let lost = try here.run("restore", "-", input: piped)
                #expect(lost.code == 0 && lost.output.contains("1 pronunciation"))
                #expect(lost.complaint.contains("“Light”") && lost.complaint.contains("restore this backup again"))
                _ = try here.run("import", try here.file("lamp.md", lamp))
                let report = try here.run("restore", file, "--json")
                #expect((try report.lines.first?["books"] as? [Any])?.count == 1)
                #expect(try here.run("list").output.contains("Light"))
                #expect(try here.run("restore", file).output == "Nothing in it is new.\n")
            }
        }
    }

    @Test func `what is no backup is said to be none, and a removed book is still restored`() throws {
        try BuiltCommand.use {
            let wrong = try $0.run("restore", try $0.file("x.json", "{}"))
            #expect(wrong.code == 65 && wrong.complaint.contains("no backup"))
            let missing = try $0.run("restore", "nowhere.json")
            #expect(missing.code == 66 && missing.complaint.contains("There is no file at nowhere.json."))
            let nowhere = try $0.run("backup", "nowhere/mine.json")
            #expect(nowhere.code == 73 && nowhere.complaint.contains("nowhere does not exist"))
            #expect(try $0.run("backup", "book.epub").code == 64)
            _ = try $0.run("import", try $0.file("lamp.md", lamp))
            _ = try $0.run("remove", "1")
            #expect(try $0.run("restore", "1").output == "1  The Lamp\n")
        }
    }
}
