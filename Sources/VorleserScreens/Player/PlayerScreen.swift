public import Observation
public import VorleserKit

/// What plays a book: state, place, times, speed, voice and sleep timer, and what the listener can do about them.
///
/// A long book is narrated chapter by chapter: for each stretch there is an engine of its own.
@MainActor @Observable public final class PlayerScreen {
    /// What the listener hears, and sees on the large button.
    public enum State: Hashable, Sendable {
        /// Nothing was begun, or an end was made.
        case idle
        /// The voice is awaited.
        case loading
        case playing
        case paused
        /// Everything has been heard.
        case finished
        case failed(Trouble)
    }

    public let book: LoadedBook
    public let title: String
    public let authors: [String]

    public internal(set) var state = State.idle { didSet { if state != oldValue { changed(from: oldValue) } } }
    /// Where the voice is: the place to go on from.
    public internal(set) var offset: TextOffset
    /// The word that sounds.
    public internal(set) var word: TextSpan?
    /// How many times as fast as spoken.
    public internal(set) var speed: Double
    public internal(set) var voice: Voice
    /// What could not be spoken and was passed over, in the order it was met.
    public internal(set) var passedOver: [SkippedUtterance] = []
    /// Whether listening was asked for where nothing is read aloud any more.
    public internal(set) var nothingFollows = false
    /// When each place sounds; `nil` while that is not known.
    public internal(set) var times: SpokenTimes?
    public internal(set) var sleep = SleepTimer()
    /// What could not be kept for the book. It plays all the same.
    public var trouble: Trouble?
    /// Seconds of sound that were heard, at the speed that was heard.
    public internal(set) var heard = 0.0

    @ObservationIgnored let room: ReadingRoom
    @ObservationIgnored let platform: Platform
    @ObservationIgnored let places: PlaceKeeper
    @ObservationIgnored let cover: URL?
    @ObservationIgnored let skips: Skips
    /// What sounds now.
    @ObservationIgnored var sounding: SoundingStretch?
    /// Counted up whenever the listener goes elsewhere: what is older must not begin to sound.
    @ObservationIgnored var turn = 0
    /// Another voice takes over at the end of a sentence.
    @ObservationIgnored var nextVoice: Voice?
    /// A place, and what had been heard when the voice came there.
    @ObservationIgnored var marks: [Skips.Kind: (place: TextOffset, heard: Double)] = [:]
    /// Where the sentence begins that was heard last; `nil` after a leap.
    @ObservationIgnored var lastSentence: TextOffset?
    /// What others show of it, and since when.
    @ObservationIgnored var shown: (playing: NowPlaying, since: Date)?
    @ObservationIgnored private var work: Task<Void, Never>?
    @ObservationIgnored private var timing: Task<Void, Never>?
    /// What is made before its turn.
    @ObservationIgnored var ahead: Task<Void, Never>?
    @ObservationIgnored var watches: [(PlayerScreen) -> Void] = []

    init(
        _ book: LoadedBook,
        _ record: LibraryBook,
        at offset: TextOffset,
        voice: Voice,
        speed: Double,
        cover: URL?,
        room: ReadingRoom,
        platform: Platform,
        places: PlaceKeeper
    ) {
        (self.book, title, authors) = (book, record.title, record.authors)
        (self.offset, self.voice, self.speed, self.cover) = (offset, voice, speed, cover)
        (self.room, self.platform, self.places) = (room, platform, places)
        skips = Skips(in: book.book)
        tellTimes()
    }

    deinit {
        work?.cancel()
        timing?.cancel()
        ahead?.cancel()
    }

    // MARK: What is heard

    /// Whether it sounds or is about to.
    public var isOn: Bool { state == .loading || state == .playing }

    /// The sentence that sounds, or in which the voice waits.
    public var sentence: TextSpan? {
        guard state != .idle, state != .finished else { return nil }
        return book.book.sentenceIndex(at: offset).map { book.book.sentences[$0].span }
    }

    /// The index of the chapter that the voice is in.
    public var chapter: Int { book.book.chapterIndex(at: offset) ?? 0 }

    public var chapterTitle: String {
        book.book.chapters.indices.contains(chapter) ? book.book.chapters[chapter].title : title
    }

    /// Seconds into the book, and of all of it, at the speed that is heard; `nil` while that is not known.
    public var bookTime: (elapsed: Double, total: Double)? {
        times.map { ($0.seconds(before: offset) / speed, $0.seconds / speed) }
    }

    /// Seconds into the chapter, and of all of it, at the speed that is heard; `nil` while that is not known.
    public var chapterTime: (elapsed: Double, total: Double)? {
        guard let times, book.book.chapters.indices.contains(chapter) else { return nil }
        let span = book.book.chapters[chapter].span
        return (
            times.seconds(of: span.lowerBound..<max(offset, span.lowerBound)) / speed, times.seconds(of: span) / speed
        )
    }

    // MARK: In turn

    /// Does one thing after another: an engine is not told of a pause before it was told to play.
    func then(_ next: @escaping @MainActor (PlayerScreen) async -> Void) {
        work = Task { [weak self, work] in
            await work?.value
            if let self, !Task.isCancelled { await next(self) }
        }
    }

    /// Waits until all that was asked for is done.
    public func settled() async {
        while let now = work {
            await now.value
            if work == now { return }
        }
    }

    /// Finds out how long the chapter sounds that the voice is in.
    func tellTimes() {
        timing?.cancel()
        timing = Task { [weak self, room, id = book.id, offset] in
            guard let times = try? await room.times(of: id, near: offset), !Task.isCancelled else { return }
            self?.times = times
            self?.show()
        }
    }

    /// Waits until the times are known that are looked for.
    public func timed() async { await timing?.value }

    /// Tells others of every change of what is heard.
    func watch(_ tell: @escaping (PlayerScreen) -> Void) { watches.append(tell) }
}
