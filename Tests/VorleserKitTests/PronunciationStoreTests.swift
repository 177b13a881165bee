import Foundation
import Phonemes
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

@testable import VorleserKit

struct PronunciationStoreTests {
    private func store(_ body: (PronunciationStore) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(PronunciationStore(folder: folder.appending(path: "pronunciations")))
    }

    private let book = BookSketch(title: "One", .chapter("I", .paragraph("Ann met Bob."))).book
    private let other = BookSketch(title: "Two", .chapter("I", .paragraph("Ann met Bob."))).book

    @Test func `a book's own go before those for all, other books' do not hold`() throws {
        try store { store in
            let (forAll, own) = (
                try UserPronunciation(of: "Ann", .words("all")), try UserPronunciation(of: "Ann", .words("own"))
            )
            try store.edit { $0.add(forAll) }
            try store.edit(for: book) { $0.add(own) }
            #expect(store.rules(in: book) == [own, forAll])
            #expect(store.rules(in: other) == [forAll])
            #expect(store.rules(in: nil) == [forAll])
        }
    }

    @Test func `what is added is listed, what is removed is gone, the rest stays as written`() throws {
        try store { store in
            let rules = try (0..<20).map { try UserPronunciation(of: "word\($0)", .words("say \($0)")) }
            for rule in rules { try store.edit { $0.add(rule) } }
            #expect(try store.document().rules == rules)
            let before = try store.document().text
            try store.edit { $0.add(try UserPronunciation(of: "new", .silence)) }
            try store.edit { _ = $0.remove { _, rule in rule.sought == "new" } }
            #expect(try store.document().text == before)
        }
    }

    @Test func `damaged lines are told, kept, and do no harm`() throws {
        try store { store in
            try store.edit { $0.add(try UserPronunciation(of: "Ann", .silence)) }
            let text = try store.document().text + "damaged \u{0}\u{1}\nBob\tskip\n"
            try Data(text.utf8).write(to: store.file())
            var told: [String] = []
            #expect(store.rules(in: nil) { told.append("\($0)") }.map(\.sought) == ["Ann", "Bob"])
            #expect(told.count == 1)
            try store.edit { $0.add(try UserPronunciation(of: "Cid", .silence)) }
            #expect(try store.document().text == text + "Cid\tskip\n")
        }
    }

    @Test func `a file that is no text is told and never changed`() throws {
        try store { store in
            try store.edit { $0.add(try UserPronunciation(of: "Ann", .silence)) }
            let bytes = Data([0xFF, 0xFE, 0xC3, 0x28])
            try bytes.write(to: store.file())
            #expect(throws: PronunciationStoreError.notText(store.file().path)) {
                try store.edit { $0.add(try UserPronunciation(of: "Bob", .silence)) }
            }
            #expect(try Data(contentsOf: store.file()) == bytes)
            #expect(store.rules(in: nil).isEmpty)
        }
    }

    @Test func `a change that fails changes nothing`() throws {
        try store { store in
            struct Refusal: Error {}
            #expect(throws: Refusal.self) { try store.edit { _ in throw Refusal() } }
            #expect(!FileManager.default.fileExists(atPath: store.file().path))
        }
    }

    @Test func `many writers lose nothing`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    for number in 0..<5 {
                        let rule = try UserPronunciation(of: "w\(writer)n\(number)", .silence)
                        try PronunciationStore(folder: folder).edit { $0.add(rule) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try PronunciationStore(folder: folder).document().rules.count == 30)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".lock", "all.txt"])
    }

    @Test func `a script heeds them, in the accent of the voice`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let vorleser = try Vorleser(folders: Folders(cache: folder, state: folder, data: folder))
        try vorleser.pronunciations.edit(for: book) { $0.add(try UserPronunciation(of: "Ann", .ipa("æn"))) }
        let pieces = vorleser.script(of: book).utterances.flatMap(\.pieces)
        #expect(pieces.compactMap(\.phonemes) == ["æn"])
        #expect(vorleser.script(of: other).utterances.flatMap(\.pieces).compactMap(\.phonemes).isEmpty)
    }
}

struct PhonemeDataTests {
    @Test func `the environment is heeded first, then what is beside the program`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (given, beside) = (folder.appending(path: "given"), folder.appending(path: "share/vorleser"))
        for place in [given, beside] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data().write(to: place.appending(path: "english.lexicon"))
        }
        let program = folder.appending(path: "bin/vorleser")
        let home = ["HOME": folder.path, "XDG_DATA_DIRS": "/nowhere"]
        let both = PhonemeData(environment: home.merging(["VORLESER_DATA": given.path]) { $1 }, program: program)
        #expect(both.english?.path == given.appending(path: "english.lexicon").path)
        #expect(both.reference == nil)
        let installed = PhonemeData(environment: home, program: program).english
        #expect(installed?.lastPathComponent == "english.lexicon")
        #expect(installed?.path.contains("share/vorleser") == true)
        #expect(PhonemeData(environment: ["VORLESER_DATA": "/nowhere"], program: program).english == nil)
    }

    @Test(arguments: [("en-GB", Accent.british), ("en", .american), ("en-US", .american), ("en-Latn-AU", .british)])
    func `the accent is told by the region`(language: String, accent: Accent) {
        #expect(Accent(speaking: language) == accent)
    }
}
