import Foundation
import Testing
import VorleserCore

struct TextOffsetTests {
    @Test(arguments: [0, 1, 70_000, Int.max])
    func `an offset is a plain number on the wire`(utf16: Int) throws {
        let data = try JSONEncoder().encode([TextOffset(utf16: utf16)])
        #expect(String(decoding: data, as: UTF8.self) == "[\(utf16)]")
        #expect(try JSONDecoder().decode([TextOffset].self, from: data) == [TextOffset(utf16: utf16)])
    }

    @Test(arguments: ["[-1]", "[1.5]", "[\"1\"]", "[null]"])
    func `what is no offset is refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([TextOffset].self, from: Data(json.utf8))
        }
    }

    @Test func `a negative offset is a mistake of ours, and stops`() async {
        await #expect(processExitsWith: .failure) { _ = TextOffset(utf16: -1) }
    }

    @Test func `offsets are ordered as they stand in the book`() {
        #expect(TextOffset.start < TextOffset(utf16: 1))
        #expect(TextOffset(utf16: 7).advanced(by: -7) == .start)
    }

    @Test func `a span knows its length and can be shifted`() {
        let span = TextSpan(utf16: 3..<10)
        #expect(span.length == 7)
        #expect(span.utf16 == 3..<10)
        #expect(span.shifted(by: 5).utf16 == 8..<15)
        #expect(span.shifted(by: 5).shifted(by: -5) == span)
        #expect(!span.contains(TextOffset(utf16: 10)))
    }

    @Test func `a span is read back as it was written`() throws {
        let span = TextSpan(utf16: 3..<10)
        #expect(try JSONDecoder().decode(TextSpan.self, from: JSONEncoder().encode(span)) == span)
    }
}
