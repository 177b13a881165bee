import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutColumnTests {
    private let left = [
        "The first column begins here and", "goes on with words that fill all", "of it until its very last line, as",
        "columns of a page of prose do in", "every book that has been set so", "and it ends here.",
    ]
    private let right = [
        "Then the second one begins, and", "it has as many lines as the first", "one had, on the very same lines,",
        "so that whoever reads across is", "lost at once between the two of", "them for good.",
    ]

    @Test func `two columns on the same base lines are read one after the other`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(left, x: 40, y: 60, width: 150)
        sheet.setParagraph(right, x: 210, y: 60, width: 150)
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs == [
                left.joined(separator: " "), right.joined(separator: " "),
            ]
        )
    }

    @Test func `three narrow columns are read one after the other`() throws {
        let columns = [
            [
                "The first one here", "has words that fill", "each of its lines,", "but not half a page,",
                "as far as the last", "one ends.",
            ],
            [
                "Next comes a second", "that is as wide, and", "beside it stands the", "third of all three,",
                "as in any newspaper", "of old.",
            ],
            [
                "Here the third runs", "on and on to its end", "so that nobody reads", "across all of them,",
                "from left to right,", "at once.",
            ],
        ]
        var sheet = PrintedSheet()
        for (index, lines) in columns.enumerated() {
            sheet.setParagraph(lines, x: 40 + 115 * Float(index), y: 60, width: 100)
        }
        #expect(try PrintedSheets.book(sheet).printedParagraphs == columns.map { $0.joined(separator: " ") })
    }

    @Test func `a rule across the page parts columns of one width from those of another`() throws {
        let keywords = ["Received in May", "and in June", "Accepted in July", "Keywords:", "trees, leaves"]
        let abstract = [
            "This is what the paper is about, said in a few lines that",
            "fill the wide column beside what the editors have written",
            "of it, as far as the last of them, which is as long as all",
            "the others are, or nearly so, because it is prose that goes",
            "on and ends here.",
        ]
        var sheet = PrintedSheet()
        sheet.setParagraph(keywords, x: 40, y: 60, width: 75, leading: 10)
        sheet.setParagraph(abstract, x: 140, y: 60, width: 220, leading: 12)
        sheet.page.rules = [PDFBox(left: 40, top: 130, right: 360, bottom: 130.5)]
        sheet.set("1. Introduction", x: 40, y: 150, isBold: true)
        sheet.setParagraph(left + left, x: 40, y: 162, width: 150)
        sheet.setParagraph(right + right, x: 210, y: 150, width: 150)
        let text = try PrintedSheets.book(sheet).text
        let places = ["ends here.", "1. Introduction", "The first column", "Then the second"].map {
            text.range(of: $0)?.lowerBound
        }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test func `a short heading across columns parts what is above it from what is below`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(left, x: 40, y: 60, width: 150)
        sheet.setParagraph(right.dropLast(), x: 210, y: 60, width: 150)
        sheet.set("Part Two", x: 40, y: 150, size: 14, isBold: true)
        sheet.setParagraph(left, x: 40, y: 180, width: 150)
        sheet.setParagraph(right, x: 210, y: 180, width: 150)
        let text = try PrintedSheets.book(sheet).text
        let heading = try #require(text.firstRange(of: "Part Two"))
        #expect(text[..<heading.lowerBound].hasSuffix("lost at once between the two of\n"))
        #expect(text[heading.upperBound...].hasPrefix("\nThe first column"))
    }

    @Test func `a title is one although only its second line reaches over the columns`() throws {
        var sheet = PrintedSheet()
        sheet.set("What Are", x: 40, y: 60, size: 18, isBold: true)
        sheet.set("All These Old Trees For?", x: 40, y: 85, size: 18, isBold: true)
        sheet.setParagraph(left + left, x: 40, y: 120, width: 150)
        sheet.setParagraph(right + right, x: 210, y: 120, width: 150)
        #expect(try PrintedSheets.book(sheet).text.contains("What Are All These Old Trees For?"))
    }

    @Test func `the lines of a bold abstract are no heading across columns`() throws {
        var sheet = PrintedSheet()
        for (index, line) in left.enumerated() {
            sheet.set(line, x: 40, y: 60 + 12 * Float(index), width: 150, isBold: true)
        }
        sheet.setParagraph(Array(right.prefix(2)) + ["one had."], x: 210, y: 60, width: 150)
        sheet.setParagraph(right, x: 210, y: 108, width: 150)
        sheet.setParagraph(left, x: 40, y: 144, width: 150)
        let text = try PrintedSheets.book(sheet).text
        #expect(text.hasPrefix(left.joined(separator: " ") + "\n"))
    }

    @Test func `short lines beside prose that runs past them are a column of their own`() throws {
        let abstract = [
            "What is said here of the trees goes on from", "one line to the next one and does not stop",
            "where a word in the narrow column beside it", "ends, as what stands in the cells of a table",
            "would, but runs past all of those words and", "is read as a whole, which is what those who",
            "set it in this way have meant by that.",
        ]
        var sheet = PrintedSheet()
        for (index, word) in ["Keywords:", "Trees", "Old leaves", "Roots", "Bark", "Deep woods", "Oaks"].enumerated() {
            sheet.set(word, x: 40, y: 58 + 10.5 * Float(index))
        }
        sheet.setParagraph(abstract, x: 130, y: 60, width: 220)
        let text = try PrintedSheets.book(sheet).text
        #expect(text.contains(abstract.joined(separator: " ")))
    }

    @Test func `the cells of a row whose last one is wrapped stay together`() throws {
        var sheet = PrintedSheet()
        for (row, word) in ["Trees", "Roots", "Leaves", "Bark"].enumerated() {
            let y = 60 + 36 * Float(row)
            sheet.set(word, x: 40, y: y)
            sheet.setParagraph(
                ["What is said here of all \(word) goes on", "from one line to the next one and then", "it ends."],
                x: 130,
                y: y,
                width: 220
            )
        }
        let text = try PrintedSheets.book(sheet).text
        let places = ["Trees", "of all Trees", "Roots", "of all Roots"].map { text.firstRange(of: $0)?.lowerBound }
        #expect(places == places.sorted { ($0 ?? text.endIndex) < ($1 ?? text.endIndex) })
    }

    @Test func `columns whose stretched lines fall into pieces are columns`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(left + left, x: 40, y: 60, width: 150)
        for (index, line) in (right + right).enumerated() {
            let words = index % 2 == 0 ? line.split(separator: " ").filter { $0.count > 3 }.map(String.init) : [line]
            var x: Float = 210
            for word in words {
                sheet.set(word, x: x, y: 66 + 12 * Float(index))
                x += Float(word.count) * 5 + 14
            }
        }
        let text = try PrintedSheets.book(sheet).text
        let place = try #require(text.firstRange(of: "Then"))
        #expect(text[..<place.lowerBound].contains("and it ends here."))
        #expect(!text[place.upperBound...].contains("The first column"))
    }

    @Test func `columns in a part of a page are read where they stand`() throws {
        var sheet = PrintedSheet()
        let wide = (1...14).map { "This is line \($0) of a chapter that is set across the whole of the page" }
        var y = sheet.setParagraph(wide + ["and ends."], x: 40, y: 60, width: 320)
        y += 20
        sheet.setParagraph(left, x: 40, y: y, width: 150)
        sheet.setParagraph(right, x: 210, y: y, width: 150)
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.suffix(2) == [left.joined(separator: " "), right.joined(separator: " ")])
    }

    @Test func `an index is read down its columns, a table along its rows`() throws {
        let words = ["Abel, 3", "Ahab, 17", "Bones, 4", "Cook, 9", "Drake, 11", "Eels, 2"]
        let more = ["Fins, 7", "Gale, 12", "Hull, 5", "Ivory, 1", "Jonah, 8", "Keel, 6"]
        var index = PrintedSheet()
        var table = PrintedSheet()
        for row in words.indices {
            let y = 60 + Float(row) * 12
            index.set(words[row], x: 40, y: y)
            index.set(more[row], x: 200, y: y)
            table.set(words[row], x: 40, y: y)
            table.set("\((row * 7) % 5 + 10)", x: 200, y: y)
        }
        let text = try PrintedSheets.book(index).text
        let entries = text.split { $0 == "\n" || $0 == "\t" }.map(String.init)
        #expect(entries.filter { (words + more).contains($0) } == words + more)
        #expect(try PrintedSheets.book(table).texts { $0 == .tableRow }.count == words.count)
    }
}
