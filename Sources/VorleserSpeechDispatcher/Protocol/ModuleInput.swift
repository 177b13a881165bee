/// Reads what speech-dispatcher sends, in pieces of any size.
struct ModuleInput {
    /// What has come.
    enum Event: Equatable {
        /// A command; for those that something follows it is answered before that comes.
        case command(ModuleCommand)
        /// What followed a command for settings, line by line, as names and values; `nil` for a line that is none.
        case settings(ModuleCommand.SettingsKind, [Setting?])
        /// What followed a command for a message.
        case message(ModuleCommand.MessageKind, Message)
    }

    /// A line `name=value`.
    struct Setting: Equatable {
        let name: String
        let value: String

        /// `nil` for a line without a sign of equality.
        init?(_ line: String) {
            guard let equals = line.firstIndex(of: "=") else { return nil }
            (name, value) = (String(line[..<equals]), String(line[line.index(after: equals)...]))
        }
    }

    /// A message as it has come.
    enum Message: Equatable {
        case lines([String])
        /// It is longer than anything that is to be said at once.
        case tooLong
    }

    /// Bytes of a message; an hour's speech has a twentieth of it.
    static let longestMessage = 1 << 20
    /// Bytes of a command's line, or of a setting's.
    static let longestLine = 16 << 10
    /// Settings at a time.
    static let mostSettings = 256

    private enum State {
        case idle
        case settings(ModuleCommand.SettingsKind, [Setting?])
        case message(ModuleCommand.MessageKind, [String], bytes: Int)
    }

    private var state = State.idle
    private var line: [UInt8] = []
    private var isLineTooLong = false

    /// - Parameter bytes: What comes next.
    /// - Returns: What is there as a whole, in order.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if let event = endLine() { events.append(event) }
                line.removeAll(keepingCapacity: true)
                isLineTooLong = false
            } else if line.count < limit {
                line.append(byte)
            } else {
                isLineTooLong = true
            }
        }
        return events
    }

    private var limit: Int {
        if case .message = state { return Self.longestMessage }
        return Self.longestLine
    }

    private mutating func endLine() -> Event? {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let isDot = line.elementsEqual(CollectionOfOne(UInt8(ascii: ".")))
        switch state {
        case .idle:
            let command = isLineTooLong ? .unknown : ModuleCommand(text(line[...]))
            switch command {
            case .settings(let kind): state = .settings(kind, [])
            case .message(let kind): state = .message(kind, [], bytes: 0)
            default: break
            }
            return .command(command)
        case .settings(let kind, let settings):
            if isDot {
                state = .idle
                return .settings(kind, settings)
            }
            let setting = isLineTooLong ? nil : Setting(text(line[...]))
            if settings.count < Self.mostSettings { state = .settings(kind, settings + [setting]) }
            return nil
        case .message(let kind, var lines, let bytes):
            let isTooLong = bytes > Self.longestMessage
            if isDot {
                state = .idle
                return .message(kind, isTooLong ? .tooLong : .lines(lines))
            }
            // A line that begins with a dot has come with one more.
            let start = line.first == UInt8(ascii: ".") ? 1 : 0
            let count = isLineTooLong ? Self.longestMessage + 1 : bytes + line.count + 1
            if isTooLong || count > Self.longestMessage {
                lines = []
            } else {
                // Given back first, so that the list is not copied with each line.
                state = .idle
                lines.append(text(line[start...]))
            }
            state = .message(kind, lines, bytes: max(count, bytes))
            return nil
        }
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
