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
    public static func fetch(_ link: WebLink) async throws -> PageVisit { try await fetch(link, by: get) }

    /// The same, by whatever asks for exactly what it is given.
    static func fetch(
        _ link: WebLink,
        by get: (WebLink) async throws -> PageVisit
    ) async throws -> PageVisit {
        guard link.url.scheme?.lowercased() == "http", let safer = link.encrypted else { return try await get(link) }
        do {
            return try await get(safer)
        } catch let fault as PageVisitError where fault.mayBeForWantOfEncryption {
            do {
                return try await get(link)
            } catch PageVisitError.unreachable {
                throw fault
            }
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
        let path = (answer.url ?? link.url).path(percentEncoded: false)
        let ending = answer.disposition.flatMap(Self.ending(ofDisposition:)) ?? Self.ending(of: path)
        return try PageVisit(bytes, of: answer.kind ?? "text/html", ending: ending, from: host)
    }

    /// What came is named for what it is.
    /// - Parameters:
    ///   - bytes: What came.
    ///   - kind: The field `Content-Type`.
    ///   - named: The ending that it would have as a file; it counts where the field says nothing of what it is.
    ///   - host: Where from.
    /// - Throws: ``PageVisitError/wrongKind(_:)``
    package init(_ bytes: [UInt8], of kind: String, ending named: String? = nil, from host: String)
        throws(PageVisitError)
    {
        let parts = kind.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = parts.first ?? ""
        let told = Self.vagueTypes.contains(type) ? named.flatMap { Self.endingsOfFiles[$0] } : Self.endings[type]
        guard let ending = told else { throw .wrongKind(String(type.prefix(100))) }
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
        "application/vnd.comicbook+zip": "cbz",
    ]

    /// What hosts say of files that they do not know.
    private static let vagueTypes: Set = [
        "application/octet-stream", "binary/octet-stream", "application/zip", "application/x-zip-compressed",
        "application/xml", "text/xml",
    ]

    /// What a file with an ending would be called here.
    private static let endingsOfFiles = [
        "html": "html", "htm": "html", "xhtml": "html", "txt": "txt", "md": "md", "markdown": "md", "pdf": "pdf",
        "epub": "epub", "fb2": "fb2", "docx": "docx", "cbz": "cbz",
    ]

    /// The ending of a name or a path; `nil` when it has none.
    private static func ending(of name: some StringProtocol) -> String? {
        guard let last = name.split(separator: "/").last, let dot = last.lastIndex(of: ".") else { return nil }
        return last[last.index(after: dot)...].lowercased()
    }

    /// The ending in a field `Content-Disposition`, such as `attachment; filename="lamp.epub"`.
    ///
    /// Source: RFC 6266. Endings have no letters that would be encoded, so both ways to give a name are read alike.
    static func ending(ofDisposition field: String) -> String? {
        guard let name = field.firstMatch(of: /(?i)\bfilename\*?\s*=\s*(?:"([^"]*)"|([^;\s]+))/) else { return nil }
        return ending(of: name.1 ?? name.2 ?? "")
    }
}

extension PageVisitError {
    /// Whether the same page may be there over a connection without encryption, which some hosts answer otherwise.
    fileprivate var mayBeForWantOfEncryption: Bool {
        switch self {
        case .unreachable, .refused(_, status: 403), .refused(_, status: 404): true
        case .refused, .tooLarge, .wrongKind: false
        }
    }
}

extension WebLink {
    /// The same page over an encrypted connection.
    fileprivate var encrypted: WebLink? {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.port == nil else { return nil }
        parts.scheme = "https"
        return parts.url.flatMap(WebLink.init)
    }
}
