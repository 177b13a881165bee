import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

struct LayoutLineTests {
    @Test func `a printed blank parts words whose ink nearly touches`() throws {
        var sheet = PrintedSheet()
        sheet.set("a pot of tea and a cup of milk", y: 60)
        let page = sheet.page.withInkOverBlanks(after: "f")
        #expect(LineBuilding.lines(of: page).map(\.text) == ["a pot of tea and a cup of milk"])
    }

    @Test func `a gap that the ink of a letter reaches over parts words all the same`() throws {
        var sheet = PrintedSheet()
        sheet.set("after often soft leafy days all of peace and full of war", x: 40, y: 60)
        for index in sheet.page.glyphs.indices {
            switch sheet.page.glyphs[index].scalar {
            case " ": sheet.page.glyphs[index].signs.insert(.generated)
            case "f": sheet.page.glyphs[index].box.right += 3
            default: break
            }
        }
        #expect(try PrintedSheets.book(sheet).text == "after often soft leafy days all of peace and full of war\n")
    }

    @Test func `an accent far from its letter in the file is put back on it`() {
        var sheet = PrintedSheet()
        sheet.set("was fur jedes Haus gilt, auch fur das Ubrige", x: 40, y: 60)
        for (letter, rise) in [(5, Float(0)), (31, 0), (38, 2)] {
            sheet.set("¨", x: 40 + 5 * Float(letter), y: 60 - rise)
        }
        let lines = LineBuilding.lines(of: sheet.page).map(\.text)
        #expect(lines == ["was für jedes Haus gilt, auch für das Übrige"])
    }

    @Test func `raised letters behind a figure are of its line, however small they are`() {
        var sheet = PrintedSheet()
        sheet.set("on the 17", x: 40, y: 60, size: 14)
        sheet.set("th", x: 40 + 9 * 7, y: 58, size: 5.4)
        sheet.set(" of May it began.", x: 40 + 9 * 7 + 5.4, y: 60, size: 14)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["on the 17th of May it began."])
    }

    @Test func `the dots of a leader do not tell how wide the gaps between words are`() throws {
        var sheet = PrintedSheet(0, width: 700)
        sheet.set("2.1 Why This Book Is Here" + String(repeating: " .", count: 60) + " 7", x: 20, y: 60, size: 8)
        let lines = LineBuilding.lines(of: sheet.page).map(\.text)
        #expect(lines.first?.hasPrefix("2.1 Why This Book Is Here") ?? false)
    }

    @Test func `a word of one letter whose blanks the file lacks is no letter of a spaced word`() {
        var (before, blank): (Character?, Blank) = (nil, .none)
        var signs: [WordGaps.Sign] = []
        for character in "la casa dels nens tot·i·que els arbres eren alts" {
            switch character {
            case " ": blank = .printed
            case "·": blank = .guessed
            default:
                let gap: Float = before == nil ? 0 : blank == .none ? 0.4 : 2.6
                signs.append(WordGaps.Sign(isLetter: true, gapBefore: gap, stepBefore: nil, blankBefore: blank))
                (before, blank) = (character, .none)
            }
        }
        let blanks = WordGaps.blanks(signs, size: 10, LayoutThresholds.standard.wordGaps)
        #expect(blanks.count(where: \.self) == 10)
    }

    @Test func `words whose gap the library does not see are parted where the pen skips`() throws {
        var sheet = PrintedSheet()
        var x: Float = 40
        for (index, word) in "the trees that stand near other trees are the oldest trees".split(separator: " ")
            .enumerated()
        {
            if index > 0, index != 5 {
                sheet.set(" ", x: x - 2.5, y: 60)
                sheet.page.glyphs[sheet.page.glyphs.count - 1].signs.insert(.generated)
            }
            sheet.set(String(word), x: x, y: 60)
            x += Float(word.count) * 5 + 2.2
        }
        #expect(
            LineBuilding.lines(of: sheet.page).map(\.text)
                == ["the trees that stand near other trees are the oldest trees"]
        )
    }

    @Test func `a letter that a font has in two shapes is as wide as its shape`() throws {
        var sheet = PrintedSheet()
        var x: Float = 40
        for word in ["sets", "rests", "tests", "letters", "tents", "systems", "strata", "mechatronics"] {
            if x > 40 {
                sheet.set(" ", x: x - 2.5, y: 60)
                sheet.page.glyphs[sheet.page.glyphs.count - 1].signs.insert(.generated)
            }
            for letter in word {
                sheet.set(String(letter), x: x, y: 60)
                let isWide = letter == "t" && ["systems", "strata", "mechatronics"].contains(word)
                if isWide { sheet.page.glyphs[sheet.page.glyphs.count - 1].box.right += 2.4 }
                x += isWide ? 7.4 : 5
            }
            x += 2.4
        }
        #expect(
            LineBuilding.lines(of: sheet.page).map(\.text) == [
                "sets rests tests letters tents systems strata mechatronics"
            ]
        )
    }

    @Test(arguments: [Float(2.3), 3.2])
    func `a letter that has fallen from its line stays on it`(fall: Float) throws {
        var sheet = PrintedSheet()
        sheet.set("A word of T", y: 60)
        sheet.set("E", x: 104, y: 60 + fall)
        sheet.set("X, and more", x: 108.5, y: 60)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["A word of TEX, and more"])
    }

    @Test(arguments: [6, 9] as [Float])
    func `a raised number is on its line, also where it is hardly smaller`(size: Float) throws {
        var sheet = PrintedSheet()
        sheet.set("The field has 4 km", y: 60)
        sheet.set("2", x: 140.5, y: 56, size: size)
        sheet.set("of land", x: 150, y: 60)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["The field has 4 km2 of land"])
    }

    @Test func `accents that stand behind later letters are put on their own`() throws {
        var sheet = PrintedSheet()
        sheet.set("Urena and others", y: 60)
        let letter = sheet.page.glyphs[3]
        var accent = letter
        accent.scalar = "˜"
        sheet.page.glyphs.insert(accent, at: 8)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["Ureña and others"])
    }

    @Test func `words of a title without blanks are parted where gaps are far wider than the others`() throws {
        func title(_ text: String, gap: Float) throws -> String {
            var sheet = PrintedSheet()
            var x: Float = 40
            for word in text.split(separator: " ") {
                sheet.set(String(word), x: x, y: 60, size: 24)
                x += Float(word.count) * 12 + gap
            }
            sheet.set("What stands below is text", x: 40, y: 120)
            return try PrintedSheets.book(sheet).text
        }
        #expect(try title("The Mountain Road", gap: 3).hasPrefix("The Mountain Road\n"))
        #expect(try title("Constantin opolitanum", gap: 0.5).hasPrefix("Constantinopolitanum\n"))
    }

    @Test func `ligatures that the font does not name are told by their words`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "Man \u{1B}ndet hier of\u{1B}ziell einen hau\u{1B}gen Begri\u{1D},",
            "der sto\u{1D}lich und o\u{1D}en ist, wenn man ihn trifft.",
        ]
        for (row, line) in lines.enumerated() { sheet.set(line, y: 60 + 12 * Float(row)) }
        for index in sheet.page.glyphs.indices where sheet.page.glyphs[index].scalar.value < 0x20 {
            sheet.page.glyphs[index].signs.insert(.unmapped)
            sheet.page.glyphs[index].box.top = sheet.page.glyphs[index].y - 7
        }
        #expect(
            try PrintedSheets.book(of: [sheet], language: "de").text
                == "Man findet hier offiziell einen haufigen Begriff, der stofflich und offen ist, wenn man ihn trifft.\n"
        )
    }

    @Test func `a lexicon tells ligatures, and signs that make no word are none`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "that the other o\u{1C}ce and its letters \u{1B}nd it,", "so that the o\u{1C}ces are p\u{1A}q there.",
        ]
        for (row, line) in lines.enumerated() {
            var x: Float = 40
            for part in line.split(separator: "\u{1C}", omittingEmptySubsequences: false) {
                let y = 60 + 12 * Float(row)
                if x > 40 {
                    // As wide as three letters.
                    sheet.set("\u{1C}", x: x, y: y)
                    sheet.page.glyphs[sheet.page.glyphs.count - 1].box.right = x + 15
                    x += 15
                }
                sheet.set(String(part), x: x, y: y)
                x += 5 * Float(part.unicodeScalars.count)
            }
        }
        for index in sheet.page.glyphs.indices where sheet.page.glyphs[index].scalar.value < 0x20 {
            sheet.page.glyphs[index].signs.insert(.unmapped)
            sheet.page.glyphs[index].box.top = sheet.page.glyphs[index].y - 7
        }
        let text = try PrintedSheets.book(of: [sheet], words: ["office", "offices", "find"]).text
        #expect(text == "that the other office and its letters find it, so that the offices are p q there.\n")
    }

    @Test func `where ligatures are at their places in Cork's encoding, the other signs are, too`() throws {
        var sheet = PrintedSheet()
        let lines = [
            "Man \u{1C}ndet hier o\u{1B}en einen hau\u{1C}gen Begriff, den",
            "der Sto\u{1B} ausschlie\u{FF}lich hat, und \u{12}drau\u{FF}en\u{10} ist er",
            "\u{15} man glaubt es kaum \u{15} o\u{1B}en und \u{1C}ndig.",
        ]
        for (row, line) in lines.enumerated() { sheet.set(line, y: 60 + 12 * Float(row)) }
        for index in sheet.page.glyphs.indices where sheet.page.glyphs[index].scalar.value < 0x20 {
            sheet.page.glyphs[index].signs.insert(.unmapped)
            sheet.page.glyphs[index].box.top = sheet.page.glyphs[index].y - 7
        }
        #expect(
            try PrintedSheets.book(of: [sheet], language: "de").text
                == "Man findet hier offen einen haufigen Begriff, den der Stoff ausschließlich hat, und „draußen“ ist er"
                + " – man glaubt es kaum – offen und findig.\n"
        )
    }

    @Test func `pictures of a font of icons are no letters`() throws {
        var sheet = PrintedSheet()
        sheet.page.fonts.append(PDFFont(name: "FontAwesome", weight: 400, isItalic: false, isMonospaced: false))
        sheet.set("Mind that this is as true as anything that has", x: 90, y: 60, width: 260)
        sheet.set("Z", x: 50, y: 68, size: 24)
        sheet.page.glyphs[sheet.page.glyphs.count - 1].font = 2
        sheet.set("been written here.", x: 90, y: 72)
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs
                == ["Mind that this is as true as anything that has been written here."]
        )
    }

    @Test func `what is printed twice to look bold is read once`() throws {
        var sheet = PrintedSheet()
        for shift: Float in [0, 0.5, 0.9] {
            sheet.set("B. Proportion", x: 50 + shift, y: 60 + shift / 2, size: 12)
            sheet.set("Proportion", x: 68 + shift, y: 60 + shift, size: 12)
        }
        sheet.setParagraph(["This is the text that stands below it, as text is", "Proportion, in this book."], y: 90)
        let book = try PrintedSheets.book(sheet)
        #expect(book.text.components(separatedBy: "Proportion").count == 3)
    }

    @Test func `arrows and bars over letters part no lines`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(["A body that turns has what is called a moment, or", "M for short, which may be"], y: 60)
        sheet.set("−→", x: 50, y: 66, size: 10)
        sheet.set("found on any body.", x: 50, y: 84)
        sheet.set("¯", x: 60, y: 77, size: 10)
        #expect(
            !(try PrintedSheets.book(sheet).text.contains { "−→¯".contains($0) })
        )
        #expect(LineBuilding.lines(of: sheet.page).count == 5)
    }

    @Test func `small capitals made of smaller letters are small letters`() throws {
        var sheet = PrintedSheet()
        sheet.set("T", y: 60, size: 10)
        sheet.set("HE END", x: 55, y: 60, size: 8)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["The end"])
    }

    @Test func `small letters after a larger capital stay as they are`() throws {
        var sheet = PrintedSheet()
        sheet.set("T", y: 60, size: 10)
        sheet.set("he NATO end", x: 55, y: 60, size: 8)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["The NATO end"])
    }

    @Test func `letters smaller than nothing do not keep a line from its end`() {
        var sheet = PrintedSheet()
        sheet.set("T", y: 60, size: 10)
        sheet.set("he end", x: 55, y: 60, size: 8)
        var page = sheet.page
        for index in page.glyphs.indices.dropFirst() { page.glyphs[index].size = -8 }
        #expect(LineBuilding.lines(of: page).map(\.text).joined().filter { $0 != " " } == "Theend")
    }

    @Test func `a large first letter belongs to the word beside it`() throws {
        var sheet = PrintedSheet()
        sheet.set("O", x: 50, y: 84, size: 36)
        sheet.set("nce there was a king who had no crown at", x: 72, y: 60, width: 278)
        sheet.set("all, and nobody knew where he had left it", x: 72, y: 72, width: 278)
        sheet.set("in the morning, when the sun came up, nor", x: 72, y: 84, width: 278)
        sheet.setParagraph(["did anyone ask him where he had been then, for", "kings do as they like."], y: 96)
        let paragraphs = try PrintedSheets.book(sheet).printedParagraphs
        #expect(paragraphs.count == 1)
        #expect(paragraphs.first?.hasPrefix("Once there was") ?? false)
    }

    @Test func `a quotation mark before a large first letter is none of its word`() throws {
        var sheet = PrintedSheet()
        sheet.set("“T", x: 50, y: 84, size: 36)
        sheet.set("hey are here at last, and the king is too at", x: 90, y: 60, width: 260)
        sheet.set("all, and nobody knew where he had left it", x: 90, y: 72, width: 260)
        sheet.set("in the morning, when the sun came up, nor", x: 90, y: 84, width: 260)
        sheet.setParagraph(["did anyone ask him where he had been then, for", "kings do as they like.”"], y: 96)
        let paragraphs = try PrintedSheets.book(sheet, words: ["hey", "they"]).printedParagraphs
        #expect(paragraphs.first?.hasPrefix("“They are here") ?? false)
    }

    @Test func `a large first letter that is a word is none of the word beside it`() throws {
        var sheet = PrintedSheet()
        sheet.set("I", x: 50, y: 80.5, size: 36)
        sheet.set("do not know how this came about, or why", x: 72, y: 60, width: 278)
        sheet.set("the king does what he likes, but I know that", x: 72, y: 72, width: 278)
        sheet.set("it is so; and when I am asked what I would", x: 72, y: 84, width: 278)
        sheet.setParagraph(["do then, I say that kings do as they like, and", "so do I."], y: 96)
        let paragraphs = try PrintedSheets.book(sheet, words: ["i", "do", "ido"]).printedParagraphs
        #expect(paragraphs.count == 1)
        #expect(paragraphs.first?.hasPrefix("I do not know") ?? false)
    }

    @Test func `a word that is spaced out inside a line is one`() throws {
        var sheet = PrintedSheet()
        sheet.set("He was ", x: 50, y: 60)
        var x: Float = 85
        for letter in "wholly changed" {
            sheet.set("\(letter)", x: x, y: 60)
            x += 7.5
            sheet.setGuessedBlank(x: x - 2, y: 60)
        }
        sheet.set(" and nobody knew it at", x: x, y: 60)
        sheet.setGuessedBlank(x: x + 110, y: 60)
        sheet.set("all", x: x + 114.5, y: 60)
        #expect(
            LineBuilding.lines(of: sheet.page).map(\.text) == ["He was wholly changed and nobody knew it at all"]
        )
    }

    @Test func `words of a line whose letters all stand apart a little stay whole`() throws {
        var sheet = PrintedSheet()
        var x: Float = 50
        for (index, letter) in "the declaration of all trees".enumerated() {
            if letter == " " {
                sheet.setGuessedBlank(x: x, y: 60)
                x += 5
                continue
            }
            sheet.set("\(letter)", x: x, y: 60)
            x += 6.2
            // The library takes some gaps for blanks.
            if index % 4 == 1 { sheet.setGuessedBlank(x: x - 1.2, y: 60) }
        }
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["the declaration of all trees"])
    }

    @Test func `a closing quotation mark that is lowered opens`() throws {
        var sheet = PrintedSheet()
        sheet.set("He said ", y: 60)
        sheet.set("”", x: 90, y: 66)
        sheet.set("Hue“ and no more”", x: 95, y: 60)
        // The sign of a note.
        sheet.set("7", x: 180, y: 56.5, size: 6)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["He said „Hue“ and no more”7"])
    }

    @Test(arguments: [Float(4.8), -4.5])
    func `a digit that touches its letter is on its line, however deep or high`(fall: Float) throws {
        var sheet = PrintedSheet()
        sheet.set("Water is H", y: 60)
        sheet.set("2", x: 100, y: 60 + fall, size: 9.7)
        sheet.set("O, as we all know.", x: 105, y: 60)
        #expect(LineBuilding.lines(of: sheet.page).map(\.text) == ["Water is H2O, as we all know."])
    }

    @Test func `a note below a rule is told from the text, and its sign in brackets leads to it`() throws {
        var sheet = PrintedSheet()
        sheet.setParagraph(
            [
                "Something was said about this long before,[1] and", "again by those who came after them, as we all",
                "have read in the books that they left, and that", "are still here for everyone to see at any time,",
                "if the doors are open, as they are on Mondays", "and Fridays, but never on the other days of it,",
                "nor in the summer.",
            ],
            y: 60
        )
        sheet.set("[1] By the author’s own uncle, in a letter.", y: 500, size: 8)
        let book = try PrintedSheets.book(sheet)
        #expect(book.texts { $0 == .note }.count == 1)
        #expect(book.marks.contains { if case .noteReference(let note) = $0.kind { note != nil } else { false } })
    }

    @Test func `however many signs in brackets a line has, each leads to its note`() throws {
        let count = 20_000
        var sheet = PrintedSheet()
        sheet.setParagraph(
            [
                "Something was said about this long before, and", "again by those who came after them, as we all",
                "have read in the books that they left, and that", "are still here for everyone to see at any time.",
            ],
            y: 60
        )
        sheet.set(String(repeating: "a[1] ", count: count), y: 120)
        sheet.set("[1] By the author’s own uncle, in a letter.", y: 500, size: 8)
        let book = try PrintedSheets.book(sheet)
        let note = try #require(book.marks.first { $0.kind == .note }).span.lowerBound
        let signs = book.marks.filter { $0.kind == .noteReference(note: note) && $0.span.lowerBound < note }
        #expect(signs.count == count)
        #expect(signs.allSatisfy { book.text(in: $0.span) == "[1]" })
    }
}

extension PrintedSheet {
    /// Sets a blank that is not in the file.
    fileprivate mutating func setGuessedBlank(x: Float, y: Float) {
        set(" ", x: x, y: y)
        page.glyphs[page.glyphs.count - 1].signs = .generated
    }
}

extension PDFPage {
    /// The page with a letter's ink reaching over the blank behind it.
    fileprivate func withInkOverBlanks(after letter: Unicode.Scalar) -> PDFPage {
        var page = self
        for (index, next) in zip(page.glyphs.indices, page.glyphs.indices.dropFirst())
        where page.glyphs[index].scalar == letter && page.glyphs[next].scalar == " " {
            page.glyphs[index].box.right = page.glyphs[next].box.right
        }
        return page
    }
}
