public import Observation
public import VorleserKit

/// The Vorleser server at home: which it is, whether this library and that one say the same, and the books that only one has.
@MainActor @Observable public final class HomeScreen {
    /// What the listener types to name a server.
    public struct Draft: Hashable, Sendable {
        public var address = ""
        public var phrase = ""
        /// Empty where one person has the whole library there.
        public var person = ""
        public var pin = ""

        public init() {}
    }

    /// A book at home that is not here.
    public struct Offer: Identifiable, Hashable, Sendable {
        public let book: HomeBook
        /// Megabytes that are here, while it is being fetched: “3.2 MB”.
        public fileprivate(set) var fetched: String?

        public var id: String { book.digest }
    }

    public var draft = Draft()
    /// The server's address; `nil` while none is known.
    public var address: String? { account?.address }
    public private(set) var isExchanging = false
    /// What came of the last exchange: “Alike since 14:02”, or why there was none.
    public private(set) var standing: String?
    /// Books at home that are not here, by title.
    public private(set) var offers: [Offer] = []
    /// Books here that are not at home.
    public private(set) var onlyHere: Set<BookID> = []
    /// The book that is on its way there.
    public private(set) var sending: BookID?
    /// What went wrong last; of an exchange that nobody asked for the standing tells.
    public var trouble: Trouble?

    @ObservationIgnored private let room: ReadingRoom
    @ObservationIgnored private let device: Device
    @ObservationIgnored private let clock: ScreenClock
    private var account: HomeAccount?
    @ObservationIgnored private var exchanging: Task<HomeExchange, any Error>?
    @ObservationIgnored private var triedAt: Date?
    /// Told after an exchange by which the books here say something else.
    @ObservationIgnored var changed: ([BookID]) async -> Void = { _ in }
    /// Told of a book that was fetched.
    @ObservationIgnored var arrived: (BookID) async -> Void = { _ in }
    /// Told why a book could not be sent: whoever sent it is in the library.
    @ObservationIgnored var notSent: (Trouble) -> Void = { _ in }
    /// Has the place of the book that is open kept.
    @ObservationIgnored var willExchange: () async -> Void = {}

    /// How long nothing is asked after an exchange that nobody has asked for, in seconds.
    private static let pause = 60.0
    /// The same while one listens.
    private static let pauseOfListening = 300.0
    /// What takes longer than this is given up: the device may have been asleep meanwhile.
    private static let patience = Duration.seconds(300)

    init(_ room: ReadingRoom, _ device: Device, _ clock: ScreenClock) {
        (self.room, self.device, self.clock) = (room, device, clock)
    }

    deinit { exchanging?.cancel() }

    /// Whether a server can be named with what was typed.
    public var canConnect: Bool { !draft.address.allSatisfy(\.isWhitespace) && !isExchanging }

    // MARK: What the listener does

    /// Looks which server is known.
    public func load() async {
        await trying { account = try await room.homeAccount }
    }

    /// Names a server, which lets this device in.
    public func connect() async {
        let draft = draft
        let address = draft.address.contains("://") ? draft.address : "http://" + draft.address
        await trying {
            let invitation = try HomeInvitation(
                address,
                phrase: draft.phrase,
                person: draft.person,
                pin: draft.pin,
                device: device.name
            )
            let account = try await room.connectHome(invitation)
            (self.account, self.draft) = (account, Draft())
            try await exchange(with: account)
        }
    }

    /// Forgets the server; what is here and there stays.
    public func disconnect() async {
        exchanging?.cancel()
        await trying {
            try await room.forgetHome()
            (account, standing, offers, onlyHere) = (nil, nil, [], [])
        }
    }

    /// Brings both libraries to the same, now.
    public func exchange() async {
        guard let account else { return }
        await trying { try await exchange(with: account) }
    }

    /// The same without being asked: not too often. That home is out of reach is no news.
    public func exchangeQuietly() async {
        guard let account, isDue() || exchanging != nil else { return }
        triedAt = clock.now()
        do {
            try await exchange(with: account)
        } catch HomeError.unreachable, HomeError.busy {
        } catch is CancellationError {
        } catch {
            if self.account == account { standing = Trouble(error).message }
        }
    }

    /// Brings a book of home's into the library.
    public func fetch(_ id: Offer.ID) async {
        guard let account, let offer = offers.first(where: { $0.id == id }), offer.fetched == nil else { return }
        show(0, of: id)
        await trying {
            let (counts, tell) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
            let counting = Task { for await bytes in counts { show(bytes, of: id) } }
            defer {
                tell.finish()
                counting.cancel()
            }
            let book = try await room.fetch(offer.book, from: account) { tell.yield($0) }
            offers.removeAll { $0.id == id }
            await arrived(book.book.id)
            try await exchange(with: account)
        }
        if let index = offers.firstIndex(where: { $0.id == id }) { offers[index].fetched = nil }
    }

    /// Gives home a book of the library.
    public func send(_ id: BookID) async {
        guard let account, sending == nil else { return }
        sending = id
        defer { sending = nil }
        do {
            try await room.send(id, to: account)
            try await exchange(with: account)
        } catch is CancellationError {
        } catch {
            notSent(Trouble(error))
        }
    }

    /// Whether an exchange that nobody asks for is due again.
    func isDue(isListening: Bool = false) -> Bool {
        let pause = isListening ? Self.pauseOfListening : Self.pause
        return account != nil && triedAt.map { abs(clock.now().timeIntervalSince($0)) >= pause } ?? true
    }

    // MARK: How it is done

    private func exchange(with account: HomeAccount) async throws {
        // One at a time; who asks meanwhile gets the next.
        while let now = exchanging { _ = await now.result }
        isExchanging = true
        let (room, keep, sleep) = (room, willExchange, clock.sleep)
        let work = Task {
            await keep()
            return try await room.exchange(with: account)
        }
        exchanging = work
        let guardian = Task {
            try await sleep(Self.patience)
            work.cancel()
        }
        let result = await work.result
        guardian.cancel()
        (exchanging, isExchanging) = (nil, false)
        let exchange = try result.get()
        // The server may have been forgotten meanwhile.
        guard self.account == account else { return }
        let now = clock.now()
        triedAt = now
        standing = localized("Alike since \(now.formatted(date: .omitted, time: .shortened))")
        let fetched = Dictionary(offers.map { ($0.id, $0.fetched) }) { first, _ in first }
        offers = exchange.onlyThere.map { Offer(book: $0, fetched: fetched[$0.digest] ?? nil) }
        onlyHere = Set(exchange.onlyHere)
        let books = exchange.came.books.filter { !$0.added.isEmpty }.map(\.id)
        if !books.isEmpty { await changed(books) }
    }

    private func show(_ bytes: Int, of id: Offer.ID) {
        guard let index = offers.firstIndex(where: { $0.id == id }) else { return }
        offers[index].fetched = SettingsScreen.words(ofBytes: bytes)
    }

    private func trying(_ work: () async throws -> Void) async {
        do { try await work() } catch is CancellationError {} catch { trouble = Trouble(error) }
    }
}
