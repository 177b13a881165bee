import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Lets in who has paired; leads a browser that has not to where it can.
struct SessionGuard: RouterMiddleware {
    typealias Context = ServerContext

    let authenticator: Authenticator

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let path = RequestPath(request.uri.path)
        if path.isPublic || path.isFeed || path.isKOReader {
            try await context.judge(isKnown: authenticator.knows(request))
            return try await next(request, context)
        }
        var context = context
        do {
            context.session = try await authenticator.admit(
                request,
                from: context.client,
                seenAs: context.clientAddress
            )
            context.quotaKey = authenticator.passphrase.map { _ in context.session ?? context.client }
            try await context.judge(isKnown: true)
        } catch Refusal.notPaired where path.isPage && request.method == .get {
            return context.base.redirect(to: "/pair", andBackTo: request.uri.path)
        }
        return try await next(request, context)
    }
}

extension ServerContext {
    /// Says whether who asks may use the library, for whom connections are kept.
    /// - Throws: ``Refusal/crowded`` for a stranger when there are too many.
    fileprivate func judge(isKnown: Bool) async throws {
        do {
            try await channel.triggerUserOutboundEvent(AuthenticationResult(isKnown: isKnown))
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            // Without a connection, in tests, there is no count.
        }
    }

    /// The address of who asks, as it is logged; `-` where there is none.
    var clientAddress: String {
        guard let forwardedClient else { return remoteAddress?.loggedAddress ?? "-" }
        return (try? SocketAddress(ipAddress: forwardedClient, port: 0))?.loggedAddress ?? "-"
    }

    /// Who asks, as far as wrong tries are counted: an address, or the network that a client of IPv6 has to itself.
    var client: String {
        guard let forwardedClient else { return remoteAddress?.client ?? "" }
        return (try? SocketAddress(ipAddress: forwardedClient, port: 0))?.client ?? forwardedClient
    }
}
