import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/exports`: books as files to take along.
struct ExportsController: Sendable {
    private let queue: ExportQueue

    init(_ queue: ExportQueue) { self.queue = queue }

    var routes: RouteCollection<ServerContext> {
        RouteCollection(context: ServerContext.self)
            .get(use: list)
            .post(use: order)
            .get("{export}", use: show)
            .delete("{export}", use: remove)
            .get("{export}/file", use: file)
    }

    struct Exports: ResponseEncodable {
        let exports: [ExportRecord.Document]
    }

    @Sendable private func list(_ request: Request, _ context: ServerContext) async -> Exports {
        Exports(exports: await queue.all.map(\.document))
    }

    @Sendable private func order(_ request: Request, _ context: ServerContext) async throws -> Response {
        let order = try await request.decode(as: OrderedExport.self, upTo: 100_000, context: context)
        let record = try await queue.add(order)
        var response = try record.document.response(from: request, context: context)
        response.status = .accepted
        response.headers[.location] = context.base.address("/api/exports/\(record.id)")
        return response
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async throws -> ExportRecord.Document {
        try await queue.record(try id(context)).document
    }

    @Sendable private func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try await queue.remove(try id(context))
        return .noContent
    }

    @Sendable private func file(_ request: Request, _ context: ServerContext) async throws -> Response {
        let asked = request.query("name")
        let (url, name, record) = try await queue.file(asked, of: try id(context))
        let isBook = name == record.files.first?.name
        return try await .file(
            url,
            headers: [
                .contentType: isBook ? record.order.export.format.mediaType : Self.mediaType(ofCompanion: name),
                .contentDisposition: ContentDisposition.attachment(named: name),
            ],
            tag: "\"\(record.id)-\(Int(record.createdAt.timeIntervalSince1970))-\(name.utf8.count)\"",
            to: request,
            in: context
        )
    }

    private static func mediaType(ofCompanion name: String) -> String {
        switch name.split(separator: ".").last {
        case "srt": "application/x-subrip"
        case "vtt": "text/vtt; charset=utf-8"
        case "json": "application/json"
        default: "application/octet-stream"
        }
    }

    private func id(_ context: ServerContext) throws -> Int {
        guard let id = context.parameters.get("export", as: Int.self) else { throw ExportRefusal.unknown }
        return id
    }
}
