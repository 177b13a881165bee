import Foundation
import Testing

struct PronounceCommandTests {
    @Test(arguments: ["pronounce", "phonemes", "spoken", "names"])
    func `every subcommand explains itself`(name: String) throws {
        try BuiltCommand.use {
            let help = try $0.run(name, "--help")
            #expect(help.code == 0)
            #expect(help.output.contains("USAGE: vorleser \(name)"))
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE") })
        }
    }

    @Test func `a pronunciation is added, listed, tested and removed`() throws {
        try BuiltCommand.use {
            #expect(try $0.run("pronounce", "add", "Hermione", "--ipa", "hɜːrˈmaɪəni").code == 0)
            #expect(try $0.run("pronounce", "add", "Lee", "--say", "Leigh", "--note", "mine").code == 0)
            let list = try $0.run("pronounce", "list").output
            #expect(list == "1  Hermione → /hɜːrˈmaɪəni/\n2  Lee → “Leigh”  # mine\n")
            let test = try $0.run("pronounce", "test", "Hermione’s Lee").output
            #expect(test.hasPrefix("Hermione’s → hɜɹmˈIəniz  [pronunciation]\nLee → “Leigh”  [pronunciation]\n"))
            #expect(try $0.run("pronounce", "remove", "hermione").output.hasPrefix("removed: Hermione"))
            #expect(try $0.run("pronounce", "remove", "1").output.hasPrefix("removed: Lee"))
            #expect(try $0.run("pronounce", "list", "--json").output == "[]\n")
        }
    }

    @Test func `a book's own hold in its script and its sound, and nowhere else`() throws {
        try BuiltCommand.use {
            let book = try $0.file("one.md", "# One\n\nAnn met Bob.\n")
            let other = try $0.file("two.md", "# Two\n\nAnn met Bob.\n")
            #expect(try $0.run("pronounce", "add", "Bob", "--say", "Robert", "--book", book).code == 0)
            #expect(try $0.run("script", book).output.contains("{Bob → Robert [pronunciation]}"))
            #expect(!(try $0.run("script", other).output.contains("Robert")))
            #expect(try $0.run("pronounce", "list").output.isEmpty)
            #expect(try $0.run("pronounce", "list", "--book", book).output.contains("Bob"))
        }
    }

    @Test func `only the touched sentence is spoken anew`() throws {
        try BuiltCommand.use {
            let book = try $0.file("one.md", "# One\n\nAnn met Bob at the gate.\n\nThey went home.\n")
            func clips() throws -> Int {
                #expect(try command.run("export", book, "-o", try command.file("a.wav")).code == 0)
                let count = try command.run("cache").output.split(separator: "\n")[1].prefix { $0.isNumber }
                return try #require(Int(count))
            }
            let command = $0
            let before = try clips()
            #expect(try $0.run("pronounce", "add", "Bob", "--phonemes", "ɹˈɑbəɹt").code == 0)
            #expect(try clips() == before + 1)
        }
    }

    @Test func `an export is imported as it was`() throws {
        try BuiltCommand.use {
            _ = try $0.run("pronounce", "add", "#1", "--say", "number one", "--anywhere", "--match-case")
            _ = try $0.run("pronounce", "add", #"\[(\d+)\]"#, "--skip", "--regex")
            let path = try $0.file("mine.txt")
            #expect(try $0.run("pronounce", "export", path).code == 0)
            let list = try $0.run("pronounce", "list").output
            for number in ["2", "1"] { _ = try $0.run("pronounce", "remove", number) }
            #expect(try $0.run("pronounce", "import", path).output == "2 read as Vorleser, 0 replaced\n")
            #expect(try $0.run("pronounce", "list").output == list)
            #expect(try $0.run("pronounce", "export").output == String(contentsOfFile: path, encoding: .utf8))
        }
    }

    @Test func `a file of another kind is told as such, not line by line`() throws {
        try BuiltCommand.use {
            let book = try $0.run("pronounce", "import", $0.epub("emma.epub"))
            #expect(book.code == 65 && book.complaint.contains("There are no pronunciations in"))
            #expect(book.complaint.split(separator: "\n").count == 2)
            let lines = String(repeating: "neither this nor that\n", count: 40)
            let text = try $0.run("pronounce", "import", $0.file("a.txt", lines))
            #expect(text.code == 65 && text.complaint.contains("… and 30 more"))
        }
    }

    @Test func `a dictionary of Voice Dream is imported, its bad lines named`() throws {
        try BuiltCommand.use {
            let path = try $0.file("dream.txt", "Hermione,0,Y,her my oh nee,0\n\"Dr. No\",1,N,doctor no,0\nbroken\n")
            let outcome = try $0.run("pronounce", "import", path)
            #expect(outcome.output == "2 read as Voice Dream, 0 replaced, 1 lines not\n")
            #expect(outcome.complaint.contains("Line 3"))
            #expect(try $0.run("pronounce", "list").output.contains("Dr. No → “doctor no”  (anywhere, match-case)"))
        }
    }

    @Test func `every kind of mistake has its exit code and says what to do`() throws {
        try BuiltCommand.use {
            let cases: [(BuiltCommand.Outcome, Int32)] = [
                (try $0.run("pronounce", "add", "x"), 64),
                (try $0.run("pronounce", "add", "x", "--skip", "--say", "y"), 64),
                (try $0.run("pronounce", "add", "", "--skip"), 65),
                (try $0.run("pronounce", "add", "x", "--say", " "), 65),
                (try $0.run("pronounce", "add", "x", "--phonemes", "hgA"), 65),
                (try $0.run("pronounce", "add", "x", "--ipa", "h5"), 65),
                (try $0.run("pronounce", "add", "(a", "--regex", "--skip"), 65),
                (try $0.run("pronounce", "add", "(a+)+", "--regex", "--skip"), 65),
                (try $0.run("pronounce", "add", "a\nb", "--skip"), 65),
                (try $0.run("pronounce", "remove", "nobody"), 65),
                (try $0.run("pronounce", "remove", "99999999999999999999"), 65),
                (try $0.run("pronounce", "import", "no-such-file"), 66),
                (try $0.run("pronounce", "import", try $0.file("empty.txt", "# nothing\n")), 65),
                (try $0.run("pronounce", "export", "no/such/folder"), 73),
                (try $0.run("pronounce", "list", "--book", "no-such-book.epub"), 66),
                (try $0.run("names", "no-such-book.epub"), 66),
                (try $0.run("names", try $0.file("a.md", "# A\n\nB.\n"), "--limit", "0"), 64),
                (try $0.run("phonemes", "x", "--accent", "fr"), 64),
                (try $0.run("phonemes", "x", "--tags"), 65),
                (try $0.run("phonemes", "x/QQ", "--tags"), 65),
                (try $0.run("phonemes", "{\"tokens\":[[1]]}", "--tags"), 65),
            ]
            for (outcome, code) in cases {
                #expect(outcome.code == code, "\(outcome.complaint)")
                #expect(outcome.complaint.count > 20)
                #expect(outcome.output.isEmpty)
            }
        }
    }
}
