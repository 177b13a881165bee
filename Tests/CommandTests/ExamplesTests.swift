import Foundation
import Testing

/// What README and help show is tried as it stands.
@Suite(.timeLimit(.minutes(10)))
struct ExamplesTests {
    /// Not tried: they serve until they are stopped, play on a sound card, or fetch from a network.
    private static let untried = [
        "vorleser serve", "vorleser read ", "vorleser speak \"Good morning.\"$", "vorleser model install",
        // With the better voices, which only a network brings.
        "vorleser model verify", "vorleser model remove", "vorleser voices --preview bf_emma",
        "vorleser voices --preview af_heart", "af_heart*0.6",
        // Servers elsewhere.
        "vorleser publish", "vorleser sync",
        // They watch until they are stopped; another machine; what was removed or kept before.
        "vorleser watch", "ssh attic", "vorleser restore 7", "vorleser restore backup.json",
        // A voice on the sound card.
        "--preview$",
    ]

    /// What stands for things of the reader's own: a longer book, other folders, installed voices.
    private static let substitutes = [
        ("1:02:03", "0:02"), ("123456", "60"), ("12:30.5", "0:00.5"), ("/shared/clips", "clips"),
        ("--store DIR", "--store clips"), ("--shard 1/4", "--shard 1/1"),
        ("~/Books", "shelf"), ("af_heart", "slt"), ("FILE", "notes.md"), ("WORD", "Hermione"),
        // Nobody is there to be asked.
        ("remove Anna", "remove Anna --yes"),
    ]

    @Test func `every example of the README can be given as it stands`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let examples = blocks.flatMap { Self.examples(in: $0) }
        #expect(examples.count > 30)
        try tryOut(examples)
    }

    @Test func `every example of the help can be given as it stands`() throws {
        try BuiltCommand.use { command in
            let groups = ["pronounce": ["add", "test", "list", "remove", "import", "export"], "model": ["list"]]
            let commands = try command.run("--help").output.split(separator: "\n")
                .compactMap { $0.firstMatch(of: #/^  ([a-z-]+)  /#).map { String($0.1) } }
            #expect(commands.count > 20)
            let calls = [[]] + commands.flatMap { name in [[name]] + (groups[name] ?? []).map { [name, $0] } }
            let examples = try calls.flatMap { Self.examples(in: try command.run($0 + ["--help"], input: nil).output) }
            #expect(examples.count > 25)
            // What others look for comes first.
            let makers = examples.filter { $0.hasPrefix("vorleser export") || $0.hasPrefix("vorleser render") }
            try tryOut(makers + examples.filter { !makers.contains($0) })
        }
    }

    /// The lines that are commands, without the words that explain them.
    private static func examples(in text: String) -> [String] {
        let joined = text.replacing(/\\\n\s+/, with: "")
        return joined.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter {
                $0.hasPrefix("vorleser ") && !$0.contains("[<") && !$0.contains("<") || $0.hasSuffix("<sentences.txt")
            }
            .map { $0.replacing(#/ {2,}[^- ].*$/#, with: "") }
    }

    private func tryOut(_ examples: [String]) throws {
        try BuiltCommand.use { command in
            for name in ["emma.epub", "book.epub", "persuasion.epub"] { _ = try command.epub(name) }
            _ = try command.file("sentences.txt", "Dr. Lee left.\n")
            _ = try command.file("emma.jpg", "GIF89a and so on")
            try FileManager.default.createDirectory(atPath: command.file("shelf"), withIntermediateDirectories: false)
            for name in ["shelf/one.epub", "shelf/two.epub"] { _ = try command.epub(name) }
            for _ in 0..<7 { #expect(try command.run("import", "emma.epub").code == 0) }
            let lost = command.folder.appending(path: "data/vorleser/library/books/7")
            for example in examples where !Self.untried.contains(where: { Self.matches(example, $0) }) {
                var line = example
                for (word, other) in Self.substitutes { line = line.replacing(word, with: other) }
                if line.contains("--as 7") { try FileManager.default.removeItem(at: lost) }
                if line.hasSuffix(" import notes.md") { _ = try command.file("notes.md", "Nguyen\tipa\twin\n") }
                let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
                let path = BuiltCommand.binary.deletingLastPathComponent().path + ":" + others
                let process = try command.process("sh", environment: ["PATH": path])
                process.arguments = ["-c", line]
                process.standardInput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "\(line): \(command.complaint)")
            }
        }
    }

    private static func matches(_ example: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("$") ? example.hasSuffix(String(pattern.dropLast())) : example.contains(pattern)
    }

    // MARK: As a library

    @Test func `the README's example of the library compiles`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let code = try #require(text.firstMatch(of: /```swift\n((?s).*?)```/)).1
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.filter { $0.hasPrefix("import ") }
        let body = lines.filter { !$0.hasPrefix("import ") }
        let source = """
            import Foundation
            \(imports.joined(separator: "\n"))
            func example(url: URL, folder: URL) async throws {
            \(body.joined(separator: "\n"))
            print(summary)
            }
            """
        try BuiltCommand.use {
            let process = try $0.process("sh")
            let modules = BuiltCommand.binary.deletingLastPathComponent().appending(path: "Modules").path
            let maps = Self.moduleMaps.map { "-Xcc -fmodule-map-file=\($0)" }.joined(separator: " ")
            let headers = "$(pkg-config --cflags libxml-2.0 libzip | sed 's/-I/-Xcc -I/g')"
            let flags = "-typecheck -swift-version 6 -I \(modules) \(maps) \(headers)"
            process.arguments = ["-c", "swiftc \(flags) \(try $0.file("example.swift", source)) >&2"]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\($0.complaint)")
        }
    }

    /// Those of modules in C, which a package's client gets from its package manager.
    private static var moduleMaps: [String] {
        let built = BuiltCommand.binary.resolvingSymlinksInPath().deletingLastPathComponent()
        let checkouts = built.deletingLastPathComponent().deletingLastPathComponent().appending(path: "checkouts")
        let others = [
            "GRDB.swift/Sources/GRDBSQLite", "swift-system/Sources/CSystem/include",
            "swift-subprocess/Sources/_SubprocessCShims/include",
        ]
        let folders =
            subfolders(of: root.appending(path: "Sources")) + subfolders(of: built)
            + others.map { checkouts.appending(path: $0) }
        return folders.map { $0.appending(path: "module.modulemap").path }.filter {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    private static func subfolders(of folder: URL) -> [URL] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map { folder.appending(path: $0) }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}
