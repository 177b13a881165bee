import Foundation
import Logging
import VorleserKit

extension ModelInstallation {
    /// One of which all pages are told.
    /// - Parameters:
    ///   - room: Looks for voices again when there are new ones.
    ///   - events: Told how far it has come.
    ///   - store: Where the model goes.
    ///   - hub: Where it comes from.
    ///   - logger: Told why it failed.
    init(
        _ room: ReadingRoom,
        _ events: EventHub,
        into store: ModelStore,
        from hub: @escaping @Sendable () throws -> ModelHub,
        logger: Logger
    ) {
        self.init(
            room,
            into: store,
            from: hub,
            changed: { await events.publish(ServerEvent("model", await $0.document)) },
            failed: { logger.error("The model could not be installed: \($0.loggedWords)") }
        )
    }

    /// As the environment says: `VORLESER_HUB`, `VORLESER_MANIFEST`.
    init(_ room: ReadingRoom, _ events: EventHub, environment: [String: String], logger: Logger) {
        let manifest = try? ModelManifest.kokoro(environment: environment)
        let store = ModelStore(in: room.folders, manifest: manifest ?? .kokoro)
        self.init(room, events, into: store, from: { try ModelHub(environment: environment) }, logger: logger)
    }

    /// Begins, or goes on, as a client asks.
    /// - Throws: ``VorleserSpeech/ModelError/badHub(_:)``, ``Refusal/badValue(_:wanted:)`` for a form that is not published.
    func order(_ form: ModelForm?) throws {
        if let form, !isUnderWay, manifest.bytes(of: form) == 0 {
            throw Refusal.badValue("form", wanted: [manifest.quickestForm.rawValue])
        }
        try begin(form)
    }

    /// How it stands, for clients.
    var document: ModelDocument {
        get async {
            let isOffered = await isOffered
            var document = ModelDocument(standing, of: manifest)
            document.isOffered = isOffered && document.state != .installing
            return document
        }
    }
}

extension ModelDocument {
    fileprivate init(_ standing: ModelStanding, of manifest: ModelManifest) {
        self.init(standing.state, of: manifest, form: standing.form)
        (bytes, total) = (standing.bytes, standing.total)
        if let progress = standing.progress {
            bytesPerSecond = standing.isMeasuring ? nil : progress.bytesPerSecond
            secondsLeft = standing.isMeasuring ? nil : progress.secondsLeft
            message = progress.setback.map(\.words)
        }
        if standing.isMeasuring { message = "Measuring how loud each voice is." }
        if let failure = standing.failure {
            let error = failure as? ModelError
            message = error.flatMap { error in error.errorDescription.map(error.withoutFolders) } ?? failure.words
            reason = error?.nameForListener
            suggestion = error.flatMap { error in error.adviceForListener.map(error.withoutFolders) }
        }
    }
}
