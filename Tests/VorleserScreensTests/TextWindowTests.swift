import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

struct TextWindowTests {
    /// A book of many paragraphs, some of them with characters that take two units.
    private static let long: LoadedBook = {
        let paragraphs = (0..<4000).map {
            SketchedBlock.paragraph(.plain("Sentence \($0) has a 𝄞 in it. And it goes on."))
        }
        let half = paragraphs.count / 2
        let book = BookSketch(chapters: [
            SketchedChapter(title: "One", blocks: Array(paragraphs[..<half])),
            SketchedChapter(title: "Two", blocks: Array(paragraphs[half...])),
        ]).book
        return LoadedBook(id: BookID(rawValue: 1), book, revision: "1")
    }()

    @Test(arguments: [0, 1, 8_000, 24_000, 50_000, 93_001, 150_000])
    func `a window holds its place with room on both sides, and is cut between blocks`(place: Int) {
        let book = Self.long
        let offset = TextOffset(utf16: min(place, book.units.count))
        let window = TextWindow(around: offset, in: book)
        #expect(window.span.contains(offset))
        #expect(window.span.length <= 2 * (TextWindow.margin + BookPart.usualLength))
        #expect(window.span.lowerBound.utf16 <= max(place - TextWindow.margin, 0))
        #expect(window.span.upperBound.utf16 >= min(place + TextWindow.margin, book.units.count))
        #expect(window.span.lowerBound == .start || book.units[window.span.lowerBound.utf16 - 1] == 0x0A)
        #expect(!window.isLeft(by: offset, in: book))
        #expect(book.book.attributedText(in: window.span).utf16Count == window.span.length)
    }

    @Test func `spans and units are those of the book`() {
        let book = Self.long
        let window = TextWindow(around: TextOffset(utf16: 90_000), in: book)
        let start = window.span.lowerBound.utf16
        #expect(window.local(TextSpan(utf16: start + 5..<start + 9)) == 5..<9)
        #expect(window.local(TextSpan(utf16: start - 5..<start + 9)) == 0..<9)
        #expect(window.local(TextSpan(utf16: 0..<4)) == nil && window.local(nil) == nil)
        #expect(window.offset(ofUnit: 7).utf16 == start + 7)
        #expect(window.offset(ofUnit: -1).utf16 == start)
        #expect(window.offset(ofUnit: .max) == window.span.upperBound)
        #expect(window.isLeft(by: window.span.lowerBound, in: book))
        #expect(window.isLeft(by: window.span.upperBound, in: book))
    }

    @Test func `a book without a character has a window without one`() {
        let book = LoadedBook(id: BookID(rawValue: 1), .empty, revision: "1")
        let window = TextWindow(around: .start, in: book)
        #expect(window.parts.isEmpty && window.span.isEmpty)
        #expect(!window.isLeft(by: .start, in: book))
        #expect(window.local(TextSpan(utf16: 0..<1)) == nil)
    }
}

extension AttributedString {
    fileprivate var utf16Count: Int { String(characters).utf16.count }
}
