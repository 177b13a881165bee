import Testing
import VorleserCore

@testable import VorleserBooks

struct GutenbergFrameTests {
    private let header = """
        The Project Gutenberg EBook of The Lamp, by Ann Other

        This eBook is for the use of anyone anywhere at no cost.

        Title: The Lamp
               A Tale of the River

        Author: Ann Other, 1850-1920
        Translator: Max Muster

        Release Date: August 21, 2007 [EBook #22367]

        Language: Scots

        *** START OF THIS PROJECT GUTENBERG EBOOK THE LAMP ***


        Produced by Some Body and
        Others

        THE LAMP

        I

        The river kept its own time, and the lamp was lit before the dusk had come
        down over the stairs that nobody had counted, so that whoever came along
        the river could see them, and the lamp, and the time that the river kept.

        So it was on every evening.

        II

        Nobody had counted the stairs.


        """

    private func book(_ text: String) throws -> Book { try PlainBooks.text(Array(text.utf8), name: "file") }

    @Test(arguments: [
        "*** END OF THIS PROJECT GUTENBERG EBOOK THE LAMP ***", "***END OF THE PROJECT GUTENBERG EBOOK THE LAMP***",
        "End of the Project Gutenberg EBook of The Lamp, by Ann Other", "End of Project Gutenberg's The Lamp",
    ])
    func `header and licence are apart from the work`(end: String) throws {
        let made = try book(header + end + "\n\nSection 1. General terms of use.\n")
        #expect(made.chapters.map(\.role) == [.licence, .titlePage, .body, .body, .licence])
        try #require(made.chapters.count == 5)
        #expect(made.text(in: made.chapters[1].span) == "THE LAMP\n")
        #expect(made.text(in: made.chapters[4].span).hasSuffix("Section 1. General terms of use.\n"))
    }

    @Test func `a work behind the licence of another is read`() throws {
        let end = "*** END OF THIS PROJECT GUTENBERG EBOOK THE LAMP ***\n\nSection 1. General terms of use.\n\n"
        let second = header.replacing("The Lamp", with: "The Moon").replacing("THE LAMP", with: "THE MOON")
        let made = try book(header + end + second + end)
        #expect(
            made.chapters.map(\.role) == [.licence, .titlePage, .body, .body, .licence, .body, .body, .body, .licence]
        )
        try #require(made.chapters.count == 9)
        #expect(made.text(in: made.chapters[4].span).hasPrefix("*** END OF THIS"))
        #expect(made.text(in: made.chapters[5].span) == "THE MOON\n")
        #expect(made.chapters[5].title == "The Moon A Tale of the River")
        // The first may have lost its header.
        let headless = try book("The river kept its own time.\n\n" + end + second + end)
        #expect(headless.text(in: headless.chapters[0].span) == "The river kept its own time.\n")
        #expect(headless.chapters.count { $0.role == .licence } == 2)
    }

    @Test(arguments: [true, false])
    func `far more than a licence has is none`(isLong: Bool) throws {
        let end = "*** END OF THIS PROJECT GUTENBERG EBOOK THE LAMP ***\n\nSection 1. General terms of use.\n\n"
        let last = "including how to subscribe to our email newsletter to hear about new eBooks.\n\n"
        let paragraph =
            "The river kept its own time, and the lamp was lit before the dusk had come\ndown the stairs.\n\n"
        let more = String(repeating: paragraph, count: isLong ? 800 : 5)
        let made = try book(header + end + last + more)
        #expect(made.chapters.last?.role == (isLong ? .body : .licence))
        let licence = try #require(made.chapters.last { $0.role == .licence })
        #expect(made.text(in: licence.span).hasSuffix(isLong ? "new eBooks.\n" : "down the stairs.\n"))
    }

    @Test func `the header says what the book is`() throws {
        let metadata = try book(header).metadata
        #expect(metadata.title == "The Lamp")
        #expect(metadata.subtitle == "A Tale of the River")
        #expect(metadata.authors == ["Ann Other"])
        #expect(metadata.contributors == [BookMetadata.Contributor(name: "Max Muster", role: "trl")])
        #expect(metadata.language == "sco")
        #expect(metadata.date == "2007-08-21")
        #expect(metadata.identifier == "https://www.gutenberg.org/ebooks/22367")
    }

    @Test func `the small print of older texts ends the header`() throws {
        let made = try book(
            """
            **The Project Gutenberg Etext of The Lamp, by Ann Other**

            Please take a look at the important information in this header.

            *END*THE SMALL PRINT! FOR PUBLIC DOMAIN ETEXTS*Ver.04.29.93*END*

            The river kept its own time, and nobody had counted the stairs.
            """
        )
        #expect(made.metadata.title == "The Lamp")
        #expect(made.metadata.authors == ["Ann Other"])
        #expect(made.chapters.map(\.role) == [.licence, .body])
    }

    @Test func `a text that only mentions the archive has no header`() {
        #expect(GutenbergFrame(TextLines(Array("I like Project Gutenberg.\n\nEnd of story.".utf8))) == nil)
    }

    @Test(
        arguments: [
            ("March, 1994", "1994-03"), ("1998", "1998"), ("Posted on July 4, 2001", "2001-07-04"), ("soon", nil),
        ]
            as [(String, String?)]
    )
    func `dates are written as ISO 8601 has them`(text: String, date: String?) {
        #expect(GutenbergFrame.date(text) == date)
    }
}
