import NIOCore
import VorleserKit

/// Answers one client of the Wyoming protocol, message by message.
struct WyomingConversation {
    let room: ReadingRoom
    let slots: ConcurrencyLimit
    let write: (ByteBuffer) async throws -> Void

    /// A text that comes piece by piece.
    private struct Streamed {
        let voice: WyomingMessage.Voice?
        /// What has not been spoken, as its last sentence may go on.
        var pending = ""
        var hasSound = false
    }

    private var streamed: Streamed?

    /// Bytes of sound in a message: a sixth of a second.
    private static let chunk = 8 << 10
    /// Bytes of a text that does not end, from which on it is spoken all the same.
    private static let longestPending = 100_000

    init(_ room: ReadingRoom, slots: ConcurrencyLimit, write: @escaping (ByteBuffer) async throws -> Void) {
        (self.room, self.slots, self.write) = (room, slots, write)
    }

    /// Answers a message; those that mean nothing here are passed over.
    /// - Throws: What `write` throws; `CancellationError`.
    mutating func answer(_ message: WyomingMessage) async throws {
        switch message.type {
        case "describe": try await reply(.info(room.voices))
        case "ping": try await reply(.pong)
        // While a text comes piece by piece it comes as a whole as well, for those who cannot do with pieces.
        case "synthesize" where streamed == nil:
            let hasSound = try await speak(message.text ?? "", as: message.voice, hasSound: false)
            try await end(hasSound: hasSound)
        case "synthesize-start": streamed = Streamed(voice: message.voice)
        case "synthesize-chunk": try await add(message.text ?? "")
        case "synthesize-stop":
            guard let streamed else { return }
            self.streamed = nil
            let isRest = streamed.pending.contains { !$0.isWhitespace }
            var hasSound = streamed.hasSound
            if isRest { hasSound = try await speak(streamed.pending, as: streamed.voice, hasSound: hasSound) }
            try await end(hasSound: hasSound)
            try await reply(.synthesizeStopped)
        default: break
        }
    }

    /// Speaks the sentences of a text that comes piece by piece, but for the last, which may go on.
    private mutating func add(_ text: String) async throws {
        guard var streamed else { return }
        streamed.pending += text
        let sentences = Vorleser.sentences(inText: streamed.pending, language: streamed.voice?.language ?? "en")
        let whole = streamed.pending.utf8.count > Self.longestPending ? streamed.pending.utf16.count : nil
        if let end = whole ?? sentences.last?.span.lowerBound.utf16, end > 0 {
            let units = Array(streamed.pending.utf16)
            let spoken = String(decoding: units[..<end], as: UTF16.self)
            streamed.pending = String(decoding: units[end...], as: UTF16.self)
            streamed.hasSound = try await speak(spoken, as: streamed.voice, hasSound: streamed.hasSound)
        }
        self.streamed = streamed
    }

    /// - Returns: Whether something has sounded by now; what cannot be spoken is told.
    private func speak(_ text: String, as voice: WyomingMessage.Voice?, hasSound: Bool) async throws -> Bool {
        var hasSound = hasSound
        do {
            let place = try slots.place()
            defer { withExtendedLifetime(place) {} }
            let stream = try SoundStream(.pcm)
            let utterances = try await SpokenUtterances(ofText: text, by: speaker(of: text, voice), speed: 1)
            try await stream.send(utterances) { bytes in
                if !hasSound { try await reply(.audioStart) }
                hasSound = true
                for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
                    try await reply(.audioChunk(Array(bytes[start..<min(start + Self.chunk, bytes.count)])))
                }
            }
        } catch let error as CancellationError {
            throw error
        } catch let error as ChannelError {
            throw error
        } catch {
            try await reply(.error(error.loggedWords, code: "cannot-speak"))
        }
        return hasSound
    }

    private func speaker(of text: String, _ voice: WyomingMessage.Voice?) async throws -> Vorleser {
        let vorleser = try await room.vorleser(speakingAs: voice?.name)
        guard voice?.name == nil else { return vorleser }
        let asked = voice?.language.flatMap { Language($0) }
        return vorleser.suited(to: asked ?? vorleser.fit(ofText: text).language)
    }

    /// Clients wait for the end, whether or not there was sound.
    private func end(hasSound: Bool) async throws {
        if !hasSound { try await reply(.audioStart) }
        try await reply(.audioStop)
    }

    private func reply(_ reply: WyomingReply) async throws { try await write(reply.buffer) }
}
