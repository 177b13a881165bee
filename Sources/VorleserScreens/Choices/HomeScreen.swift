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
    public private(set) var address: String?
    public private(set) var isExchanging = false
    /// What came of the last exchange: “Alike since 14:02”.
    public private(set) var standing: String?
    /// Books at home that are not here, by title.
    public private(set) var offers: [Offer] = []
    /// Books here that are not at home.
    public private(set) var onlyHere: Set<BookID> = []
    /// The book that is on its way there.
    public private(set) var sending: BookID?
    /// What went wrong last; an exchange that nobody asked for says nothing.
    public var trouble: Trouble?

    @ObservationIgnored private let room: ReadingRoom
    @ObservationIgnored private let clock: ScreenClock
    @ObservationIgnored private var account: HomeAccount?
    @ObservationIgnored private var exchanging: Task<Void, Never>?
    @ObservationIgnored private var exchangedAt: Date?
    /// Told after an exchange by which the books here say something else.
    @ObservationIgnored var changed: ([BookID]) async -> Void = { _ in }
    /// Told of a book that was fetched.
    @ObservationIgnored var arrived: (BookID) async -> Void = { _ in }
    /// Has the place of the book that is open kept.
    @ObservationIgnored var willExchange: () async -> Void = {}

    /// How long nothing is asked after an exchange that nobody has asked for.
    static let pause = 60.0

    init(_ room: ReadingRoom, _ clock: ScreenClock) { (self.room, self.clock) = (room, clock) }

    deinit { exchanging?.cancel() }

    /// Whether a server can be named with what was typed.
    public var canConnect: Bool { !draft.address.allSatisfy(\.isWhitespace) && !isExchanging }

    // MARK: What the listener does

    /// Looks which server is known.
    public func load() async {
        await trying {
            account = try await room.homeAccount
            address = account?.address
        }
    }

    /// Names a server; it is kept once it has answered.
    public func connect() async {
        let draft = draft
        let address = draft.address.contains("://") ? draft.address : "http://" + draft.address
        await trying {
            let account = try HomeAccount(
                address,
                phrase: draft.phrase,
                person: draft.person,
                pin: draft.pin
            )
            try await exchange(with: account)
            try await room.setHomeAccount(account)
            (self.account, self.address, self.draft) = (account, account.address, Draft())
        }
    }

    /// Forgets the server; what is here and there stays.
    public func disconnect() async {
        await trying {
            try await room.setHomeAccount(nil)
            (account, address, standing, offers, onlyHere) = (nil, nil, nil, [], [])
        }
    }

    /// Brings both libraries to the same, now.
    public func exchange() async {
        guard let account else { return }
        await trying { try await exchange(with: account) }
    }

    /// The same without being asked: not too often, and in silence when home is out of reach.
    public func exchangeQuietly() async {
        let isDue = exchangedAt.map { clock.now().timeIntervalSince($0) >= Self.pause } ?? true
        guard let account, isDue, !isExchanging else { return }
        try? await exchange(with: account)
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
        await trying {
            try await room.send(id, to: account)
            try await exchange(with: account)
        }
    }

    // MARK: How it is done

    private func exchange(with account: HomeAccount) async throws {
        // One at a time; who asks meanwhile gets the next.
        await exchanging?.value
        isExchanging = true
        defer { isExchanging = false }
        let (room, listener) = (room, willExchange)
        let work = Task {
            await listener()
            return try await room.exchange(with: account)
        }
        exchanging = Task { _ = await work.result }
        let result = try await work.value
        let now = clock.now()
        exchangedAt = now
        standing = localized("Alike since \(now.formatted(date: .omitted, time: .shortened))")
        let fetched = Dictionary(offers.map { ($0.id, $0.fetched) }) { first, _ in first }
        offers = result.onlyThere.map { Offer(book: $0, fetched: fetched[$0.digest] ?? nil) }
        onlyHere = Set(result.onlyHere)
        let books = result.came.books.filter { !$0.added.isEmpty }.map(\.id)
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
