import Testing
import VorleserCore
import VorleserLibrary
import VorleserNarration

@testable import VorleserKit

struct ScriptShelfTests {
    @Test func `of a book that is gone nothing is kept`() {
        var shelf = ScriptShelf()
        var made: [Int] = []
        func ask(_ book: Int) {
            let key = ScriptShelf.Key(
                book: BookID(rawValue: Int64(book)),
                revision: "",
                stretch: 0,
                limits: UtteranceLimits(shortest: 0, longest: 100),
                language: "en-US",
                speakers: [:],
                foreign: [],
                bookLanguage: "en",
                settings: NarrationSettings(),
                stamp: "",
                saidHere: []
            )
            _ = shelf.script(for: key, length: 10) {
                made.append(book)
                return Task { Script(utterances: [], omissions: []) }
            }
        }
        for book in [1, 2, 1] { ask(book) }
        #expect(made == [1, 2])
        shelf.removeAll(of: BookID(rawValue: 1))
        for book in [2, 1] { ask(book) }
        #expect(made == [1, 2, 1])
    }
}
