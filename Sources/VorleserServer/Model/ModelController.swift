import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// `/api/model`: the better voices, from the network.
struct ModelController: Sendable {
    private let installation: ModelInstallation

    init(_ installation: ModelInstallation) { self.installation = installation }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/model").get(use: show).post(use: begin).delete("installation", use: cancel)
            .delete("offer", use: decline)
    }

    /// What a client asks for; the form that is there soonest unless it says another.
    private struct Body: Decodable {
        var form: ModelForm?
    }

    @Sendable private func show(_ request: Request, _ context: ServerContext) async -> ModelDocument {
        var document = await installation.document
        // Offered is what may be fetched.
        document.isOffered = document.isOffered && context.person?.role.may(.house) ?? false
        return document
    }

    @Sendable private func begin(_ request: Request, _ context: ServerContext) async throws -> Response {
        let wish = try await request.decodeIfAny(as: Body.self, upTo: 4096, context: context)
        try await installation.order(wish?.form)
        var response = try await installation.document.response(from: request, context: context)
        response.status = .accepted
        return response
    }

    @Sendable private func cancel(_ request: Request, _ context: ServerContext) async -> HTTPResponse.Status {
        await installation.cancel()
        return .noContent
    }

    @Sendable private func decline(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try await installation.decline()
        return .noContent
    }
}
