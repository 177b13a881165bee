import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/devices`: which devices may use the library over the network.
struct DevicesController: Sendable {
    let library: Library
    let authenticator: Authenticator
    let events: EventHub
    let configuration: ServerConfiguration

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/devices").get(use: list).delete(use: removeAll).delete("{device}", use: remove)
    }

    struct Devices: ResponseEncodable {
        let devices: [Device]
        /// Whether no pass-phrase is needed.
        let isOpen: Bool
        /// Where other devices find the library, the best address first.
        let addresses: [URL]

        struct Device: Encodable {
            let id: String
            let name: String
            let createdAt: Date
            let seenAt: Date
            let isThis: Bool
            /// Who uses it; `nil` as long as nobody has said so.
            @OrNull var person: PersonID?
        }
    }

    @Sendable func list(_ request: Request, _ context: ServerContext) async throws -> Devices {
        let listener = try context.listener
        let sessions = try await library.sessions().filter { session in
            listener.role.may(.house) || session.person == listener.id || session.token == context.session
        }.sorted { $0.seenAt > $1.seenAt }
        return Devices(
            devices: sessions.map { session in
                .init(
                    id: session.deviceID,
                    name: session.name,
                    createdAt: session.createdAt,
                    seenAt: session.seenAt,
                    isThis: session.token == context.session,
                    person: session.person
                )
            },
            isOpen: authenticator.passphrase == nil,
            addresses: PairingInvitation.addressesForOthers(
                configuration,
                port: context.channel.localAddress?.port ?? configuration.port
            )
        )
    }

    @Sendable func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let id = try context.parameters.require("device")
        guard let session = try await library.sessions().first(where: { $0.deviceID == id }) else {
            throw Refusal.unknownDevice
        }
        if session.person != (try context.listener.id), session.token != context.session { try context.require(.house) }
        try await library.removeSession(token: session.token)
        await events.dismiss(session.token)
        return .noContent
    }

    @Sendable func removeAll(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try context.require(.house)
        try await library.removeAllSessions()
        await events.dismiss(nil)
        return .noContent
    }
}

extension Library.Session {
    /// What names the device to others: enough of the token to tell it from the rest.
    fileprivate var deviceID: String { String(token.prefix(16)) }
}
