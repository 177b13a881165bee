import Foundation
import HTTPTypes
import Hummingbird

/// The pages and what they are made of.
struct PageController: Sendable {
    private let files: WebFiles
    private let base: BasePath

    /// - Parameters:
    ///   - folder: Pages are read from there instead of the program.
    ///   - base: Under which path the library stands.
    init(folder: URL?, base: BasePath) { (files, self.base) = (WebFiles(folder: folder), base) }

    func addRoutes(to router: Router<ServerContext>) {
        addPage("/", "index.html", to: router)
        addPage("/books/{book}", "reader.html", to: router)
        addPage("/settings", "settings.html", to: router)
        addPage("/people", "people.html", to: router)
        addPage("/pair", "pair.html", to: router)
        router.get("/web/**") { request, context in try await part(context.parameters.getCatchAll(), of: request) }
        // Beside the first page, so that it may look after all pages.
        for name in ["service-worker.js", "favicon.ico"] {
            router.get(RouterPath(name)) { request, _ in try await answer(request, files[name]) }
        }
        router.get("manifest.webmanifest") { request, _ in
            try await answer(request, files["manifest.webmanifest"]?.placed(under: base))
        }
    }

    private func addPage(_ path: RouterPath, _ name: String, to router: Router<ServerContext>) {
        let page = files.version.flatMap { version in files[name]?.naming(version: version).placed(under: base) }
        router.get(path) { request, _ in try await answer(request, page ?? files[name]?.placed(under: base)) }
    }

    /// A file that pages are made of, by its name or behind a version.
    private func part(_ path: [Substring], of request: Request) async throws -> Response {
        guard let version = path.first, version.hasPrefix("v-") else {
            return try await answer(request, files[path.joined(separator: "/")])
        }
        let file = files[path.dropFirst().joined(separator: "/")]
        // A page of an older version does with the newer file, but must not keep it under that name.
        guard let file, String(version) == files.version else { return try await answer(request, file) }
        return .immutable(file.bytes, type: file.type)
    }

    private func answer(_ request: Request, _ file: WebFiles.File?) async throws -> Response {
        guard let file else { throw HTTPError(.notFound, message: "There is no such page.") }
        return await .unlessKept(file.tag, by: request) { Response(file.bytes, type: file.type) }
    }
}
