import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/pair`: a device says the pass-phrase once, and is known from then on.
struct PairController: Sendable {
    let authenticator: Authenticator
    let events: EventHub

    func addRoutes(to router: Router<ServerContext>) { router.post("/api/pair", use: pair) }

    struct Offer: Decodable {
        let phrase: String
        let name: String?
    }

    @Sendable func pair(_ request: Request, _ context: ServerContext) async throws -> Response {
        let offer = try await request.decode(as: Offer.self, upTo: 10_000, context: context)
        guard authenticator.passphrase != nil else { return Response(status: .noContent) }
        let (secret, ended) = try await authenticator.pair(
            String(ofDevice: offer.name),
            saying: offer.phrase,
            request,
            from: context.client,
            seenAs: context.clientAddress
        )
        if let ended { await events.dismiss(ended) }
        return Response(status: .noContent, headers: [.setCookie: context.cookie(of: secret)])
    }
}

extension ServerContext {
    /// As long as browsers keep a cookie at most: RFC 6265bis §5.5.
    private static let cookieLifetime = 400 * 24 * 3600

    /// The cookie by which a device is known.
    func cookie(of secret: String) -> String {
        "\(Request.sessionCookie)=\(secret); Path=\(base.cookiePath); Max-Age=\(Self.cookieLifetime); HttpOnly; SameSite=Strict"
            + (isSecure ? "; Secure" : "")
    }
}
