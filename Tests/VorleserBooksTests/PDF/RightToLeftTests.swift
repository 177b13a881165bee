import Foundation
import Testing
import VorleserCore

@testable import VorleserBooks

/// Pages that are written from right to left, set here as they look: PDFs say where characters stand, not how they follow.
struct RightToLeftTests {
    @Test func `Hebrew is read from right to left, numbers and Latin words in it from left to right`() throws {
        var sheet = PrintedSheet()
        sheet.setFromRight(["שלום עולם, בשנת ", "1948", " נמכרו ", "1,250", " עותקים."], y: 200)
        sheet.setFromRight(["הספר ", "Moby Dick (1851)", " עולה ", "25%", " יותר."], y: 230)
        let read = try PrintedSheets.book(sheet).printedParagraphs
        #expect(
            read == ["שלום עולם, בשנת 1948 נמכרו 1,250 עותקים. הספר Moby Dick (1851) עולה 25% יותר."]
        )
    }

    @Test func `the order of characters in the file does not matter`() throws {
        var sheet = PrintedSheet()
        sheet.setFromRight(["שלום עולם ויהי אור ", "12", " ויהי בקר."], y: 200)
        var page = sheet.page
        page.glyphs.sort { ($0.scalar.value % 7, $0.x) < ($1.scalar.value % 7, $1.x) }
        #expect(LineBuilding.lines(of: page.readFromTheLeft()).map(\.text) == ["שלום עולם ויהי אור 12 ויהי בקר."])
    }

    @Test func `Arabic letters as they look at their places become letters`() throws {
        var sheet = PrintedSheet()
        // كتاب, its letters as those at the beginning, in the middle and at the end of a word; ﻻ is two.
        sheet.setFromRight(["\u{FEDB}\u{FE98}\u{FE8E}\u{FE8F} ", "25", " \u{FEFB}."], y: 200)
        #expect(try PrintedSheets.book(sheet).printedParagraphs == ["كتاب 25 لا."])
    }

    @Test func `brackets face what they hold between both directions`() throws {
        var sheet = PrintedSheet()
        // As the library has it: what follows Hebrew is in the mirror.
        sheet.set("The word םלש )whole and sound) in the year )1948( םש is read.", y: 200)
        #expect(
            try PrintedSheets.book(sheet).printedParagraphs == [
                "The word שלם (whole and sound) in the year (1948) שם is read."
            ]
        )
    }

    @Test func `letters that one sign prints stay in order`() throws {
        var sheet = PrintedSheet()
        sheet.setFromRight(["\u{FEDF}x"], y: 200)
        var page = sheet.page
        // The library turns the letters of a sign round with the line: الله printed by one sign and an alif.
        page.glyphs = []
        for (text, left) in [("هلل", Float(200)), ("ا", 210)] {
            for scalar in text.unicodeScalars {
                page.glyphs.append(PrintedSheet.glyph(scalar, left: left, right: left + 10, y: 200, size: 10))
            }
        }
        #expect(LineBuilding.lines(of: page.readFromTheLeft()).map(\.text) == ["الله"])
    }

    @Test func `a vowel sign stays on its letter`() throws {
        var sheet = PrintedSheet()
        sheet.setFromRight(["שלם"], y: 200)
        var page = sheet.page
        let lamed = try #require(page.glyphs.first { $0.scalar == "ל" })
        var sign = lamed
        sign.scalar = "\u{5B8}"
        sign.box.left += 1
        sign.box.right -= 1
        sign.x = lamed.x + 2
        page.glyphs.insert(sign, at: 0)
        #expect(LineBuilding.lines(of: page.readFromTheLeft()).map(\.text) == ["של\u{5B8}ם"])
    }

    @Test(arguments: ["שלום (עולם) ויהי «אור» טוב", "שלום )עולם( ויהי »אור« טוב"])
    func `brackets are as they are meant, also in files that have them as they look`(line: String) throws {
        var sheet = PrintedSheet()
        sheet.setFromRight([line], y: 200)
        #expect(
            LineBuilding.lines(of: sheet.page.readFromTheLeft()).map(\.text) == ["שלום (עולם) ויהי «אור» טוב"]
        )
    }

    @Test func `of two columns the right one comes first`() throws {
        var sheet = PrintedSheet()
        for (name, right) in [("אחד", Float(370)), ("שני", 190)] {
            for row in 0..<8 {
                sheet.setFromRight(
                    ["\(name) מלים רבות בשורה זו של טקסט"],
                    right: right,
                    y: 200 + 12 * Float(row),
                    width: 150
                )
            }
        }
        let text = try PrintedSheets.book(sheet).text
        let (first, second) = (
            try #require(text.range(of: "שני")), try #require(text.range(of: "אחד", options: .backwards))
        )
        #expect(second.lowerBound < first.lowerBound)
    }

    @Test func `a Hebrew word in an English line is read from right to left`() throws {
        var sheet = PrintedSheet()
        sheet.set("The word ", x: 50, y: 200)
        sheet.setFromRight(["שלום עולם"], right: 140, y: 200)
        sheet.set(" means peace.", x: 140, y: 200)
        #expect(try PrintedSheets.book(sheet).printedParagraphs == ["The word שלום עולם means peace."])
    }

    @Test func `an English line on a Hebrew page is read from left to right`() throws {
        var sheet = PrintedSheet()
        sheet.setFromRight(["שלום עולם ויהי אור ויהי בקר יום אחד וירא כי טוב."], y: 200)
        sheet.set("Smith, J. (1999). A book.", x: 200, y: 240)
        #expect(try PrintedSheets.book(sheet).printedParagraphs.last == "Smith, J. (1999). A book.")
    }
}

extension PrintedSheet {
    /// Sets what is written from right to left, as it looks, so that it begins at `right`: parts that hold Latin letters
    /// or numbers run from left to right.
    mutating func setFromRight(
        _ parts: [String],
        right: Float = 350,
        y: Float,
        size: Float = 10,
        width: Float? = nil
    ) {
        let printed = parts.reversed().map { part in
            part.unicodeScalars.contains { BidiClass.isRightToLeft($0) } ? String(part.reversed()) : part
        }.joined()
        let extent = width ?? Float(printed.unicodeScalars.count) * size / 2
        set(printed, x: right - extent, y: y, size: size, width: extent)
    }

    /// A character by itself.
    static func glyph(_ scalar: Unicode.Scalar, left: Float, right: Float, y: Float, size: Float) -> PDFGlyph {
        let box = PDFBox(left: left, top: y - 0.5 * size, right: right, bottom: y)
        return PDFGlyph(scalar: scalar, signs: [], font: 0, box: box, x: left, y: y, size: size, quarterTurns: 0)
    }
}
