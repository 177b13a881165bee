import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

extension Refusal {
    /// The whole answer, for a connection whose requests do not get as far as the routes; it is closed after that.
    var parting: (head: HTTPResponse, body: ByteBuffer) {
        let (status, code) = status
        let words = ErrorDocument(
            error: .init(code: code, message: errorDescription ?? "", suggestion: recoverySuggestion)
        )
        let body = ByteBuffer(bytes: (try? JSONEncoder().encode(words)) ?? Data())
        var fields = headers
        fields.append(contentsOf: SecurityHeaders.data)
        fields[.contentType] = "application/json; charset=utf-8"
        fields[.contentLength] = String(body.readableBytes)
        fields[.cacheControl] = "no-store"
        fields[.connection] = "close"
        return (HTTPResponse(status: status, headerFields: fields), body)
    }
}

extension ChannelHandlerContext {
    /// How long a client may take to hear why.
    private static var lingering: TimeAmount { .seconds(2) }

    /// Says why, and closes the connection once that can have been heard.
    ///
    /// Closed at once, what still arrives would have the other side forget what it has not read yet: RFC 9112 §9.6.
    func part(_ refusal: Refusal) {
        let (head, body) = refusal.parting
        write(NIOAny(HTTPResponsePart.head(head)), promise: nil)
        write(NIOAny(HTTPResponsePart.body(body)), promise: nil)
        writeAndFlush(NIOAny(HTTPResponsePart.end(nil)), promise: nil)
        close(mode: .output, promise: nil)
        close(in: Self.lingering)
    }

    /// Closes the connection, whatever it is at then.
    @discardableResult
    func close(in time: TimeAmount) -> Scheduled<Void> {
        eventLoop.scheduleTask(in: time) { [channel] in channel.close(promise: nil) }
    }
}
