import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/model`: the better voices, from the network.
struct ModelController: Sendable {
    private let installation: ModelInstallation

    init(_ installation: ModelInstallation) { self.installation = installation }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/model").get(use: show).post(use: begin).delete("installation", use: cancel)
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async -> ModelDocument {
        await installation.document
    }

    @Sendable private func begin(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await installation.begin()
        var response = try await installation.document.response(from: request, context: context)
        response.status = .accepted
        return response
    }

    @Sendable private func cancel(_ request: Request, _ context: ServerContext) async -> HTTPResponse.Status {
        await installation.cancel()
        return .noContent
    }
}
