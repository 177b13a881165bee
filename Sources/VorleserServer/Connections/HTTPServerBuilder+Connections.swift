import HummingbirdCore
import NIOCore

extension HTTPServerBuilder {
    /// HTTP/1.1, with a limit on connections, and on what a client may do with one.
    /// - Parameters:
    ///   - connections: Knows of all of them.
    ///   - longestBody: Bytes that a client may send in one request.
    /// - Returns: What makes such a server.
    static func connections(_ connections: Connections, longestBody: Int) -> HTTPServerBuilder {
        .http1(
            configuration: .init(
                additionalChannelHandlers: [
                    Admission(connections), Courtesy(longestBody: longestBody), Pace(),
                ],
                idleTimeout: .seconds(60)
            )
        )
    }
}
