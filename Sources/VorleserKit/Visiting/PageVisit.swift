import Foundation
import VorleserCore
public import VorleserSharing
import VorleserSpeech

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What lies at an address of the web, fetched by the device of whoever has asked for it, as their browser would.
///
/// A server that fetches for others has other rules: it must not show them its own network.
public struct PageVisit: Hashable, Sendable {
    /// What it would be called as a file: the host, and an ending that tells of which kind it is.
    public let name: String
    /// At most ``mostBytes``.
    public let bytes: [UInt8]

    /// No page that can be read is larger.
    public static let mostBytes = 50_000_000

    private static let accepted = "text/html, application/xhtml+xml, text/*, application/epub+zip, application/pdf"
    /// Seconds without a byte.
    private static let patience = 20

    /// Fetches what is there; over an encrypted connection where there is one.
    /// - Throws: ``PageVisitError``, `CancellationError`.
    public static func fetch(_ link: WebLink) async throws -> PageVisit {
        guard link.url.scheme?.lowercased() == "http", let safer = link.encrypted else { return try await get(link) }
        do {
            return try await get(safer)
        } catch PageVisitError.unreachable {
            return try await get(link)
        }
    }

    private static func get(_ link: WebLink) async throws -> PageVisit {
        let host = link.url.host() ?? ""
        var request = URLRequest(url: link.url)
        request.setValue(accepted, forHTTPHeaderField: "Accept")
        var (answer, bytes): (WebAnswer?, [UInt8]) = (nil, [])
        // What a redirection leads to is a page of the web, too. It is kept: when it goes, so does what it fetches.
        let connection = WebConnection(idle: patience, trusting: { WebLink($0) != nil })
        defer { withExtendedLifetime(connection) {} }
        do {
            for try await event in connection.get(request) {
                switch event {
                case .answer(let head):
                    guard head.status == 200 else { throw PageVisitError.refused(host: host, status: head.status) }
                    answer = head
                case .bytes(let some):
                    bytes += some
                    guard bytes.count <= mostBytes else { throw PageVisitError.tooLarge }
                }
            }
        } catch let error where error is URLError || error is UntrustedRedirection {
            try Task.checkCancellation()
            throw PageVisitError.unreachable(host: host)
        }
        try Task.checkCancellation()
        guard let answer else { throw PageVisitError.unreachable(host: host) }
        return try PageVisit(bytes, of: answer.kind ?? "text/html", from: host)
    }

    /// What came is named for what it is.
    /// - Parameters:
    ///   - bytes: What came.
    ///   - kind: The field `Content-Type`.
    ///   - host: Where from.
    /// - Throws: ``PageVisitError/wrongKind(_:)``
    package init(_ bytes: [UInt8], of kind: String, from host: String) throws(PageVisitError) {
        let parts = kind.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = parts.first ?? ""
        guard let ending = Self.endings[type] else { throw .wrongKind(String(type.prefix(100))) }
        name = "\(host.filter { $0 != "/" && $0 != ":" }).\(ending)"
        // What the field says of the letters goes before what the page says.
        let charset = parts.dropFirst().first { $0.hasPrefix("charset=") }?.dropFirst(8)
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        let mark = ending == "html" ? charset.map { Array("<meta charset=\"\($0)\">".utf8) } ?? [] : []
        self.bytes = mark + bytes
    }

    /// The endings of the kinds that can be read.
    private static let endings = [
        "text/html": "html", "application/xhtml+xml": "html", "text/plain": "txt", "text/markdown": "md",
        "application/pdf": "pdf", "application/epub+zip": "epub", "application/x-fictionbook+xml": "fb2",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
        "application/vnd.comicbook+zip": "cbz", "application/x-mobipocket-ebook": "mobi",
    ]
}

extension WebLink {
    /// The same page over an encrypted connection.
    fileprivate var encrypted: WebLink? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.port == nil else { return nil }
        parts.scheme = "https"
        return parts.url.flatMap(WebLink.init)
    }
}
