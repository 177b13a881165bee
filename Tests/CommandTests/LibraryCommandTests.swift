import Foundation
import Testing

/// A short book with two chapters.
private let lamp = "# The Lamp\n\n## One\n\nMr. Grey lit the lamp.\n\n## Two\n\nIn the morning it was out.\n"
private let door = "# The Door\n\nNobody came through the door.\n"

struct LibraryCommandTests {
    private func list(_ command: BuiltCommand, _ arguments: String...) throws -> [[String: Any]] {
        let output = try command.run(["list", "--json"] + arguments, input: nil).output
        return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    }

    @Test(arguments: [
        "import", "list", "open", "rename", "remove", "restore", "bookmarks", "export-notes", "cover", "statistics",
        "backup",
    ])
    func `every subcommand explains itself`(name: String) throws {
        try BuiltCommand.use {
            let help = try $0.run(name, "--help")
            #expect(help.code == 0)
            #expect(help.output.contains("USAGE: vorleser \(name)"))
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
        }
    }

    @Test func `books are imported, listed and found`() throws {
        try BuiltCommand.use {
            let imported = try $0.run("import", try $0.file("lamp.md", lamp), try $0.file("door.md", door))
            #expect(imported.code == 0)
            #expect(imported.output == "1  The Lamp\n2  The Door\n")
            #expect(try list($0).compactMap { $0["title"] as? String } == ["The Door", "The Lamp"])
            #expect(try list($0, "lam").compactMap { $0["id"] as? Int } == [1])
            let text = try $0.run("list", "--sort", "title").output.split(separator: "\n")
            #expect(text.map { $0.prefix(11) } == ["2  The Door", "1  The Lamp"])
            #expect(try $0.run("list", "nothing").output.isEmpty)
        }
    }

    @Test func `the same file again is another book, and that is said`() throws {
        try BuiltCommand.use {
            let file = try $0.file("lamp.md", lamp)
            _ = try $0.run("import", file)
            let again = try $0.run("import", file, "--title", "Another")
            #expect(again.output == "2  Another\n")
            #expect(again.complaint.contains("as book 1"))
        }
    }

    @Test func `a bad file does not stop the others`() throws {
        try BuiltCommand.use {
            let bad = try $0.file("bad.epub", "PK\u{3}\u{4} and no more")
            let outcome = try $0.run("import", "no-such-file.txt", bad, try $0.file("lamp.md", lamp))
            #expect(outcome.code == 66)
            #expect(outcome.output == "1  The Lamp\n")
            #expect(outcome.complaint.contains("no-such-file.txt"))
            #expect(outcome.complaint.contains("bad.epub"))
        }
    }

    @Test func `a number stands for the book wherever one is read`() throws {
        try BuiltCommand.use {
            let file = try $0.file("lamp.md", lamp)
            _ = try $0.run("import", file)
            for name in ["1", "#1"] {
                #expect(try $0.run("text", name).output == $0.run("text", file).output)
                #expect(try $0.run("inspect", name, "--json").output == $0.run("inspect", file, "--json").output)
            }
            #expect(try $0.run("sentences", "1").code == 0)
            #expect(try $0.run("script", "1").code == 0)
            #expect(try $0.run("export", "1", "-o", try $0.file("a.wav")).code == 0)
            #expect(try $0.run("text", "7").complaint.contains("no book 7"))
            // A file of that name goes before.
            _ = try $0.file("1", "Only one.\n")
            #expect(try $0.run("text", "1").output.contains("Only one."))
        }
    }

    @Test func `a book is put into a series and collections, and found there`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp), try $0.file("door.md", door))
            #expect(try $0.run("rename", "1", "--series", "Things", "--number", "2").code == 0)
            #expect(try $0.run("rename", "2", "--series", "Things", "--number", "1").code == 0)
            #expect(try $0.run("rename", "1", "--collection", "Train", "--collection", "Short").code == 0)
            #expect(try list($0, "--sort", "series").compactMap { $0["id"] as? Int } == [2, 1])
            #expect(try list($0, "--collection", "Train").compactMap { $0["id"] as? Int } == [1])
            #expect(try list($0, "thin").count == 2)
            let first = try #require(try list($0, "lamp").first)
            #expect((first["series"] as? [String: Any])?["position"] as? String == "2")
            #expect(first["collections"] as? [String] == ["Train", "Short"])
            #expect(try $0.run("rename", "1", "--series", "", "--collection", "").code == 0)
            #expect(try list($0, "lamp").first?["series"] == nil)
            let numberAlone = try $0.run("rename", "1", "--number", "3")
            #expect(numberAlone.code == 64 && numberAlone.complaint.contains("--series"))
        }
    }

    @Test func `another cover is taken when it is a picture`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp))
            #expect(try $0.run("cover", "1", try $0.file("cover.gif", "GIF89a and so on")).code == 0)
            let refused = try $0.run("cover", "1", try $0.file("cover.txt", "words"))
            #expect(refused.code == 65 && refused.complaint.contains("JPEG, PNG, WebP, GIF or BMP"))
            #expect(try $0.run("cover", "1", "no-such-picture.png").code == 66)
            #expect(try $0.run("cover", "1").code == 0)
        }
    }

    @Test func `time spent is told, also when there is none`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp))
            let told = try $0.run("statistics", "--days", "3")
            #expect(told.code == 0 && told.output.split(separator: "\n").count == 5)
            let json = try $0.run("statistics", "--json").output
            let found = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            #expect((found["days"] as? [Any])?.count == 7 && found["streak"] as? Int == 0)
            #expect(try $0.run("statistics", "--forget").code == 0)
            #expect(try $0.run("statistics", "--days", "0").code == 64)
        }
    }

    @Test func `a book is shown, renamed, removed and restored`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp), try $0.file("door.md", door))
            let shown = try $0.run("open", "lamp").output
            #expect(shown.hasPrefix("The Lamp\n"))
            #expect(shown.contains("lamp.md"))
            #expect(
                try $0.run("rename", "1", "--title", "Night", "--author", "Ann Grey").output == "1  Night, Ann Grey\n"
            )
            #expect(try $0.run("remove", "night").output == "removed: 1  Night, Ann Grey\n")
            #expect(try list($0).compactMap { $0["id"] as? Int } == [2])
            #expect(try list($0, "--removed").compactMap { $0["id"] as? Int } == [1])
            #expect(try $0.run("open", "1").code == 66)
            #expect(try $0.run("restore", "1").output == "1  Night, Ann Grey\n")
            #expect(try $0.run("remove", "1", "--now").output == "deleted: 1  Night, Ann Grey\n")
            #expect(try $0.run("restore", "1").code == 66)
            let present = try $0.run("restore", "2")
            #expect(present.code == 66)
            #expect(present.complaint.contains("“The Door”, was not removed"))
            #expect(!present.complaint.contains("There is no book"))
            #expect(try list($0, "--removed").isEmpty)
        }
    }

    @Test func `a person is removed when that is confirmed, and not before`() throws {
        try BuiltCommand.use {
            #expect(try $0.run("people", "add", "Anna").code == 0)
            let unasked = try $0.run("people", "remove", "Anna")
            #expect(unasked.code == 64 && unasked.complaint.contains("Anna") && unasked.complaint.contains("--yes"))
            #expect(try $0.run("people").output.contains("Anna"))
            let screen = try Screen($0, ["people", "remove", "Anna"])
            #expect(screen.shows("Remove Anna"))
            screen.type("n\n")
            #expect(screen.code == 0 && screen.text.contains("Nothing was removed."))
            #expect(try $0.run("people").output.contains("Anna"))
            #expect(try $0.run("people", "remove", "Anna", "--yes").code == 0)
            #expect(!(try $0.run("people").output.contains("Anna")))
            let first = try $0.run("people", "remove", "1")
            #expect(first.code == 64 && first.complaint.contains("first person"))
        }
    }

    @Test func `deleting a book lets go what was spoken of it, and nothing else`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp), try $0.file("door.md", door))
            let sound = try $0.file("a.wav")
            _ = try $0.run("export", "2", "-o", sound)
            let before = try $0.run("cache").output
            _ = try $0.run("export", "1", "-o", $0.file("b.wav"))
            #expect(try $0.run("cache").output != before)
            _ = try $0.run("remove", "1", "--now")
            #expect(try $0.run("cache").output == before)
        }
    }

    @Test func `when several are meant they are named`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp), try $0.file("door.md", door))
            let outcome = try $0.run("open", "the")
            #expect(outcome.code == 64)
            #expect(outcome.complaint.contains("1  The Lamp") && outcome.complaint.contains("2  The Door"))
            #expect(try $0.run("open", "the lamp").code == 0)
        }
    }

    @Test func `of many books that are called so some are named, and it is said that there are more`() throws {
        try BuiltCommand.use { command in
            let files = try (0..<12).map { try command.file("\($0).txt", "Book number \($0) is short.\n") }
            #expect(try command.run(["import"] + files, input: nil).code == 0)
            for number in 1...12 { _ = try command.run("rename", "\(number)", "--title", "The Book \(number)") }
            let outcome = try command.run("open", "the book")
            #expect(outcome.code == 64 && outcome.complaint.contains("… and 2 more"))
            let nameless = try command.run("open", "")
            #expect(nameless.code == 66 && nameless.complaint.contains("There is no book “”"))
        }
    }

    @Test func `a lost file is said to be lost, and another takes its place`() throws {
        try BuiltCommand.use {
            let file = try $0.file("lamp.md", lamp)
            _ = try $0.run("import", file)
            _ = try $0.run("bookmarks", "1", "--add", "5", "--label", "here")
            try FileManager.default.removeItem(at: $0.folder.appending(path: "data/vorleser/library/books/1/book"))
            let lost = try $0.run("text", "1")
            #expect(lost.code == 66)
            #expect(lost.complaint.contains("import --as 1"))
            #expect(try $0.run("list").output.contains("missing"))
            #expect(try $0.run("import", "--as", "1", file).output == "1  The Lamp\n")
            #expect(try $0.run("text", "1").code == 0)
            #expect(try $0.run("bookmarks", "1").output.contains("here"))
        }
    }

    @Test func `a number never means a book whose title begins with it`() throws {
        try BuiltCommand.use {
            let file = try $0.file("lamp.md", lamp)
            _ = try $0.run("import", file, "--title", "The Lamp")
            _ = try $0.run("import", file, "--title", "1984")
            #expect(try $0.run("remove", "1").output == "removed: 1  The Lamp\n")
            #expect(try $0.run("remove", "1").code != 0)
            #expect(try $0.run("remove", "1", "--now").output == "deleted: 1  The Lamp\n")
            #expect(try $0.run("remove", "1", "--now").code != 0)
            #expect(try list($0).compactMap { $0["title"] as? String } == ["1984"])
            #expect(try $0.run("open", "1984").code == 0)
        }
    }

    @Test func `bookmarks are added, listed, removed and exported`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp))
            let place = try #require(try $0.run("text", "1").output.range(of: "In the morning")).lowerBound
            let offset = try $0.run("text", "1").output[..<place].utf16.count
            #expect(try $0.run("bookmarks", "1", "--add", "\(offset)").code == 0)
            let end = try $0.run("text", "1").output.utf16.count
            let beyond = try $0.run("bookmarks", "1", "--add", "\(end + 1)")
            #expect(beyond.code == 64 && beyond.complaint.contains("the book ends at"))
            let listed = try $0.run("bookmarks", "1", "--add", "\(offset + 9)", "--label", "the end").output
            #expect(listed.hasPrefix("1  \(offset)  Two  In the morning it was out."))
            #expect(listed.contains("the end"))
            let notes = try $0.run("export-notes", "1").output
            #expect(notes.hasPrefix("# The Lamp\n"))
            #expect(notes.contains("## Two"))
            #expect(try $0.run("export-notes", "1", "-o", try $0.file("notes.md")).code == 0)
            let table = try $0.file("notes.csv")
            #expect(try $0.run("export-notes", "1", "--force", "-o", table).code == 0)
            #expect(try String(contentsOfFile: table, encoding: .utf8).contains("\r\nbookmark,Two,"))
            let nowhere = try $0.run("export-notes", "1", "-o", try $0.file("no/such/folder.md"))
            #expect(nowhere.code == 73 && nowhere.complaint.contains("no/such does not exist"))
            for name in ["notes.xyz", "notes.pdf", "notes"] {
                let unknown = try $0.run("export-notes", "1", "-o", name)
                #expect(unknown.code == 64 && unknown.complaint.contains("md, html, csv"))
                #expect(!FileManager.default.fileExists(atPath: try $0.file(name)))
            }
            #expect(!(try $0.run("bookmarks", "1", "--remove", "1").output.contains("morning")))
            #expect(try $0.run("bookmarks", "1", "--remove", "7").code == 66)
        }
    }

    @Test func `two that import at once both succeed`() throws {
        try BuiltCommand.use { command in
            let files = try (0..<4).map { try command.file("\($0).txt", "Book number \($0) is short.\n") }
            let processes = try files.map { file in
                let process = try command.process()
                process.arguments = ["import", file]
                return process
            }
            for process in processes { try process.run() }
            for process in processes { process.waitUntilExit() }
            #expect(processes.allSatisfy { $0.terminationStatus == 0 })
            #expect(try list(command).count == 4)
            #expect(try list(command).allSatisfy { $0["isMissing"] as? Bool == false })
        }
    }

    @Test func `every kind of mistake has its exit code and says what to do`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try $0.file("lamp.md", lamp))
            let cases: [(BuiltCommand.Outcome, Int32)] = [
                (try $0.run("import"), 64),
                (try $0.run("import", "no-such-file.epub"), 66),
                (try $0.run("import", try $0.file("empty.txt", "")), 65),
                (try $0.run("import", "a", "b", "--title", "c"), 64),
                (try $0.run("open", "9"), 66),
                (try $0.run("open", "no such words"), 66),
                (try $0.run("rename", "1"), 64),
                (try $0.run("rename", "1", "--title", " "), 64),
                (try $0.run("bookmarks", "1", "--add", "-1"), 64),
                (try $0.run("bookmarks", "1", "--label", "x"), 64),
                (try $0.run("list", "--sort", "size"), 64),
                (try $0.run("restore", "1"), 66),
            ]
            for (outcome, code) in cases {
                #expect(outcome.code == code, "\(outcome.complaint)")
                #expect(outcome.complaint.count > 20)
                #expect(outcome.output.isEmpty)
            }
        }
    }

    @Test func `a damaged database is mended, and that is said once`() throws {
        try BuiltCommand.use {
            #expect(try $0.run("import", try $0.file("lamp.md", lamp)).code == 0)
            let before = try $0.run("list").output
            try Data("no database".utf8).write(to: $0.folder.appending(path: "data/vorleser/library/library.sqlite"))
            let mended = try $0.run("list")
            #expect(mended.code == 0)
            #expect(mended.output == before)
            #expect(mended.complaint.contains("was damaged"))
            #expect(try $0.run("list").complaint.isEmpty)
        }
    }
}
