import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

/// Plays a whole session against the screens, with the built-in voice and a clock told by hand, and writes down what each
/// screen would show.
///
/// Shares and times are left out: they are estimates until all is spoken, so two runs may differ by a second.
@MainActor final class SessionDriver {
    private(set) var transcript = ""
    private var house: AppHouse
    private let pane = PaneDouble()

    init() throws { house = try AppHouse() }

    private var app: AppScreens { house.app }

    private func say(_ line: String) { transcript += line + "\n" }

    private func heading(_ words: String) { say((transcript.isEmpty ? "" : "\n") + "## " + words) }

    /// Imports a book, reads and hears some of it, is interrupted, sleeps, and comes back another day.
    func run(_ file: URL, tapping word: String, seeking words: String) async throws {
        try await importing(file)
        let reader = try await opening()
        try await listening(reader, tapping: word)
        try await interruption()
        try await noting(reader, seeking: words)
        try await chapters(reader)
        try await sleeping()
        try await anotherDay()
    }

    // MARK: Scenes

    private func importing(_ file: URL) async throws {
        heading("The app is opened for the first time")
        await app.begin()
        showLibrary()
        heading("A book is dropped into it")
        app.imports.add([file, house.folder.url("not-there.epub")])
        await app.imports.settled()
        for item in app.imports.items {
            switch item.state {
            case .done(let arrival): say("import: \(item.name): there, as “\(arrival.title)”")
            case .failed(let trouble): say("import: \(item.name): \(words(trouble))")
            default: say("import: \(item.name): \(item.state)")
            }
        }
        showLibrary()
    }

    private func opening() async throws -> ReaderScreen {
        heading("It is opened")
        await app.open(try #require(app.library.cards.first).id)
        let reader = try #require(app.reader)
        reader.pane = pane
        reader.moved(to: reader.window.span, byReader: false)
        say("chapters: " + reader.chapters.prefix(4).map(\.title).joined(separator: " | "))
        show()
        return reader
    }

    private func listening(_ reader: ReaderScreen, tapping word: String) async throws {
        heading("“\(word)” is tapped, and three seconds are heard")
        let text = reader.book.book.text
        let place = try #require(text.range(of: word))
        reader.tapped(TextOffset(utf16: text.utf16.distance(from: text.startIndex, to: place.lowerBound) + 1))
        try await house.listen(3)
        show()
        heading("The app goes into the background; four seconds more are heard")
        reader.pane = nil
        await app.wentAway()
        try await house.listen(4)
        show()
        try await showKept()
    }

    private func interruption() async throws {
        heading("A call comes")
        house.session.happen(.interrupted)
        try await house.until { self.app.player?.state == .paused }
        show()
        heading("The call is over")
        house.time.advance(by: .seconds(60))
        house.session.happen(.interruptionEnded(mayResume: true))
        await app.player?.settled()
        show()
        heading("The headset's key is pressed, and two seconds are heard")
        house.remote.press(.toggle)
        try await house.until { self.app.player?.isOn == true }
        try await house.listen(2)
        show()
    }

    private func noting(_ reader: ReaderScreen, seeking words: String) async throws {
        heading("The app is in front again; a bookmark is set, and “\(words)” is sought")
        reader.pane = pane
        reader.addBookmark()
        reader.search(for: words)
        await reader.settled()
        for mark in reader.bookmarks { say("bookmark: \(mark.label) (\(mark.chapter))") }
        for hit in reader.search.hits.prefix(2) {
            say("hit: …\(hit.before)[\(hit.match)]\(hit.after)… (\(hit.chapter))")
        }
        say("hits: \(reader.search.hits.count)\(reader.search.hasMore ? " and more" : "")")
    }

    private func chapters(_ reader: ReaderScreen) async throws {
        heading("On to the next chapter, and two seconds of it")
        reader.player.skip(.chapter, 1)
        try await house.listen(2)
        show()
        heading("A paragraph on, a sentence back, half as fast again")
        reader.player.skip(.paragraph, 1)
        reader.player.skip(.sentence, -1)
        reader.player.setSpeed(1.5)
        try await house.listen(1)
        show()
    }

    private func sleeping() async throws {
        heading("It is to end in twelve seconds; the phone lies on the table for an hour")
        app.player?.sleep(minutes: 0.2)
        try await house.listen(3600)
        house.time.advance(by: .seconds(3600))
        show()
        try await showKept()
    }

    private func anotherDay() async throws {
        heading("Another day")
        let place = app.player?.offset
        await app.settings.setOpensLastBook(true)
        await app.end()
        house = try AppHouse(in: house.folder)
        await app.begin()
        show()
        #expect(app.player?.offset == place)
    }

    // MARK: What the screens show

    private func showLibrary() {
        if app.library.isEmpty { say("library: no book yet") }
        for card in app.library.cards {
            let facts = [card.title, card.authors, card.kind, card.resumeWords, card.copyWords].compactMap(\.self)
            say("library: " + facts.filter { !$0.isEmpty }.joined(separator: " · "))
        }
        if let trouble = app.library.trouble { say("library: \(words(trouble))") }
    }

    private func show() {
        guard let player = app.player else { return say("player: none") }
        let state: String
        switch player.state {
        case .failed(let trouble): state = "failed: \(words(trouble))"
        default: state = "\(player.state)"
        }
        say("player: \(state) · \(player.chapterTitle) · \(TimeWords.speed(player.speed)) · \(player.voice.name)")
        if let reader = app.reader { say("reader: \(sentence(reader))") }
        if let shown = house.remote.shown.last ?? nil {
            say("lock screen: \(shown.title) · \(shown.chapter) · \(shown.isPlaying ? "playing" : "paused")")
        }
    }

    /// The sentence with its word in brackets, as it is lit.
    private func sentence(_ reader: ReaderScreen) -> String {
        let lit = reader.litSpans
        let book = reader.book.book
        guard let sentence = lit.sentence else { return "at “\(book.beginningOfSentence(at: reader.here))”" }
        guard let word = lit.word?.clamped(to: sentence), !word.isEmpty else {
            return "“\(line(book.text(in: sentence)))”"
        }
        let parts = [sentence.lowerBound..<word.lowerBound, word, word.upperBound..<sentence.upperBound].map(book.text)
        return "“\(line(parts[0]))[\(line(parts[1]))]\(line(parts[2]))”"
    }

    private func line(_ text: Substring) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

    private func showKept() async throws {
        let reader = try #require(app.reader)
        await app.wentAway()
        let place = try #require(await app.room.library.places(in: reader.book.id).first)
        say("kept: “\(reader.book.book.beginningOfSentence(at: place.place.offset))”")
    }

    private func words(_ trouble: Trouble) -> String {
        [trouble.message, trouble.suggestion].compactMap(\.self).joined(separator: " ")
            .replacing(house.folder.url.path, with: "FOLDER")
    }
}
