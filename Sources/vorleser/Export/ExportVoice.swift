import Foundation
import VorleserKit

/// Asks, before hours are spoken by a stopgap, whether the better voice is to be fetched first.
struct ExportVoice {
    let opening: BookOpening
    let targets: ExportTargets
    /// Whether there is a terminal to ask at.
    let mayAsk: Bool

    /// - Parameter vorleser: With the voice that was named, or the usual one.
    /// - Returns: Whether there are other voices now.
    /// - Throws: What ended the fetching; `CancellationError` when it was interrupted.
    func offer(insteadOf vorleser: Vorleser) async throws -> Bool {
        // To look into the book takes time: last.
        guard let voice = BetterVoice(insteadOf: vorleser.voice, isChosen: opening.wishes.voice != nil),
            mayAsk || !voice.offer.wasSaid(in: "export"), await isSpokenByStopgap(vorleser, voice)
        else { return false }
        guard mayAsk else {
            if voice.offer.isFirst(in: "export") { voice.tell() }
            return false
        }
        switch try ask(voice) {
        case .fetch: break
        case .decline:
            try? voice.offer.decline()
            return false
        case .silence: return false
        }
        let view = InstallView(json: false, quiet: false)
        let hint: String = localized("The same command goes on where it stopped.")
        do {
            try await Interruption.cancelsTask(saying: hint) {
                try await VoiceFetch(store: voice.store).run {
                    view.show($0)
                } measuring: {
                    view.show($0)
                }
            }
            view.clear()
        } catch let error as ModelError {
            view.clear()
            Terminal.note(voice.store.manifest.waysFromElsewhere)
            throw error
        }
        return true
    }

    /// Whether the first book would be read by a voice that the model's would take the place of.
    private func isSpokenByStopgap(_ vorleser: Vorleser, _ voice: BetterVoice) async -> Bool {
        guard let file = targets.all.first?.book,
            let open = try? await opening.open(file, by: vorleser),
            open.vorleser.voice.engine != voice.store.manifest.name
        else { return false }
        let language = open.vorleser.fit(of: open.book, in: open.language).language
        return !open.isVoiceChosen
            && (language.map { language in voice.store.manifest.asVoices.contains { $0.speaks(language) } } ?? true)
    }

    private enum Answer {
        case fetch, decline
        /// There was none.
        case silence
    }

    private func ask(_ voice: BetterVoice) throws -> Answer {
        let question: String = localized(
            "\(voice.words)\nEnter fetches it first, n goes on with the built-in voice: "
        )
        try? FileHandle.standardError.write(contentsOf: Data(question.utf8))
        guard let line = try Terminal.line() else { return .silence }
        return ["n", "no", "nein"].contains(line.lowercased()) ? .decline : .fetch
    }
}
