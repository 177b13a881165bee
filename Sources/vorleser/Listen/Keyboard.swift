@preconcurrency import Dispatch
import Foundation
import Synchronization

/// Single keys, without Return, while a command runs; no keys when standard input is no terminal. Ctrl-C and other signals
/// that interrupt are as good as the key to quit; a second one ends the program.
final class Keyboard: Sendable {
    enum Key: Equatable, Sendable {
        case space, left, right, up, down, plus, minus, enter, quit
    }

    /// The keys pressed, as they come.
    let keys: AsyncStream<Key>

    private let state = State()
    private let source: (any DispatchSourceRead)?
    private let signals: [any DispatchSourceSignal]

    /// What signals change as well.
    private final class State: Sendable {
        /// The settings of the terminal as they were; `nil` once it has them again.
        private let original = Mutex<termios?>(nil)
        private let interruption = Mutex<Int32?>(nil)

        var signal: Int32? { interruption.withLock { $0 } }

        /// Has the terminal hand over keys one by one, without showing them.
        func takeTerminal() {
            var settings = termios()
            tcgetattr(STDIN_FILENO, &settings)
            original.withLock { [settings] in $0 = settings }
            settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
            tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        }

        func giveTerminalBack() {
            original.withLock { settings in
                if var before = settings { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
                settings = nil
            }
        }

        /// Whoever interrupts again does not want to wait.
        func interrupt(by signal: Int32) {
            let isFirst = interruption.withLock { before in
                defer { before = signal }
                return before == nil
            }
            if isFirst { return }
            giveTerminalBack()
            exit(128 + signal)
        }
    }

    /// The signal that has come; `nil` when none has.
    var signal: Int32? { state.signal }

    init() {
        let (keys, continuation) = AsyncStream<Key>.makeStream()
        self.keys = keys
        signals = Interruption.sources { [state] signal in
            state.interrupt(by: signal)
            continuation.yield(.quit)
        }
        guard isatty(STDIN_FILENO) == 1 else {
            source = nil
            return
        }
        state.takeTerminal()
        source = Self.source(continuation)
    }

    /// Gives the terminal back as it was.
    func release() {
        source?.cancel()
        for source in signals { source.cancel() }
        state.giveTerminalBack()
    }

    deinit { release() }

    private static func source(_ keys: AsyncStream<Key>.Continuation) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 32)
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count <= 0 {
                keys.finish()
            } else {
                for key in parse(bytes[..<count]) { keys.yield(key) }
            }
        }
        source.resume()
        return source
    }

    /// Arrows come as ESC [ A … D. Source: ECMA-48, cursor control functions.
    static func parse(_ bytes: ArraySlice<UInt8>) -> [Key] {
        var keys: [Key] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: " "): keys.append(.space)
            case UInt8(ascii: "+"), UInt8(ascii: "="): keys.append(.plus)
            case UInt8(ascii: "-"): keys.append(.minus)
            case 0x0A, 0x0D: keys.append(.enter)
            case UInt8(ascii: "q"), 0x03, 0x04: keys.append(.quit)
            case 0x1B where rest.first == UInt8(ascii: "["):
                rest.removeFirst()
                if let arrow = rest.popFirst().flatMap(arrow) { keys.append(arrow) }
            default: break
            }
        }
        return keys
    }

    private static func arrow(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        default: nil
        }
    }
}
