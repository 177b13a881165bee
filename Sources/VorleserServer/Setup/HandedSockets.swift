public import Foundation

/// Sockets that whoever started the program has opened for it, as systemd does: who asks before it runs is not refused, but waits.
///
/// Source: sd_listen_fds(3), systemd.socket(5).
public struct HandedSockets: Sendable {
    /// One of them, which listens already.
    struct Socket: Sendable {
        let descriptor: CInt
        let place: Place
    }

    /// Where clients ask by it.
    enum Place: Equatable, Sendable {
        case address(String, port: Int)
        /// In the file system: by a proxy on this machine.
        case file
    }

    let sockets: [Socket]

    /// The first of them, as systemd counts.
    private static let start: CInt = 3
    /// More than any service needs.
    private static let most = 64

    /// Takes them for the program's own, so that no program it starts gets them, too; fails when there are none for this process.
    /// - Parameters:
    ///   - environment: Says which there are.
    ///   - process: For whom they must be meant.
    /// - Throws: ``ServerError/handedSocket(name:reason:)`` for one that is of no use.
    public init?(
        _ environment: [String: String],
        process: Int32 = ProcessInfo.processInfo.processIdentifier
    ) throws(ServerError) {
        try self.init(environment, process: process, start: Self.start)
    }

    init?(_ environment: [String: String], process: Int32, start: CInt) throws(ServerError) {
        guard environment["LISTEN_PID"].flatMap(Int32.init) == process, let count = environment["LISTEN_FDS"],
            count != "0"
        else { return nil }
        guard let number = Int(count), (1...Self.most).contains(number) else {
            throw .handedSocket(name: "LISTEN_FDS", reason: "“\(count)” is no number of sockets from 1 to \(Self.most)")
        }
        let names = (environment["LISTEN_FDNAMES"] ?? "").split(separator: ":", omittingEmptySubsequences: false)
        var sockets: [Socket] = []
        for index in 0..<number {
            let name = names.indices.contains(index) && !names[index].isEmpty ? String(names[index]) : "\(index + 1)"
            do {
                sockets.append(try Socket(start + CInt(index)))
            } catch {
                throw .handedSocket(name: name, reason: error.words)
            }
        }
        self.sockets = sockets
    }

    /// The address by which most can ask: of several, one that other machines reach; `nil` where all are in the file system.
    var address: (host: String, port: Int)? {
        let addresses = sockets.compactMap { socket -> (host: String, port: Int)? in
            if case .address(let host, let port) = socket.place { return (host, port) }
            return nil
        }
        return addresses.first { !ThisMachine.isMeant(by: $0.host) } ?? addresses.first
    }

    /// Whether one is in the file system.
    public var hasFile: Bool { sockets.contains { $0.place == .file } }
}

extension HandedSockets.Socket {
    /// Why a descriptor is none that can be listened on.
    enum Fault: Error {
        case system(Int32)
        case notListening
        case notStream
        case otherKind

        var words: String {
            switch self {
            case .system(let code): String(cString: strerror(code))
            case .notListening: "it does not listen, as with Accept=yes"
            case .notStream: "it carries no streams"
            case .otherKind: "it is neither of IPv4, of IPv6, nor in the file system"
            }
        }
    }

    fileprivate init(_ descriptor: CInt) throws(Fault) {
        let flags = fcntl(descriptor, F_GETFD)
        guard flags >= 0, fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) >= 0 else { throw .system(errno) }
        guard try Self.option(SO_TYPE, of: descriptor) == Self.stream else { throw .notStream }
        guard try Self.option(SO_ACCEPTCONN, of: descriptor) != 0 else { throw .notListening }
        self.descriptor = descriptor
        place = try Self.place(of: descriptor)
    }

    #if canImport(Darwin)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = CInt(SOCK_STREAM.rawValue)
    #endif

    private static func option(_ name: CInt, of descriptor: CInt) throws(Fault) -> CInt {
        var (value, size) = (CInt(0), socklen_t(MemoryLayout<CInt>.size))
        guard getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 else { throw .system(errno) }
        return value
    }

    private static func place(of descriptor: CInt) throws(Fault) -> HandedSockets.Place {
        var (storage, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
        let code = withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
        }
        guard code == 0 else { throw .system(errno) }
        switch CInt(storage.ss_family) {
        case AF_UNIX: return .file
        case AF_INET:
            let address = withUnsafeBytes(of: &storage) { $0.loadUnaligned(as: sockaddr_in.self) }
            var host = address.sin_addr
            return .address(text(AF_INET, &host), port: Int(UInt16(bigEndian: address.sin_port)))
        case AF_INET6:
            let address = withUnsafeBytes(of: &storage) { $0.loadUnaligned(as: sockaddr_in6.self) }
            var host = address.sin6_addr
            return .address(text(AF_INET6, &host), port: Int(UInt16(bigEndian: address.sin6_port)))
        default: throw .otherKind
        }
    }

    private static func text(_ family: CInt, _ address: UnsafeRawPointer) -> String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(family, address, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
