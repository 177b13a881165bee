import VorleserKit

extension APIOperations {
    /// What others have specified: OpenAI's speech, OPDS, and this document.
    private static let model = Schema.record([
        "id": .string, "object": .string, "created": .integer, "owned_by": .string,
    ])

    static let standards: [APIOperation] =
        catalogue + [
            .init(
                "post",
                "/v1/audio/speech",
                "Speaks a text, as OpenAI's clients ask for it.",
                body: .json(
                    .wish(
                        [
                            "model": .any, "input": .text,
                            "voice": .orNull(
                                .oneOf([
                                    .voice, .choice(OpenAIController.namesOfOthers.sorted()),
                                    .wish(["id": .voice], needs: "id"),
                                ])
                            ),
                            "response_format": .orNull(.choice(StreamFormat.allCases.map(\.rawValue))),
                            "speed": .orNull(
                                .within(SpeechRequest.speeds)
                            ),
                            "stream_format": .orNull(.choice(SpeechRequest.Framing.allCases.map(\.rawValue))),
                        ],
                        needs: "input"
                    )
                ),
                200,
                // Sound, or events that hold it.
                .bytes("*/*")
            ),
            .init(
                "get",
                "/v1/audio/voices",
                "The voices that are installed.",
                200,
                .json(.record(["voices": .array(.record(["id": .string, "name": .string]))]))
            ),
            .init(
                "get",
                "/v1/models",
                "What speaks.",
                200,
                .json(
                    .record([
                        "object": .string,
                        "data": .array(model),
                    ])
                )
            ),
            .init("get", "/v1/models/{model}", "One of them.", 200, .json(model)),
            .init(
                "get",
                "/opds/search.xml",
                "How to search.",
                200,
                .bytes("application/opensearchdescription+xml")
            ),
            .init(
                "get",
                "/opds/v2/publications/{book}",
                "A book, with its pages if they are pictures.",
                200,
                .bytes(CatalogueDocument.publicationType)
            ),
            .init(
                "get",
                "/opds/pages/{book}/{page}",
                "A page of a comic or picture book, from 0.",
                query: ["width": .between(1, 10_000), "v": .string],
                200,
                .bytes("image/*")
            ),
            .init("get", "/opds/covers/{book}", "A cover as every app shows it.", 200, .bytes("image/*")),
            .init(
                "get",
                "/opds/books/{book}/progression",
                "Where the listener is; empty before they have begun.",
                200,
                .bytes(ProgressionController.mediaType)
            ),
            .init(
                "put",
                "/opds/books/{book}/progression",
                "Keeps where a reading app is.",
                body: .json(
                    .wish(
                        [
                            "title": .orNull(.string), "modified": .moment,
                            "device": .record(["id": .text, "name": .text]), "progression": .between(0, 1),
                            "references": .orNull(.array(.string)),
                        ],
                        needs: "modified",
                        "device",
                        "progression"
                    )
                ),
                200,
                .bytes(ProgressionController.mediaType)
            ),
            .init("get", "/api/openapi.json", "This document.", 200, .json(.any)),
        ]

    /// The catalogue's pages in both forms.
    private static let catalogue = CatalogueForm.allCases.flatMap { form in
        let kind = String(form.mediaType(.navigation).prefix { $0 != ";" })
        let query: KeyValuePairs<String, Schema> = [
            "page": .page, "sort": .choice(BookOrder.allCases.map(\.rawValue)),
            "state": .choice(CatalogueQuery.State.allCases.map(\.rawValue)), "collection": .string, "series": .string,
        ]
        let search: KeyValuePairs<String, Schema> = [
            form.search: .string, "page": .page, "sort": .choice(BookOrder.allCases.map(\.rawValue)),
            "state": .choice(CatalogueQuery.State.allCases.map(\.rawValue)), "collection": .string, "series": .string,
        ]
        return [
            APIOperation("get", form.path(""), "The library for reading apps.", 200, .bytes(kind)),
            APIOperation("get", form.path("/books"), "Books to fetch.", query: query, 200, .bytes(kind)),
            APIOperation("get", form.path("/search"), "Books that were sought.", query: search, 200, .bytes(kind)),
            APIOperation(
                "get",
                form.path("/collections"),
                "The collections.",
                query: ["page": .page],
                200,
                .bytes(kind)
            ),
            APIOperation("get", form.path("/series"), "The series.", query: ["page": .page], 200, .bytes(kind)),
        ]
    }
}
