import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutFurnitureTests {
    private func sheets(_ count: Int, _ furnish: (inout PrintedSheet, Int) -> Void) -> [PrintedSheet] {
        (0..<count).map { index in
            var sheet = PrintedSheet(index)
            let lines = (1...8).map { "Line \($0) of what stands on leaf \(Self.names[index]), full of words" }
            sheet.setParagraph(lines + ["and \(Self.names[index]) ends."], y: 150)
            furnish(&sheet, index)
            return sheet
        }
    }

    private static let names = ["alder", "birch", "cedar", "durra", "elder", "furze", "gorse", "hazel"]

    @Test(arguments: [
        ["1", "2", "3", "4", "5", "6"], ["i", "ii", "iii", "iv", "v", "vi"],
        ["One", "Two", "Three", "Four", "Five", "Six"],
    ])
    func `page numbers are left out, however they are written`(numbers: [String]) throws {
        let book = try PrintedSheets.book(of: sheets(6) { $0.set("Page \(numbers[$1])", x: 180, y: 560, size: 8) })
        #expect(!book.printedParagraphs.contains { $0.contains("Page") })
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 6)
    }

    @Test func `a few pages before the first chapter have numbers of their own`() throws {
        let numbers = ["", "ii", "iii", "1", "2", "3", "4"]
        let book = try PrintedSheets.book(of: sheets(7) { $0.set(numbers[$1], x: 195, y: 560, size: 10) })
        let found = book.texts { $0 == .section(.pageFurniture) }.map { String($0.dropLast()) }
        #expect(found == Array(numbers.dropFirst()))
    }

    @Test(arguments: ["- Page # of 3 -", "— # / 3 —", "- # -"])
    func `signs around a page's number are none of its words`(foot: String) throws {
        let book = try PrintedSheets.book(
            of: sheets(3) { $0.set(foot.replacing("#", with: "\($1 + 1)"), x: 160, y: 560, size: 8) }
        )
        #expect(book.printedParagraphs.count == 3)
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 3)
    }

    @Test func `the heading of a law's article at the foot of a page is none`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.set("http://example.org/law", x: 50, y: 580, size: 8)
                sheet.set("p. \(index + 1)", x: 320, y: 580, size: 8)
                if index.isMultiple(of: 2) { sheet.set("Article \(index + 11)", x: 170, y: 540) }
            }
        )
        for number in [11, 13, 15] { #expect(book.printedParagraphs.contains("Article \(number)")) }
    }

    @Test func `the number at the foot of a single page is the page's`() throws {
        let book = try PrintedSheets.book(of: sheets(1) { sheet, _ in sheet.set("–41–", x: 185, y: 560) })
        #expect(book.texts { $0 == .section(.pageFurniture) } == ["–41–\n"])
    }

    @Test(arguments: [
        ["11/29/26, 5:49\u{202F}PM", "The Trees", "https://example.org/trees", "1/1"],
        ["29.11.26, 17:49", "The Trees", "file:///home/trees.html", "1/1"],
        ["The Trees", "https://example.org/trees", "1 of 1", "29/11/2026 17:49"],
        ["2026-11-29 17:49", "Trees and More", "https://example.org/trees", "Page 1 of 1"],
    ])
    func `what a browser prints around a single page is left out`(parts: [String]) throws {
        let sheets = sheets(1) { sheet, _ in
            sheet.set("The Trees", x: 50, y: 100, size: 16, isBold: true)
            for (index, part) in parts.enumerated() {
                sheet.set(part, x: index % 2 == 0 ? 20 : 300, y: index < 2 ? 20 : 590, size: 6)
            }
        }
        let book = try PrintedSheets.book(of: sheets, title: "The Trees")
        #expect(book.texts { $0 == .section(.pageFurniture) }.joined().split(separator: "\n").count == 4)
        #expect(book.printedParagraphs.count == 1)
        #expect(book.texts { if case .heading = $0 { true } else { false } } == ["The Trees\n"])
    }

    @Test func `a date above the text, or an address below it, is text`() throws {
        let book = try PrintedSheets.book(
            of: sheets(1) { sheet, _ in
                sheet.set("29 November 2026, 17:49", x: 50, y: 100, size: 8)
                sheet.set("https://example.org/trees", x: 50, y: 560, size: 8)
            },
            title: "The Trees"
        )
        #expect(book.texts { $0 == .section(.pageFurniture) }.isEmpty)
    }

    @Test(arguments: [("- Page 1 of 1 -", Float(8)), ("1/1", 8), ("1", 12)])
    func `a single page's number is left out in letters of any size`(foot: String, size: Float) throws {
        let book = try PrintedSheets.book(of: sheets(1) { sheet, _ in sheet.set(foot, x: 180, y: 560, size: size) })
        #expect(book.texts { $0 == .section(.pageFurniture) } == ["\(foot)\n"])
    }

    @Test(arguments: [2, 6])
    func `the number that every page shows is no page's`(count: Int) throws {
        let book = try PrintedSheets.book(
            of: sheets(count) { sheet, index in
                sheet.set("Journal of Trees 12 (2026) \(index + 1)", x: 130, y: 40, size: 8)
            }
        )
        let labels = book.marks.compactMap { mark in
            if case .pageBreak(let label) = mark.kind { label } else { nil as String? }
        }
        #expect(labels == (1...count).map(String.init))
    }

    @Test func `a head that comes back is left out, and nothing else is`() throws {
        let book = try PrintedSheets.book(of: sheets(6) { sheet, _ in sheet.set("The Trees", x: 160, y: 40, size: 8) })
        #expect(book.printedParagraphs.count == 6)
        #expect(book.printedParagraphs.allSatisfy { $0.hasPrefix("Line 1") && $0.hasSuffix(" ends.") })
    }

    @Test func `a page's number may be larger than small print below it that stands beside the text`() throws {
        let sheets = (0..<6).map { index in
            var sheet = PrintedSheet(index)
            sheet.set("\(index + 355)", x: 40, y: 60, size: 11)
            sheet.set("Of \(Self.names[index])", x: 310, y: 60, size: 8)
            let isSmall = index > 3
            sheet.setParagraph(
                (1...9).map { "Small \(Self.names[index]) \($0) and what is printed on it" },
                x: 40,
                y: isSmall ? 98 : 100,
                size: isSmall ? 8 : 10,
                width: 150
            )
            sheet.setParagraph(
                (1...9).map { "Line \($0) of the \(Self.names[index]) tree is here" },
                x: 210,
                y: 100,
                width: 150
            )
            return sheet
        }
        let book = try PrintedSheets.book(of: sheets)
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 6)
    }

    @Test func `heads of small leaves that are printed on large sheets are left out`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.set(index % 2 == 0 ? "The Trees" : "Jane Doe", x: 150, y: 128, size: 8)
                sheet.set("\(index + 10)", x: 345, y: 128, size: 8)
            }
        )
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 6)
        #expect(!book.printedParagraphs.contains { $0.contains("Jane") || $0.contains("The Trees") })
    }

    @Test func `few lines low on a page are no small leaf`() throws {
        let tale = [
            ("The red tractor drove", "out to the wide field."), ("Every morning he went,", "and came home at night."),
            ("One day there was rain,", "and rain, and more rain."), ("In the end the sun", "shone on all of them."),
        ]
        let book = try PrintedSheets.book(
            of: (tale + tale).enumerated().map { index, lines in
                var sheet = PrintedSheet(index)
                sheet.set(lines.0, x: 100, y: 300, size: 14)
                sheet.set(lines.1, x: 100, y: 320, size: 14)
                return sheet
            }
        )
        #expect(book.texts { $0 == .section(.pageFurniture) }.isEmpty)
    }

    @Test func `heads that change with the chapter repeat its title`() throws {
        let book = try PrintedSheets.book(
            of: sheets(8) { sheet, index in
                sheet.set("\(index + 1) On \(Self.names[index])", x: 50, y: 120, size: 14, isBold: true)
                sheet.set("\(index + 1) ON \(Self.names[index].uppercased())", x: 250, y: 40)
                sheet.set("\(index + 1)", x: 195, y: 560, size: 8)
            }
        )
        #expect(book.text.contains("3 On cedar\n"))
        #expect(book.texts { $0 == .section(.pageFurniture) }.filter { $0.contains("ON ") }.count == 8)
    }

    @Test func `a page's number at the right of a head is none of lines`() throws {
        let book = try PrintedSheets.book(
            of: sheets(8) { sheet, index in
                sheet.set("CHAPTER \(index + 1). THE \(Self.names[index].uppercased())", x: 50, y: 40)
                sheet.set("\(index + 21)", x: 340, y: 40)
            }
        )
        #expect(book.printedParagraphs.allSatisfy { $0.hasPrefix("Line 1") })
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 8)
    }

    @Test func `what is shown step by step is read once`() throws {
        let sheets = (1...3).map { step in
            var sheet = PrintedSheet(step - 1)
            sheet.set("Three Trees", x: 50, y: 60, size: 18, isBold: true)
            for line in 1...step { sheet.set("The \(Self.names[line]) has leaves.", x: 50, y: 120 + Float(line) * 40) }
            return sheet
        }
        let book = try PrintedSheets.book(of: sheets)
        let heard = book.printedParagraphs + book.texts { if case .heading = $0 { true } else { false } }
        #expect(heard.joined(separator: "\n").components(separatedBy: "birch").count == 2)
        #expect(heard.filter { $0.contains("Three Trees") }.count == 1)
    }

    @Test func `headings of chapters stay, although they stand at one place`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.set("Chapter \(index + 11)", x: 175, y: 70)
                sheet.set("\(index + 1)", x: 195, y: 560, size: 8)
            }
        )
        for index in 0..<6 { #expect(book.text.contains("Chapter \(index + 11)\n")) }
        let furniture = book.texts { $0 == .section(.pageFurniture) }
        #expect(furniture == (1...6).map { "\($0)\n" })
    }

    @Test func `a heading goes on where its bracket closes`() throws {
        var sheet = PrintedSheet()
        sheet.set("Chapter 14: The Last of Them (Part", x: 50, y: 100, size: 16, isBold: true)
        sheet.set("2)", x: 190, y: 125, size: 16, isBold: true)
        var y: Float = 170
        for _ in 0..<3 {
            y = sheet.setParagraph(
                ["A paragraph of some words that runs on", "and ends here below."],
                y: y,
                indent: 12
            )
        }
        let book = try PrintedSheets.book(of: [sheet])
        #expect(
            book.texts { if case .heading = $0 { true } else { false } } == ["Chapter 14: The Last of Them (Part 2)\n"]
        )
    }

    @Test(arguments: [Float(20), 12])
    func `where lines of the text are far apart those of a heading are, too`(leading: Float) throws {
        var sheet = PrintedSheet()
        sheet.set("The first line of a heading", x: 50, y: 60, size: 16, isBold: true)
        sheet.set("that is long", x: 50, y: 88, size: 16, isBold: true)
        var y: Float = 130
        for _ in 0..<4 {
            y = sheet.setParagraph(
                ["A paragraph of some words that runs on", "over three lines of this leaf", "and ends here below."],
                y: y,
                indent: 12,
                leading: leading
            )
        }
        let headings = try PrintedSheets.book(of: [sheet]).texts { if case .heading = $0 { true } else { false } }
        #expect(headings.contains("The first line of a heading that is long\n") == (leading == 20))
    }

    @Test(arguments: [(Float(30), true), (11, false)])
    func `a number in the middle is a heading where it stands alone`(room: Float, isHeading: Bool) throws {
        var sheet = PrintedSheet()
        var y = sheet.setParagraph(["A paragraph of some words that runs on", "and is followed by a part of"], y: 60)
        sheet.set("28", x: 195, y: y + room - 12)
        y = sheet.setParagraph(["A paragraph of some words that runs on", "and ends here."], y: y + 2 * room - 12)
        let headings = try PrintedSheets.book(of: [sheet]).texts { if case .heading = $0 { true } else { false } }
        #expect(headings.contains("28\n") == isHeading)
    }

    @Test func `a heading below a head of the same words stays, also where two books have it`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.set("Chapter II", x: 175, y: 40, size: 8)
                if index % 3 == 0 { sheet.set("Chapter II", x: 160, y: 70, size: 14, isBold: true) }
            }
        )
        #expect(book.texts { if case .heading = $0 { true } else { false } } == ["Chapter II\n", "Chapter II\n"])
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == 6)
    }

    @Test func `a speaker's name at the head of a page is text`() throws {
        let book = try PrintedSheets.book(
            of: sheets(8) { sheet, index in
                sheet.set("The Trees", x: 160, y: 40, size: 8)
                if index == 2 || index == 3 { sheet.set("DUNCAN.", x: 50, y: 138) }
            }
        )
        #expect(book.text.matches(of: /DUNCAN/).count == 2)
        #expect(book.texts { $0 == .section(.pageFurniture) }.allSatisfy { !$0.contains("DUNCAN") })
    }

    @Test func `a chapter's number below the page's is not the page's`() throws {
        let book = try PrintedSheets.book(
            of: sheets(8) { sheet, index in
                sheet.set("\(index + 1)", x: 195, y: 40, size: 8)
                if index == 3 { sheet.set("IV", x: 195, y: 80) }
            }
        )
        #expect(book.texts { $0 == .section(.pageFurniture) } == (1...8).map { "\($0)\n" })
        #expect(book.text.contains("IV\n"))
    }

    @Test func `numbers that count the lines are left out, also where the head reaches over them`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.set("The Trees and all their leaves, \(index + 1)", x: 50, y: 60, width: 340)
                sheet.setParagraph((1...7).map { "Verse \($0) goes as far" }, y: 300)
                for line in [2, 5] { sheet.set("[\(index * 7 + line)]", x: 370, y: 288 + 12 * Float(line)) }
            }
        )
        #expect(!book.printedParagraphs.contains { $0.contains("[") })
    }

    @Test func `the last column of a table is no numbering of lines`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                for line in 1...5 {
                    sheet.set("Height of the tree", x: 50, y: 300 + 12 * Float(line))
                    sheet.set("\(index + line * line * 3)", x: 370, y: 300 + 12 * Float(line))
                }
            }
        )
        #expect(book.text.contains("27"))
    }

    @Test func `the numbers of a table's rows are none of lines`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                for line in 1...5 {
                    let y = 280 + 12 * Float(line) + 5 * Float(index)
                    sheet.set("\(line)", x: 60, y: y)
                    sheet.set("The tree called \(index * 100 + line * 17)", x: 100, y: y)
                }
                let name = Self.names[index]
                sheet.setParagraph(
                    ["These are the trees that stood by the \(name)", "on the hill."],
                    y: 380 + 5 * Float(index)
                )
            }
        )
        #expect(!book.texts { $0 == .section(.pageFurniture) }.contains { $0.contains("1\n2") })
        #expect(book.text.contains("1\tThe tree called 17"))
    }

    @Test func `a program's lines have numbers`() throws {
        let book = try PrintedSheets.book(
            of: sheets(6) { sheet, index in
                sheet.page.fonts.append(PDFFont(name: "Typed", weight: 400, isItalic: false, isMonospaced: true))
                for line in 1...5 {
                    sheet.set("\(line)", x: 30, y: 400 + 12 * Float(line), size: 8)
                    let first = sheet.page.glyphs.count
                    sheet.set("tree.grow(by: \(index * 100 + line * 17))", x: 50, y: 400 + 12 * Float(line))
                    for glyph in first..<sheet.page.glyphs.count { sheet.page.glyphs[glyph].font = 2 }
                }
            }
        )
        #expect(book.texts(.code).allSatisfy { !$0.contains("\n2") })
        #expect(book.texts(.code).first?.hasPrefix("tree.grow(by: 17)") ?? false)
    }

    @Test func `the pages of chapters in a list of contents stay beside their names`() throws {
        var sheet = PrintedSheet()
        var page = 1
        for chapter in 1...5 {
            let y = 60 + Float(chapter) * 40
            sheet.set("\(chapter) A Chapter", x: 50, y: y, isBold: true)
            sheet.set("\(page)", x: 340, y: y, isBold: true)
            sheet.set(
                "\(chapter).1 A part of it . . . . . . . . . . . . . . . .  \(page + 1)",
                x: 62,
                y: y + 12,
                width: 288
            )
            page += 7
        }
        let book = try PrintedSheets.book(of: [sheet])
        #expect(book.texts { $0 == .section(.contents) }.joined().contains("5 A Chapter"))
        #expect(book.texts { $0 == .section(.pageFurniture) }.isEmpty)
    }

    @Test(arguments: ["CONTENTS", "The Forest"])
    func `entries without leaders are told by the title above them`(title: String) throws {
        var sheet = PrintedSheet()
        sheet.set(title, x: 150, y: 60, size: 16, isBold: true)
        for (row, entry) in [
            "Introduction", "The trees of the north", "The trees of the south", "The last of them and",
        ]
        .enumerated() {
            sheet.set(entry, x: 50, y: 100 + 20 * Float(row))
            sheet.set("\(row * 40 + 7)", x: 338, y: 100 + 20 * Float(row), width: 12)
        }
        sheet.set("what became of it", x: 50, y: 172)
        var text = PrintedSheet(1)
        var y: Float = 60
        for _ in 0..<4 {
            y = text.setParagraph(["A paragraph of some words that runs on", "and ends here below."], y: y, indent: 12)
        }
        let book = try PrintedSheets.book(of: [sheet, text])
        let entries = book.texts { $0 == .section(.contents) }.joined()
        #expect(entries.contains("Introduction") == (title == "CONTENTS"))
        #expect(entries.contains("what became of it") == (title == "CONTENTS"))
        #expect(!entries.contains("paragraph"))
    }
}
