import Foundation
import HTTPTypes
import Testing
import VorleserBooks
import VorleserExport
import VorleserKit
import VorleserLibrary

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

    @Test(
        arguments: [
            PronunciationStoreError.unwritable("/home/a b/data/all.txt.1.partial", reason: "no"),
            BookReadingError.pdfLibraryMissing(looked: ["/usr/lib/x/libpdfium.so", "/opt/pdfium/libpdfium.so"]),
            BookReadingError.unreadableFile(path: "/home/a b/data/Emma.epub", reason: "it is /home/a b/data/Emma.epub"),
            BookReadingError.onlyPictures(pages: "1–3", path: "/home/a b/data/Emma.pdf"),
            ExportError.encoderFailed(path: "/home/a b/x.m4b", reason: "file:/home/c/sound.aac: no such file"),
            LibraryError.unopenable(path: "/home/a b/library.sqlite", reason: "no"),
        ] as [any Error]
    )
    func `no error tells a client the folders of the machine`(error: any Error) {
        #expect(!error.words.contains("/home") && !error.words.contains("/usr") && !error.words.contains("/opt"))
        #expect(!error.words.contains("a b"))
    }

    @Test func `words with strokes that are no folders stay`() {
        let error = ExportRefusal.notDone
        for words in ["and/or", "1/2/3", "https://example.org/a/b", "Open /pair, or not.", "either / or"] {
            #expect(error.withoutFolders(words) == words)
        }
    }

    @Test func `a full disk is 507`() {
        for error in [LibraryError.noRoom, PronunciationStoreError.noRoom("/a")] as [any Error] {
            #expect(ErrorAnswer(error).status.code == 507)
        }
    }
}
