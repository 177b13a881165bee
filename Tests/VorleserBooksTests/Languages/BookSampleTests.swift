import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Short books of five languages, as text, as Markdown and on printed pages.
struct BookSampleTests {
    private func wrapped(_ text: String, at width: Int = 70) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + word.count + 1 > width { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }

    /// As it would be typed, its note in brackets.
    private func typed(_ sample: BookSample) -> String {
        var blocks = [sample.contents, sample.chapters.map { $0 + "   12" }.joined(separator: "\n")]
        blocks += [sample.preface, wrapped(sample.paragraph(4)), sample.part]
        for (index, chapter) in sample.chapters.enumerated() {
            let cites = index == 0 ? "[1]" : ""
            blocks += [chapter, wrapped(sample.paragraph(index) + cites)]
            blocks += (1...4).map { wrapped(sample.paragraph(index + $0)) }
        }
        blocks += [sample.notes, "[\(sample.note) 1: \(sample.sentences[0])]"]
        return blocks.joined(separator: "\n\n\n")
    }

    private func roles(_ book: Book) -> [String: SectionRole] {
        Dictionary(book.chapters.map { ($0.title, $0.role) }) { first, _ in first }
    }

    @Test(arguments: BookSample.all)
    func `a typed book has its chapters, its parts and its notes`(sample: BookSample) throws {
        let book = try PlainBooks.text(Array(typed(sample).utf8), name: "file")
        #expect(book.metadata.language == sample.language)
        // The part's heading opens its first chapter.
        let titles = book.chapters.map(\.title)
        #expect(titles.filter { sample.chapters.dropFirst().contains($0) } == Array(sample.chapters.dropFirst()))
        #expect(titles.contains { $0 == sample.chapters[0] || $0 == sample.part }, "\(titles)")
        #expect(roles(book)[sample.contents] == .contents)
        #expect(roles(book)[sample.preface]?.isPartOfTheWork == true && roles(book)[sample.preface] != .body)
        #expect(roles(book)[sample.notes] == .notes)
        #expect(book.marks.contains { $0.kind == .note })
        #expect(book.marks.contains { if case .noteReference(.some) = $0.kind { true } else { false } })
    }

    @Test(arguments: BookSample.all)
    func `a Markdown book knows its parts by name`(sample: BookSample) throws {
        var text = "# \(sample.preface)\n\n\(sample.paragraph(4))\n\n"
        for (index, chapter) in sample.chapters.enumerated() {
            text += "# \(chapter)\n\n\(sample.paragraph(index))\n\n"
        }
        text += "# \(sample.notes)\n\n\(sample.sentences[0])\n"
        let book = try PlainBooks.markdown(Array(text.utf8), name: "file")
        #expect(book.metadata.language == sample.language)
        #expect(book.chapters.map(\.title) == [sample.preface] + sample.chapters + [sample.notes])
        #expect(roles(book)[sample.preface]?.isPartOfTheWork == true && roles(book)[sample.preface] != .body)
        #expect(roles(book)[sample.notes] == .notes)
        #expect(sample.chapters.allSatisfy { roles(book)[$0] == .body })
    }

    /// A page's number has the page's word before it, and a chapter's heading is no larger than the text.
    @Test(arguments: BookSample.all)
    func `a printed book has its chapters, and its page numbers are left out`(sample: BookSample) throws {
        let sheets = sample.chapters.indices.map { index in
            var sheet = PrintedSheet(index)
            sheet.set(sample.chapters[index], x: 200 - Float(sample.chapters[index].count) * 2.5, y: 90)
            var y: Float = 130
            for number in 0..<2 {
                let lines = wrapped(sample.paragraph(index + number), at: 60).split(separator: "\n").map(String.init)
                y = sheet.setParagraph(lines, y: y, indent: 15)
            }
            sheet.set("\(sample.figure) \(index + 1). \(sample.sentences[index])", y: y + 30, size: 8)
            sheet.set("\(sample.page) \(index + 5)", x: 180, y: 560, size: 8)
            return sheet
        }
        let book = try PrintedSheets.book(of: sheets, language: nil)
        #expect(book.metadata.language == sample.language)
        let headings = book.texts { if case .heading = $0 { true } else { false } }.map { $0.trimmed }
        #expect(headings == sample.chapters)
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == sheets.count)
        #expect(book.texts { $0 == .caption }.count == sheets.count)
    }

    /// The same through the library that reads PDFs.
    @Test(.enabled(if: InstalledTool.canReadPDF), arguments: BookSample.all)
    func `a PDF has its chapters`(sample: BookSample) throws {
        var sketch = PDFSketch()
        for (index, chapter) in sample.chapters.enumerated() {
            var content = PDFSketch.line(latin(chapter), at: 740)
            let lines = wrapped(sample.paragraph(index), at: 60).split(separator: "\n")
            for (row, line) in lines.enumerated() { content += PDFSketch.line(latin(String(line)), at: 680 - row * 15) }
            content += PDFSketch.line(latin("\(sample.page) \(index + 5)"), at: 40)
            sketch.addPage(content)
        }
        let folder = try Folder()
        try sketch.write(to: folder.url("book.pdf"))
        let book = try BookReader().book(at: folder.url("book.pdf"))
        #expect(book.metadata.language == sample.language)
        #expect(sample.chapters.allSatisfy { book.text.contains($0 + "\n") })
        #expect(book.texts { $0 == .section(.pageFurniture) }.count == sample.chapters.count)
    }

    /// As WinAnsiEncoding has it, in octal where it is not ASCII.
    private func latin(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : "\\" + String($0.value, radix: 8) }.joined()
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
