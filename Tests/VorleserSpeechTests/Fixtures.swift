#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

extension Utterance {
    /// A text spoken as it is printed.
    static func printed(_ text: String, at start: Int = 0) -> Utterance {
        let span = TextSpan(utf16: start..<start + text.utf16.count)
        return Utterance(span: span, pieces: [Piece(printed: text, span)], pauseAfter: .zero, language: "en")
    }

    /// Pieces one after another, each a text as printed or one that replaces another.
    static func pieces(_ pieces: [(printed: String, said: String?)], at start: Int = 0) -> Utterance {
        var position = start
        let all = pieces.map { piece in
            let span = TextSpan(utf16: position..<position + piece.printed.utf16.count)
            position = span.upperBound.utf16
            return piece.said.map { Piece(replacing: span, by: $0, rule: "test") }
                ?? Piece(printed: piece.printed, span)
        }
        return Utterance(span: TextSpan(utf16: start..<position), pieces: all, pauseAfter: .zero, language: "en")
    }
}

/// Speaks each letter as a hundredth of a second, and counts what it was asked.
final class FixtureEngine: SpeechEngine {
    let name: String
    let version = "1"
    let voices: [Voice]
    let limits = UtteranceLimits(shortest: 0, longest: 100)

    private struct State {
        var asked: [String] = []
        var isOpen: Bool
        var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
        var cancelled = 0
    }

    /// What it says of words in other languages.
    private let foreign: String?
    private let state: Mutex<State>
    private let arrivals = AsyncStream<String>.makeStream()

    /// - Parameters:
    ///   - name: The engine's name.
    ///   - voice: The name of its only voice.
    ///   - foreign: The version of words in other languages; `nil` for an engine that says all alike.
    ///   - isOpen: A closed engine waits in the middle of every utterance until it is opened.
    init(name: String = "fixture", voice: String = "test", foreign: String? = nil, isOpen: Bool = true) {
        (self.name, self.foreign) = (name, foreign)
        voices = [Voice(id: Voice.ID(rawValue: voice), name: "Test", engine: name, language: "en")]
        state = Mutex(State(isOpen: isOpen))
    }

    func version(saying language: String, in voice: Voice.ID) -> String? { foreign }

    var asked: [String] { state.withLock { $0.asked } }
    var cancelled: Int { state.withLock { $0.cancelled } }
    var voice: Voice.ID { voices[0].id }

    /// Waits until it has been asked for the next utterance.
    func arrival() async -> String? {
        var iterator = arrivals.stream.makeAsyncIterator()
        return await iterator.next()
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for one in waiting { one.resume() }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        let text = utterance.spokenText
        let number = state.withLock { state in
            state.asked.append(text)
            return state.asked.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait(number, text, $0) }
        } onCancel: {
            cancel(number)
        }
        if text == "silence" { throw SpeechError.nothingToSay }
        if text == "fault" { throw ClipStoreError.busy(path: "none") }
        return Clip(
            samples: (0..<text.utf16.count * 160).map { Float($0 % 97) / 100 - 0.48 },
            sampleRate: 16_000,
            words: [WordTime(span: utterance.span, start: 0, end: Double(text.utf16.count) / 100)],
            of: utterance
        )
    }

    private func wait(_ number: Int, _ text: String, _ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled = Task.isCancelled
        let isOpen = state.withLock { state in
            if !state.isOpen, !isCancelled { state.waiting[number] = continuation }
            return state.isOpen
        }
        arrivals.continuation.yield(text)
        if isCancelled { continuation.resume(throwing: CancellationError()) } else if isOpen { continuation.resume() }
    }

    private func cancel(_ number: Int) {
        let waiting = state.withLock { state in
            state.cancelled += 1
            return state.waiting.removeValue(forKey: number)
        }
        waiting?.resume(throwing: CancellationError())
    }
}

extension Folder {
    /// The files in all its folders whose names end so.
    func files(_ suffix: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
            .filter { $0.hasSuffix(suffix) }.sorted().map { url.appending(path: $0) }
    }
}

/// Numbers that look random and are the same in every run. Source: Marsaglia, “Xorshift RNGs”, 2003.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
