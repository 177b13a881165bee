import Foundation
import NIOCore
import NIOPosix

/// A socket in the file system, for a proxy on the same machine: no other machine can reach it, and no port is taken.
struct SocketFile: Sendable {
    let path: String

    init(_ url: URL) { path = url.path(percentEncoded: false) }

    /// Removes what a server that was killed has left.
    /// - Throws: ``ServerError/unavailableSocket(path:reason:)`` when one listens there, or it is something else.
    func clear() async throws {
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        guard let kind = facts?[.type] as? FileAttributeType else { return }
        guard kind == .typeSocket else { throw unavailable("there is something else of that name") }
        do {
            let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(unixDomainSocketPath: path).get()
            try? await channel.close()
        } catch let error as IOError where error.errnoCode == ECONNREFUSED {
            return remove()
        } catch {
            throw unavailable(error.loggedWords)
        }
        throw unavailable("another program listens there")
    }

    /// Lets the file's group connect, too, such as a proxy that runs as another user.
    func open() { chmod(path, 0o660) }

    func remove() { unlink(path) }

    private func unavailable(_ reason: String) -> ServerError { .unavailableSocket(path: path, reason: reason) }
}
