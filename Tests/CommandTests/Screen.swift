import Foundation
import Synchronization

/// A terminal without a person: what the command writes to it, and keys that are pressed.
final class Screen: Sendable {
    private let descriptor: Int32
    private let process: Process
    private let written = Mutex<[UInt8]>([])
    private let isRead = DispatchSemaphore(value: 0)

    /// Starts the command at a terminal of its own.
    /// - Throws: `POSIXError` when there is none.
    init(_ command: BuiltCommand, _ arguments: [String], environment: [String: String] = [:]) throws {
        var (keyboard, screen): (Int32, Int32) = (-1, -1)
        guard openpty(&keyboard, &screen, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
        // Else the command would keep its own terminal open.
        _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
        descriptor = keyboard
        let terminal = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
        process = try command.process(environment: environment.merging(["TERM": "xterm"]) { $1 })
        process.arguments = arguments
        process.standardInput = terminal
        process.standardOutput = terminal
        process.standardError = terminal
        try process.run()
        try terminal.close()
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
                written.withLock { $0 += buffer.prefix(count) }
            }
            isRead.signal()
        }
    }

    deinit { close(descriptor) }

    /// All that was written, without carriage returns.
    var text: String { written.withLock { String(decoding: $0.filter { $0 != 13 }, as: UTF8.self) } }

    /// Presses keys.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Whether something is written before the command ends, or a minute has passed.
    func shows(_ words: String) -> Bool {
        for _ in 0..<2400 {
            let isRunning = process.isRunning
            if text.contains(words) { return true }
            if !isRunning { break }
            usleep(25_000)
        }
        return false
    }

    /// Waits until the command ends by itself.
    var code: Int32 {
        process.waitUntilExit()
        // The last words may still be on their way.
        if isRead.wait(timeout: .now() + 10) == .success { isRead.signal() }
        return process.terminationStatus
    }

    /// Asks it to end.
    func end() -> Int32 {
        process.terminate()
        return code
    }
}
