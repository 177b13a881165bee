import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// Books as files: the one that was imported, and the cover.
extension BooksController {
    @Sendable func file(_ request: Request, _ context: ServerContext) async throws -> Response {
        let book = try await room.library.book(context.bookID)
        let file = try await room.library.file(of: book.id)
        return try await .file(
            file,
            headers: [
                .contentType: book.format.mediaType,
                .contentDisposition: ContentDisposition.attachment(named: book.fileName),
            ],
            tag: "\"\(book.digest.prefix(32))\"",
            to: request,
            in: context
        )
    }

    @Sendable func cover(_ request: Request, _ context: ServerContext) async throws -> Response {
        let book = try await room.library.book(context.bookID)
        return try await .unlessKept("\"\(book.coverName)\"", by: request) {
            guard let cover = try await room.library.cover(of: book.id),
                let bytes = try? await blocking({ try Data(contentsOf: cover) })
            else { throw Refusal.noCover }
            return Response(bytes, type: Picture.Kind(bytes)?.mediaType ?? "application/octet-stream")
        }
    }

    @Sendable func setCover(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        let id = try context.bookID
        _ = try await room.library.book(id)
        let bytes = try await request.bytes(upTo: BookCover.mostBytes)
        guard let cover = try? BookCover(chosen: bytes, from: "") else { throw Refusal.noPicture }
        let book = try await room.library.setCover(cover.bytes, of: id)
        await tell(id)
        return try await document(of: book)
    }

    @Sendable func removeCover(_ request: Request, _ context: ServerContext) async throws -> BookDocument {
        let book = try await room.library.setCover(nil, of: context.bookID)
        await tell(book.id)
        return try await document(of: book)
    }
}

extension BookFormat {
    /// What a browser is told of the file.
    var mediaType: String {
        switch self {
        case .epub: "application/epub+zip"
        case .kindle: "application/x-mobipocket-ebook"
        case .fb2: "application/x-fictionbook+xml"
        case .docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        case .comic: "application/vnd.comicbook+zip"
        case .pdf: "application/pdf"
        case .text: "text/plain"
        case .markdown: "text/markdown"
        case .html: "text/html"
        }
    }
}
