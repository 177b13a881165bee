public import VorleserKit

/// What the text's page in a web view asks for, answered in the program, without a port: the same paths and documents as
/// the server's (`docs/http-api.md`), for the book that is open and no other.
public struct PaneContent: Sendable {
    /// An answer; nothing of it may run as a script or ask another host.
    public struct Answer: Hashable, Sendable {
        /// As HTTP has it: 200, or 404.
        public let status: Int
        public let type: String
        public let bytes: [UInt8]

        static let missing = Answer(status: 404, type: "application/json", bytes: Array(#"{"error":null}"#.utf8))
    }

    private let book: LoadedBook
    private let title: String
    private let room: ReadingRoom
    /// Where the web pages lie, a folder `Web`; `nil` when they are not served from here.
    private let pages: URL?

    /// The page itself, from where everything else is asked for.
    public static let page = "/web/pane/pane.html"

    /// - Parameters:
    ///   - reader: Whose book it is.
    ///   - pages: Where the web pages lie.
    @MainActor public init(of reader: ReaderScreen, pages: URL?) {
        (book, title, room, self.pages) = (reader.book, reader.title, reader.room, pages)
    }

    /// Answers a request.
    /// - Parameters:
    ///   - path: As in the address, decoded: `/api/books/7/parts/3`.
    ///   - query: Names and values, decoded.
    /// - Returns: The answer; 404 for what there is not.
    public func answer(_ path: String, _ query: [String: String]) async -> Answer {
        let names = path.split(separator: "/").map(String.init)
        if names.first == "web" { return file(names.dropFirst()) }
        guard names.count >= 4, names[..<2] == ["api", "books"], names[2] == "\(book.id)" else { return .missing }
        switch (names[3], names.count) {
        case ("outline", 4): return document(outline)
        case ("parts", 5): return Int(names[4]).map(part) ?? .missing
        case ("resource", 4): return await picture(query["href"] ?? "")
        default: return .missing
        }
    }

    // MARK: Documents

    private struct Outline: Encodable {
        struct Part: Encodable {
            let start: Int
            let end: Int
            let chapter: Int
        }

        struct Chapter: Encodable {
            let title: String
            let start: Int
            let end: Int
            let role: SectionRole
        }

        let id: BookID
        let title: String
        let language: String?
        let direction: TextDirection
        let length: Int
        let revision: String
        let chapters: [Chapter]
        let parts: [Part]
        /// The page knows no times: the app does.
        let seconds = 0.0
    }

    private struct Part: Encodable {
        let start: Int
        let end: Int
        let html: String
        let sentences: [Int]
    }

    private var outline: Outline {
        let printed = book.book
        return Outline(
            id: book.id,
            title: title,
            language: printed.metadata.language,
            direction: TextDirection(ofLanguage: printed.metadata.language ?? ""),
            length: printed.length,
            revision: book.revision,
            chapters: printed.chapters.map {
                Outline.Chapter(
                    title: $0.title,
                    start: $0.span.lowerBound.utf16,
                    end: $0.span.upperBound.utf16,
                    role: $0.role
                )
            },
            parts: book.parts.map {
                Outline.Part(start: $0.span.lowerBound.utf16, end: $0.span.upperBound.utf16, chapter: $0.chapter)
            }
        )
    }

    private func part(_ index: Int) -> Answer {
        guard book.parts.indices.contains(index) else { return .missing }
        let span = book.parts[index].span
        let printed = book.book
        return document(
            Part(
                start: span.lowerBound.utf16,
                end: span.upperBound.utf16,
                html: book.html(of: span),
                sentences: printed.sentences[printed.sentenceIndices(in: span)].map(\.span.lowerBound.utf16)
            )
        )
    }

    private func document(_ content: some Encodable) -> Answer {
        guard let bytes = try? JSONEncoder().encode(content) else { return .missing }
        return Answer(status: 200, type: "application/json", bytes: [UInt8](bytes))
    }

    private func picture(_ href: String) async -> Answer {
        guard let picture = try? await room.picture(href, of: book.id) else { return .missing }
        return Answer(status: 200, type: picture.type.mediaType, bytes: picture.bytes)
    }

    // MARK: The page's own files

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "ttf": "font/ttf",
    ]

    private func file(_ names: ArraySlice<String>) -> Answer {
        guard let pages, let last = names.last, !names.contains(where: { $0.hasPrefix(".") }),
            let type = Self.types[URL(filePath: last).pathExtension],
            let bytes = try? Data(contentsOf: names.reduce(pages) { $0.appending(path: $1) })
        else { return .missing }
        return Answer(status: 200, type: type, bytes: [UInt8](bytes))
    }

    /// What the page may do: its own scripts and styles, pictures of the book, and nothing from elsewhere.
    public static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
        connect-src 'self'; form-action 'none'; base-uri 'none'
        """
}
