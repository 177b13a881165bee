import HTTPTypes
import Hummingbird

/// Tells browsers what answers may do: the second lock behind texts that carry no markup.
struct SecurityHeaders: RouterMiddleware {
    typealias Context = ServerContext

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        let isPage = RequestPath(request.uri.path).isPage
        for field in isPage ? Self.page : Self.data { response.headers[field.name] = field.value }
        if !isPage, response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }

    /// Of pages: only what comes from us, and no script in them.
    static let page =
        HTTPFields(
            named: [
                "Content-Security-Policy": """
                default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; \
                form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                """
            ]
        ) + common

    /// Of everything else, books' files and drawings among them, which may hold scripts: should a browser show it as a
    /// page, that page can do nothing.
    static let data =
        HTTPFields(
            named: ["Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox"]
        ) + common

    private static let common = HTTPFields(
        named: [
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Permissions-Policy":
                "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()",
        ]
    )
}

private func + (first: HTTPFields, second: HTTPFields) -> HTTPFields {
    var all = first
    all.append(contentsOf: second)
    return all
}
