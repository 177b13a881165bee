import Foundation
import Testing
import VorleserLibrary

struct BookIDTests {
    @Test func `a book's name is a plain number in JSON`() throws {
        let id = BookID(rawValue: 7)
        #expect(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == "[7]")
        #expect(try JSONDecoder().decode([BookID].self, from: Data("[7]".utf8)) == [id])
    }
}
