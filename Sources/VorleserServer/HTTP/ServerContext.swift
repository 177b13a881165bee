import Foundation
import Hummingbird
import NIOCore
import VorleserKit

/// What a request brings along.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// Who asks; `nil` in tests without a connection.
    let remoteAddress: SocketAddress?
    /// The connection on which it came.
    let channel: any Channel
    /// The paired device's session, by what is kept of its secret; `nil` when it needs none.
    var session: String?
    /// On whose behalf it is; `nil` for what is public, and as long as nobody has said who uses the device.
    var person: Person?
    /// Whose share of what is costly is used: a session's, or an address's; `nil` on an open server,
    /// where every client is the listener.
    var quotaKey: String?
    /// Whether it came through a proxy that is not configured.
    var isFromUnknownProxy = false
    /// Who asks, as a known proxy says.
    var forwardedClient: String?
    /// Under which path the library stands.
    var base = BasePath.root
    /// Whether what is asked for does not stand there.
    var isOutside = false
    /// Whether the connection is encrypted, or the client's side of a known proxy.
    var isSecure = false

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        remoteAddress = channel.remoteAddress
    }

    /// Whose request it is, where one must not take what is for all: a paired device's, or an address's.
    var clientKey: String { session ?? client }

    var requestDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    var responseEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        // The same content is the same bytes: pages compare what they get.
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return encoder
    }
}
