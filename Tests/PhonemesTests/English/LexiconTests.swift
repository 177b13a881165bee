import Foundation
import Testing
import VorleserTesting

@testable import Phonemes

struct LexiconTests {
    @Test(.enabled(if: InstalledTool.englishLexicon.isThere))
    func `a word serves its capitalised form, and the reverse`() throws {
        let lexicon = try TestData.lexicon("english")
        #expect(lexicon.phonemes(of: "lantern", accent: .american) == "lˈæntəɹn")
        #expect(lexicon.phonemes(of: "Lantern", accent: .british) == "lˈantən")
        #expect(lexicon.phonemes(of: "london", accent: .british) == lexicon.phonemes(of: "London", accent: .british))
        #expect(lexicon.phonemes(of: "laNtern", accent: .american) == nil)
        #expect(lexicon.phonemes(of: "", accent: .american) == nil)
        #expect(lexicon.phonemes(of: String(repeating: "x", count: 5000), accent: .american) == nil)
    }

    @Test func `a missing file is named`() {
        let path = "/nonexistent/english.lexicon"
        #expect(throws: LexiconError.unreadable(path: path)) { try Lexicon(contentsOf: URL(filePath: path)) }
        #expect(LexiconError.unreadable(path: path).errorDescription?.contains(path) == true)
        #expect(LexiconError.unreadable(path: path).recoverySuggestion != nil)
    }

    @Test func `another file is no lexicon`() throws {
        try withFile(Data("Once upon a time there were four little rabbits".utf8)) { url in
            #expect(throws: LexiconError.notALexicon(path: url.path)) { try Lexicon(contentsOf: url) }
        }
    }

    @Test(.enabled(if: InstalledTool.englishLexicon.isThere))
    func `a file cut off is damaged, one of another version is told apart`()
        throws
    {
        let whole = try Data(contentsOf: TestData.url("english"))
        try withFile(whole.prefix(100_000)) { url in
            #expect(throws: LexiconError.damaged(path: url.path)) { try Lexicon(contentsOf: url) }
        }
        var other = whole
        other[4] = 9
        try withFile(other) { url in
            #expect(throws: LexiconError.otherVersion(path: url.path, version: 9)) { try Lexicon(contentsOf: url) }
        }
    }

    @Test(.enabled(if: InstalledTool.englishLexicon.isThere)) func `damage makes words unknown, never more`() throws {
        var random = SeededGenerator(seed: 3)
        let whole = try Data(contentsOf: TestData.url("english"))
        let words = ["the", "lantern", "read", "Holmes", "zebra", "a", "mother-in-law", "'tis"].map { Array($0.utf8) }
        for _ in 0..<20 {
            var damaged = whole
            for _ in 0..<20_000 {
                damaged[Int.random(in: 400..<whole.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try withFile(damaged) { url in
                let lexicon = try Lexicon(contentsOf: url)
                for word in words {
                    guard let entry = lexicon.entry(word, .gold, .american) else { continue }
                    _ = lexicon.said(entry, .gold, .american)
                }
            }
        }
    }

    private func withFile(_ data: Data, _ body: (URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).lexicon")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url)
    }
}
