import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutParagraphTests {
    @Test func `paragraphs that are set in begin where they are`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for name in ["first", "second", "third", "fourth"] {
            y = sheet.setParagraph(
                [
                    "The \(name) paragraph has got a line like this", "and another that is as long as that one is",
                    "and ends.",
                ],
                y: y,
                indent: 15
            )
        }
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.count == 4)
        #expect(
            paragraphs.first
                == "The first paragraph has got a line like this and another that is as long as that one is and ends."
        )
    }

    @Test func `paragraphs that hang are whole`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for name in ["ABEL", "CAIN", "EVE", "ADAM", "SETH", "ENOCH", "LAMECH", "NOAH"] {
            y = sheet.setParagraph(
                ["\(name). This speech goes on to a second line and", "Some more words, which begin with a capital."],
                y: y,
                indent: -20
            )
        }
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.count == 8)
        #expect(paragraphs.allSatisfy { $0.hasSuffix("with a capital.") })
    }

    @Test func `a paragraph that is set in as far as a list hangs is no item`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for name in ["ABEL", "CAIN", "EVE", "ADAM", "SETH", "ENOCH", "LAMECH", "NOAH"] {
            y = sheet.setParagraph(
                ["\(name). This speech goes on to a second line and", "Some more words, which begin with a capital."],
                y: y,
                indent: -20
            )
        }
        y = sheet.setParagraph(
            [
                "What follows is one that is set in, whose", "second line begins with a small letter and ends",
                "so.",
            ],
            y: y,
            indent: 20
        )
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs.last
                == "What follows is one that is set in, whose second line begins with a small letter and ends so."
        )
    }

    @Test func `what stands beside a label goes on below itself`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for number in 7...9 {
            sheet.set("Section \(number):", x: 50, y: y, isBold: true)
            y = sheet.setParagraph(
                [
                    "If any member of the committee is for a time", "kept from it by any means, then the next one of",
                    "them is.",
                ],
                x: 130,
                y: y,
                width: 220
            )
        }
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(
            paragraphs.contains {
                $0.hasSuffix("is for a time kept from it by any means, then the next one of them is.")
            }
        )
    }

    @Test func `a formula that pushes lines apart parts no sentence`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "This is a text in which the lines are as wide as", "they can be, all but the last, and then there is",
            "a power so high that its line is pushed down, so", "that more room than usual is above it, and below",
            "it there is more room, too, though nothing ends,", "until it does.",
        ]
        let steps: [Float] = [0, 12, 12, 18, 18, 12]
        var y: Float = 60
        for (line, step) in zip(lines, steps) {
            y += step
            sheet.set(line, y: y, width: line == lines.last ? nil : 300)
        }
        sheet.setParagraph(["And another paragraph is below the one that ended", "up there."], y: y + 18)
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs == [
                lines.joined(separator: " "), "And another paragraph is below the one that ended up there.",
            ]
        )
    }

    @Test func `text before a list that hangs is not parted at its full lines`() throws {
        var text = PrintedSheet()
        text.setParagraph(
            [
                "This is what the text is like, which has no signs.", "One sentence of it may end where its line ends.",
                "Another one begins with the next line and so do.",
                "These that follow, which is but a chance of lines.",
                "Nothing here hangs, and it ends as it should end.", "It is one paragraph, from its first to its last",
                "word.",
            ],
            y: 60
        )
        var list = PrintedSheet(1)
        var y: Float = 60
        for name in ["Abel", "Cain", "Eve", "Adam", "Seth", "Enoch", "Lamech", "Noah"] {
            y = list.setParagraph(
                ["\(name), A. (1843). A book of which the long title", "Goes on with a capital on the second line."],
                y: y,
                indent: -20
            )
        }
        let paragraphs = try PrintedSheets.book(text, list).printedParagraphs
        #expect(paragraphs.count == 9)
    }

    @Test func `a sentence is not cut by a page`() throws {
        var first = PrintedSheet()
        var second = PrintedSheet(1)
        first.setParagraph(
            ["A sentence begins at the foot of a page here", "and goes on to the very end of the line and"],
            y: 500
        )
        // The last line is full, too.
        first.set("so it does once more, up to the other edge,", y: 524, width: 300)
        second.setParagraph(["until the next page has the rest of its words", "and it ends."], y: 60)
        #expect(try PrintedSheets.book(first, second).printedParagraphs.count == 1)
    }

    @Test func `every number in its turn begins an item`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            [
                "These are the things that one has to do first of",
                "all, and in this order, for which there is reason:",
                "a. take bread, which is best when dark and new, and",
                "b. take water from a spring, of which there are",
                "2. within an hour, as anybody who lives here knows,", "c. go on a long way.",
            ],
            y: 60
        )
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.map { String($0.prefix(2)) } == ["Th", "a.", "b.", "c."])
    }

    @Test func `the items of a list inside an item are each their own`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph((1...4).map { "Line \($0) of what is said before it all begins" }, x: 50, y: 60)
        sheet.set("1. the felling of old trees,", x: 50, y: y)
        sheet.set("2. the use of ladders that", x: 50, y: y + 12)
        sheet.set("a. are longer than these trees or", x: 70, y: y + 24)
        sheet.set("b. have no rungs, as well as", x: 70, y: y + 36)
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.contains("2. the use of ladders that"))
        #expect(paragraphs.contains("a. are longer than these trees or"))
    }

    @Test func `an item goes on where its second line begins with a capital`() throws {
        var sheet = PrintedSheet()
        var y = sheet.setParagraph(
            (1...5).map { "Line \($0) of what stands on this leaf, full of words" } + ["as this:"],
            y: 60
        )
        for item in [
            "1. The book was printed at the expense of Messrs.", "2. It was bound at the shop that belonged to Mr.",
        ] {
            sheet.set(item, x: 65, y: y, width: 285)
            sheet.set("Brown, who sold it.", x: 78, y: y + 12)
            y += 24
        }
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.suffix(2).map { $0.suffix(12) } == ["who sold it.", "who sold it."])
        #expect(paragraphs.count == 3)
    }

    @Test func `items that begin with dashes are each their own`() throws {
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(
            (1...5).map { "Line \($0) of what stands on this leaf, full of words" } + ["as this:"],
            y: 60
        )
        for (row, item) in [
            "— bread, which is best where it is dark and new ;", "— water from a spring that is known to be good ;",
            "— salt.",
        ].enumerated() {
            sheet.set(item, x: 65, y: y + Float(row) * 12, width: row < 2 ? 285 : nil)
        }
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs.suffix(3).map { $0.prefix(4) } == ["— br", "— wa", "— sa"]
        )
    }

    @Test func `a caption that ends at a column's foot does not go on in the next column`() throws {
        let column = (1...9).map { "Line \($0) of a column of the page" }
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(column + ["where no sentence ends yet, and"], x: 40, y: 60, width: 150)
        sheet.set("Figure 2: Boats of the year.", x: 40, y: y + 60, width: 150)
        sheet.setParagraph(["so it goes on in the other column"] + column + ["and ends."], x: 210, y: 60, width: 150)
        let text = try PrintedSheets.book(sheet).text
        #expect(!text.contains("year. so it"))
    }

    @Test(arguments: ["which is known as the oak”.", "which was brought in 1901."])
    func `a line stretched between its two sentences is no row of a table`(sentence: String) throws {
        let lines = (1...8).map { "Line \($0) of what is said here of old trees" }
        var sheet = PrintedSheet()
        let y = sheet.setParagraph(lines, x: 40, y: 60, width: 250)
        sheet.set(sentence, x: 40, y: y, width: 120)
        sheet.set("Then many of them", x: 190, y: y, width: 100)
        sheet.setParagraph(["were brought here from far away, and they", "stand."], x: 40, y: y + 12, width: 250)
        #expect(try PrintedSheets.book(sheet).printedParagraphs.count == 1)
    }

    @Test func `a word goes on below a line that a large letter pushes away`() throws {
        var sheet = PrintedSheet()
        sheet.set("O", x: 50, y: 60, size: 30)
        sheet.set("nce there was a king who had no crown but a gar-", x: 65, y: 60, width: 285)
        sheet.setParagraph(["den, and nobody knew where it was to be found in", "all of the country."], y: 80)
        #expect(try PrintedSheets.book(sheet, words: ["garden"]).text.contains("but a garden, and nobody"))
    }

    @Test func `lines of a listing are judged together`() throws {
        var sheet = PrintedSheet()
        sheet.page.fonts.append(PDFFont(name: "Typed", weight: 400, isItalic: false, isMonospaced: true))
        let y = sheet.setParagraph(
            (1...5).map { "Line \($0) of what stands on this leaf, full of words" } + ["as this:"],
            y: 60
        )
        let first = sheet.page.glyphs.count
        for (row, line) in ["for tree in trees:", "    tree.grow(by=2)", "", "    tree.water()", "print(len(trees))"]
            .enumerated()
        {
            let indent = Float(line.prefix { $0 == " " }.count) * 5
            sheet.set(line.drop { $0 == " " }.description, x: 65 + indent, y: y + 12 + Float(row) * 12)
        }
        for index in first..<sheet.page.glyphs.count { sheet.page.glyphs[index].font = 2 }
        let code = try PrintedSheets.book(sheet).texts(.code)
        #expect(code.count == 1)
        #expect(code.first?.hasPrefix("for tree in trees:") ?? false)
    }

    @Test func `an address or a name in letters of a typewriter is of its sentence`() throws {
        var sheet = PrintedSheet()
        sheet.page.fonts.append(PDFFont(name: "Typed", weight: 400, isItalic: false, isMonospaced: true))
        var y = sheet.setParagraph(
            (1...4).map { "Line \($0) of what stands on this leaf, full of words" } + ["that end."],
            y: 60
        )
        for (line, name) in [
            ("The source of all that is said is to be found at", "https://example.org/trees."),
            ("The program that counts the leaves is called with", "count_all_leaves."),
        ] {
            sheet.set(line, x: 50, y: y, width: 300)
            let first = sheet.page.glyphs.count
            sheet.set(name, x: 50, y: y + 12)
            for index in first..<sheet.page.glyphs.count { sheet.page.glyphs[index].font = 2 }
            y += 30
        }
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts(.code).isEmpty)
        #expect(book.printedParagraphs.count == 3)
    }

    @Test func `a full line in the middle of a sentence goes on with a capital that is set in`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for _ in 0..<5 {
            y = sheet.setParagraph(
                ["A paragraph whose first line is set in a little", "and which goes on for a second and", "a third."],
                y: y,
                indent: 12
            )
        }
        sheet.set("The owner of the house was at that time the old", x: 50, y: y, width: 300)
        sheet.set("Emperor of the East, as all knew.", x: 62, y: y + 12)
        #expect(try PrintedSheets.book(sheet).printedParagraphs.last?.contains("the old Emperor of the East") ?? false)
    }

    @Test(arguments: ["∙", "∗", "▶"])
    func `signs of mathematics stand before items, too`(sign: String) throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(["These are the things that one may need to have", "with oneself on a long way:"], y: 60)
        for (row, item) in [
            "\(sign) bread, which is best when it is dark, of our", "Baker and of no other", "\(sign) salt",
        ]
        .enumerated() {
            sheet.set(item, x: row == 1 ? 75 : 65, y: 84 + Float(row) * 12, width: row == 0 ? 285 : nil)
        }
        let items = try PrintedSheets.book(sheet).texts { if case .listItem = $0 { true } else { false } }
        #expect(items.map { $0.prefix(5) } == ["bread", "salt\n"])
    }

    @Test func `every bullet begins an item`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(["These are the things that one may need to have", "with oneself on a long way:"], y: 60)
        for (row, item) in [
            "• bread, which is best when it is dark and new", "• water from a spring that is known to be good",
            "• salt",
        ].enumerated() {
            sheet.set(item, x: 65, y: 84 + Float(row) * 12, width: row < 2 ? 285 : nil)
        }
        let items = try PrintedSheets.book(sheet).texts { if case .listItem = $0 { true } else { false } }
        #expect(items.map { $0.prefix(4) } == ["brea", "wate", "salt"])
    }

    @Test func `every bullet that is drawn begins an item, and a lone dot is none`() throws {
        var sheet = PrintedSheet()
        sheet.set("What you need is this:", y: 60)
        for (index, item) in ["a map", "two shoes", "a knife"].enumerated() {
            let y = 80 + 12 * Float(index)
            sheet.set(item, x: 70, y: y)
            sheet.page.dots.append(PDFBox(left: 60, top: y - 4.5, right: 63, bottom: y - 1.5))
        }
        sheet.set("and that is all.", y: 130)
        sheet.page.dots.append(PDFBox(left: 40, top: 124, right: 46, bottom: 130))
        let book = try PrintedSheets.book(sheet)
        #expect(
            book.texts { if case .listItem = $0 { true } else { false } } == ["a map\n", "two shoes\n", "a knife\n"]
        )
        #expect(book.printedParagraphs.last == "and that is all.")
    }

    @Test func `items that begin small after dashes are each their own`() throws {
        var sheet = PrintedSheet()
        sheet.set("What you need is this:", y: 60)
        for (index, item) in ["a map", "two shoes", "a knife"].enumerated() {
            sheet.set("– \(item)", x: 60, y: 80 + 12 * Float(index))
        }
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { if case .listItem = $0 { true } else { false } }.count == 3)
    }

    @Test func `a caption beside the text comes after its paragraph`() throws {
        let wide = [
            "This is the first of many lines, which go across all", "of the page until they meet the picture there,",
        ]
        let narrow = [
            "and are shorter. Beside it", "Goes the text in lines that", "end where its edge is. Some",
            "Have capitals, as in German", "texts, and end no sentence", "or do.",
        ]
        var sheet = PrintedSheet()
        var y: Float = 60
        for line in wide {
            sheet.set(line, y: y, width: 300)
            y += 12
        }
        for line in narrow.dropLast() {
            sheet.set(line, y: y, width: 160)
            y += 12
        }
        sheet.set(narrow[narrow.count - 1], y: y)
        for (index, line) in ["The king in his bed, as he", "was drawn in 1863 by one", "who knew him."].enumerated() {
            sheet.set(line, x: 230, y: 101 + 9.5 * Float(index), size: 8)
        }
        sheet.setParagraph((1...8).map { "Line \($0) of what follows goes across the page again" }, y: y + 30)
        let book = try PrintedSheets.book(sheet)
        #expect(book.printedParagraphs.first == (wide + narrow).joined(separator: " "))
        let caption = "The king in his bed, as he was drawn in 1863 by one who knew him.\n"
        #expect(book.texts { $0 == .caption } == [caption])
        #expect(book.text.contains("or do.\nThe king"))
    }

    @Test func `a name in small letters stays before its speech`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for name in ["Jack", "Lane", "Algy", "Jack"] {
            sheet.set(name, x: 50, y: y - 2, size: 7)
            sheet.set("Oh, what else should bring one anywhere, but", x: 85, y: y, width: 265)
            sheet.set("pleasure and \(name)?", x: 50, y: y + 12)
            y += 24
        }
        let text = try PrintedSheets.book(sheet).text
        let places = try ["Jack", "Oh,", "Lane", "Oh,"].reduce(into: [text.startIndex]) { places, word in
            places.append(try #require(text[places[places.count - 1]...].firstRange(of: word)).upperBound)
        }
        #expect(text[places[0]..<places[4]].matches(of: /Oh,/).count == 2)
    }

    @Test func `a head in the margin comes before its paragraph`() throws {
        var sheet = PrintedSheet()
        var y: Float = 60
        for name in ["first", "second"] {
            sheet.set("What the \(name)", x: 40, y: y - 3, size: 8)
            sheet.set("one says", x: 40, y: y + 7, size: 8)
            y = sheet.setParagraph(
                ["The \(name) paragraph has words", "that go on and on to the end", "of every line, and it ends."],
                x: 130,
                y: y,
                width: 200
            )
            y += 12
        }
        let text = try PrintedSheets.book(sheet).text
        #expect(text.contains("What the first one says\nThe first paragraph has words that go on"))
        #expect(text.contains("What the second one says\nThe second paragraph has words that go on"))
    }

    @Test func `hyphens of the typesetter go, those of words stay`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "The garden-house had always stood there, a wonder-", "ful sight to everyone who came along by the garden-",
            "house in the days when it was new.",
        ]
        sheet.setParagraph(lines, y: 60)
        let book = try PrintedSheets.book(sheet, words: ["wonderful", "wonder", "garden", "house"])
        #expect(book.text.contains("a wonderful sight") && book.text.contains("by the garden-house in the days"))
    }

    @Test func `ex at a line's end keeps its hyphen before words that are known`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            ["They met a sailor, an old ex-", "sailor, whose face was very ex-", "pressive of it."],
            y: 60
        )
        let text = try PrintedSheets.book(sheet).text
        #expect(text.contains("old ex-sailor, whose face was very expressive of it."))
    }

    @Test func `an address that a line's end cuts is one again`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            ["All of it may be found at https://example.org/", "texts/old-", "books and elsewhere."],
            y: 60
        )
        #expect(try PrintedSheets.book(sheet).text.contains("https://example.org/texts/old"))
    }

    @Test func `a little more room parts paragraphs where it always stands between sentences`() throws {
        var (sheet, y) = (PrintedSheet(), Float(60))
        let lines = ["This paragraph has a line that is as wide as", "the column is, and a last one which is as wide."]
        for _ in 0..<5 {
            for line in lines {
                sheet.set(line, y: y, width: 300)
                y += 12
            }
            y += 2.5
        }
        let text = lines.joined(separator: " ")
        #expect(try PrintedSheets.book(sheet).printedParagraphs == Array(repeating: text, count: 5))
    }
}
