import Testing
import VorleserCore

@testable import VorleserBooks

struct PrintedTitleTests {
    @Test(arguments: [
        "Microsoft Word - Document1", "Microsoft Word - thesis final.doc", "Untitled", "untitled",
        "paper.tex", "BERGTALB.SDO", "book_v3.indd", "Ohne Titel", "  ", "PowerPoint Presentation",
    ]) func `what a program calls a file is no title`(title: String) {
        #expect(PrintedTitle.given(title) == nil)
    }

    @Test(arguments: [
        "A. B. Walkley and others", "Vol. 2", "Die Verwandlung", "The Microsoft Word Handbook", "Untitled Poems",
        "Version 2.1",
    ]) func `what a person calls a book is one`(title: String) {
        #expect(PrintedTitle.given(" \(title)\n") == title)
    }

    private static let lines = [
        "The keeper went up the stairs of the tower, as he did",
        "every night of the year, and lit the lamp that had been",
        "there since before his father was born, so they say.",
    ]

    private func title(_ heading: String, size: Float = 20, page: Int = 0) throws -> String {
        var sheets = (0...page).map { PrintedSheet($0) }
        for index in sheets.indices {
            // A cover says little.
            guard index == page || page > 1 else {
                sheets[index].set("For all who keep a light", y: 80)
                continue
            }
            if index == page { sheets[index].set(heading, y: 80, size: size) }
            var y: Float = 120
            for _ in 0..<5 { y = sheets[index].setParagraph(Self.lines, y: y, indent: 15) }
        }
        return try PrintedSheets.book(of: sheets).metadata.title
    }

    @Test func `a file without a title is called by the largest heading of its first pages`() throws {
        #expect(try title("The Lamp of Cape Ardent") == "The Lamp of Cape Ardent")
        #expect(try title("The Lamp of Cape Ardent", page: 1) == "The Lamp of Cape Ardent")
    }

    @Test(arguments: ["Contents", "Chapter 3: The Lamp", "1 Introduction", "Preface", "* * *", "IV"])
    func `headings inside a book are no title of it`(heading: String) throws {
        #expect(try title(heading) == "Test")
    }

    @Test func `a heading that comes later, or is no larger than the text, is none either`() throws {
        #expect(try title("The Lamp of Cape Ardent", page: 4) == "Test")
        #expect(try title("The Lamp of Cape Ardent", size: 10) == "Test")
    }

    @Test func `a title is the first heading, though those below are as large, and nothing behind the text`() throws {
        var sheet = PrintedSheet()
        sheet.set("The Lamp of Cape Ardent", y: 60, size: 18)
        sheet.set("The Keeper", y: 100, size: 20)
        sheet.setParagraph(Self.lines + Self.lines, y: 130)
        #expect(try PrintedSheets.book(of: [sheet]).metadata.title == "The Lamp of Cape Ardent")
        var later = PrintedSheet()
        let y = later.setParagraph((0..<5).flatMap { _ in Self.lines }, y: 60)
        later.set("The Lamp of Cape Ardent", y: y + 40, size: 20)
        later.setParagraph(Self.lines, y: y + 70)
        #expect(try PrintedSheets.book(of: [later]).metadata.title == "Test")
    }
}
