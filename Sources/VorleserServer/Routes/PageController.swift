import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The pages and what they are made of.
struct PageController: Sendable {
    private let files: WebFiles

    init(folder: URL?) { files = WebFiles(folder: folder) }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/") { request, _ in try answer(request, "index.html") }
        router.get("/books/{book}") { request, _ in try answer(request, "reader.html") }
        router.get("/settings") { request, _ in try answer(request, "settings.html") }
        router.get("/pair") { request, _ in try answer(request, "pair.html") }
        router.get("/web/**") { request, context in
            try answer(request, context.parameters.getCatchAll().joined(separator: "/"))
        }
        // At the root, so that it may look after all pages.
        for name in ["service-worker.js", "manifest.webmanifest", "favicon.ico"] {
            router.get(RouterPath(name)) { request, _ in try answer(request, name) }
        }
    }

    private func answer(_ request: Request, _ name: String) throws -> Response {
        guard let file = files[name] else { throw HTTPError(.notFound, message: "There is no such page.") }
        var headers = HTTPFields()
        headers[.contentType] = file.type
        headers[.eTag] = file.tag
        headers[.cacheControl] = "no-cache"
        if request.headers[.ifNoneMatch] == file.tag { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: file.bytes)))
    }
}
