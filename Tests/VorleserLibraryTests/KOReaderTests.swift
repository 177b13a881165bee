import Foundation
import Testing
import VorleserCore

@testable import VorleserLibrary

struct KOReaderTests {
    private let shelf: Shelf
    private var library: Library { shelf.library }

    init() throws { shelf = try Shelf() }

    private func progress(_ document: String, at timestamp: Int) -> KOReaderProgress {
        KOReaderProgress(
            document: document,
            progress: "/body/DocFragment[2]/body/p[1].0",
            percentage: 0.25,
            device: "Kobo",
            deviceID: "1",
            timestamp: timestamp
        )
    }

    @Test func `a key is kept until it is forgotten, and is another then`() async throws {
        #expect(try await library.koReaderAccess == nil)
        let first = try await library.allowKOReader()
        #expect(first.key.wholeMatch(of: /[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}/) != nil, "\(first.key)")
        #expect(try await library.allowKOReader() == first)
        try await library.forbidKOReader()
        #expect(try await library.koReaderAccess == nil)
        #expect(try await library.allowKOReader().key != first.key)
    }

    @Test func `what was said last of a document is kept`() async throws {
        #expect(try await library.koReaderProgress(of: "abc") == nil)
        try await library.keep(progress("abc", at: 1))
        try await library.keep(progress("abc", at: 2))
        try await library.keep(progress("def", at: 3))
        #expect(try await library.koReaderProgress(of: "abc")?.timestamp == 2)
        // Its place is not its key.
        #expect(try await library.koReaderAccess == nil)
    }

    @Test func `of too many documents the first are forgotten`() async throws {
        for number in 0...3 { try await library.keep(progress("\(number)", at: number), ofAtMost: 3) }
        // A setting of another name is none of them.
        _ = try await library.allowKOReader()
        #expect(try await library.koReaderProgress(of: "0") == nil)
        #expect(try await library.koReaderProgress(of: "1") != nil)
        #expect(try await library.koReaderProgress(of: "3") != nil)
        #expect(try await library.koReaderAccess != nil)
    }
}
