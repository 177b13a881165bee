import Foundation

/// The address of a page in the web.
struct WebAddress: Equatable, Sendable {
    let host: String
    let port: Int
    let isEncrypted: Bool
    /// What the host is asked for: path and query.
    let target: String

    /// - Parameter text: As it stands in a browser; without a scheme it is taken for https.
    /// - Throws: ``WebFault/noAddress(_:)`` for what is none, or none that a browser would follow from a link;
    ///   ``WebFault/otherPort(_:)``.
    init(_ text: String) throws(WebFault) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let whole = trimmed.contains("://") ? trimmed : "https://" + trimmed
        guard trimmed.utf8.count <= Self.longest, let parts = URLComponents(string: whole),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.encodedHost?.lowercased(), !host.isEmpty, parts.user == nil, parts.password == nil
        else { throw .noAddress(text) }
        isEncrypted = scheme == "https"
        let usual = isEncrypted ? 443 : 80
        // Other ports are those of services that are no pages.
        if let port = parts.port, port != usual { throw .otherPort(port) }
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        port = usual
        let path = parts.percentEncodedPath
        let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
        target = (path.hasPrefix("/") ? path : "/" + path) + query
    }

    /// Where a page leads that has moved.
    /// - Throws: ``WebFault/noAddress(_:)``, ``WebFault/otherPort(_:)``
    func following(_ location: String) throws(WebFault) -> WebAddress {
        guard let url = URL(string: location, relativeTo: URL(string: text)) else { throw .noAddress(location) }
        return try WebAddress(url.absoluteString)
    }

    var text: String {
        "\(isEncrypted ? "https" : "http")://\(host.bracketedHost)\(target)"
    }

    private static let longest = 2_000
}
