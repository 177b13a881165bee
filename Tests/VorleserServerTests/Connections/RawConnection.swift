import Foundation

@testable import VorleserServer

/// A connection to a server on this machine, on which bytes are sent as they are.
final class RawConnection: Sendable {
    private let descriptor: Int32

    init(to port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
        // A machine that runs all tests at once may let a server wait for long.
        var wait = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(clamping: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { break }
            rest = rest.dropFirst(sent)
        }
    }

    /// What the server says until it closes, or has said `end`.
    func bytes(until end: String? = nil) throws -> [UInt8] {
        var answer: [UInt8] = []
        var some = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &some, some.count, 0)
            // Whoever leaves bytes unread may close with a reset.
            guard count >= 0 || errno == ECONNRESET else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
            guard count > 0 else { break }
            answer += some.prefix(count)
            if let end, answer.reversed().starts(with: end.utf8.reversed()) { break }
        }
        return answer
    }

    func answer(until end: String? = nil) throws -> String {
        String(decoding: try bytes(until: end), as: UTF8.self)
    }

    /// One answer whose length is said; the connection can be used again.
    func oneAnswer() throws -> String {
        var answer = ""
        while true {
            if let end = answer.range(of: "\r\n\r\n") {
                let head = answer[..<end.lowerBound].lowercased()
                let length = head.firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
                if answer[end.upperBound...].utf8.count >= length { return answer }
            }
            var some = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &some, some.count, 0)
            guard count > 0 else { return answer }
            answer += String(decoding: some.prefix(count), as: UTF8.self)
        }
    }
}
