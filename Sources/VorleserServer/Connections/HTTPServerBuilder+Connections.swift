import HummingbirdCore
import NIOCore

extension HTTPServerBuilder {
    /// HTTP/1.1, with a limit on connections, and on what a client may do with one.
    /// - Parameters:
    ///   - connections: Knows of all of them.
    ///   - longestBody: Bytes that a client may send in one request.
    ///   - isOpen: Whether the server is open: no pass-phrase is needed.
    /// - Returns: What makes such a server.
    static func connections(_ connections: Connections, longestBody: Int, isOpen: Bool = false) -> HTTPServerBuilder {
        .http1(
            configuration: .init(
                additionalChannelHandlers: [
                    HTTP1RequestValidatorInstaller(isOpen: isOpen), ConnectionLimitHandler(connections),
                    ProtocolErrorHandler(longestBody: longestBody),
                    SlowClientTimeout(), DisconnectMonitor.Handler(),
                ],
                idleTimeout: .seconds(60)
            )
        )
    }
}
