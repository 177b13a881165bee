import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

/// Tables whose lines are drawn.
struct RuledTablesTests {
    /// Rows of cells, each cell of one line or several, with lines across at least above and below each row.
    private func sheet(_ rows: [[[String]]], at columns: [Float], isGrid: Bool = false) -> PrintedSheet {
        var sheet = PrintedSheet()
        sheet.setParagraph(["A paragraph stands above the table and", "ends there."], y: 60)
        var y: Float = 100
        func across(_ y: Float) { sheet.page.rules.append(PDFBox(left: 45, top: y, right: 355, bottom: y + 1)) }
        across(y)
        for row in rows {
            let count = row.map(\.count).max() ?? 1
            for (cell, x) in zip(row, columns) {
                for (index, line) in cell.enumerated() { sheet.set(line, x: x, y: y + 12 + Float(index) * 12) }
            }
            let bottom = y + 6 + Float(count) * 12
            across(bottom)
            if isGrid {
                for x in [45] + columns.dropFirst().map({ $0 - 3 }) + [355] {
                    sheet.page.rules.append(PDFBox(left: x, top: y, right: x + 1, bottom: bottom))
                }
            }
            y = bottom
        }
        sheet.setParagraph(["Another one stands below the table and", "ends here."], y: y + 30)
        return sheet
    }

    private func rows(_ sheet: PrintedSheet, words: Set<String> = []) throws -> [String] {
        try PrintedSheets.book(sheet, words: words).texts { $0 == .tableRow }.map {
            $0.trimmingCharacters(in: .newlines)
        }
    }

    private let birds: [[[String]]] = [
        [["Name"], ["Seen in"], ["Notes"]],
        [["Gannet"], ["May"], ["Dives from a great", "height into the water."]],
        [["Puffin"], ["June"], ["Breeds in burrows."]],
        [["Razorbill"], ["May to", "July"], ["Looks like a small", "penguin, and is not re-", "lated to it."]],
    ]

    private let read = [
        "Name\tSeen in\tNotes", "Gannet\tMay\tDives from a great height into the water.",
        "Puffin\tJune\tBreeds in burrows.",
        "Razorbill\tMay to July\tLooks like a small penguin, and is not related to it.",
    ]

    @Test(arguments: [false, true])
    func `a cell is read to its end before the next`(isGrid: Bool) throws {
        let sheet = sheet(birds, at: [50, 120, isGrid ? 163 : 190], isGrid: isGrid)
        let found = try rows(sheet, words: ["related"])
        #expect(found == read)
    }

    @Test func `in a grid columns may be as near as words`() throws {
        let sheet = sheet(
            [[["Ada Lovelace"], ["wrote", "notes"]], [["Alan Turing"], ["thought", "of it"]]],
            at: [50, 114],
            isGrid: true
        )
        let found = try rows(sheet)
        #expect(
            found == ["Ada Lovelace\twrote notes", "Alan Turing\tthought of it"]
        )
    }

    @Test func `rows without lines between them stay rows`() throws {
        let sheet = sheet(
            [
                [["Year"], ["Ships"], ["Men"]],
                [["1801", "1802", "1803", "1804"], ["12", "14", "9", "11"], ["310", "350", "240", "280"]],
            ],
            at: [50, 180, 250]
        )
        let found = try rows(sheet)
        #expect(
            found == ["Year\tShips\tMen", "1801\t12\t310", "1802\t14\t350", "1803\t9\t240", "1804\t11\t280"]
        )
    }

    @Test func `rows without lines between them begin in the first column`() throws {
        let sheet = sheet(
            [
                [["File"], ["What it is"]],
                [["a.txt", "", "b.txt", "c.txt"], ["A text of more than", "one line.", "Another text.", "A third."]],
            ],
            at: [50, 150]
        )
        let found = try rows(sheet)
        #expect(
            found == [
                "File\tWhat it is", "a.txt\tA text of more than one line.", "b.txt\tAnother text.", "c.txt\tA third.",
            ]
        )
    }

    @Test func `paragraphs of a cell stay apart, heads stand over several columns`() throws {
        let sheet = sheet(
            [
                [["Both of them"], [], []], [["Tools of all kinds"], ["Year"], ["Price"]],
                [["Saw", "Drill"], ["1999"], ["12"]],
                [["Hammer"], ["2001"], ["7"]], [["Nails"], ["2002"], ["3"]],
            ],
            at: [50, 180, 250]
        )
        let found = try rows(sheet)
        #expect(
            found == [
                "Tools of all kinds\tYear\tPrice", "Saw\tDrill\t1999\t12", "Hammer\t2001\t7", "Nails\t2002\t3",
            ]
        )
    }

    @Test func `every other row may have a ground, and the rows beside them none`() throws {
        var sheet = sheet([], at: [])
        sheet.page.rules = []
        var y: Float = 140
        for (index, row) in birds.enumerated() {
            let bottom = y + 6 + Float(row.map(\.count).max() ?? 1) * 12
            for (cell, x) in zip(row, [Float(50), 120, 190]) {
                for (index, line) in cell.enumerated() { sheet.set(line, x: x, y: y + 12 + Float(index) * 12) }
                if index % 2 == 1 {
                    sheet.page.areas.append(PDFBox(left: x - 3, top: y, right: x == 190 ? 355 : x + 67, bottom: bottom))
                }
            }
            y = bottom
        }
        let found = try rows(sheet, words: ["related"])
        #expect(found == read.map { $0.replacing("May to July", with: "May to\tJuly") })
    }

    @Test func `where each row has lines a first cell may have several`() throws {
        let plants = [
            [["Plant"], ["Where"], ["What to know"]],
            [["Lily of the", "valley"], ["Shade"], ["Spreads slowly,", "by roots."]],
            [["Hop", "or hops"], ["Hedges"], ["Climbs far."]], [["Elder"], ["Banks"], ["Grows fast", "in the sun."]],
        ]
        let found = try rows(sheet(plants, at: [50, 150, 250]))
        #expect(
            found == [
                "Plant\tWhere\tWhat to know", "Lily of the valley\tShade\tSpreads slowly, by roots.",
                "Hop or hops\tHedges\tClimbs far.", "Elder\tBanks\tGrows fast in the sun.",
            ]
        )
    }

    @Test func `groups of rows may have lines, and the rows in them none`() throws {
        let files = [
            [["File"], ["What it is"]],
            [["a.txt", "", "b.txt"], ["A text of more than", "one line.", "Another text."]],
            [["c.txt", "", "d.txt"], ["A third text which is", "longer.", "A fourth."]],
        ]
        let found = try rows(sheet(files, at: [50, 150]))
        #expect(
            found == [
                "File\tWhat it is", "a.txt\tA text of more than one line.", "b.txt\tAnother text.",
                "c.txt\tA third text which is longer.", "d.txt\tA fourth.",
            ]
        )
    }

    @Test func `rows without lines are told by their distance`() throws {
        var sheet = PrintedSheet()
        sheet.set("Plant", x: 50, y: 112)
        sheet.set("Where it grows", x: 150, y: 112)
        for y in [Float(100), 118, 200] {
            sheet.page.rules.append(PDFBox(left: 45, top: y, right: 355, bottom: y + 1))
        }
        let lines: [(y: Float, first: String, second: String)] = [
            (132, "Lily of the", "Open woods and the"), (144, "valley", "shade of hedges."),
            (162, "Hop", "Hedges and damp"),
            (174, "or hops", "banks."), (192, "Elder", "Anywhere."),
        ]
        for line in lines {
            sheet.set(line.first, x: 50, y: line.y)
            sheet.set(line.second, x: 150, y: line.y)
        }
        let found = try rows(sheet)
        #expect(
            found == [
                "Plant\tWhere it grows", "Lily of the valley\tOpen woods and the shade of hedges.",
                "Hop or hops\tHedges and damp banks.", "Elder\tAnywhere.",
            ]
        )
    }

    @Test func `signs of lists in cells are no cells, addresses and Chinese go on without a blank`() throws {
        var sheet = sheet(
            [
                [["Left"], ["Middle"], ["Right"]], [["one"], ["two"], ["three"]],
                [["书中", "自有"], ["http://a.org/b-", "c"], ["four"]],
            ],
            at: [70, 170, 280]
        )
        for x in [Float(55), 155] { sheet.set("•", x: x, y: 130) }
        let found = try rows(sheet)
        #expect(found == ["Left\tMiddle\tRight", "• one\t• two\tthree", "书中自有\thttp://a.org/b-c\tfour"])
    }

    @Test func `text between two tables is none of them`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(["A paragraph stands above the table and", "ends there."], y: 60)
        for top in [Float(100), 300] {
            for row in 0..<3 {
                let y = top + Float(row) * 20
                sheet.page.rules.append(PDFBox(left: 45, top: y, right: 355, bottom: y + 1))
                sheet.set(birds[row][0][0], x: 50, y: y + 14)
                sheet.set(birds[row][1][0], x: 200, y: y + 14)
            }
            sheet.page.rules.append(PDFBox(left: 45, top: top + 60, right: 355, bottom: top + 61))
        }
        let lines = ["Between them a paragraph stands, whose lines", "are as wide as both of the tables", "are."]
        sheet.setParagraph(lines, y: 210)
        sheet.setParagraph(["Another one stands below the table and", "ends here."], y: 400)
        let book = try PrintedSheets.book(sheet)
        #expect(book.printedParagraphs.contains(lines.joined(separator: " ")))
        #expect(book.texts { $0 == .tableRow }.count == 6)
    }
}
