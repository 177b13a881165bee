import Logging
import ServiceLifecycle
import VorleserKit

/// Has the server show another certificate when that is needed: this machine is in another network, or time has passed.
struct CertificateRenewal: Service {
    let identity: ServerIdentity?
    let logger: Logger

    private static let interval = Duration.seconds(60)

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: Self.interval)
                guard let identity else { continue }
                do {
                    try await blocking { try identity.renew() }
                } catch {
                    logger.warning("The certificate could not be renewed: \(error.loggedWords)")
                }
            }
        }
    }
}
