import Foundation
import Testing

@testable import VorleserExport

struct ExportErrorTests {
    @Test(arguments: [
        ExportError.nothingSelected(asked: "§"), .noSuchChapter(asked: "§", chapters: []), .noSpace(path: "§"),
        .noSuchFolder(path: "§"), .isFolder(path: "§"), .isFile(path: "§"), .inUse(path: "§"),
        .notWritable(path: "§", reason: "why"),
        .sampleRateChanged(path: "§", from: 8000, to: 16_000), .nothingSpoken(utterances: 3, reason: "§"),
        .isSource(path: "§"), .sourceChanged(path: "§"),
        .notRendered(missing: 2, of: 3, store: "§", first: ["One"]), .notKept(store: "§", reason: "why"),
        .noSuchStore(path: "§"),
    ])
    func `the words name what it is about, and what to do`(error: ExportError) {
        #expect(error.errorDescription?.contains("§") == true)
        #expect(error.recoverySuggestion?.isEmpty == false)
        #expect(error.localizedDescription == error.errorDescription)
    }

    @Test func `the words for a choice that is silent say what to choose`() {
        #expect(ExportError.nothingToSpeak.errorDescription == "Nothing in these chapters is spoken.")
        #expect(ExportError.nothingToSpeak.recoverySuggestion?.contains("chapters") == true)
    }
}
