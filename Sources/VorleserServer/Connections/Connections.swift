import Foundation
import NIOCore
import Synchronization

/// All connections of a server, and their number.
final class Connections: Sendable {
    private struct State {
        var list: ConnectionLimit
        var channels: [Int: any Channel] = [:]
        var next = 0
        var refused = 0
    }

    private let state: Mutex<State>
    /// Proxies bring the requests of many, so no address's share counts for them.
    private let proxies: [AddressRange]

    /// The most connections that are told that there is no room; further ones are closed without an answer.
    private static let mostRefused = 100

    init(limit: Int, proxies: [AddressRange] = []) {
        state = Mutex(State(list: ConnectionLimit(limit: limit)))
        self.proxies = proxies
    }

    enum Arrival: Equatable {
        case accepted(id: Int)
        /// It may be told so.
        case refused
        case closed
    }

    /// A connection has been opened; closes another one where that makes room.
    func arrive(_ channel: any Channel) -> Arrival {
        let quotaKey = channel.remoteAddress?.quotaKey(besides: proxies)
        let (arrival, other) = state.withLock { state -> (Arrival, (any Channel)?) in
            let id = state.next
            switch state.list.accept(id, from: quotaKey, at: .now) {
            case .accepted(let other):
                state.channels[id] = channel
                state.next += 1
                return (.accepted(id: id), other.flatMap { state.channels.removeValue(forKey: $0) })
            case .noRoom:
                guard state.refused < Self.mostRefused else { return (.closed, nil) }
                state.refused += 1
                return (.refused, nil)
            }
        }
        other?.close(promise: nil)
        return arrival
    }

    func begin(_ id: Int) { state.withLock { $0.list.begin(id) } }

    /// - Returns: Whether there is room for the answer.
    func judge(_ id: Int, isKnown: Bool) -> Bool { state.withLock { $0.list.judge(id, isKnown: isKnown) } }

    func rest(_ id: Int) { state.withLock { $0.list.rest(id, at: .now) } }

    /// A connection has been closed.
    func leave(_ arrival: Arrival) {
        state.withLock { state in
            switch arrival {
            case .accepted(let id):
                state.list.leave(id)
                state.channels[id] = nil
            case .refused: state.refused -= 1
            case .closed: break
            }
        }
    }
}

extension SocketAddress {
    /// Whose share of the connections one from here takes; `nil` for this machine's own, and for known proxies.
    fileprivate func quotaKey(besides proxies: [AddressRange]) -> String? {
        guard let address = ipAddress, address != "::1", !client.hasPrefix("127.") else { return nil }
        return proxies.contains { $0.contains(address) } ? nil : client
    }

    /// Who asks: an address, or the network that a client of IPv6 has to itself.
    var client: String {
        guard case .v6(let address) = self else { return ipAddress ?? "" }
        let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
        // An address of IPv4 in the clothes of IPv6 stands for itself: RFC 4291 §2.5.5.2.
        if bytes.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }

    /// As logs have it: an address of IPv4 in the clothes of IPv6 as that of IPv4.
    var loggedAddress: String? {
        guard let address = ipAddress else { return nil }
        let mapped = "::ffff:"
        return address.lowercased().hasPrefix(mapped) && address.contains(".")
            ? String(address.dropFirst(mapped.count)) : address
    }
}
