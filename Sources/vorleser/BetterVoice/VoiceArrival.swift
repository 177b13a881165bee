import Foundation
import Synchronization
import VorleserKit

/// How a book goes on in another voice.
struct NextReading: Sendable {
    /// With that voice.
    let vorleser: Vorleser
    let script: Script

    /// Has the sentence ready that is spoken first.
    /// - Parameter place: Where it begins.
    func prepare(at place: TextOffset) {
        guard let index = script.utteranceIndex(at: place) else { return }
        Task { [vorleser, utterance = script.utterances[index]] in _ = try? await vorleser.clip(utterance) }
    }
}

/// The better voice on its way while a book is read aloud.
final class VoiceArrival: Sendable {
    private enum State {
        case offered, coming(InstallProgress?), measuring, here(NextReading), failed
    }

    private let voice: BetterVoice
    private let prepare: @Sendable () async throws -> NextReading
    private let state = Mutex(State.offered)
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - voice: What is fetched.
    ///   - prepare: Gets it ready to read the book.
    init(_ voice: BetterVoice, prepare: @escaping @Sendable () async throws -> NextReading) {
        (self.voice, self.prepare) = (voice, prepare)
    }

    deinit { task.withLock { $0?.cancel() } }

    /// How the book goes on in it; `nil` until it is here.
    var reading: NextReading? { state.withLock { if case .here(let reading) = $0 { reading } else { nil } } }

    /// Whether it is on its way.
    var isComing: Bool {
        state.withLock {
            switch $0 {
            case .coming, .measuring: true
            case .offered, .here, .failed: false
            }
        }
    }

    /// How far it has come, in a few letters; `nil` when there is nothing to say.
    var words: String? {
        state.withLock { state -> String? in
            switch state {
            case .offered, .here, .failed: return nil
            case .measuring: return localized("voice: measured")
            case .coming(nil): return localized("voice: …")
            case .coming(let progress?) where progress.bytes >= progress.totalBytes:
                return localized("voice: almost here")
            case .coming(let progress?):
                let share = progress.bytes * 100 / max(progress.totalBytes, 1)
                guard let left = progress.secondsLeft else { return localized("voice: \(share) %") }
                return localized("voice: \(share) %, \(duration(left)) left")
            }
        }
    }

    /// Begins to fetch it, or tries again; does nothing while it comes or is here.
    func begin() {
        let isNeeded = state.withLock { state in
            switch state {
            case .offered, .failed:
                state = .coming(nil)
                return true
            case .coming, .measuring, .here: return false
            }
        }
        guard isNeeded else { return }
        let task = Task { await fetch() }
        self.task.withLock { $0 = task }
    }

    /// Ends it; what was fetched is kept.
    func end() async {
        let task = task.withLock { $0 }
        guard isComing, let task else { return }
        task.cancel()
        await task.value
        Terminal.note(localized("`\(voice.command)` goes on with fetching the better voice."))
    }

    private func fetch() async {
        do {
            try await VoiceFetch(store: voice.store).run { [weak self] progress in
                self?.state.withLock { $0 = .coming(progress) }
            } measuring: { [weak self] _ in
                self?.state.withLock { $0 = .measuring }
            }
            let reading = try await prepare()
            state.withLock { $0 = .here(reading) }
        } catch is CancellationError {
            state.withLock { $0 = .offered }
        } catch {
            state.withLock { $0 = .failed }
            Terminal.note("\n" + voice.store.manifest.words(for: error))
        }
    }
}
