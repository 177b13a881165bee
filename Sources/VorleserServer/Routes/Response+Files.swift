import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import VorleserCore

extension Response {
    /// Bytes under an address that never means others.
    static func immutable(_ bytes: [UInt8], type: String) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = type
        headers[.cacheControl] = "private, max-age=31536000, immutable"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// JSON that the client may keep, but must ask for again: 304 when it has the same.
    static func unlessKnown(_ json: Data, to request: Request) -> Response {
        var hash = SHA256()
        hash.update(json)
        let tag = "\"" + hash.finish().prefix(16) + "\""
        var headers = HTTPFields()
        headers[.contentType] = "application/json; charset=utf-8"
        headers[.cacheControl] = "private, no-cache"
        headers[.eTag] = tag
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: json)))
    }
}
