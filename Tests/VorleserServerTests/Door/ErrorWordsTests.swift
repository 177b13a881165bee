import Foundation
import Testing
import VorleserExport

@testable import VorleserServer

struct ErrorWordsTests {
    private struct Inner: Error, CustomStringConvertible {
        let description = "/home/someone/secret: no such table"
    }

    @Test func `an error with words says what went wrong and what to do`() {
        let error = ExportRefusal.notDone
        #expect(!error.words.isEmpty && error.words != .wentWrong)
        #expect(error.words.hasPrefix(error.errorDescription ?? "-"))
    }

    @Test func `what has no words says nothing of the inside`() {
        let missing = CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/home/someone"])
        let errors: [any Error] = [Inner(), missing]
        for error in errors { #expect(error.words == .wentWrong) }
    }
}
