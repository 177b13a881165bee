import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutSheetTests {
    private static let names = ["alder", "birch", "cedar", "durra", "elder", "furze", "gorse", "hazel"]

    private static func lines(_ name: String) -> [String] {
        [
            "Here the page of the \(name) begins and runs on", "to its end, where the \(name) has all of its own",
            "words, as any page has, and the \(name) goes on", "so, line for line, so that the \(name) is no part",
            "of a list, and the \(name) is printed in a book,", "not a column in a newspaper, and the \(name) ends.",
        ]
    }

    /// Sheets as wide as two pages; each page has its number at its foot.
    private func sheets(_ pages: [(String, number: String?)]) -> [PrintedSheet] {
        stride(from: 0, to: pages.count, by: 2).map { first in
            var sheet = PrintedSheet(first / 2, width: 800, height: 600)
            for (side, page) in pages[first..<min(first + 2, pages.count)].enumerated() {
                let left: Float = side == 0 ? 50 : 450
                sheet.setParagraph(Self.lines(page.0), x: left, y: 150)
                if let number = page.number { sheet.set(number, x: left + 145, y: 560) }
            }
            return sheet
        }
    }

    private func paragraphs(_ names: [String]) -> [String] {
        names.map { Self.lines($0).joined(separator: " ") }
    }

    @Test func `two pages on a sheet are pages of their own, with their own numbers`() throws {
        let numbered = Self.names.enumerated().map { ($1, number: Optional("\($0 + 12)")) }
        let book = try PrintedSheets.book(of: sheets(numbered))
        #expect(book.printedParagraphs == paragraphs(Self.names))
        let labels = book.marks.compactMap { if case .pageBreak(let label) = $0.kind { label } else { nil } }
        #expect(labels == (12..<20).map { "\($0)" })
    }

    @Test func `lines across a sheet are one page's`() throws {
        let sheets = sheets(Self.names.map { ($0, number: nil) }).map { sheet in
            var sheet = sheet
            sheet.set("The Great Book of All the Trees That Anyone Has Seen in These Parts", x: 150, y: 100, size: 14)
            return sheet
        }
        let book = try PrintedSheets.book(of: sheets)
        #expect(book.marks.count { if case .pageBreak = $0.kind { true } else { false } } == 4)
    }

    @Test func `a table as wide as a sheet stays one`() throws {
        let sheets = (0..<3).map { index in
            var sheet = PrintedSheet(index, width: 800, height: 600)
            for row in 0..<8 {
                sheet.set("\(Self.names[row]) \(index)", x: 50, y: 100 + 20 * Float(row))
                sheet.set("stands \(row + 3) feet high", x: 450, y: 100 + 20 * Float(row))
            }
            return sheet
        }
        let book = try PrintedSheets.book(of: sheets)
        #expect(book.marks.count { if case .pageBreak = $0.kind { true } else { false } } == 3)
    }

    @Test func `sheets to be folded into a booklet are read in the order of their numbers`() throws {
        let names = Self.names
        let book = try PrintedSheets.book(
            of: sheets([
                (names[7], "8"), (names[0], nil), (names[1], "2"), (names[6], "7"), (names[5], "6"), (names[2], "3"),
                (names[3], "4"), (names[4], "5"),
            ])
        )
        #expect(book.printedParagraphs == paragraphs(names))
    }

    @Test(arguments: [
        ([nil, nil, "2", "7", "6", "3", "4", "5"], [1, 2, 5, 6, 7, 4, 3, 0]),
        (["2", "3", "4", "5"], nil), (["8", "1", "2", "9"], nil), (["a", "b", nil, nil], nil), ([], nil),
        (["1", "4", "2", "3"], [0, 2, 3, 1]), (["4", "4", "2", "6"], nil),
    ])
    func `numbers tell the order of a booklet's pages`(numbers: [String?], order: [Int]?) {
        #expect(ImposedPages.order(numbers) == order)
    }
}
