import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// Tells TLS from plain HTTP by the first byte of a connection, so that one port answers both.
///
/// Source: RFC 8446 §5.1: the first record of TLS is a handshake, which is 22; no method of HTTP begins with that.
final class EncryptionDetector: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private static let handshake: UInt8 = 22

    private let identity: ServerIdentity

    init(_ identity: ServerIdentity) { self.identity = identity }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        guard let first = bytes.getInteger(at: bytes.readerIndex, as: UInt8.self) else { return }
        let pipeline = context.pipeline.syncOperations
        if first == Self.handshake {
            do {
                try pipeline.addHandler(NIOSSLServerHandler(context: identity.context), position: .after(self))
            } catch {
                context.fireErrorCaught(error)
                return context.close(promise: nil)
            }
        }
        context.fireChannelRead(data)
        pipeline.removeHandler(context: context, promise: nil)
    }
}

/// A connection that may be encrypted.
struct DetectedChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let identity: ServerIdentity

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(EncryptionDetector(identity))
        }.flatMap {
            base.setup(channel: channel, logger: logger)
        }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

extension ServerContext {
    /// Whether its connection is encrypted.
    var isConnectionEncrypted: Bool {
        get async {
            let found = channel.eventLoop.submit { [channel] in
                (try? channel.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self)) != nil
            }
            return (try? await found.get()) ?? false
        }
    }
}
