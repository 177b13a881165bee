import VorleserKit

/// The values that several paths share, by name.
enum APISchemas {
    static let all: [(String, Schema)] =
        library + reading + listening + notes + backups + [
            // Which they are is known when the document is asked for.
            (Schema.voiceName, .text),
            (
                "Error",
                .record([
                    "error": .wish(
                        [
                            "code": .string, "message": .string, "suggestion": .orNull(.string), "reason": .string,
                            "facts": .any,
                        ],
                        needs: "code",
                        "message",
                        "suggestion"
                    )
                ])
            ),
            (
                "OpenAIError",
                .record([
                    "error": .record([
                        "message": .string, "type": .string, "param": .orNull(.string), "code": .orNull(.string),
                    ])
                ])
            ),
        ]

    /// The series a book belongs to, and its place in it as printed.
    static let series = Schema.wish(["name": .string, "position": .orNull(.string)], needs: "name")

    static let personColour = Schema.choice(Person.Colour.allCases.map(\.rawValue))
    static let role = Schema.choice(Person.Role.allCases.map(\.rawValue))

    private static let library: [(String, Schema)] = [
        (
            "Person",
            .record([
                "id": .integer, "name": .string, "colour": personColour, "role": role,
                "shelf": .orNull(.array(.string)), "hasPIN": .boolean,
            ])
        ),
        (
            "Statistics",
            .record([
                "days": .array(.record(["day": .day, "listened": .number, "read": .number])),
                "books": .array(
                    .record(["book": .integer, "title": .string, "listened": .number, "read": .number])
                ),
                "streak": .integer, "longestStreak": .integer,
                "total": .record(["listened": .number, "read": .number]),
                "lettersPerMinute": .orNull(.number), "isKept": .boolean,
            ])
        ),
        (
            "Book",
            .record([
                "id": .integer, "title": .string, "authors": .array(.string), "language": .orNull(.string),
                "series": .orNull(series), "collections": .array(.string), "chosenCover": .orNull(.string),
                "mark": .orNull(.choice(["unread", "finished"])), "format": .string, "fileName": .string,
                "bytes": .integer, "length": .integer, "seconds": .number,
                "hasCover": .boolean, "isMissing": .boolean, "isPrivate": .boolean, "isOthersToo": .boolean,
                "addedAt": .moment,
                "readAt": .orNull(.moment),
                "removedAt": .orNull(.moment), "voice": .orNull(.string), "speed": .orNull(.number),
                "mode": .orNull(.choice(["scroll", "paged"])), "place": .orNull(.named("LastPlace")),
                "secondsLeft": .number, "isFinished": .boolean, "unspoken": .orNull(.named("Unspoken")),
            ])
        ),
        (
            "Unspoken",
            .record([
                "language": .orNull(.string), "words": .string, "message": .string, "suggestion": .orNull(.string),
                "isSayable": .boolean, "isWordless": .boolean, "isFetchable": .boolean,
            ])
        ),
        (
            "LastPlace",
            .record([
                "offset": .integer, "progress": .number, "device": .string, "deviceName": .string, "at": .moment,
            ])
        ),
        (
            "Warning",
            .record(["kind": .string, "code": .string, "facts": .any, "message": .string])
        ),
        (
            "Imported",
            .record([
                "book": .named("Book"), "copies": .array(.integer),
                "warnings": .array(.named("Warning")),
            ])
        ),
        (
            "Settings",
            .record([
                "voice": .orNull(.string), "speed": .number, "pauses": .number, "spoken": .array(.string),
                "readsImages": .boolean, "otherLanguages": otherLanguages,
                "silentRules": .array(.string), "opensLastBook": .boolean,
                "startsAtSentence": .boolean, "keepsStatistics": .boolean, "translation": .orNull(.string),
                "reasons": .array(.record(["name": .string, "words": .string, "spokenByDefault": .boolean])),
            ])
        ),
        (
            "Model",
            .record([
                "state": .choice(["absent", "installing", "installed", "failed"]), "form": .orNull(modelForm),
                "bytes": .integer, "total": .integer, "bytesPerSecond": .orNull(.number),
                "secondsLeft": .orNull(.number), "message": .orNull(.string), "reason": .orNull(.string),
                "suggestion": .orNull(.string),
                "size": .integer, "sizes": .any, "isOffered": .boolean, "elsewhere": .string,
            ])
        ),
        (
            "Export",
            .record([
                "id": .integer, "book": .integer, "title": .string, "format": exportFormat,
                "state": .choice(["waiting", "running", "done", "failed"]), "done": .number,
                "secondsLeft": .orNull(.number), "message": .orNull(.string), "fileName": .orNull(.string),
                "bytes": .orNull(.integer), "files": .array(.record(["name": .string, "bytes": .integer])),
                "createdAt": .moment,
            ])
        ),
    ]

    static let modelForm = Schema.choice(ModelForm.allCases.map(\.rawValue))
    static let otherLanguages = Schema.choice(OtherLanguages.allCases.map(\.rawValue))
    static let exportFormat = Schema.choice(ExportFormat.allCases.map(\.rawValue))

    private static let reading: [(String, Schema)] = [
        (
            "Outline",
            .record([
                "id": .integer, "title": .string, "authors": .array(.string), "language": .orNull(.string),
                "direction": .choice(["ltr", "rtl"]), "length": .integer, "revision": .string,
                "chapters": .array(
                    .record(["title": .string, "start": .integer, "end": .integer, "role": .string])
                ),
                "contents": .array(.named("ContentsEntry")),
                "parts": .array(.record(["start": .integer, "end": .integer, "chapter": .integer])),
                "pages": .array(.record(["label": .string, "offset": .integer])),
                "fixed": .orNull(.named("FixedPages")),
                "voice": .orNull(.string), "betterVoice": .orNull(.string), "speed": .orNull(.number),
                "mode": .orNull(.choice(["scroll", "paged"])), "places": .array(.named("Place")), "seconds": .number,
                "end": .orNull(.integer), "unspoken": .orNull(.named("Unspoken")), "losses": .array(.named("Warning")),
            ])
        ),
        (
            "FixedPages",
            .record([
                "direction": .choice(["ltr", "rtl"]),
                "pages": .array(
                    .record([
                        "start": .integer, "isPicture": .boolean, "width": .integer, "height": .integer,
                        "side": .orNull(.choice(["left", "right", "center"])),
                    ])
                ),
            ])
        ),
        (
            "ContentsEntry",
            .record(["title": .string, "offset": .integer, "children": .array(.named("ContentsEntry"))])
        ),
        (
            "Part",
            .record(["start": .integer, "end": .integer, "html": .string, "sentences": .array(.integer)])
        ),
        (
            "Report",
            .record([
                "omissions": .array(
                    .record([
                        "start": .integer, "end": .integer, "reason": .string, "words": .string, "text": .string,
                    ])
                ),
                "changes": .array(
                    .record([
                        "start": .integer, "end": .integer, "printed": .string, "said": .string, "rule": .string,
                        "language": .orNull(.string), "count": .integer,
                    ])
                ),
                "guesses": .array(
                    .record([
                        "start": .integer, "end": .integer, "word": .string, "respelling": .orNull(.string),
                        "count": .integer,
                    ])
                ),
            ])
        ),
        ("Omission", .record(["start": .integer, "end": .integer, "reason": .string, "words": .string])),
        (
            "Hit",
            .record([
                "start": .integer, "end": .integer, "before": .string, "match": .string, "after": .string,
                "chapter": .integer,
            ])
        ),
    ]

    private static let listening: [(String, Schema)] = [
        (
            "Voice",
            .wish(
                [
                    "id": .string, "name": .string, "language": .string, "sex": .orNull(.string), "engine": .string,
                    "grade": .orNull(.string), "traits": .array(.string), "installed": .boolean, "default": .boolean,
                    "speaks": .boolean,
                ],
                needs: "id",
                "name",
                "language",
                "engine",
                "installed",
                "default"
            )
        ),
        (
            "Utterance",
            .record([
                "start": .integer, "end": .integer, "clip": .string, "query": .string, "pause": .number,
                "seconds": .number, "words": .string, "rest": .boolean,
            ])
        ),
        (
            "Rule",
            .record([
                "id": .string, "word": .string, "way": pronunciationWay, "said": .string,
                "scope": .choice(["here", "book", "always"]), "start": .orNull(.integer), "matchCase": .boolean,
                "note": .orNull(.string),
            ])
        ),
    ]

    static let speed = Schema.within(ListeningSpeed.speeds)

    static let pronunciationWay = Schema.choice(["say", "ipa", "phonemes", "skip"])

    private static let notes: [(String, Schema)] = [
        ("Place", .record(["device": .string, "deviceName": .string, "offset": .integer, "at": .moment])),
        (
            "Bookmark",
            .record(["id": .integer, "label": .string, "offset": .integer, "chapter": .integer, "createdAt": .moment])
        ),
        (
            "Highlight",
            .record([
                "id": .integer, "start": .integer, "end": .integer, "text": .string, "colour": colour, "note": .string,
                "chapter": .integer, "createdAt": .moment,
            ])
        ),
    ]

    /// The lists are described in `docs/backup.md`.
    private static let backups: [(String, Schema)] = [
        (
            "Backup",
            .wish(
                [
                    "format": .choice(["vorleser-backup"]), "version": .within(1...1), "madeAt": .moment,
                    "books": .array(.any), "covers": .array(.any), "people": .array(.any),
                ],
                needs: "format",
                "version",
                "madeAt"
            )
        ),
        (
            "Health",
            .record([
                "status": healthStatus, "disk": healthPart, "database": healthPart, "engine": healthPart,
                "exports": healthPart,
            ])
        ),
        (
            "Restored",
            .record([
                "books": .integer, "places": .integer, "bookmarks": .integer, "highlights": .integer,
                "removed": .integer, "pronunciations": .integer, "covers": .integer, "settings": .integer,
                "activity": .integer,
                "missing": .array(
                    .record([
                        "title": .string, "authors": .array(.string), "digest": .string, "fileName": .string,
                    ])
                ), "refused": .integer,
            ])
        ),
    ]

    private static let healthStatus = Schema.choice(["ok", "low", "failing"])
    private static let healthPart = Schema.wish(["status": healthStatus, "message": .string], needs: "status")

    static let colour = Schema.choice(Highlight.Colour.allCases.map(\.rawValue))
}
