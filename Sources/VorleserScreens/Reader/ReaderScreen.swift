public import Observation
public import VorleserKit

/// What the reader shows of a book: its text, what is lit, chapters, notes and hits, and what taps and moves mean.
@MainActor @Observable public final class ReaderScreen {
    public let book: LoadedBook
    public let title: String
    public let authors: [String]
    /// What plays the book.
    public let player: PlayerScreen
    /// What the book lacks because it could not be read: a sentence each.
    public let losses: [String]
    /// Why it is not read aloud as it is meant to be; `nil` when it is.
    public internal(set) var unspoken: Trouble?

    /// The first place that shows.
    public internal(set) var place: TextOffset
    /// What shows; `nil` while the pane has not said.
    public internal(set) var inSight: TextSpan?
    public internal(set) var mode: BookPreferences.ReadingMode
    /// What of the text is lit of what is heard.
    public var highlight: HighlightStyle { didSet { if highlight != oldValue { light() } } }
    /// Whether the text goes where the voice is; where it does not, “Back to the voice” is offered.
    public internal(set) var following = Following()
    /// For a text view: what it holds.
    public internal(set) var window: TextWindow

    public internal(set) var bookmarks: [ReaderBookmark] = []
    public internal(set) var highlights: [ReaderHighlight] = []
    public internal(set) var search = ReaderSearch()
    /// Where the listener was later, on another device; going on from there is offered.
    public internal(set) var elsewhere: ReaderElsewhere?
    /// What went wrong last.
    public var trouble: Trouble?

    @ObservationIgnored public weak var pane: (any Pane)? { didSet { fillPane() } }
    @ObservationIgnored let room: ReadingRoom
    @ObservationIgnored let places: PlaceKeeper
    /// Whether the voice has sounded since the listener came here.
    @ObservationIgnored var hasSounded = false
    /// Whether the text shows the place to go on from, rather than what was leafed to.
    @ObservationIgnored var isAtPlace = true
    /// The text of a window, as it was asked for last.
    @ObservationIgnored private var laidOut: (window: TextWindow, text: AttributedString)?
    @ObservationIgnored var lit = LitSpans()
    @ObservationIgnored var lastSentence: TextSpan?
    @ObservationIgnored private var work: Task<Void, Never>?
    @ObservationIgnored var keeping: Task<Void, Never>?
    @ObservationIgnored var searching: Task<Void, Never>?

    init(
        _ player: PlayerScreen,
        mode: BookPreferences.ReadingMode,
        highlight: HighlightStyle,
        unspoken: Trouble?,
        room: ReadingRoom,
        places: PlaceKeeper
    ) {
        (self.player, self.mode, self.highlight, self.unspoken) = (player, mode, highlight, unspoken)
        (self.room, self.places) = (room, places)
        (book, title, authors, place) = (player.book, player.title, player.authors, player.offset)
        losses = player.book.losses.map(\.message)
        window = TextWindow(around: player.offset, in: player.book)
        player.watch { [weak self] _ in self?.heard() }
    }

    deinit {
        work?.cancel()
        keeping?.cancel()
        searching?.cancel()
    }

    /// The text of the window, with its marks; made when it is asked for, since a web page needs none.
    public var text: AttributedString {
        if let laidOut, laidOut.window == window { return laidOut.text }
        let text = book.book.attributedText(in: window.span)
        laidOut = (window, text)
        return text
    }

    // MARK: Where the listener is

    /// With the voice while that is watched, else with the text.
    public var here: TextOffset {
        player.isOn || (hasSounded && following.isOn) ? player.offset : place
    }

    public var chapters: [ReaderChapter] {
        book.book.chapters.enumerated().map { ReaderChapter(id: $0, title: $1.title, start: $1.span.lowerBound) }
    }

    /// The index of the chapter where the listener is.
    public var chapter: Int { book.book.chapterIndex(at: here) ?? 0 }

    /// How much of the book lies before the place, 0 … 1.
    public var progress: Double { progress(at: here) }

    func progress(at offset: TextOffset) -> Double {
        if let times = player.times, times.seconds > 0 { return times.seconds(before: offset) / times.seconds }
        return book.units.isEmpty ? 0 : Double(offset.utf16) / Double(book.units.count)
    }

    /// Where the place is, for people: “Chapter 3 · 17 %”.
    public var placeWords: String {
        let title = book.book.chapters.indices.contains(chapter) ? book.book.chapters[chapter].title : nil
        return [title, TimeWords.percent(progress)].compactMap(\.self).joined(separator: " · ")
    }

    // MARK: What the listener does

    /// A word was tapped: the voice begins there.
    public func tapped(_ offset: TextOffset) {
        following.resume()
        player.play(from: word(at: offset).lowerBound)
    }

    /// Plays or pauses. Who has leafed on listens from what shows.
    public func toggle() {
        if player.isOn { return player.toggle() }
        following.resume()
        if !hasSounded, !isAtPlace { return player.play(from: firstSentenceInSight) }
        reveal(player.sentence)
        player.toggle()
    }

    /// Goes to a place with the voice, which speaks on there if it does now.
    public func goTo(_ offset: TextOffset) {
        let wasOn = player.isOn
        show(offset)
        following.resume()
        player.goTo(offset)
        isAtPlace = true
        if !wasOn { hasSounded = false }
    }

    public func goTo(chapter index: Int) {
        guard book.book.chapters.indices.contains(index) else { return }
        goTo(book.book.chapters[index].span.lowerBound)
    }

    /// Looks at a place; the voice stays where it is.
    public func look(at offset: TextOffset) {
        show(offset)
        following.yield(inSight)
        if !player.isOn { isAtPlace = false }
    }

    public func backToTheVoice() {
        following.resume()
        reveal(player.sentence ?? player.offset..<player.offset.advanced(by: 1))
    }

    /// Shows the book as one long page or page by page, and keeps that for the book.
    public func setMode(_ mode: BookPreferences.ReadingMode) {
        guard mode != self.mode else { return }
        self.mode = mode
        pane?.setMode(mode)
        then { [id = book.id] reader in
            await reader.trying { try await reader.room.library.changePreferences(of: id) { $0.mode = mode } }
        }
    }

    /// Turns a page, or scrolls by nearly a screen.
    public func turn(_ step: Int) { pane?.turn(step) }

    // MARK: What the pane says

    /// Other text shows than before.
    /// - Parameters:
    ///   - span: What shows.
    ///   - byReader: By the reader's hand, rather than because of ``goTo(_:)`` or the voice.
    ///   - byLayout: Because the window or the letters have another size.
    public func moved(to span: TextSpan, byReader: Bool, byLayout: Bool = false) {
        inSight = span
        place = span.lowerBound
        if byLayout, player.isOn { reveal(following.keep(span)) } else if hasSounded { following.yield(span) }
        if window.isLeft(by: byReader ? place : here, in: book) { moveWindow(to: place) }
        guard byReader, !player.isOn else { return }
        isAtPlace = false
        places.note(place)
    }

    // MARK: How it is done

    /// Does one thing after another.
    func then(_ next: @escaping @MainActor (ReaderScreen) async -> Void) {
        work = Task { [weak self, work] in
            await work?.value
            if let self, !Task.isCancelled { await next(self) }
        }
    }

    /// Waits until all that was asked for is done.
    public func settled() async {
        await work?.value
        await searching?.value
        await player.settled()
    }

    func trying(_ work: () async throws -> Void) async {
        do { try await work() } catch { trouble = Trouble(error) }
    }

    func show(_ offset: TextOffset) {
        place = offset
        inSight = nil
        if window.isLeft(by: offset, in: book) || !window.span.contains(offset) { moveWindow(to: offset) }
        pane?.show(offset)
    }

    func reveal(_ span: TextSpan?) {
        guard let span else { return }
        if window.isLeft(by: span.lowerBound, in: book) { moveWindow(to: span.lowerBound) }
        pane?.reveal(span)
    }

    private func moveWindow(to offset: TextOffset) {
        window = TextWindow(around: offset, in: book)
    }

    /// The word around an offset, as a tap means it.
    public func word(at offset: TextOffset) -> TextSpan {
        let units = book.units
        let here = min(offset.utf16, max(units.count - 1, 0))
        guard units.indices.contains(here), units[here].isOfWord else { return offset..<offset }
        var (start, end) = (here, here + 1)
        while start > 0, here - start < 80, units[start - 1].isOfWord { start -= 1 }
        while end < units.count, end - here < 80, units[end].isOfWord { end += 1 }
        return TextSpan(utf16: start..<end)
    }

    /// The first sentence that begins in what shows.
    private var firstSentenceInSight: TextOffset {
        let start = player.skips.start(of: .sentence, at: place)
        if start >= place { return start }
        let next = player.skips.place(.sentence, 1, from: place) { _ in 0 }
        return inSight?.contains(next) == true ? next : start
    }

    /// Tells the pane all that shows: it is new, or has lost what it was told.
    public func fillPane() {
        guard let pane else { return }
        // Nothing is lit there yet.
        lit = LitSpans()
        pane.setMode(mode)
        pane.show(here)
        pane.mark(highlights.map { PaneMark(span: $0.span, colour: $0.colour) })
        light()
    }
}

extension UInt16 {
    /// Whether a code unit is part of a word: what lies outside the basic plane is.
    fileprivate var isOfWord: Bool {
        guard let scalar = UnicodeScalar(self) else { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return scalar == "'" || scalar == "’"
        }
    }
}

/// A chapter, as the reader's list shows it.
public struct ReaderChapter: Hashable, Sendable, Identifiable {
    /// Its index in the book.
    public let id: Int
    public let title: String
    public let start: TextOffset
}
