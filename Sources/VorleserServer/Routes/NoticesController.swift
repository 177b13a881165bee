import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/notices`: what has happened to the library that the listener should know.
struct NoticesController: Sendable {
    let library: Library

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/notices").get(use: list).delete("{notice}", use: dismiss)
    }

    struct Notices: ResponseEncodable {
        let notices: [Notice]

        struct Notice: Encodable {
            let id: String
            let at: Date
            let message: String
            /// Whether nothing is missing.
            let isComplete: Bool
        }
    }

    @Sendable func list(_ request: Request, _ context: ServerContext) async throws -> Notices {
        await blocking { [library] in
            Notices(
                notices: library.notices.map {
                    .init(id: $0.id, at: $0.at, message: $0.description, isComplete: $0.isComplete)
                }
            )
        }
    }

    /// One that is not there, or was dismissed on another device, is no reason to complain.
    @Sendable func dismiss(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.parameters.require("notice")
        try await blocking { [library] in try library.dismiss(id) }
        return .noContent
    }
}
