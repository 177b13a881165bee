import Foundation
import Testing

/// `vorleser serve` while it runs.
final class Served {
    let port: UInt16
    private let process: Process
    private let command: BuiltCommand

    init(_ command: BuiltCommand, _ arguments: [String] = []) throws {
        self.command = command
        process = try command.process()
        process.arguments = ["serve", "--port", "0"] + arguments
        try process.run()
        // The last line stands when the first does: they are written at once.
        for _ in 0..<600 where process.isRunning {
            let output = try Self.output(of: command)
            if let port = output.firstMatch(of: /Vorleser: http:\/\/[^ ]*:(\d+)\/\S*\n/).flatMap({ UInt16($0.1) }) {
                self.port = port
                return
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
        process.terminate()
        throw CocoaError(.executableLoad)
    }

    /// What it has said so far.
    var output: String { (try? Self.output(of: command)) ?? "" }

    private static func output(of command: BuiltCommand) throws -> String {
        try String(contentsOf: command.folder.appending(path: ".out"), encoding: .utf8)
    }

    /// Asks it to end; gives its exit code.
    func end() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// A connection on which something was sent.
    func open(_ text: String) throws -> Client { try Client(port, sending: text) }

    /// The whole answer to a request that is given without its empty line.
    func ask(_ head: String) throws -> String {
        try open(head + "\r\nConnection: close\r\n\r\n").rest
    }
}

/// One connection, byte by byte.
final class Client {
    private let descriptor: Int32

    init(_ port: UInt16, sending text: String) throws {
        signal(SIGPIPE, SIG_IGN)
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
        }
        let bytes = Array(text.utf8)
        guard isConnected, send(descriptor, bytes, bytes.count, 0) == bytes.count else {
            throw POSIXError(.ECONNREFUSED)
        }
    }

    deinit { close(descriptor) }

    /// Breaks off, as a client does that crashes.
    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Everything up to the end of the connection.
    var rest: String {
        var all: [UInt8] = []
        while let some = next() { all += some }
        return String(decoding: all, as: UTF8.self)
    }

    /// Whether a text comes before the connection ends.
    func read(until text: String) -> Bool {
        var all: [UInt8] = []
        while !String(decoding: all, as: UTF8.self).contains(text) {
            guard let some = next() else { return false }
            all += some
        }
        return true
    }

    private func next() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}
