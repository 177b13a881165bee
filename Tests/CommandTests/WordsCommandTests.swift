import Foundation
import Testing

struct WordsCommandTests {
    @Test(arguments: ["define", "search"])
    func `every subcommand explains itself`(name: String) throws {
        try BuiltCommand.use {
            let help = try $0.run(name, "--help")
            #expect(help.code == 0)
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
        }
    }

    @Test func `a word is looked up, and without a dictionary it is said what to install`() throws {
        try BuiltCommand.use {
            let system = ["XDG_DATA_DIRS": $0.folder.appending(path: "system").path, "HOME": $0.folder.path]
            let none = try $0.run(["define", "leaves"], input: nil, environment: system)
            #expect(none.code == 0)
            #expect(none.complaint.contains("apt install dict-wn"))
            let folder = $0.folder.appending(path: "system/dictd")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("leaf\n  of a tree\n".utf8).write(to: folder.appending(path: "wn.dict"))
            try Data("leaf\tA\tR\n".utf8).write(to: folder.appending(path: "wn.index"))
            let found = try $0.run(["define", "leaves"], input: nil, environment: system)
            #expect(found.output == "leaf  (wn)\nof a tree\n\n")
            let list = try $0.run(["define", "--list", "--json"], input: nil, environment: system).lines
            #expect(list.first?["language"] as? String == "en")
            #expect(try $0.run("define").code == 64)
        }
    }

    @Test func `all books are searched`() throws {
        try BuiltCommand.use {
            let path = try $0.file("one.md", "# One\n\nA white whale swam.\n")
            #expect(try $0.run("import", path).code == 0)
            let line = try #require(try $0.run("search", "white", "whale", "--json").lines.first)
            #expect(line["match"] as? String == "white whale")
            #expect(try $0.run("search", "whale").output.contains("A white whale swam."))
            #expect(try $0.run("search", "elephant").complaint.contains("Nothing was found."))
        }
    }
}
