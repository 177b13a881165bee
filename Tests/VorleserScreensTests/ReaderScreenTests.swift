import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct ReaderScreenTests {
    private func offset(of words: String, in reader: ReaderScreen) throws -> TextOffset {
        let text = reader.book.book.text
        let place = try #require(text.range(of: words))
        return TextOffset(utf16: text.utf16.distance(from: text.startIndex, to: place.lowerBound))
    }

    private func words(_ span: TextSpan?, in reader: ReaderScreen) -> String? {
        span.map { String(reader.book.book.text(in: $0)) }
    }

    /// What shows while the whole book is seen.
    private func all(of reader: ReaderScreen) -> TextSpan { reader.book.book.span }

    @Test func `what is shown is what is spoken, character for character`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        #expect(String(reader.text.characters) == reader.book.book.text)
        #expect(reader.window.span == all(of: reader))
        #expect(reader.chapters.map(\.title) == ["One", "Two"])
        let italic = reader.text.runs.first { $0[TextMarksAttribute.self]?.contains(.emphasis) == true }
        #expect(italic.map { String(reader.text[$0.range].characters) } == "a letter")
    }

    @Test func `a tap has the voice begin at its word, which is lit`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        #expect(pane.shown == [0] && pane.modes == [.scroll])
        reader.tapped(try offset(of: "ouse was", in: reader))
        try await house.listen(0.25)
        #expect(words(reader.litSpans.word, in: reader) == "house")
        #expect(words(reader.litSpans.sentence, in: reader) == "It was late, and the house was quiet.")
        #expect(pane.lit.last == reader.litSpans)
        #expect(pane.revealed.last == reader.player.sentence?.utf16)
        let count = pane.lit.count
        reader.player.pause()
        #expect(pane.lit.count == count && reader.litSpans.sentence != nil)
    }

    @Test func `a pane that has lost its memory is told all of it again`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let start = try offset(of: "It was late", in: reader)
        reader.addHighlight(start..<start.advanced(by: 11))
        reader.tapped(try offset(of: "house was", in: reader))
        try await house.listen(0.25)
        reader.player.pause()
        await reader.settled()
        for pane in [PaneDouble(), PaneDouble()] {
            reader.pane = pane
            #expect(pane.marked.count == 1 && pane.lit.last == reader.litSpans && reader.litSpans.word != nil)
            #expect(pane.shown.last == reader.here.utf16 && pane.modes == [.scroll])
            reader.fillPane()
            #expect(pane.lit.count == 2 && pane.shown.count == 2)
        }
    }

    @Test(arguments: HighlightStyle.allCases)
    func `what is lit is as the listener wishes`(style: HighlightStyle) async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        reader.highlight = style
        reader.tapped(try offset(of: "quiet", in: reader))
        try await house.listen(0.25)
        #expect((reader.litSpans.word != nil) == (style == .both || style == .word))
        #expect((reader.litSpans.sentence != nil) == (style == .both || style == .sentence))
        reader.highlight = .none
        #expect(style == .none || pane.lit.last == LitSpans())
    }

    @Test func `a tap beside a word begins at that place`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let blank = try offset(of: " quiet", in: reader)
        #expect(reader.word(at: blank) == blank..<blank)
        #expect(words(reader.word(at: blank.advanced(by: 3)), in: reader) == "quiet")
        let end = TextOffset(utf16: reader.book.units.count)
        #expect(reader.word(at: end).upperBound <= end)
    }

    @Test func `who scrolls away from the voice is not taken back, until they ask for it`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        let second = reader.chapters[1].start..<all(of: reader).upperBound
        reader.moved(to: .start..<reader.chapters[1].start, byReader: false)
        reader.toggle()
        try await house.listen(0.5)
        reader.moved(to: second, byReader: true)
        #expect(!reader.following.isOn)
        let count = pane.revealed.count
        try await house.listen(4)
        #expect(pane.revealed.count == count)
        reader.backToTheVoice()
        #expect(reader.following.isOn && pane.revealed.count == count + 1)
        #expect(pane.revealed.last == reader.player.sentence?.utf16)
    }

    @Test func `who has leafed on listens from what shows, and that place is kept`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let place = try offset(of: "late, and", in: reader)
        reader.moved(to: place..<all(of: reader).upperBound, byReader: true)
        #expect(reader.here == place)
        reader.toggle()
        #expect(try reader.player.offset == offset(of: "Nobody came", in: reader))
        await house.app.wentAway()
        let kept = try await house.app.room.library.places(in: reader.book.id).first?.place.offset
        #expect(try kept == offset(of: "Nobody came", in: reader))
    }

    @Test func `a new size of the window keeps the voice in sight`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        reader.moved(to: all(of: reader), byReader: false)
        reader.toggle()
        try await house.listen(0.5)
        let count = pane.revealed.count
        reader.moved(to: reader.chapters[1].start..<all(of: reader).upperBound, byReader: false, byLayout: true)
        #expect(reader.following.isOn && pane.revealed.count == count + 1)
    }

    @Test func `a chapter is gone to, with the voice or without`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        reader.goTo(chapter: 1)
        #expect(pane.shown.last == reader.chapters[1].start.utf16)
        #expect(reader.chapter == 1 && reader.player.state == .paused)
        reader.toggle()
        try await house.listen(0.25)
        #expect(reader.player.chapterTitle == "Two")
        reader.goTo(chapter: 0)
        try await house.listen(0.25)
        #expect(reader.player.state == .playing && reader.player.chapterTitle == "One")
        reader.goTo(chapter: 9)
        #expect(reader.player.chapterTitle == "One")
        await reader.player.timed()
        #expect(reader.placeWords.hasPrefix("One · "))
    }

    @Test func `what is looked at is not where the voice is`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        reader.search(for: "MORNING")
        await reader.settled()
        let hit = try #require(reader.search.hits.first)
        #expect(hit.match == "morning" && hit.chapter == "Two" && !reader.search.hasMore)
        reader.goTo(hit)
        #expect(pane.shown.last == hit.span.lowerBound.utf16 && reader.player.offset == .start)
        reader.search(for: "")
        await reader.settled()
        #expect(reader.search.hits.isEmpty)
    }

    @Test func `a search goes on where it stopped`() async throws {
        let house = try AppHouse()
        let reader = try await house.open("many.txt", String(repeating: "A lamp was lit. ", count: 120))
        reader.search(for: "lamp")
        await reader.settled()
        #expect(reader.search.hits.count == 50 && reader.search.hasMore)
        reader.moreHits()
        await reader.settled()
        reader.moreHits()
        await reader.settled()
        #expect(reader.search.hits.count == 120 && !reader.search.hasMore)
        #expect(Set(reader.search.hits.map(\.id)).count == 120)
    }

    @Test func `the mode is kept for the book`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        reader.setMode(.paged)
        reader.setMode(.paged)
        reader.turn(-1)
        await reader.settled()
        #expect(pane.modes == [.scroll, .paged] && pane.turns == [-1])
        await house.app.end()
        await house.app.open(reader.book.id)
        #expect(house.app.reader?.mode == .paged)
    }

    @Test func `bookmarks are called as their sentence begins, and can be renamed, removed and gone to`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.addBookmark(at: try offset(of: "quiet", in: reader))
        reader.addBookmark()
        await reader.settled()
        #expect(reader.bookmarks.map(\.label) == ["One", "It was late, and the house was quiet."])
        #expect(reader.bookmarks.map(\.chapter) == ["One", "One"])
        let mark = reader.bookmarks[1]
        reader.renameBookmark(mark.id, to: "Quiet")
        reader.removeBookmark(reader.bookmarks[0].id)
        await reader.settled()
        #expect(reader.bookmarks.map(\.label) == ["Quiet"])
        reader.goTo(reader.bookmarks[0].offset)
        #expect(words(reader.player.sentence, in: reader)?.hasPrefix("It was late") == true)
        reader.removeBookmark(4711)
        await reader.settled()
        #expect(reader.trouble?.message.isEmpty == false)
    }

    @Test func `passages are marked, shown and shared`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let pane = PaneDouble()
        reader.pane = pane
        let start = try offset(of: "It was late", in: reader)
        reader.addHighlight(start..<start.advanced(by: 11), colour: .green, note: "Late *again*")
        reader.addHighlight(start..<start)
        await reader.settled()
        let mark = try #require(reader.highlights.first)
        #expect(reader.highlights.count == 1 && mark.text == "It was late")
        #expect(pane.marked == [PaneMark(span: mark.span, colour: .green)])
        reader.changeHighlight(mark.id, colour: .pink)
        await reader.settled()
        #expect(reader.highlights.first?.colour == .pink && reader.highlights.first?.note == "Late *again*")
        #expect(try await reader.notesDocument().contains("> It was late"))
        reader.removeHighlight(mark.id)
        await reader.settled()
        #expect(reader.highlights.isEmpty && pane.marked.isEmpty)
    }

    @Test func `a note is written later, and changed, and its passage keeps its colour`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let word = reader.word(at: try offset(of: "ouse was", in: reader))
        reader.addHighlight(word, colour: .blue)
        await reader.settled()
        let mark = try #require(reader.highlights.first)
        #expect(mark.text == "house" && mark.note.isEmpty)
        for words in ["Whose", "Hers", ""] {
            reader.changeHighlight(mark.id, note: words)
            await reader.settled()
            #expect(reader.highlights.first?.note == words && reader.highlights.first?.colour == .blue)
            #expect(try await reader.notesDocument().contains("Hers") == (words == "Hers"))
        }
        reader.changeHighlight(4711, note: "Nothing")
        await reader.settled()
        #expect(reader.trouble?.message.isEmpty == false && reader.highlights.count == 1)
    }

    @Test func `the window of a long book goes with the place`() async throws {
        let house = try AppHouse()
        let paragraphs = (0..<3000).map { "Paragraph \($0) has a 𝄞 in it, and goes on for a while.\n\n" }
        let reader = try await house.open("long.txt", paragraphs.joined())
        let length = reader.book.units.count
        #expect(reader.window.span.length < length)
        for place in [0, 60_000, 61_000, length - 1, 30_000].map({ TextOffset(utf16: $0) }) {
            reader.look(at: place)
            #expect(reader.window.span.contains(place))
            #expect(String(reader.text.characters).utf16.elementsEqual(reader.book.units[reader.window.span.utf16]))
        }
        reader.moved(to: TextSpan(utf16: 120_000..<121_000), byReader: true)
        #expect(reader.window.span.contains(TextOffset(utf16: 120_000)))
    }

    @Test func `where the listener was later on another device is offered, and nowhere else`() async throws {
        let house = try AppHouse()
        let long = "# One\n\n" + String(repeating: "It was late, and the house was quiet. ", count: 60)
        let reader = try await house.open("long.md", long)
        let library = house.app.room.library
        let later = reader.book.book.place(at: TextOffset(utf16: 1200))
        func be(_ device: String, _ place: Place, _ date: Date) async throws {
            let there = DevicePlace(device: device, deviceName: "Desk", place: place, at: date)
            try await library.setPlace(there, in: reader.book.id)
            await house.app.home.changed([reader.book.id])
        }
        // By the same device, and a moment away, nothing is offered.
        try await be("test", later, Date() - 60)
        #expect(reader.elsewhere == nil)
        try await be("desk", reader.book.book.place(at: TextOffset(utf16: 40)), Date() - 30)
        #expect(reader.elsewhere == nil)
        try await be("desk", later, Date() - 20)
        #expect(reader.elsewhere?.words.hasPrefix("Desk · One · ") == true)
        reader.goElsewhere()
        #expect(reader.here.utf16 == 1200 && reader.elsewhere == nil)
    }
}
