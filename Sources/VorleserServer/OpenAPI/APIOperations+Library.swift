import VorleserKit

/// Every path of `docs/http-api.md`.
enum APIOperations {
    static let all =
        library + reading + listening + notes + pronunciation + household + exports + feeds + koReader + standards

    private static let book = APIOperation.Content.json(.named("Book"))

    private static let library: [APIOperation] = [
        .init(
            "get",
            "/api/books",
            "The books, and those that can be restored.",
            query: ["q": .string, "sort": .choice(BookOrder.allCases.map(\.rawValue))],
            200,
            .json(.record(["books": .array(.named("Book")), "removed": .array(.named("Book"))]))
        ),
        .init(
            "post",
            "/api/books",
            "Imports a file of any type.",
            query: ["name": .string, "import": .string],
            body: .file,
            201,
            .json(.named("Imported"))
        ),
        .init(
            "post",
            "/api/books/text",
            "Makes a book of pasted text.",
            body: .json(.wish(["title": .orNull(.string), "text": .text], needs: "text")),
            201,
            .json(.named("Imported"))
        ),
        .init(
            "post",
            "/api/books/address",
            "Makes a book of a page in the web.",
            body: .json(.record(["address": .text])),
            201,
            .json(.named("Imported"))
        ),
        .init("get", "/api/books/{book}", "A book.", 200, book),
        .init(
            "patch",
            "/api/books/{book}",
            "Changes what is said of a book, or chosen for it.",
            body: .json(
                .wish([
                    "title": .orNull(.string), "authors": .orNull(.array(.string)), "voice": .orNull(.voice),
                    "speed": .orNull(APISchemas.speed), "mode": .orNull(.choice(["scroll", "paged"])),
                    "language": .orNull(.text), "series": .orNull(APISchemas.series),
                    "collections": .orNull(.array(.string)), "mark": .orNull(.choice(["unread", "finished"])),
                    "isPrivate": .boolean,
                ])
            ),
            200,
            book
        ),
        .init("delete", "/api/books/{book}", "Removes a book.", query: ["now": .boolean], 204),
        .init("post", "/api/books/{book}/restore", "Takes back a removal.", 200, book),
        .init("get", "/api/books/{book}/file", "The file as it was imported.", 200, .bytes("*/*")),
        .init(
            "put",
            "/api/books/{book}/file",
            "Puts a file in the place of a lost one.",
            query: ["name": .string, "import": .string],
            body: .file,
            200,
            book
        ),
        .init("get", "/api/books/{book}/cover", "The cover picture.", 200, .bytes("image/*")),
        .init(
            "put",
            "/api/books/{book}/cover",
            "Another cover picture.",
            body: .file,
            200,
            book
        ),
        .init("delete", "/api/books/{book}/cover", "The book's own cover again.", 200, book),
        .init(
            "get",
            "/api/notices",
            "That the library's database was damaged and made anew.",
            200,
            .json(
                .record([
                    "notices": .array(
                        .record(["id": .string, "at": .moment, "message": .string, "isComplete": .boolean])
                    )
                ])
            )
        ),
        .init("delete", "/api/notices/{notice}", "The listener has seen it.", 204),
        .init(
            "get",
            "/api/storage",
            "What takes how much room.",
            200,
            .json(
                .record([
                    "books": .record(["count": .integer, "bytes": .integer]),
                    "clips": .record(["count": .integer, "bytes": .integer, "limit": .orNull(.integer)]),
                    "exports": .record(["count": .integer, "bytes": .integer]),
                    "episodes": .record(["count": .integer, "bytes": .integer, "limit": .orNull(.integer)]),
                ])
            )
        ),
        .init("delete", "/api/storage/clips", "Forgets all clips.", 204),
        .init("delete", "/api/storage/episodes", "Lets the sounds of podcast feeds go.", 204),
    ]

    private static let reading: [APIOperation] = [
        .init("get", "/api/books/{book}/outline", "What a reader needs first.", 200, .json(.named("Outline"))),
        .init(
            "get",
            "/api/books/{book}/parts/{part}",
            "The text of a part.",
            query: ["revision": .string],
            200,
            .json(.named("Part"))
        ),
        .init(
            "get",
            "/api/books/{book}/fragment",
            "A stretch of text, as for a note.",
            query: ["start": .offset, "end": .offset, "revision": .string],
            needs: ["start", "end"],
            200,
            .json(.record(["start": .integer, "end": .integer, "html": .string]))
        ),
        .init(
            "get",
            "/api/books/{book}/times",
            "When each place sounds.",
            query: ["at": .offset],
            200,
            .json(.record(["seconds": .number, "end": .integer, "knots": .array(.array(.number))]))
        ),
        .init(
            "get",
            "/api/books/{book}/omissions",
            "What is skipped there and why.",
            query: ["start": .offset, "end": .offset],
            needs: ["start", "end"],
            200,
            .json(.record(["omissions": .array(.named("Omission"))]))
        ),
        .init(
            "get",
            "/api/books/{book}/report",
            "What the voice makes of a stretch.",
            query: ["start": .offset, "end": .offset, "voice": .string],
            needs: ["start", "end"],
            200,
            .json(.named("Report"))
        ),
        .init(
            "get",
            "/api/books/{book}/search",
            "Where words stand in a book.",
            query: ["q": .string, "limit": .integer, "from": .offset],
            200,
            .json(.record(["hits": .array(.named("Hit")), "next": .orNull(.integer)]))
        ),
        .init(
            "get",
            "/api/search",
            "Where words stand in all books, those added last first.",
            query: ["q": .text, "limit": .integer, "from": .integer],
            needs: ["q"],
            200,
            .json(
                .record([
                    "books": .array(
                        .record([
                            "id": .integer, "title": .string, "authors": .array(.string),
                            "hits": .array(
                                .record([
                                    "start": .integer, "end": .integer, "before": .string, "match": .string,
                                    "after": .string, "chapter": .string,
                                ])
                            ),
                            "hasMore": .boolean,
                        ])
                    ), "searched": .integer, "unread": .array(.string), "next": .orNull(.integer),
                ])
            )
        ),
        .init(
            "get",
            "/api/dictionaries",
            "The dictionaries of the server's machine.",
            200,
            .json(
                .record([
                    "dictionaries": .array(
                        .record([
                            "name": .string, "format": .choice(WordBook.Format.allCases.map(\.rawValue)),
                            "language": .orNull(.string), "target": .orNull(.string), "headwords": .integer,
                        ])
                    ), "broken": .array(.string), "advice": .orNull(.string),
                ])
            )
        ),
        .init(
            "get",
            "/api/dictionaries/entries",
            "What they say of a word.",
            query: ["word": .text, "language": .text],
            needs: ["word"],
            200,
            .json(
                .record([
                    "word": .string,
                    "entries": .array(.record(["dictionary": .string, "headword": .string, "text": .string])),
                    "advice": .orNull(.string),
                ])
            )
        ),
        .init(
            "get",
            "/api/books/{book}/resource",
            "A picture of the book.",
            query: ["href": .text, "revision": .string],
            needs: ["href"],
            200,
            .bytes("image/*")
        ),
    ]

    private static let listening: [APIOperation] = [
        .init(
            "get",
            "/api/voices",
            "The voices.",
            200,
            .json(.record(["voices": .array(.named("Voice")), "silent": .array(.named("Voice"))]))
        ),
        .init(
            "get",
            "/api/books/{book}/utterances",
            "What will be said from a place on.",
            query: ["from": .offset, "count": .integer, "voice": .voice, "hear": .spanText, "anyway": .boolean],
            200,
            .json(
                .record([
                    "voice": .string, "utterances": .array(.named("Utterance")), "next": .orNull(.integer),
                ])
            )
        ),
        .init(
            "get",
            "/api/books/{book}/spoken",
            "How the book is spoken now, for whoever keeps its sound.",
            query: ["chapters": .string],
            200,
            .json(
                .record([
                    "voice": .orNull(.string), "revision": .string, "wishes": .string, "canBeSmall": .boolean,
                    "chapters": .array(.record(["index": .integer, "digest": .string])),
                ])
            )
        ),
        .init(
            "get",
            "/api/books/{book}/clips/{clip}",
            "A clip of a book: ADDRESS.json is its words' times; .m4s, .flac, .wav its sound.",
            query: [
                "at": .offset, "from": .offset, "hear": .spanText, "voice": .voice, "anyway": .boolean,
                "pause": .between(0, ClipRequest.longestPause), "codec": .choice(["flac", "aac"]),
            ],
            needs: ["at"],
            200,
            .bytes("*/*")
        ),
        .init(
            "get",
            "/api/clips/{segment}",
            "The initialisation segment of a media source for a sample rate: init-RATE.mp4.",
            query: ["codec": .choice(["flac", "aac"])],
            200,
            .bytes("audio/mp4")
        ),
    ]
}
