import Foundation
import Hummingbird
import NIOCore

/// What a request brings along.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    /// Who asks; `nil` in tests without a connection.
    let remoteAddress: SocketAddress?
    /// The paired device's session, by what is kept of its secret; `nil` when it needs none.
    var session: String?
    /// Who asks, as a known proxy says.
    var forwardedClient: String?
    /// Whether the client's side of a known proxy is encrypted.
    var isSecure = false
    /// Whether there is a connection that can break; `false` in tests without one.
    let isConnected: Bool

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
        isConnected = source.channel.localAddress != nil
    }

    /// Whose request it is, where one must not take what is for all: a paired device's, or an address's.
    var guest: String { session ?? client }

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
