import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

/// Scanned pages whose recognised text is laid over the picture in letters that are too narrow.
struct RecognisedWordsTests {
    /// Words begin where they stand in the picture; their letters take half of the room.
    private func scan(_ lines: [String], x: Float, into sheet: inout PrintedSheet) {
        for (index, line) in lines.enumerated() {
            var left = x
            for word in line.split(separator: " ") {
                sheet.set(String(word), x: left, y: 100 + 14 * Float(index), width: Float(word.count) * 3)
                left += Float(word.count + 1) * 6
            }
        }
        for index in sheet.page.glyphs.indices { sheet.page.glyphs[index].signs = .invisible }
    }

    @Test func `words are parted by blanks, not by the cells of a table`() throws {
        var sheet = PrintedSheet()
        let lines = (1...8).map { "and line \($0) has some words of considerable length" }
        scan(lines, x: 40, into: &sheet)
        let book = try PrintedSheets.book(sheet)
        #expect(book.text == lines.joined(separator: " ") + "\n")
    }

    @Test func `two columns are read one after the other`() throws {
        var sheet = PrintedSheet(width: 600)
        let (lefts, rights) = (
            (1...9).map { "left side number \($0) some" }, (1...9).map { "right side with \($0) more" }
        )
        scan(lefts, x: 40, into: &sheet)
        scan(rights, x: 240, into: &sheet)
        let text = try PrintedSheets.book(sheet).text
        let last = try #require(text.range(of: "number 9"))
        let first = try #require(text.range(of: "right side with 1"))
        #expect(last.lowerBound < first.lowerBound)
    }

    @Test func `a dash that was recognised above the base line is one of the line`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            ["There were some four thousand of them in all, and", "as many were gone soon, all of them in their own"],
            y: 60
        )
        sheet.set("way,", x: 50, y: 84)
        sheet.set("—", x: 72, y: 79, size: 20)
        sheet.set("or so it is said, at least in this very old book", x: 84, y: 84, width: 266)
        sheet.set("of mine.", x: 50, y: 96)
        for index in sheet.page.glyphs.indices { sheet.page.glyphs[index].signs = .invisible }
        let text = try PrintedSheets.book(sheet).text
        #expect(text.hasSuffix("in their own way,—or so it is said, at least in this very old book of mine.\n"))
        #expect(text.count { $0 == "\n" } == 1)
    }

    @Test func `printed text stays as it is`() {
        var sheet = PrintedSheet()
        sheet.setParagraph((1...9).map { "In line \($0) stand some words of considerable length" }, y: 60)
        #expect(RecognisedWords.widened(sheet.page) == sheet.page)
        for index in sheet.page.glyphs.indices { sheet.page.glyphs[index].signs = .invisible }
        #expect(RecognisedWords.widened(sheet.page) == sheet.page)
    }
}
