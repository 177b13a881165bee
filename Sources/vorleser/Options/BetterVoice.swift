import Foundation
import VorleserKit

/// A better voice than the built-in one, where it is worth a word: it is not installed, no voice was chosen, and
/// the built-in one was not asked to stay.
struct BetterVoice: Sendable {
    let store: ModelStore
    let offer: VoiceOffer

    /// - Parameters:
    ///   - speaker: Who would speak; `nil` where no voice is asked for yet.
    ///   - isChosen: Whether the listener has chosen that voice.
    init?(insteadOf speaker: Voice?, isChosen: Bool) {
        let environment = ProcessInfo.processInfo.environment
        guard !isChosen, let store = try? ModelStore.ofUser else { return nil }
        let folders = Folders(environment: environment)
        (self.store, offer) = (store, VoiceOffer(in: folders))
        let isHere = speaker.map { $0.engine == store.manifest.name } ?? (store.kokoro?.hasRatedVoice ?? false)
        if isHere || offer.isDeclined { return nil }
    }

    /// What it costs: “121 MB”.
    var size: String {
        let bytes = store.manifest.bytes(of: store.manifest.quickestForm)
        let left = bytes - store.bytesHere(of: store.manifest.quickestForm)
        return left < bytes
            ? localized("\(Self.megabytes(left)) more of \(Self.megabytes(bytes))") : Self.megabytes(bytes)
    }

    private static func megabytes(_ bytes: Int) -> String {
        bytes < 1_000_000 ? fileSize(bytes) : "\((bytes + 500_000) / 1_000_000) MB"
    }

    /// What speaks now, and what could.
    var words: String {
        localized("The built-in voice is a stopgap. A far more natural one can be fetched once: \(size).")
    }

    /// What brings it, as a command.
    var command: String {
        store.manifest.quickestForm == .small ? "vorleser model install --small" : "vorleser model install"
    }

    /// Says how it is brought, where there is no terminal to ask at.
    func tell() {
        Terminal.note(localized("\(words)\n`\(command)` brings it. This is said once."))
    }
}
