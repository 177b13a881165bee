import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutVerseTests {
    @Test func `lines of verse that fill the measure stay lines`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "And the time comes that causes him to lose all of it,", "Who weeps in all his thoughts and is despondent,",
            "Even such made me that beast without any peace at all,", "Which, coming on against me by degrees",
            "Thrust me back thither where the sun is silent and dim", "While I was rushing downward to the lowland,",
            "Before my own eyes did one present himself to me then,", "Who seemed from long-continued silence hoarse,",
        ]
        for (index, line) in lines.enumerated() {
            sheet.set(line, y: 60 + 12 * Float(index), width: index.isMultiple(of: 3) ? 300 : nil)
        }
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .verse } == [lines.joined(separator: "\n") + "\n"])
    }

    @Test func `prose whose lines begin with small letters is not parted`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            [
                "And the time came that caused him to lose all", "who wept in all his thoughts and was unhappy,",
                "even such made me that beast without a peace", "Which, coming on against me by slow degrees,",
                "thrust me back there where the sun is silent", "while I was rushing downward to the lowland,",
                "before my eyes did one present himself.",
            ],
            y: 60
        )
        #expect(try PrintedSheets.book(sheet).printedParagraphs.count == 1)
    }

    @Test func `chapters of a list of contents have no dots where their sections have them`() throws {
        var sheet = PrintedSheet()
        let rows = [
            ("1 Trees", "1"), ("2 Leaves", "3"), ("2.1 Of oaks . . . . . . . . . . . . .", "3"),
            ("2.2 Of elms . . . . . . . . . . . . .", "4"), ("3 Roots", "7"),
        ]
        for (index, row) in rows.enumerated() {
            let y = 60 + 14 * Float(index)
            sheet.set(row.0, x: 50, y: y, isBold: index < 2)
            sheet.set(row.1, x: 340, y: y, isBold: index < 2)
        }
        sheet.set("4 Bark", x: 50, y: 148, isBold: true)
        sheet.set("9", x: 340, y: 148, isBold: true)
        sheet.setParagraph(["Here begins the text of this book, which has some", "lines and no more."], y: 190)
        let book = try PrintedSheets.book(sheet)
        let left = book.texts { $0 == .section(.contents) }.joined()
        for row in ["oaks", "elms", "Roots", "Bark"] { #expect(left.contains(row)) }
        #expect(!left.contains("begins"))
    }

    @Test func `each line of a list of contents is one by itself, and none is read`() throws {
        var sheet = PrintedSheet()
        let entries = ["VARIABLES..... 7", "SCOPE OF NAMES..... 9", "LOOPS..... 12", "FUNCTIONS..... 20"]
        for (index, entry) in entries.enumerated() { sheet.set(entry, y: 60 + 12 * Float(index)) }
        let book = try PrintedSheets.book(sheet)
        #expect(book.printedParagraphs == entries)
        #expect(book.texts { $0 == .section(.contents) }.count == 4)
    }

    @Test(arguments: [(3, false), (6, false), (2, true)])
    func `entries without their numbers are of a list`(count: Int, isBesideOthers: Bool) throws {
        var sheet = PrintedSheet()
        var entries = ["Variables", "Scope of names", "Loops", "Functions", "Modules", "Tests"].prefix(count)
            .map { $0 + " . . . . . . . . . . . ." }
        if isBesideOthers { entries.insert("Values . . . . . . . . 7", at: 0) }
        for (index, entry) in entries.enumerated() { sheet.set(entry, y: 60 + 12 * Float(index)) }
        sheet.set("What is a variable? . . . . . . . . . . . .", y: 300)
        let book = try PrintedSheets.book(sheet)
        let isList = isBesideOthers || count > 4
        let left = book.texts { $0 == .section(.contents) }.joined()
        #expect(entries.filter { left.contains($0) } == (isList ? entries : []))
        #expect(!left.contains("What is"))
    }
}
