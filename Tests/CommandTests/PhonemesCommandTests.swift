import Foundation
import Testing

struct PhonemesCommandTests {
    private func object(_ line: some StringProtocol) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test(arguments: [["phonemes"], ["phonemes", "--no-lexicon"], ["spoken"], ["phonemes", "--spoken", "--json"]])
    func `every line has one answer`(arguments: [String]) throws {
        try BuiltCommand.use {
            let lines = ["One cat.", "", "  ", "Two\u{2028}dogs\u{85}ran.", "日本 🙂 �", "last"]
            let outcome = try $0.run(arguments + ["-"], input: lines.joined(separator: "\n"))
            #expect(outcome.code == 0)
            let answers = outcome.output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            #expect(answers.count == lines.count + 1)
            #expect(answers.last?.isEmpty == true)
            if !arguments.contains("--json") { #expect(answers[1].isEmpty && answers[2].isEmpty) }
        }
    }

    @Test func `another language has its own sounds`() throws {
        try BuiltCommand.use {
            #expect(try $0.run("phonemes", "un gato", "--language", "es").output == "ˈuŋ ɡˈato\n")
            let spoken = try $0.run("phonemes", "El Sr. Ruiz", "--language", "es-MX", "--spoken").output
            #expect(spoken == "el seɲˈoɾ ruˈiθ\n")
            let unknown = try $0.run("phonemes", "a", "--language", "qaa")
            #expect(unknown.code == 64 && unknown.complaint.contains("qaa"))
        }
    }

    @Test func `tokens stand where they say`() throws {
        try BuiltCommand.use {
            let text = "“😀 Ann’s cat,” he said."
            let line = try object($0.run("phonemes", text, "--json").output)
            #expect(line["text"] as? String == text)
            let tokens = try #require(line["tokens"] as? [[String: Any]])
            #expect(!tokens.isEmpty)
            for token in tokens {
                let range = try #require(token["range"] as? [Int])
                let printed = String(decoding: Array(text.utf16)[range[0]..<range[1]], as: UTF16.self)
                #expect(printed == token["text"] as? String)
                #expect(token["source"] is String)
            }
        }
    }

    @Test func `tagged text is taken in every form`() throws {
        try BuiltCommand.use {
            let forms = [
                "The/DT cat/NN sat/VBD ./.",
                #"[["The","DT",1],["cat","NN",1],["sat","VBD",0],[".",".",0]]"#,
                #"{"id":1,"tokens":[["The","DT",1],["cat","NN",1],["sat","VBD",0],[".",".",0]]}"#,
                #"{"text":"The cat sat.","tokens":[["The","DT"],["cat","NN"],["sat","VBD"],[".","."]]}"#,
            ]
            let outcome = try $0.run("phonemes", "-", "--tags", "--json", input: forms.joined(separator: "\n"))
            let lines = try outcome.output.split(separator: "\n").map { try object($0) }
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0["text"] as? String == "The cat sat." })
            #expect(Set(lines.compactMap { $0["phonemes"] as? String }).count == 1)
        }
    }

    @Test func `the listener's sounds are among the phonemes of what is spoken`() throws {
        try BuiltCommand.use {
            #expect(try $0.run("pronounce", "add", "Ann", "--phonemes", "ˈOO").code == 0)
            #expect(try $0.run("phonemes", "the Ann’s cat", "--spoken").output.contains(" ˈOOz "))
            #expect(!(try $0.run("phonemes", "the Ann’s cat").output.contains("ˈOOz")))
            let spoken = try object($0.run("spoken", "the Ann’s cat", "--json").output)
            let pieces = try #require(spoken["pieces"] as? [[String: Any]])
            #expect(pieces.compactMap { $0["change"] as? String } == ["pronunciation"])
            #expect(spoken["spoken"] as? String == "the Ann’s cat")
        }
    }

    @Test func `a missing lexicon is told once and is no failure`() throws {
        try BuiltCommand.use {
            let outcome = try $0.run("phonemes", "-", input: "one\ntwo\n", environment: ["VORLESER_DATA": "/nowhere"])
            #expect(outcome.code == 0)
            #expect(outcome.complaint.components(separatedBy: "no lexicon").count == 2)
            #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
        }
    }

    @Test func `names are listed with their number and their sentence, until they are settled`() throws {
        try BuiltCommand.use {
            let text = "# One\n\nOld Zzyxquoth came. He saw Zzyxquoth’s brother Vlorbnak.\n\nZzyxquoth laughed.\n"
            let book = try $0.file("one.md", text)
            let outcome = try $0.run("names", book, "--json")
            let names = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
            )
            let first = try #require(names.first { $0["text"] as? String == "Zzyxquoth" })
            #expect(first["count"] as? Int == 3)
            #expect(first["sentence"] as? String == "Old Zzyxquoth came.")
            #expect(try $0.run("names", book).output.contains("Zzyxquoth"))
            #expect(try $0.run("pronounce", "add", "Zzyxquoth", "--say", "Zix").code == 0)
            #expect(!(try $0.run("names", book).output.contains("  Zzyxquoth  ")))
        }
    }
}
