import HummingbirdCore
import NIOCore

/// HTTP/1.1, with a limit on connections, and on what a client may do with one.
struct ConnectionHandlers: Sendable {
    /// Knows of all of them.
    let connections: Connections
    /// Bytes that a client may send in one request.
    let longestBody: Int
    /// Whether the server is open: no pass-phrase is needed.
    var isOpen = false
    /// Under which path the library stands.
    var base = BasePath.root
    /// What is shown to clients that speak TLS; `nil` for a server that does not.
    var identity: ServerIdentity?

    /// What a connection is made of.
    /// - Parameter responder: Answers its requests.
    /// - Returns: How each is set up, and handled.
    func channel(answering responder: @escaping HTTPChannelHandler.Responder) -> any ServerChildChannel {
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

    /// What makes a server of the framework's of it.
    var builder: HTTPServerBuilder { HTTPServerBuilder { channel(answering: $0) } }
}
