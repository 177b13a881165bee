import AppIntents
import Observation
import SwiftUI
import VorleserKit
import VorleserScreens

/// The screens over this system, made once. They are awaited while the library is opened.
@MainActor @Observable final class AppParts {
    /// Made when the app begins, for whatever reason: a window, a car, or somebody who has asked Siri.
    static let shared = AppParts()

    private(set) var app: AppScreens?
    /// Why there are no screens.
    private(set) var trouble: Trouble?
    @ObservationIgnored private var beginning: Task<AppScreens, any Error>?
    /// Keys and interruptions are heeded as long as the app lives: its windows come and go.
    @ObservationIgnored private var running: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?
    /// What was opened with the app before there were screens.
    @ObservationIgnored private var waiting: [URL] = []

    private init() {
        Shared.speakTheSystemsLanguage()
        start()
    }

    /// Opens the library. It may not be open yet to anybody, as before a device is unlocked for the first time.
    @discardableResult private func start() -> Task<AppScreens, any Error> {
        trouble = nil
        let beginning = Task { try await begin() }
        self.beginning = beginning
        running = Task {
            do { try await beginning.value.run() } catch { trouble = Trouble(error) }
        }
        return beginning
    }

    /// The screens, once the library is open: for whoever asks for something without seeing them.
    func ready() async throws -> AppScreens {
        let beginning = trouble == nil ? self.beginning : nil
        return try await (beginning ?? start()).value
    }

    private func begin() async throws -> AppScreens {
        let folders = try Self.folders()
        let app = try await AppScreens.opened(folders: folders, platform: Self.platform(folders))
        // Siri knows books by their names.
        app.library.named = { VorleserShortcuts.updateAppShortcutParameters() }
        self.app = app
        app.imports.add(waiting)
        waiting = []
        watching = Task { await takeNews(to: app) }
        await app.begin()
        return app
    }

    /// What is handed over while the app is in sight comes in as well.
    private func takeNews(to app: AppScreens) async {
        guard let inbox = Shared.inbox, let watch = InboxWatch(inbox.folder) else { return }
        for await _ in watch.changes { await app.cameBack() }
    }

    /// A file is opened with the app.
    func take(_ file: URL) { if let app { app.imports.add([file]) } else { waiting.append(file) } }

    /// The app is seen again. What failed may succeed now.
    func cameBack() {
        if let app { Task { await app.cameBack() } } else if trouble != nil { start() }
    }

    /// The app is out of sight: the place is kept before it may be halted.
    func wentAway() {
        guard let app else { return }
        let wakefulness = Wakefulness(for: "The place is being kept")
        wakefulness.begin()
        Task {
            await app.wentAway()
            await app.settled()
            wakefulness.end()
        }
    }

    /// Books and places are backed up with the device; what was spoken is not, nor voices, which can be fetched again.
    private static func folders() throws -> Folders {
        let files = FileManager.default
        func folder(_ place: FileManager.SearchPathDirectory) throws -> URL {
            try files.url(for: place, in: .userDomainMask, appropriateFor: nil, create: true)
        }
        let support = try folder(.applicationSupportDirectory)
        let folders = Folders(
            cache: try folder(.cachesDirectory).appending(path: "Vorleser"),
            state: support.appending(path: "Vorleser/State"),
            data: support.appending(path: "Vorleser/Data")
        )
        try files.createDirectory(at: folders.models, withIntermediateDirectories: true)
        var (models, values) = (folders.models, URLResourceValues())
        values.isExcludedFromBackup = true
        try models.setResourceValues(values)
        return folders
    }

    /// Under which the system knows the downloads of voices.
    nonisolated static let downloads = "vorleser.voices"

    /// Waits until the system has told of all it has fetched while the app was away.
    func heardOfDownloads() async { await (try? ready())?.downloads?.settled() }

    private static func platform(_ folders: Folders) -> Platform {
        Platform(
            session: SystemAudioSession(),
            remote: SystemRemoteCommands(),
            files: SystemFileAccess(),
            device: Device(id: deviceID, name: deviceName),
            inbox: Shared.inbox,
            personalVoices: SystemPersonalVoices(),
            downloads: systemDownloads(folders)
        )
    }

    /// A phone puts apps to sleep soon after they are out of sight; without a folder for these the app fetches by itself.
    private static func systemDownloads(_ folders: Folders) -> SystemDownloads? {
        #if os(iOS)
            guard let hub = try? ModelHub(environment: [:]) else { return nil }
            return try? SystemDownloads(
                identifier: downloads,
                keptIn: folders.cache.appending(path: "Voices"),
                from: hub
            )
        #else
            nil
        #endif
    }

    private static var deviceID: String {
        if let known = UserDefaults.standard.string(forKey: "device") { return known }
        let made = UUID().uuidString
        UserDefaults.standard.set(made, forKey: "device")
        return made
    }

    private static var deviceName: String {
        #if os(iOS)
            UIDevice.current.name
        #else
            // Not the name in the network, for which a network is asked and waited for.
            Host.current().localizedName ?? "Mac"
        #endif
    }
}
