import HummingbirdCore
import NIOCore

extension HTTPServerBuilder {
    /// HTTP/1.1, with a limit on connections, and on what a client may do with one.
    /// - Parameters:
    ///   - connections: Knows of all of them.
    ///   - longestBody: Bytes that a client may send in one request.
    ///   - isOpen: Whether nobody need say anything to come in.
    /// - Returns: What makes such a server.
    static func connections(_ connections: Connections, longestBody: Int, isOpen: Bool = false) -> HTTPServerBuilder {
        .http1(
            configuration: .init(
                additionalChannelHandlers: [
                    HTTP1RulesPlacing(isOpen: isOpen), ConnectionLimitHandler(connections),
                    ProtocolErrorHandler(longestBody: longestBody),
                    SlowClientTimeout(), Presence.Watch(),
                ],
                idleTimeout: .seconds(60)
            )
        )
    }
}
