import Foundation
import Testing
import VorleserTesting

struct LanguageCommandTests {
    /// A book in a language, that says nothing of it.
    private func book(_ code: String, in command: BuiltCommand) throws -> String {
        let text = [String](repeating: ForeignTexts.all[code, default: ""], count: 3).joined(separator: "\n\n")
        return try command.file("\(code).txt", text + "\n")
    }

    @Test(arguments: ["ja", "zh", "ar", "he", "ru", "de", "fr", "es", "el"])
    func `a book without a voice is refused by each command with words, and no minutes are promised`(
        code: String
    ) throws {
        try BuiltCommand.use {
            let file = try book(code, in: $0)
            let commands = [
                ["export", file, "-o", "book.wav"], ["export", file, "-o", "book.wav", "--dry-run"], ["read", file],
                ["render", file],
            ]
            for arguments in commands {
                let refused = try $0.run(arguments, input: nil)
                #expect(refused.code == 69, "\(arguments): \(refused.output)")
                #expect(refused.complaint.contains("No voice for "))
                #expect(refused.complaint.contains("Vorleser speaks English."))
                #expect(refused.complaint.contains("--anyway"))
                #expect(refused.output.isEmpty)
            }
            #expect(!FileManager.default.fileExists(atPath: $0.folder.appending(path: "book.wav").path))
            let inspected = try $0.run("inspect", file)
            #expect(inspected.code == 0)
            #expect(inspected.output.contains("No voice for "))
            #expect(!inspected.output.contains(" min") && !inspected.output.contains(" s\n"))
            let imported = try $0.run("import", file)
            #expect(imported.complaint.contains("No voice for "))
            #expect(imported.complaint.contains("vorleser language 1 en"))
            #expect(try $0.run("list").output.contains("no voice for "))
            #expect(try $0.run("export", "1", "-o", "book.wav").code == 69)
        }
    }

    @Test func `whoever insists is obeyed`() throws {
        try BuiltCommand.use {
            let file = try book("de", in: $0)
            let planned = try $0.run("export", file, "-o", "book.wav", "--dry-run", "--anyway")
            #expect(planned.code == 0)
            #expect(try $0.run("export", file, "-o", "book.wav", "--dry-run", "--language", "English").code == 0)
            #expect(try $0.run("export", file, "--dry-run", "--language", "Klingonisch").code == 64)
        }
    }

    @Test func `a book's language is shown, corrected and found again`() throws {
        try BuiltCommand.use {
            _ = try $0.run("import", try book("de", in: $0))
            let shown = try $0.run("language", "1")
            #expect(shown.output.contains("German (de)"))
            #expect(shown.complaint.contains("No voice for German"))
            let corrected = try $0.run("language", "1", "English")
            #expect(corrected.output.contains("English (en)"))
            #expect(corrected.complaint.isEmpty)
            #expect(try $0.run("export", "1", "-o", "book.wav", "--dry-run").code == 0)
            #expect(try $0.run("language", "1", "--detect").output.contains("German (de)"))
        }
    }

    @Test func `several books are exported without the one that no voice speaks`() throws {
        try BuiltCommand.use {
            let english = try $0.file("lamp.md", "# The Lamp\n\nMr. Grey lit the lamp.\n")
            let both = try $0.run("export", try book("ja", in: $0), english, "-f", "wav", "-o", "out")
            #expect(both.code == 69)
            #expect(both.complaint.contains("ja.txt"))
            #expect(both.complaint.contains("No voice for Japanese"))
            #expect(FileManager.default.fileExists(atPath: $0.folder.appending(path: "out/lamp.wav").path))
        }
    }

    @Test func `a text is refused only when it cannot be said, and German is noted`() throws {
        try BuiltCommand.use {
            let japanese = try $0.run("speak", ForeignTexts.all["ja", default: ""], "-o", "a.wav")
            #expect(japanese.code == 69)
            #expect(japanese.complaint.contains("No voice for Japanese"))
            let german = try $0.run("speak", ForeignTexts.all["de", default: ""], "-o", "b.wav")
            #expect(german.code == 0)
            #expect(german.complaint.contains("reads like German"))
            let mixed = try $0.run("speak", "The word 猫 means cat.", "-o", "c.wav")
            #expect(mixed.code == 0)
            #expect(mixed.complaint.contains("猫"))
            let plain = try $0.run("speak", "Guten Morgen!", "-o", "d.wav")
            #expect(plain.code == 0)
            #expect(!plain.complaint.contains("reads like"))
        }
    }

    @Test func `a voice that cannot speak yet says so`() throws {
        try BuiltCommand.use {
            let refused = try $0.run("speak", "Namaste", "--voice", "hf_alpha", "-o", "a.wav")
            #expect(refused.code == 69)
            #expect(refused.complaint.contains("speaks Hindi"))
        }
    }
}
