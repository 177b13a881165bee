import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/trust`: how a device comes to trust the library's own authority, and its certificate.
struct TrustController: Sendable {
    private let certificate: [UInt8]?
    private let fingerprint: String
    private let page: @Sendable () -> WebFiles.File?

    /// - Parameters:
    ///   - authority: `nil` where devices have nothing to trust.
    ///   - folder: Pages are read from there instead of the program.
    ///   - base: Under which path the library stands.
    init(_ authority: CertificateAuthority?, folder: URL?, base: BasePath) {
        certificate = try? authority?.bytes
        fingerprint = (try? authority?.fingerprint) ?? ""
        let files = WebFiles(folder: folder)
        page = { files["trust.html"]?.placed(under: base) }
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/trust") { request, context in
            guard certificate != nil, let page = page() else { throw Self.nothingToTrust }
            let host = request.head.authority ?? "localhost"
            let text = String(decoding: page.bytes, as: UTF8.self)
                .replacing("{fingerprint}", with: fingerprint)
                .replacing("{library}", with: "https://\(host.escapedForHTML)\(context.base)")
            return Response(Array(text.utf8), type: page.type)
        }
        router.get(RouterPath(RequestPath.authorityCertificate)) { _, _ in
            guard let certificate else { throw Self.nothingToTrust }
            // iPhones ask whether to install what is served as a certificate; others save it.
            var response = Response(certificate, type: "application/x-x509-ca-cert")
            response.headers[.contentDisposition] = "attachment; filename=\"vorleser-authority.crt\""
            return response
        }
    }

    private static let nothingToTrust = HTTPError(
        .notFound,
        message: "This server has no certificate authority of its own: start it with `vorleser serve --tls`."
    )
}
