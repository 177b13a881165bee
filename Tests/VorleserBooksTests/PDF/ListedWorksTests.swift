import Testing
import VorleserCore

@testable import VorleserBooks

struct ListedWorksTests {
    private let text = (1...8).map { "Line \($0) of what stands on this leaf, full of words" } + ["and it ends here."]

    private func book(_ title: String, _ entries: [String]) throws -> Book {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text, y: 60)
        let next = sheet.setParagraph(text, y: y + 20)
        sheet.set(title, x: 50, y: next + 24, size: 14, isBold: true)
        for (index, entry) in entries.enumerated() { sheet.set(entry, y: next + 44 + 20 * Float(index)) }
        return try PrintedSheets.book(sheet)
    }

    private let works = [
        "[1] A. Author. A book of trees. Press, 1999.", "[2] B. Author. More trees. Press, 2004.",
        "[3] C. Author. All trees. http://example.org/trees",
    ]

    @Test(arguments: ["References", "7 References", "VI. REFERENCES", "Bibliography"])
    func `a list of works is marked as one`(title: String) throws {
        let found = try book(title, works).texts(.section(.bibliography))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(title) ?? false)
        #expect(found.first?.contains("All trees") ?? false)
    }

    @Test func `the title alone makes no list of works`() throws {
        let prose = [
            "They are letters that a servant brings with him.", "Whoever has none must go on to another town,",
            "and ask there.",
        ]
        #expect(try book("References", prose).texts(.section(.bibliography)).isEmpty)
    }

    @Test func `works are listed until the next heading`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(text, y: 60)
        sheet.set("References", x: 50, y: y + 24, size: 14, isBold: true)
        for (index, entry) in works.enumerated() { sheet.set(entry, y: y + 44 + 20 * Float(index)) }
        sheet.set("Appendix", x: 50, y: y + 124, size: 14, isBold: true)
        sheet.setParagraph(text, y: y + 150)
        let found = try PrintedSheets.book(sheet).texts(.section(.bibliography))
        #expect(found.count == 1)
        #expect(!(found.first?.contains("Appendix") ?? true))
    }
}
