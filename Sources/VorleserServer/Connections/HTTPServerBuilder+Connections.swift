import HummingbirdCore
import NIOCore

extension HTTPServerBuilder {
    /// HTTP/1.1, with a limit on connections, and on what a client may do with one.
    /// - Parameters:
    ///   - connections: Knows of all of them.
    ///   - longestBody: Bytes that a client may send in one request.
    ///   - isOpen: Whether the server is open: no pass-phrase is needed.
    ///   - base: Under which path the library stands.
    ///   - identity: What is shown to clients that speak TLS; `nil` for a server that does not.
    /// - Returns: What makes such a server.
    static func connections(
        _ connections: Connections,
        longestBody: Int,
        isOpen: Bool = false,
        base: BasePath = .root,
        identity: ServerIdentity? = nil
    ) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in
            let configuration = HTTP1Channel.Configuration(
                additionalChannelHandlers: [
                    HTTP1RequestValidatorInstaller(isOpen: isOpen), ConnectionLimitHandler(connections),
                    ProtocolErrorHandler(longestBody: longestBody),
                    SlowClientTimeout(base: base), DisconnectMonitor.Handler(),
                ],
                idleTimeout: .seconds(60)
            )
            let channel = HTTP1Channel(responder: responder, configuration: configuration)
            guard let identity else { return channel }
            return DetectedChannel(base: channel, identity: identity)
        }
    }
}
