import Foundation
import Testing
import VorleserKit
import VorleserTesting

/// Whole sessions of three books; `VORLESER_RECORD=1` writes their transcripts anew.
@MainActor struct SessionTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let name: String
        let file: URL
        let word: String
        let sought: String

        var testDescription: String { name }
    }

    nonisolated static let samples = [
        Sample(
            name: "novel",
            file: Checkout.folder.appending(path: "Samples/the-time-machine.epub"),
            word: "recondite",
            sought: "fourth dimension"
        ),
        Sample(
            name: "essay",
            file: DevelopmentSet.books.file("text/no_chapters_essay.txt"),
            word: "injured by",
            sought: "akin to me"
        ),
        Sample(
            name: "everything",
            file: DevelopmentSet.books.file("text/kitchen_sink.md"),
            word: "emphasis",
            sought: "quote"
        ),
    ]

    @Test(arguments: samples)
    func `a session shows what it showed before`(sample: Sample) async throws {
        let driver = try SessionDriver()
        try await driver.run(sample.file, tapping: sample.word, seeking: sample.sought)
        let golden = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Transcripts/\(sample.name).txt")
        if ProcessInfo.processInfo.environment["VORLESER_RECORD"] != nil {
            try Data(driver.transcript.utf8).write(to: golden)
        }
        let expected = try String(contentsOf: golden, encoding: .utf8)
        let differing = zip(driver.transcript.split(separator: "\n"), expected.split(separator: "\n")).first {
            $0 != $1
        }
        #expect(driver.transcript == expected, "\(String(describing: differing))")
    }
}
