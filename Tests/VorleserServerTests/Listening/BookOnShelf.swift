import Foundation
import VorleserBooks
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserTesting

@testable import VorleserServer

extension RunningServer {
    /// Puts a text on the shelf.
    func shelve(_ text: String) async throws -> LibraryBook {
        let folder = try Folder()
        let file = folder.url("book.txt")
        try Data(text.utf8).write(to: file)
        let book = try Vorleser.book(at: file)
        let draft = BookDraft(
            title: "A Text",
            language: "en",
            format: book.format,
            fileName: "book.txt",
            digest: String(repeating: "a", count: 64),
            bytes: text.utf8.count,
            length: book.length
        )
        return try await room.library.add(draft, file: file)
    }

    /// The answer to a question, as JSON.
    func json<Value: Decodable>(_ path: String, as type: Value.Type) async throws -> Value {
        try JSONDecoder().decode(type, from: try await ask(path).body)
    }
}

/// Answers, as far as tests look at them.
struct Heard: Decodable {
    let voice: String
    let utterances: [Line]
    let next: Int?

    struct Line: Decodable, Equatable {
        let start: Int
        let end: Int
        let clip: String
        let query: String
        let pause: Double
        let seconds: Double
        let words: String
        let rest: Bool

        /// Where its clip is asked for, as a kind of file.
        func path(in book: LibraryBook, as kind: String) -> String {
            "/api/books/\(book.id.rawValue)/clips/\(clip).\(kind)?\(query)"
        }
    }
}

struct Omitted: Decodable {
    let omissions: [Line]

    struct Line: Decodable {
        let start: Int
        let end: Int
        let reason: String
    }
}

struct HeardClip: Decodable {
    let seconds: Double
    let sampleRate: Int
    let words: [[Double]]
}
