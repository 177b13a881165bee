import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserKit

/// What clients keep of our answers. Source: RFC 9110, §§ 8.8.3 and 13.1.2; RFC 8246.
extension Response {
    /// Bytes under an address that never means others.
    static func immutable(_ bytes: [UInt8], type: String) -> Response {
        var response = Response(bytes, type: type)
        response.headers[.cacheControl] = "private, max-age=31536000, immutable"
        return response
    }

    /// An answer that the client may keep, but must ask for again: 304 when it still has it.
    /// - Parameters:
    ///   - tag: Changes with the content; in quotes.
    ///   - request: Who asks.
    ///   - make: Makes the answer; not called when the client has it.
    /// - Returns: The answer, or 304 without one.
    /// - Throws: What `make` throws.
    static func unlessKept(
        _ tag: String,
        by request: Request,
        make: () async throws -> Response
    ) async rethrows -> Response {
        var response = request.hasKept(tag) ? Response(status: .notModified) : try await make()
        response.headers[.eTag] = tag
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }

    /// The same for bytes that are there already; they are their own tag.
    static func unlessKept(
        _ bytes: some Collection<UInt8>,
        type: String = "application/json; charset=utf-8",
        by request: Request
    ) async -> Response {
        await unlessKept("\"\(SHA256.digest(of: bytes).prefix(16))\"", by: request) { Response(bytes, type: type) }
    }

    /// An answer of a media type.
    init(_ bytes: some Sequence<UInt8>, type: String) {
        self.init(status: .ok, headers: [.contentType: type], body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }
}

extension Request {
    /// Whether the client has what a tag stands for.
    func hasKept(_ tag: String) -> Bool {
        let tags = (headers[.ifNoneMatch] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return tags.contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
    }
}
