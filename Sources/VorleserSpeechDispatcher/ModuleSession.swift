import Synchronization
import VorleserKit

/// An output module's side of a conversation with speech-dispatcher.
///
/// Commands are answered one after another; a message is spoken by a task of its own, which a later command ends.
actor ModuleSession {
    private let makeVorleser: @Sendable () throws -> Vorleser
    private let write: @Sendable ([UInt8]) async throws -> Void
    private let soundIcons: URL
    private let clips = ShortClips()
    private var input = ModuleInput()
    private var settings = SpeechSettings()
    private var speakers: Speakers?
    private var speech: Speech?
    private var log: ModuleLog?

    /// - Parameters:
    ///   - soundIcons: Where clients' sounds are, as WAV files.
    ///   - vorleser: Makes what speaks.
    ///   - write: Takes an answer or an event as a whole, one at a time; returns once there is room for more.
    init(
        soundIcons: URL = URL(filePath: "/usr/share/sounds/sound-icons", directoryHint: .isDirectory),
        vorleser: @escaping @Sendable () throws -> Vorleser,
        write: @escaping @Sendable ([UInt8]) async throws -> Void
    ) {
        (self.soundIcons, makeVorleser, self.write) = (soundIcons, vorleser, write)
    }

    /// A message that is being spoken.
    private final class Speech: Sendable {
        private struct State {
            var isPauseWanted = false
            var isOver = false
            var task: Task<Void, Never>?
        }

        private let state = Mutex(State())

        var isPauseWanted: Bool { state.withLock { $0.isPauseWanted } }
        /// Whether its last event has been written, or is being.
        var isOver: Bool { state.withLock { $0.isOver } }
        var task: Task<Void, Never>? { state.withLock { $0.task } }

        func begin(_ task: Task<Void, Never>) { state.withLock { $0.task = task } }
        func pause() { state.withLock { $0.isPauseWanted = true } }
        func stop() { task?.cancel() }
        func end() { state.withLock { $0.isOver = true } }
    }

    /// Takes what speech-dispatcher sends.
    /// - Returns: Whether the conversation goes on.
    /// - Throws: What `write` throws.
    func take(_ bytes: some Sequence<UInt8>) async throws -> Bool {
        for event in input.take(bytes) where try await !answer(event) { return false }
        return true
    }

    /// Ends what is being said, and waits until nothing more is written.
    func end() async {
        speech?.stop()
        await settle()
    }

    /// Waits until what is being said has been said.
    func settle() async { await speech?.task?.value }

    private func answer(_ event: ModuleInput.Event) async throws -> Bool {
        log?.write("\(event)")
        switch event {
        case .command(let command): return try await obey(command)
        case .settings(let kind, let lines): try await take(lines, kind)
        case .message(_, .tooLong): try await reply(.cannotSpeak)
        case .message(let kind, .lines(let lines)): try await begin(kind, lines)
        }
        return true
    }

    private func obey(_ command: ModuleCommand) async throws -> Bool {
        switch command {
        case .initialize: try await load()
        case .settings(let kind): try await reply(.receivingSettings(kind))
        case .message: try await reply(.receivingMessage)
        case .stop: speech?.stop()
        case .pause: speech?.pause()
        case .listVoices(let language): try await reply(.voices(speakers?.listed(in: language) ?? []))
        case .debug(let path): try await debug(path)
        case .quit:
            await end()
            try await reply(.goodbye)
            return false
        case .unknown: try await reply(.unknownCommand)
        }
        return true
    }

    private func load() async throws {
        do {
            let speakers = Speakers(try makeVorleser())
            self.speakers = speakers
            try await reply(.loaded(words: "Vorleser with \(speakers.voices.count) voices"))
        } catch let error as any LocalizedError {
            let words = [error.errorDescription, error.recoverySuggestion].compactMap(\.self)
            try await reply(.notLoaded(words: words.joined(separator: " ")))
        }
    }

    private func take(_ lines: [ModuleInput.Setting?], _ kind: ModuleCommand.SettingsKind) async throws {
        var isWellFormed = true
        var isGood = true
        for line in lines {
            guard let line else {
                isWellFormed = false
                continue
            }
            switch kind {
            case .speech: isGood = settings.set(line) && isGood
            case .audio where line.name == "audio_output_method" && line.value != "server":
                try await reply(.noSuchAudio)
                return
            case .audio, .logLevel: break
            }
        }
        try await reply(isWellFormed ? isGood ? .settingsReceived(kind) : .badValue : .badSyntax)
    }

    private func debug(_ path: String?) async throws {
        log = path.flatMap(ModuleLog.init)
        try await reply(path == nil || log != nil ? .debugging(path != nil) : .noDebugFile)
    }

    // MARK: Messages

    private func begin(_ kind: ModuleCommand.MessageKind, _ lines: [String]) async throws {
        let text = lines.joined(separator: "\n")
        guard let speakers, !text.isEmpty else { return try await reply(.cannotSpeak) }
        guard kind == .text || lines.count == 1 else { return try await reply(.moreThanOneLine) }
        if let speech {
            guard speech.isOver else { return try await reply(.cannotSpeak) }
            await speech.task?.value
        }
        try await reply(.speaking)
        let speech = Speech()
        self.speech = speech
        let settings = settings
        let icon = kind == .soundIcon ? soundFile(of: text) : nil
        let task = Task(priority: .userInitiated) { [clips, write, log] in
            let events = SpokenEvents(isPauseWanted: { speech.isPauseWanted }, write: write)
            var last = ModuleReply.end
            do {
                if let icon {
                    try await events.send([.icon(path: icon)])
                } else {
                    let passages = Self.passages(of: text, kind, settings)
                    try await MessageSpeech(passages: passages, settings: settings, speakers: speakers, clips: clips)
                        .speak { try await events.take($0) }
                }
                if events.isPaused { last = .paused }
            } catch is CancellationError {
                last = .stopped
            } catch {
                log?.write("not spoken: \(error)")
                last = .stopped
            }
            speech.end()
            // Without a reader there is nobody to be told.
            try? await events.send([last])
        }
        speech.begin(task)
    }

    private static func passages(
        of text: String,
        _ kind: ModuleCommand.MessageKind,
        _ settings: SpeechSettings
    ) -> [Passage] {
        switch kind {
        case .text: MessageReading.passages(of: text, settings)
        case .character: MessageReading.passages(ofCharacter: text, settings)
        case .key: MessageReading.passages(ofKey: text, settings)
        case .soundIcon: [Passage(text: text.replacing("-", with: " ").replacing("_", with: " "))]
        }
    }

    /// The sound of a name, where there is one; its name is said otherwise.
    private func soundFile(of name: String) -> String? {
        let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        guard isName, name.utf8.count <= 64 else { return nil }
        let path = soundIcons.appending(path: name + ".wav").path(percentEncoded: false)
        return FileManager.default.isReadableFile(atPath: path) ? path : nil
    }

    private func reply(_ reply: ModuleReply) async throws {
        log?.write("\(reply)")
        try await write(reply.bytes)
    }
}

/// Writes what is heard of one message; that it begins is told with the first of it.
private final class SpokenEvents: Sendable {
    private struct State {
        var hasBegun = false
        var isPaused = false
    }

    private let state = Mutex(State())
    private let isPauseWanted: @Sendable () -> Bool
    private let write: @Sendable ([UInt8]) async throws -> Void

    init(isPauseWanted: @escaping @Sendable () -> Bool, write: @escaping @Sendable ([UInt8]) async throws -> Void) {
        (self.isPauseWanted, self.write) = (isPauseWanted, write)
    }

    /// Whether a mark was reached at which it is to be paused.
    var isPaused: Bool { state.withLock { $0.isPaused } }

    /// - Returns: Whether it goes on.
    func take(_ events: [MessageSpeech.Event]) async throws -> Bool {
        for index in events.indices {
            try Task.checkCancellation()
            // The server goes on from its own marks alone.
            if isPauseWanted(), let mark = events[index...].firstIndex(where: \.isOfServer) {
                state.withLock { $0.isPaused = true }
                try await send(Self.unbroken(events[index...mark]))
                return false
            }
            try await send([events[index].reply])
        }
        return true
    }

    /// With the last second before its end as one piece of sound. speech-dispatcher 0.11.4 does not pause at a mark that comes
    /// when it has nothing more to play, and then waits for ever; so it is still playing when that comes.
    private static func unbroken(_ events: ArraySlice<MessageSpeech.Event>) -> [ModuleReply] {
        var last: [Int16] = []
        var rate = 0
        var rest = events.dropLast()
        while case .sound(let samples, let sampleRate) = rest.last, last.count < sampleRate {
            (last, rate) = (samples + last, sampleRate)
            rest.removeLast()
        }
        let sound = last.isEmpty ? [] : [ModuleReply.audio(last, sampleRate: rate)]
        return rest.map(\.reply) + sound + events.suffix(1).map(\.reply)
    }

    func send(_ replies: [ModuleReply]) async throws {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        try await write(((isFirst ? [.begin] : []) + replies).flatMap(\.bytes))
    }
}

extension MessageSpeech.Event {
    fileprivate var reply: ModuleReply {
        switch self {
        case .sound(let samples, let sampleRate): .audio(samples, sampleRate: sampleRate)
        case .mark(let name): .mark(name)
        }
    }

    /// Whether it is a mark that the server has put in, at the end of a sentence.
    fileprivate var isOfServer: Bool {
        if case .mark(let name) = self { name.hasPrefix("__spd_") } else { false }
    }
}
