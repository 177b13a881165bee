public import Observation
public import VorleserKit

/// An app over the kit: its screens, and which book is open. No view decides anything; no screen knows a view.
@MainActor @Observable public final class AppScreens {
    public let library: LibraryScreen
    public let imports: ImportScreen
    public let voices: VoicesScreen
    public let model: ModelScreen
    public let settings: SettingsScreen
    public let home: HomeScreen
    /// The book that is shown; `nil` in the library.
    public private(set) var reader: ReaderScreen?
    /// What plays, also while the library is shown.
    public private(set) var player: PlayerScreen?
    /// The book that is written to files, or is to be.
    public private(set) var export: ExportScreen?
    /// The book that is being opened.
    public private(set) var opening: BookID?
    /// Why the last book could not be opened.
    public var trouble: Trouble?
    /// What the system fetches while the app may be put to sleep.
    public var downloads: SystemDownloads? { platform.downloads }
    /// Why the book that is open is not read aloud as it is meant to be; `nil` when it is.
    public var unspoken: Trouble? { open?.reader.unspoken }

    @ObservationIgnored public let room: ReadingRoom
    @ObservationIgnored private let platform: Platform
    /// What goes to and fro with home while nobody waits for it.
    @ObservationIgnored private var visit: Task<Void, Never>?
    @ObservationIgnored private var open: (reader: ReaderScreen, places: PlaceKeeper)?

    /// - Parameters:
    ///   - folders: Where everything is kept.
    ///   - platform: What the system gives.
    ///   - catalogue: The engines and their voices; those that are installed when `nil`.
    ///   - hub: Where the better voices come from.
    /// - Throws: `LibraryError`, `SpeechError`
    public convenience init(
        folders: Folders,
        platform: Platform,
        catalogue: VoiceCatalogue? = nil,
        hub: @escaping @Sendable () throws -> ModelHub = { try ModelHub(environment: [:]) }
    ) throws {
        self.init(try Self.room(in: folders, catalogue, now: platform.clock.now), platform, hub)
    }

    /// The same, away from the main actor: opening the library, or mending a damaged one, takes a while, and so does asking the
    /// system for its voices.
    /// - Parameters:
    ///   - folders: Where everything is kept.
    ///   - platform: What the system gives.
    ///   - catalogue: The engines and their voices; those that are installed when `nil`.
    ///   - hub: Where the better voices come from.
    /// - Returns: The screens.
    /// - Throws: `LibraryError`, `SpeechError`
    public static func opened(
        folders: Folders,
        platform: Platform,
        catalogue: VoiceCatalogue? = nil,
        hub: @escaping @Sendable () throws -> ModelHub = { try ModelHub(environment: [:]) }
    ) async throws -> AppScreens {
        let now = platform.clock.now
        let room = try await blocking { try Self.room(in: folders, catalogue, now: now) }
        return AppScreens(room, platform, hub)
    }

    private nonisolated static func room(
        in folders: Folders,
        _ catalogue: VoiceCatalogue?,
        now: @escaping @Sendable () -> Date
    ) throws -> ReadingRoom {
        let library = try Library(folder: folders.library, now: now)
        return try ReadingRoom(library: library, folders: folders, catalogue: catalogue)
    }

    private init(_ room: ReadingRoom, _ platform: Platform, _ hub: @escaping @Sendable () throws -> ModelHub) {
        (self.room, self.platform) = (room, platform)
        self.library = LibraryScreen(room)
        imports = ImportScreen(room, platform)
        voices = VoicesScreen(room, platform)
        model = ModelScreen(room, into: ModelStore(in: room.folders), from: hub, by: platform.downloads)
        settings = SettingsScreen(room)
        home = HomeScreen(room, platform.device, platform.clock)
        imports.arrived = { [weak self] id in await self?.arrived(id) }
        self.library.leaving = { [weak self] id in
            self?.leave(id)
            if self?.export?.book == id { self?.takeExport() }
        }
        settings.changed = { [weak self] in
            // What could be undone there has been done here.
            self?.library.forgetRemoval()
            self?.library.reload()
        }
        // One voice at a time; whoever played before us may go on when the trial is over.
        voices.willSound = { [weak self] in self?.player?.pause() }
        voices.hasSounded = { [weak self] in if self?.player?.isOn != true { self?.platform.session.end() } }
        model.renewed = { [weak self] in await self?.voices.load() }
        home.willExchange = { [weak self] in await self?.open?.places.flush() }
        home.arrived = { [weak self] id in await self?.arrived(id) }
        home.notSent = { [weak self] trouble in self?.library.trouble = trouble }
        home.changed = { [weak self] books in await self?.renew(books) }
    }

    // MARK: Life

    /// Looks what there is, and opens the last book if that is wished.
    public func begin() async {
        // What was exported and not taken by the last end.
        await blocking { [folder = room.folders.handedOut] in try? FileManager.default.removeItem(at: folder) }
        await settings.load()
        await voices.load()
        await home.load()
        visitHome()
        library.reload()
        await library.settled()
        if settings.opensLastBook, reader == nil, let last = library.lastRead { await open(last.id) }
        await imports.takeHandedOver()
        // What cannot be deleted for good now goes at the next start.
        _ = try? await room.library.purge()
    }

    /// Heeds the system and its keys, and follows the installation, until the task is cancelled.
    public func run() async {
        let session = ListeningSession(
            platform,
            player: { [weak self] in self?.player },
            begin: { [weak self] in await self?.continueLastBook() }
        )
        async let heeding: Void = session.run()
        async let installing: Void = model.run()
        _ = await (heeding, installing)
    }

    /// The app is seen again: what was handed over meanwhile comes in, and what was noted at home.
    public func cameBack() async {
        visitHome()
        await imports.takeHandedOver()
    }

    /// The app is left, or may end soon: the place is kept, here and at home. Sound goes on.
    public func wentAway() async {
        await open?.places.flush()
        visitHome()
    }

    /// Brings this library and the one at home to the same, if there is one, while all else goes on.
    private func visitHome() { visit = Task { [home] in await home.exchangeQuietly() } }

    /// Waits until what goes to and fro with home has come.
    public func settled() async { await visit?.value }

    // MARK: Books

    /// Opens a book at its place, to be read and listened to. The one that was open ends, unless it is the same.
    public func open(_ id: BookID) async {
        if let open, open.reader.book.id == id {
            (reader, opening) = (open.reader, nil)
            return
        }
        opening = id
        // Meanwhile another may have been asked for: that one is being opened then.
        defer { if opening == id { opening = nil } }
        do {
            let opened = try await opened(id)
            guard opening == id else { return }
            await end()
            guard opening == id else { return }
            open = opened
            (reader, player) = (opened.reader, opened.reader.player)
            opened.reader.keeping = Task { [clock = platform.clock] in await opened.places.keepOn(by: clock) }
            opened.reader.player.watch { [weak self] player in
                if self?.home.isDue(isListening: player.isOn) == true { self?.visitHome() }
            }
            await opened.reader.loadNotes()
            // While it was being opened another place may have come.
            await opened.reader.lookElsewhere(from: platform.device.id)
        } catch {
            if opening == id { trouble = Trouble(error) }
        }
    }

    /// Shows the library; what plays goes on.
    public func closeReader() async {
        reader = nil
        await wentAway()
        library.reload()
    }

    /// Ends the book that is open: its place is kept, and nothing sounds.
    public func end() async {
        guard let open else { return }
        open.reader.player.stop()
        await open.reader.settled()
        await open.places.flush()
        open.reader.keeping?.cancel()
        (self.open, reader, player) = (nil, nil, nil)
        platform.remote.show(nil)
    }

    /// Goes on with the book that was read last, for whoever asks for it without seeing the app.
    public func continueLastBook() async {
        if player == nil {
            do {
                // Whatever is sought in the library on the screen.
                let books = try await room.library.books(by: .recent)
                let begun = books.filter { $0.readAt != nil }.max {
                    $0.readAt ?? .distantPast < $1.readAt ?? .distantPast
                }
                guard let last = begun ?? books.first else { return }
                await open(last.id)
            } catch {
                trouble = Trouble(error)
            }
        }
        player?.resume()
    }

    // MARK: Exports

    /// Shows what a book can be exported as, or how far it is, or its files. One book is exported at a time.
    /// - Returns: What is shown; `nil` while another book is being written.
    @discardableResult public func export(_ id: BookID) async -> ExportScreen? {
        if let export, export.book == id, export.isWriting || export.isDone { return export }
        if let export, export.isWriting {
            trouble = Trouble(
                localized("“\(export.title)” is being exported."),
                suggestion: localized("Wait until it is done, or stop it.")
            )
            return nil
        }
        leaveExport()
        do {
            let title = try await room.library.book(id).title
            // Asked for twice, it is the same.
            if let export { return export.book == id ? export : nil }
            let screen = ExportScreen(of: id, title: title, room)
            screen.look()
            export = screen
            return screen
        } catch {
            trouble = Trouble(error)
            return nil
        }
    }

    /// The files are where the listener wants them, or are not wanted: nothing of them is kept here.
    public func takeExport() {
        export?.removeFiles()
        leaveExport()
    }

    /// The export's page is closed: what is written goes on, and what is done can be looked at again.
    public func closeExport() {
        if export?.state == .choosing { leaveExport() }
    }

    private func leaveExport() {
        export?.end()
        export = nil
    }

    // MARK: How it is done

    private func opened(_ id: BookID) async throws -> (reader: ReaderScreen, places: PlaceKeeper) {
        let book = try await room.reopened(id)
        let record = try await room.library.book(id)
        let place = PlaceKeeper.placeToOpen(try await room.library.places(in: id), in: book.book)
        let usualSpeed = try await room.library.setting("speed", as: Double.self)
        let voice = try await room.voice(for: id)
        await room.prepare(voice.id)
        let (library, device) = (room.library, platform.device)
        let places = PlaceKeeper(known: place, now: platform.clock.now) { offset, at in
            let place = DevicePlace(
                device: device.id,
                deviceName: device.name,
                place: book.book.place(at: offset),
                at: at
            )
            try await library.setPlace(place, in: id)
        }
        let player = PlayerScreen(
            book,
            record,
            at: place,
            voice: voice,
            speed: record.preferences.speed ?? usualSpeed ?? 1,
            cover: try await room.library.cover(of: id),
            room: room,
            platform: platform,
            places: places
        )
        let reader = ReaderScreen(
            player,
            mode: record.preferences.mode ?? .scroll,
            highlight: settings.highlight,
            unspoken: try await room.fit(of: id).mismatch.map { Trouble($0) },
            room: room,
            places: places
        )
        return (reader, places)
    }

    /// Other notes and places have come for books.
    private func renew(_ books: [BookID]) async {
        library.reload()
        guard let open, books.contains(open.reader.book.id) else { return }
        await open.reader.loadNotes()
        await open.reader.lookElsewhere(from: platform.device.id)
    }

    private func arrived(_ id: BookID) async {
        if open?.reader.book.id == id { await end() }
        library.reload()
        await library.settled()
    }

    private func leave(_ id: BookID) {
        guard let open, open.reader.book.id == id else { return }
        open.reader.player.stop()
        open.reader.keeping?.cancel()
        (self.open, reader, player) = (nil, nil, nil)
        platform.remote.show(nil)
    }
}
