import Foundation
import Testing
import VorleserCore
import VorleserTesting

/// Saved places find their way back, also into a book that was parsed otherwise.
struct PlaceTests {
    static let books = BookTests.books

    /// A book of prose, a document per chapter; every paragraph is told apart by its number.
    private func book(paragraphs: [[Int]], hrefs: [String]? = nil) -> Book {
        let chapters = paragraphs.enumerated().map { index, numbers in
            SketchedChapter(
                title: "\(index)",
                blocks: numbers.map {
                    .paragraph(.plain("Of day \($0) I know that the sea was wide, 𝄞, and \($0 * 7)."))
                }
            )
        }
        let book = BookSketch(chapters: chapters).book
        guard let hrefs else { return book }
        return Book(
            format: book.format,
            metadata: book.metadata,
            text: book.text,
            spine: zip(hrefs, book.spine).map { SpineItem(href: $0, span: $1.span) },
            chapters: book.chapters,
            contents: [],
            marks: book.marks,
            sentences: book.sentences
        )
    }

    private func offset(of text: String, in book: Book) throws -> TextOffset {
        let range = try #require(book.text.range(of: text))
        return TextOffset(utf16: range.lowerBound.utf16Offset(in: book.text))
    }

    @Test func `a place saved before word joiners were kept is found`() throws {
        func book(_ joint: String) -> Book {
            let blocks = (0..<40).map {
                SketchedBlock.paragraph(.plain("Of day \($0)\(joint)—I know\(joint)—the sea was wide and \($0 * 7)."))
            }
            return BookSketch(chapters: [SketchedChapter(title: "0", blocks: blocks)]).book
        }
        let (old, new) = (book(""), book("\u{2060}"))
        for words in ["I know—the sea was wide and 7.", "day 33", "—the sea was wide and 266", "wide and 140"] {
            let place = old.place(at: try offset(of: words, in: old))
            let found = new.offset(of: place)
            let text = new.text.utf16.dropFirst(found.utf16).filter { $0 != 0x2060 }.prefix(words.utf16.count)
            #expect(String(decoding: Array(text), as: UTF16.self) == words)
        }
    }

    @Test(arguments: books.indices)
    func `a place in an unchanged book is its offset`(index: Int) {
        let book = Self.books[index]
        for offset in stride(from: 0, through: book.length, by: 7).map(TextOffset.init) {
            #expect(book.offset(of: book.place(at: offset)) == offset)
        }
    }

    @Test(arguments: books.indices)
    func `a place is read back as it was written`(index: Int) throws {
        let book = Self.books[index]
        let place = book.place(at: TextOffset(utf16: book.length / 2))
        #expect(try JSONDecoder().decode(Place.self, from: JSONEncoder().encode(place)) == place)
    }

    @Test func `a place survives text put in before it in the same document`() throws {
        let before = book(paragraphs: [[1, 2, 3], [4, 5, 6]])
        let after = book(paragraphs: [[1, 2, 3], [4, 40, 41, 5, 6]])
        let place = before.place(at: try offset(of: "that the sea was wide, 𝄞, and 35", in: before))
        #expect(try after.offset(of: place) == offset(of: "that the sea was wide, 𝄞, and 35", in: after))
    }

    @Test func `a place survives text taken out before it`() throws {
        let before = book(paragraphs: [[1, 2, 3], [4, 5, 6]])
        let after = book(paragraphs: [[3], [5, 6]])
        let place = before.place(at: try offset(of: "wide, 𝄞, and 42", in: before))
        #expect(try after.offset(of: place) == offset(of: "wide, 𝄞, and 42", in: after))
    }

    @Test func `a place survives documents put in before its own, without being searched for`() {
        let before = book(paragraphs: [[1], [2, 2, 2]], hrefs: ["a", "b"])
        let after = book(paragraphs: [[8, 9], [1], [2, 2, 2]], hrefs: ["new", "a", "b"])
        // Its own document has the same words three times; the distance from its start tells which.
        let second = before.sentences[2].span.lowerBound
        let place = before.place(at: second)
        #expect(after.offset(of: place) == after.sentences[4].span.lowerBound)
    }

    @Test func `a place survives a document with another name`() throws {
        let before = book(paragraphs: [[1, 2], [3, 4]], hrefs: ["a", "b"])
        let after = book(paragraphs: [[0, 1, 2], [3, 4]], hrefs: ["x", "y"])
        let place = before.place(at: try offset(of: "day 4", in: before))
        #expect(try after.offset(of: place) == offset(of: "day 4", in: after))
    }

    @Test func `a place survives a change right before it`() throws {
        let before = book(paragraphs: [[1, 2, 3]])
        let after = book(paragraphs: [[1, 200, 3]])
        let place = before.place(at: try offset(of: "Of day 3", in: before))
        #expect(try after.offset(of: place) == offset(of: "Of day 3", in: after))
    }

    @Test func `a place whose text is gone is near where it was`() throws {
        let before = book(paragraphs: [[1], [2, 3, 4]])
        let after = book(paragraphs: [[1], [6]])
        let place = before.place(at: before.span.upperBound.advanced(by: -10))
        let found = after.offset(of: place)
        #expect(after.chapters[1].span.contains(found) || found == after.span.upperBound)
    }

    @Test func `an offset beyond the end means the end`() {
        let book = book(paragraphs: [[1]])
        let place = book.place(at: TextOffset(utf16: Int.max))
        #expect(place.offset == book.span.upperBound)
        #expect(place.after == "")
        #expect(book.offset(of: place) == book.span.upperBound)
    }

    @Test(arguments: [Int.max, Int.max - 3, Int.min, -1])
    func `a damaged place leads into the book`(local: Int) {
        let book = book(paragraphs: [[1], [2]])
        let place = Place(
            offset: TextOffset(utf16: Int.max),
            href: "chapter-2.xhtml",
            localOffset: local,
            before: "no such words",
            after: "nor these"
        )
        #expect(book.chapters[1].span.contains(book.offset(of: place)) || local > 0)
        #expect(book.offset(of: place) <= book.span.upperBound)
    }

    @Test func `an empty book has one place`() {
        let book = Book.empty
        #expect(book.offset(of: book.place(at: TextOffset(utf16: 9))) == .start)
    }
}
