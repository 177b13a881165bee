import VorleserKit

extension APIOperations {
    static let notes: [APIOperation] = [
        .init("get", "/api/books/{book}/places", "Where devices are.", 200, list("places", "Place")),
        .init(
            "put",
            "/api/books/{book}/place",
            "Keeps where a device is.",
            body: .json(
                .wish(
                    [
                        "offset": .offset, "device": .text, "deviceName": .orNull(.string),
                        "age": .orNull(.number), "at": .orNull(.moment),
                    ],
                    needs: "offset",
                    "device"
                )
            ),
            204
        ),
        .init(
            "put",
            "/api/books/{book}/activity",
            "Keeps how long a device has heard and read on a day.",
            body: .json(
                .wish(
                    [
                        "device": .text, "day": .day, "listened": .between(0, 90_000), "read": .between(0, 90_000),
                        "letters": .integer,
                    ],
                    needs: "device",
                    "day",
                    "listened",
                    "read",
                    "letters"
                )
            ),
            204
        ),
        .init(
            "get",
            "/api/statistics",
            "How much was heard and read.",
            query: ["today": .day, "days": .within(1...ReadingRoom.mostDays)],
            200,
            .json(.named("Statistics"))
        ),
        .init("delete", "/api/statistics", "Forgets how much was heard and read.", 204),
        .init("get", "/api/books/{book}/bookmarks", "The bookmarks.", 200, list("bookmarks", "Bookmark")),
        .init(
            "post",
            "/api/books/{book}/bookmarks",
            "Adds a bookmark.",
            body: .json(
                .wish(["offset": .offset, "label": .orNull(.string), "age": .orNull(.number)], needs: "offset")
            ),
            201,
            .json(.named("Bookmark"))
        ),
        .init(
            "patch",
            "/api/books/{book}/bookmarks/{note}",
            "Renames a bookmark.",
            body: .json(.record(["label": .text])),
            200,
            .json(.named("Bookmark"))
        ),
        .init("delete", "/api/books/{book}/bookmarks/{note}", "Removes a bookmark.", 204),
        .init("get", "/api/books/{book}/highlights", "The highlights.", 200, list("highlights", "Highlight")),
        .init(
            "post",
            "/api/books/{book}/highlights",
            "Adds a highlight.",
            body: .json(
                .wish(
                    [
                        "start": .offset, "end": .offset, "colour": APISchemas.colour, "note": .string,
                        "age": .orNull(.number),
                    ],
                    needs: "start",
                    "end"
                )
            ),
            201,
            .json(.named("Highlight"))
        ),
        .init(
            "patch",
            "/api/books/{book}/highlights/{note}",
            "Changes a highlight.",
            body: .json(.wish(["colour": APISchemas.colour, "note": .string])),
            200,
            .json(.named("Highlight"))
        ),
        .init("delete", "/api/books/{book}/highlights/{note}", "Removes a highlight.", 204),
        .init("get", "/api/books/{book}/notes.md", "Bookmarks and highlights.", 200, .bytes("text/markdown")),
        .init("get", "/api/books/{book}/notes.html", "The same as a page.", 200, .bytes("text/html")),
        .init("get", "/api/books/{book}/notes.csv", "The same as a table.", 200, .bytes("text/csv")),
    ]

    static let pronunciation: [APIOperation] = [
        .init(
            "get",
            "/api/books/{book}/pronunciation",
            "How a word is said, and how else it could be.",
            query: ["offset": .offset, "voice": .voice],
            needs: ["offset"],
            200,
            .json(
                .record([
                    "word": .string, "start": .integer, "end": .integer,
                    "said": .record([
                        "words": .string, "phonemes": .orNull(.string), "respelling": .orNull(.string),
                        "rule": .string, "why": .string,
                    ]),
                    "alternatives": .array(
                        .record(["way": APISchemas.pronunciationWay, "said": .string, "label": .string])
                    ),
                    "rules": .array(.named("Rule")),
                ])
            )
        ),
        .init(
            "get",
            "/api/preview",
            "A text or a voice to try.",
            query: ["voice": .voice, "text": .string, "way": APISchemas.pronunciationWay, "said": .string],
            200,
            .bytes("audio/flac")
        ),
        .init("get", "/api/books/{book}/pronunciations", "The listener's own.", 200, list("rules", "Rule")),
        .init(
            "post",
            "/api/books/{book}/pronunciations",
            "Has a word said otherwise.",
            body: .json(
                .wish(
                    [
                        "word": .text, "start": .integer, "end": .integer, "way": APISchemas.pronunciationWay,
                        "said": .string, "scope": .choice(["here", "book", "always"]), "matchCase": .boolean,
                    ],
                    needs: "way",
                    "scope"
                )
            ),
            201,
            .json(.named("Rule"))
        ),
        .init("delete", "/api/books/{book}/pronunciations/{rule}", "Takes it back.", 204),
    ]

    static let household: [APIOperation] = [
        .init("get", "/api/settings", "What holds for all books.", 200, .json(.named("Settings"))),
        .init(
            "patch",
            "/api/settings",
            "Changes it; `null` takes a choice back.",
            body: .json(
                .wish([
                    "voice": .orNull(.voice), "speed": .orNull(APISchemas.speed),
                    "pauses": .orNull(.within(Pauses.scales)),
                    "spoken": .orNull(.array(.choice(OmissionReason.allCases.map(\.rawValue)))),
                    "readsImages": .orNull(.boolean), "otherLanguages": .orNull(APISchemas.otherLanguages),
                    "silentRules": .orNull(.array(.string)),
                    "opensLastBook": .orNull(.boolean), "startsAtSentence": .orNull(.boolean),
                    "keepsStatistics": .orNull(.boolean),
                    "translation": .orNull(.text),
                ])
            ),
            200,
            .json(.named("Settings"))
        ),
        .init(
            "get",
            "/api/backup",
            "Places, notes, settings and all else that is the listener's.",
            query: ["covers": .boolean],
            200,
            .json(.named("Backup"))
        ),
        .init(
            "post",
            "/api/restore",
            "Merges a backup into the library.",
            query: ["exchange": .boolean],
            body: .json(.named("Backup")),
            200,
            .json(.named("Restored"))
        ),
        .init(
            "get",
            "/api/devices",
            "Who may use the library.",
            200,
            .json(
                .record([
                    "devices": .array(
                        .record([
                            "id": .string, "name": .string, "createdAt": .moment, "seenAt": .moment,
                            "isThis": .boolean, "person": .orNull(.integer),
                        ])
                    ), "isOpen": .boolean, "addresses": .array(.string),
                ])
            )
        ),
        .init(
            "get",
            "/api/people",
            "Who is of the household.",
            200,
            .json(.record(["people": .array(.named("Person")), "current": .orNull(.integer)]))
        ),
        .init(
            "post",
            "/api/people",
            "Adds a person.",
            body: .json(person(needs: "name")),
            201,
            .json(.named("Person"))
        ),
        .init(
            "patch",
            "/api/people/{person}",
            "Changes a person.",
            body: .json(person()),
            200,
            .json(.named("Person"))
        ),
        .init("delete", "/api/people/{person}", "Removes a person with what is theirs.", 204),
        .init(
            "post",
            "/api/people/{person}/enter",
            "Says who uses this device.",
            body: .json(.wish(["pin": .orNull(.string), "name": .orNull(.string)])),
            204
        ),
        .init("delete", "/api/devices", "All must pair again.", 204),
        .init("delete", "/api/devices/{device}", "It must pair again.", 204),
        .init(
            "post",
            "/api/pair",
            "Says the pass-phrase.",
            body: .json(.wish(["phrase": .string, "name": .orNull(.string)], needs: "phrase")),
            204
        ),
        .init("get", "/api/model", "The model of the better voices.", 200, .json(.named("Model"))),
        .init(
            "post",
            "/api/model",
            "Begins to fetch it, or goes on; in the small form unless another is asked for.",
            body: .json(.wish(["form": APISchemas.modelForm])),
            202,
            .json(.named("Model"))
        ),
        .init("delete", "/api/model/installation", "Ends that; what was fetched is kept.", 204),
        .init("delete", "/api/model/offer", "Keeps the built-in voice: it is offered no more.", 204),
        .init("get", "/api/events", "What changes, as server-sent events.", 200, .bytes("text/event-stream")),
        .init("get", "/health", "Whether the server can do its work; 503 when not.", 200, .json(.named("Health"))),
    ]

    private static func person(needs needed: String...) -> Schema {
        .partial(
            [
                ("name", .text), ("colour", APISchemas.personColour), ("role", APISchemas.role),
                ("shelf", .orNull(.array(.text))), ("pin", .orNull(.string)),
            ],
            required: needed
        )
    }

    static let exports: [APIOperation] = [
        .init("get", "/api/exports", "The exports.", 200, list("exports", "Export")),
        .init(
            "post",
            "/api/exports",
            "Orders an export.",
            body: .json(
                .wish(
                    [
                        "book": .integer, "format": APISchemas.exportFormat, "voice": .orNull(.voice),
                        "speed": .orNull(APISchemas.speed), "chapters": .orNull(.string),
                        "bitrate": .orNull(.within(ExportSettings.bitrates)),
                        "loudness": .orNull(.within(ExportSettings.loudnesses)),
                        "subtitles": .array(.choice(SubtitleFormat.allCases.map(\.rawValue))),
                        "anyway": .orNull(.boolean),
                    ],
                    needs: "book",
                    "format"
                )
            ),
            202,
            .json(.named("Export"))
        ),
        .init("get", "/api/exports/{export}", "An export.", 200, .json(.named("Export"))),
        .init("delete", "/api/exports/{export}", "Stops it, and forgets its files.", 204),
        .init(
            "get",
            "/api/exports/{export}/file",
            "One of its files; the first if none is named.",
            query: ["name": .string],
            200,
            .bytes("*/*")
        ),
    ]

    private static let feed = Schema.record([
        "feed": .orNull(.record(["path": .string, "createdAt": .moment, "episodes": .integer, "total": .integer]))
    ])

    private static let shelfFeed = Schema.record([
        "feed": .orNull(
            .record([
                "path": .string, "createdAt": .moment, "collection": .orNull(.string),
                "books": .array(.record(["id": .integer, "title": .string, "episodes": .integer])),
            ])
        )
    ])

    static let feeds: [APIOperation] = [
        .init("get", "/api/books/{book}/feed", "The book's podcast feed.", 200, .json(feed)),
        .init("post", "/api/books/{book}/feed", "Makes it, if there is none.", 200, .json(feed)),
        .init("delete", "/api/books/{book}/feed", "Revokes it, and forgets its files.", 204),
        .init("get", "/api/feed", "The podcast feed of what the listener is hearing.", 200, .json(shelfFeed)),
        .init(
            "post",
            "/api/feed",
            "Makes it, if there is none, and chooses a collection whose books are in it, too.",
            body: .json(.wish(["collection": .orNull(.text)])),
            200,
            .json(shelfFeed)
        ),
        .init("delete", "/api/feed", "Revokes it, and forgets its files.", 204),
        .init("get", "/feeds/{secret}/{file}", "A file of a feed, for podcast apps.", 200, .bytes("*/*")),
        .init(
            "get",
            "/feeds/{secret}/books/{book}/{file}",
            "A file of a book in the feed of a shelf, for podcast apps.",
            200,
            .bytes("*/*")
        ),
    ]

    private static let koReaderAccess = Schema.record([
        "koreader": .orNull(.record(["path": .string, "key": .string, "createdAt": .moment]))
    ])

    static let koReader: [APIOperation] = [
        .init("get", "/api/koreader", "What KOReader says to be let in.", 200, .json(koReaderAccess)),
        .init("post", "/api/koreader", "Lets it in, if it is not.", 200, .json(koReaderAccess)),
        .init("delete", "/api/koreader", "Lets it in no more, and forgets its key.", 204),
        .init("get", "/kosync/healthcheck", "Whether it is let in.", 200, .json(.record(["state": .string]))),
        .init(
            "post",
            "/kosync/users/create",
            "Answers a registration: who knows the key needs none.",
            body: .json(.wish(["username": .text, "password": .text], needs: "username", "password")),
            201,
            .json(.record(["username": .string]))
        ),
        .init("get", "/kosync/users/auth", "Whether the key is right.", 200, .json(.record(["authorized": .string]))),
        .init(
            "put",
            "/kosync/syncs/progress",
            "Takes a place in a document.",
            body: .json(
                .wish(
                    [
                        "document": .text, "progress": .text, "percentage": .within(0.0...1.0), "device": .text,
                        "device_id": .string, "metadata": .any,
                    ],
                    needs: "document",
                    "progress",
                    "percentage",
                    "device"
                )
            ),
            200,
            .json(.record(["document": .string, "timestamp": .integer]))
        ),
        .init("get", "/kosync/syncs/progress/{document}", "The newest place in a document.", 200, .json(.any)),
    ]

    private static func list(_ name: String, _ element: String) -> APIOperation.Content {
        .json(.object([(name, .array(.named(element)))]))
    }
}
