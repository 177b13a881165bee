import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutNotesTests {
    /// A page of text with a sign that the font itself has small, and a note under a rule that begins with it.
    private func annotated(_ text: [String], sign: String = "1", note: String) -> PrintedSheet {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.setRaised(sign, x: 50 + 5 * 29, y: y - 12)
        sheet.page.rules = [PDFBox(left: 50, top: 520, right: 130, bottom: 520.5)]
        sheet.setRaised(sign, x: 50, y: 534, size: 8)
        sheet.set(note, x: 54, y: 534, size: 8)
        return sheet
    }

    private let text = (1...8).map { "Line \($0) of what stands on this leaf, full of words" }

    @Test func `signs and notes are found that are small by the font alone`() throws {
        let book = try PrintedSheets.book(annotated(text, note: "See the other book for what this is all about."))
        #expect(book.texts { $0 == .note } == ["1See the other book for what this is all about.\n"])
        // The sign before the note is one, too.
        #expect(book.texts { if case .noteReference(note: .some) = $0 { true } else { false } } == ["1", "1"])
    }

    @Test func `a note's number may stand in a cell of its own`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.setRaised("2", x: 50 + 5 * 29, y: y - 12)
        sheet.set("2.", x: 50, y: 534, size: 8)
        sheet.set("See the other book for what this is all about", x: 75, y: 534, size: 8)
        sheet.set("and where it may be found.", x: 75, y: 544, size: 8)
        let notes = try PrintedSheets.book(sheet).texts { $0 == .note }
        #expect(notes.count == 1)
        #expect(notes.first?.hasSuffix("all about and where it may be found.\n") ?? false)
    }

    @Test func `the sign of a note that the file draws after its line is in its place`() throws {
        var sheet = PrintedSheet()
        sheet.set("Some trees are green. ", x: 50, y: 60)
        sheet.set("Others are not, and", x: 160, y: 60)
        sheet.set("1", x: 155, y: 56, size: 6)
        sheet.set("these are 25 of all.", x: 50, y: 72)
        sheet.set("2", x: 150, y: 68, size: 6)
        let lines = LineBuilding.lines(of: sheet.page).map(\.text)
        #expect(lines == ["Some trees are green.1 Others are not, and", "these are 25 of all.2"])
    }

    @Test(arguments: [("iv.", 1), ("d.", 0)])
    func `small Roman numbers are signs of notes`(sign: String, count: Int) throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.set("\(sign) See the other book for what this is all about.", x: 50, y: 534, size: 8)
        #expect(try PrintedSheets.book(sheet).texts { $0 == .note }.count == count)
    }

    @Test func `a power is no sign of a note, whatever notes there are`() throws {
        var sheet = annotated(text, note: "See the other book for what this is all about.")
        sheet.set("The area is x + 25 m of it.", x: 50, y: 300)
        sheet.setRaised("1", x: 114.6, y: 300)
        sheet.setRaised("2", x: 149.6, y: 300)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { if case .noteReference = $0 { true } else { false } } == ["1", "1"])
        #expect(book.texts { $0 == .superscript }.count == 4)
    }

    @Test func `raised numbers that begin sentences and are counted are those of verses`() throws {
        var sheet = PrintedSheet()
        for (index, words) in [
            "Now it came to pass in the days of old.", "And the name of the man was one of them.",
            "So they went into that land.", "Then they stayed there.",
        ].enumerated() {
            let y = 60 + 12 * Float(index)
            sheet.setRaised("\(index + 1)", x: 50, y: y)
            sheet.set(words, x: 55, y: y)
        }
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .verseNumber } == ["1", "2", "3", "4"])
    }

    @Test func `the rest of a power behind a minus of another font is no sign of a note`() throws {
        var sheet = annotated(text, note: "See the other book for what this is all about.")
        sheet.set("Its mass is 10", x: 50, y: 300)
        sheet.set("−", x: 121, y: 296, size: 7, isBold: true)
        sheet.set("22", x: 125, y: 296, size: 7)
        sheet.set("eV of it.", x: 137, y: 300)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { if case .noteReference = $0 { true } else { false } } == ["1", "1"])
        #expect(book.text.contains("10−22 eV"))
    }

    @Test func `a note's number may stand far before its text`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.setRaised("1", x: 50 + 5 * 29, y: y - 12)
        sheet.set("1", x: 50, y: 530.5, size: 5.5)
        sheet.set("See the other book for what this is all about.", x: 65, y: 534, size: 8)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .note } == ["1 See the other book for what this is all about.\n"])
    }

    @Test func `a note's number may be little more than half as high as its text`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.setRaised("1", x: 50 + 5 * 29, y: y - 12)
        sheet.set("1", x: 50, y: 531.33, size: 4.66)
        sheet.set("See the other book for what this is all about.", x: 52.4, y: 534, size: 8)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .note } == ["1See the other book for what this is all about.\n"])
    }

    @Test func `small print without a sign is put aside where the sentence goes on in the next column`() throws {
        let column = (1...7).map { "Line \($0) of a column of the page" }
        var sheet = PrintedSheet()
        sheet.setParagraph(column + ["which goes on to its end and in"], x: 40, y: 60, width: 150)
        sheet.set("and then it goes on to the end", x: 40, y: 156, width: 150)
        sheet.set("Permission to make copies is given to", x: 40, y: 500, size: 7)
        sheet.set("all who ask for it. © 2026 The Trees", x: 40, y: 509, size: 7)
        sheet.setParagraph(["the other column, which has it"] + column + ["and ends."], x: 210, y: 60, width: 150)
        let book = try PrintedSheets.book(sheet)
        #expect(book.printedParagraphs.count { $0.contains("end the other column") } == 1)
        #expect(book.texts { $0 == .note }.count == 1)
    }

    @Test func `a line of small print below both columns does not cut the sentence that goes on overleaf`() throws {
        let column = (1...7).map { "Line \($0) of a column of the page" }
        var (first, second) = (PrintedSheet(), PrintedSheet(1))
        first.setParagraph(column + ["which goes on to its end and in"], x: 40, y: 60, width: 150)
        first.set("the other one it goes on to the end", x: 40, y: 156, width: 150)
        first.setParagraph(column + column + ["which is the last on this page of"], x: 210, y: 60, width: 150)
        first.set("where there is more to come of the", x: 210, y: 240, width: 150)
        first.set("0000-0000/00 © 2026 The Trees", x: 140, y: 256, size: 7)
        second.setParagraph(["many pages, and here it goes on"] + column + ["and ends."], x: 40, y: 60, width: 150)
        second.setParagraph(column + column + ["and ends."], x: 210, y: 60, width: 150)
        let book = try PrintedSheets.book(first, second)
        #expect(book.printedParagraphs.count { $0.contains("more to come of the many pages") } == 1)
    }

    @Test func `small print in the margin is a note of its page`() throws {
        let column = (1...7).map { "Line \($0) of the text of the page, with words" }
        var first = PrintedSheet()
        first.setParagraph(column + ["which goes on to its end and does so"], x: 40, y: 60, width: 220)
        let aside = [
            "There is far more of all this", "in the book that was printed", "at the same time and by the",
            "same people, who wrote to us", "in the year before that, and", "said so.",
        ]
        for (row, line) in aside.enumerated() { first.set(line, x: 280, y: 72 + 8 * Float(row), size: 7) }
        var second = PrintedSheet(1)
        second.setParagraph(["on the next page of it, as is usual"] + column + ["and ends."], x: 40, y: 60, width: 220)
        let book = try PrintedSheets.book(first, second)
        #expect(book.printedParagraphs.count { $0.contains("does so on the next page") } == 1)
        #expect(book.texts { $0 == .note } == [aside.joined(separator: " ") + "\n"])
    }

    @Test func `numbers at names are not read although there are no notes of them`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(text + ["and the last line of it ends."], y: 60)
        sheet.set("Jane Doe , John Roe ", x: 50, y: 300)
        sheet.setRaised("1", x: 89.6, y: 300)
        sheet.setRaised("2", x: 144.6, y: 300)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { if case .noteReference = $0 { true } else { false } } == ["1", "2"])
    }

    @Test func `a list of works in small print under a heading is no list of notes`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(["It is said in [1] that", "the work is done."] + text + ["This ends it."], y: 60)
        sheet.set("References", x: 50, y: y + 30, size: 14)
        sheet.set("[1] A. Author, A title, vol. 3, no. 2, 2018.", x: 50, y: y + 50, size: 8)
        sheet.set("[2] B. Author, Another title, vol. 4, 2019.", x: 50, y: y + 60, size: 8)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .note }.isEmpty)
        #expect(book.text.contains("[1] A. Author"))
    }

    @Test func `an item of a list at the head of a page is no page number`() throws {
        var first = PrintedSheet()
        first.setParagraph(text + ["1. the first point of it"], y: 150)
        var second = PrintedSheet(1)
        second.set("2. the second point", x: 50, y: 60)
        second.setParagraph(text + ["and the last line of it ends."], y: 150)
        (first.page.label, second.page.label) = ("1", "2")
        #expect(try PrintedSheets.book(first, second).printedParagraphs.contains { $0.contains("the second point") })
    }
}

extension PrintedSheet {
    /// Sets figures that the font has small and high, at the size of the text.
    mutating func setRaised(_ text: String, x: Float, y: Float, size: Float = 10) {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let left = x + Float(index) * 0.35 * size
            let box = PDFBox(left: left, top: y - 0.7 * size, right: left + 0.3 * size, bottom: y - 0.36 * size)
            page.glyphs.append(
                PDFGlyph(scalar: scalar, signs: [], font: 0, box: box, x: left, y: y, size: size, quarterTurns: 0)
            )
        }
        page.glyphs.sort { (($0.y * 4).rounded(), $0.x) < (($1.y * 4).rounded(), $1.x) }
    }
}
