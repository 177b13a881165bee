import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutFigureTests {
    private let text = (1...6).map { "Line \($0) of what stands on this leaf, full of words" }

    /// Numbers along an axis, and two names, above a caption or below it.
    private func drawing(_ sheet: inout PrintedSheet, from y: Float) {
        for (index, number) in ["40", "30", "20", "10", "0"].enumerated() {
            sheet.set(number, x: 80, y: y + Float(index) * 14, size: 8)
        }
        sheet.set("Oaks and elms", x: 180, y: y + 20, size: 8)
        sheet.set("1990 2000 2010", x: 150, y: y + 70, size: 8)
    }

    @Test(arguments: [true, false])
    func `the words and numbers of a figure are not read, its caption is`(isBelow: Bool) throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(text + ["and it ends here."], y: 60)
        drawing(&sheet, from: isBelow ? 170 : 190)
        sheet.set("Figure 1: How high the trees of the park have grown", x: 70, y: isBelow ? 260 : 170, size: 9)
        sheet.setParagraph(text + ["and it ends there."], y: 300)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts(.caption) == ["Figure 1: How high the trees of the park have grown\n"])
        #expect(book.printedParagraphs.map { $0.suffix(6) } == [" here.", "there."])
        #expect(book.texts { $0 == .section(.pageFurniture) }.contains { $0.contains("Oaks and elms") })
    }

    @Test func `a sentence goes on below a figure that stands in its middle`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text, y: 60)
        // The last line is full, too.
        sheet.set("and so it goes on to the very edge of it, where", y: y, width: 300)
        drawing(&sheet, from: 170)
        sheet.set("Figure 1: How high the trees of the park have grown", x: 70, y: 260, size: 9)
        sheet.setParagraph(["the rest of the sentence stands below what is drawn", "and ends."], y: 300)
        #expect(try PrintedSheets.book(sheet).printedParagraphs.map { $0.suffix(9) } == ["and ends."])
    }

    @Test func `a table below its name is read, also where a figure's caption follows`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(text + ["and it ends here."], y: 60)
        sheet.set("Table 1. Heights", x: 150, y: 170, size: 9)
        for (row, name) in ["Oak", "Elm", "Ash", "Fir"].enumerated() {
            sheet.set(name, x: 100, y: 185 + Float(row) * 12, size: 9)
            sheet.set("\(row * 7 % 5 + 10)", x: 240, y: 185 + Float(row) * 12, size: 9)
        }
        sheet.set("Figure 1: The park", x: 150, y: 250, size: 9)
        sheet.setParagraph(text + ["and it ends there."], y: 300)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts(.section(.pageFurniture)).isEmpty)
        #expect(book.text.contains("Ash"))
    }
}
