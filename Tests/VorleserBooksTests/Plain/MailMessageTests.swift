import Testing
import VorleserCore

@testable import VorleserBooks

struct MailMessageTests {
    private func book(_ text: String) throws -> Book { try PlainBooks.text(Array(text.utf8), name: "file") }

    private let letter = """
        From: Alice Smith <alice@example.org>
        To: bob@example.org
        Date: Tue, 14 Mar 2017 09:21:07 -0500
        Subject: Re: Adding a syntax that is
         longer
        Message-ID: <20170314@example.org>

        On Mon, Mar 13, 2017 at 10:05 PM, Bob Jones wrote:

        > I think that we should add a new syntax for this, since it is
        > something that many people ask for.
        >> But has anybody asked for it?
        >
        > Yes, last week on this list.

        It makes the language harder to learn, and there is a library
        for it.

        --\u{20}
        Alice Smith
        _______________________________________________
        A mailing list
        """

    @Test func `of the head of a letter three fields are read, and the signature is not`() throws {
        let made = try book(letter)
        #expect(
            made.texts(.decorative) == [
                " <alice@example.org>", "To: bob@example.org", " -0500", "Message-ID: <20170314@example.org>", "--",
                "Alice Smith",
                "_______________________________________________", "A mailing list",
            ]
        )
        #expect(made.metadata.title == "Re: Adding a syntax that is longer")
        #expect(made.metadata.authors == ["Alice Smith"])
    }

    @Test func `quoted lines run on without their signs`() throws {
        let made = try book(letter)
        let first =
            "I think that we should add a new syntax for this, since it is something that many people ask for.\n"
        #expect(made.text.contains(first + "But has anybody asked for it?\nYes, last week on this list.\n"))
        #expect(made.texts(.quotation).count == 1)
    }

    @Test(arguments: [
        "From: here\nTo: there\n\nA poem > of two\n> lines\n-- \nEnd",
        "Date: today\nIt is a day.\nFrom: me\n\n> quoted\n-- \nEnd",
    ])
    func `other texts are no letters`(text: String) throws {
        let made = try book(text)
        #expect(made.texts(.decorative).isEmpty)
        #expect(made.text.contains(">"))
    }
}
