import Synchronization
import Testing

@testable import vorleser

struct PipedTextTests {
    /// What is given of pieces, one after another.
    private static func given(_ pieces: [[UInt8]]) async throws -> [String] {
        let rest = Mutex(pieces[...])
        var text = PipedText(language: "en") { rest.withLock { $0.popFirst() ?? [] } }
        var result: [String] = []
        while let words = try await text.next() { result.append(words) }
        return result
    }

    @Test func `sentences are given once they are whole`() async throws {
        let given = try await Self.given(
            ["One sen", "tence. Ano", "ther one. And", " the last"].map { Array($0.utf8) }
        )
        #expect(given == ["One sentence. ", "Another one. ", "And the last"])
    }

    @Test func `a line that ends with a sentence does not wait for the next`() async throws {
        let given = try await Self.given(
            ["It rains.\n", "I saw Mr.\n", "Lee today.\n", "\n \n"].map { Array($0.utf8) }
        )
        #expect(given == ["It rains.\n", "I saw Mr.\nLee today.\n"])
    }

    @Test func `characters that come in part are put together, and what is no text does not stop it`() async throws {
        let bytes = Array("“Déjà vu.” – 😀 naïve. End".utf8)
        let whole = try await Self.given(bytes.map { [$0] }).joined()
        #expect(Array(whole.utf8) == bytes)
        let broken = try await Self.given([[0xFF, 0xFE], Array(" a. B".utf8), [0xE2]])
        #expect(broken.joined() == "\u{FFFD}\u{FFFD} a. B\u{FFFD}")
    }

    @Test func `a sentence without end is given all the same, and nothing of it twice`() async throws {
        let piece = Array(String(repeating: "word ", count: 5_000).utf8)
        let given = try await Self.given(Array(repeating: piece, count: 20))
        #expect(given.count > 2 && given.joined().utf8.count == 20 * piece.count)
        #expect(try await Self.given([Array(" \n ".utf8)]).isEmpty)
    }
}
