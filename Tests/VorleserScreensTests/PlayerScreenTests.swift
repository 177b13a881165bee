import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct PlayerScreenTests {
    private struct Refused: LocalizedError {
        let errorDescription: String? = "Another program holds the sound."
        let recoverySuggestion: String? = "End the call."
    }

    private func words(_ span: TextSpan?, in reader: ReaderScreen) -> String? {
        span.map { String(reader.book.book.text(in: $0)).trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    private func offset(of words: String, in reader: ReaderScreen) throws -> TextOffset {
        let text = reader.book.book.text
        let place = try #require(text.range(of: words))
        return TextOffset(utf16: text.utf16.distance(from: text.startIndex, to: place.lowerBound))
    }

    @Test func `it plays, pauses and goes on where it was`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        #expect(player.state == .idle)
        player.toggle()
        #expect(player.state == .loading && player.isOn)
        try await house.listen(1.5)
        #expect(player.state == .playing && house.session.isActive)
        player.toggle()
        #expect(player.state == .paused)
        await player.settled()
        let (offset, heard) = (player.offset, player.heard)
        house.devices.newest?.hear(24_000)
        try await Task.sleep(for: .milliseconds(20))
        #expect(player.offset == offset && player.heard == heard)
        player.toggle()
        // What the clock counted while the sound was paused is heard now.
        try await house.listen(1)
        #expect(player.state == .playing && player.offset > offset)
        #expect(house.devices.count == 1)
    }

    @Test func `chapters follow one another, and the end of the book is the end`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.player.toggle()
        try await house.listen(60)
        #expect(reader.player.state == .finished)
        #expect(reader.player.chapterTitle == "Two")
        #expect(house.devices.count == 2)
        #expect(!house.session.isActive)
        await reader.settled()
        let place = try await house.app.room.library.places(in: reader.book.id).first?.place.offset.utf16
        #expect(place == reader.player.offset.utf16)
        #expect(try #require(place) >= reader.book.units.count - 1)
        // Who plays on after the end begins again.
        reader.player.toggle()
        try await house.until { reader.player.state == .playing }
        #expect(reader.player.chapterTitle == "One")
    }

    @Test func `the first words of a chapter are made before its turn`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        let room = house.app.room
        let script = try await room.script(of: reader.book.stretches[1], in: reader.book, as: player.voice.id)
        let first = try #require(script.utterances.first)
        let studio = await room.vorleser.studio
        #expect(await !studio.hasClip(of: first, as: player.voice.id))
        player.play(from: try offset(of: "Then he put", in: reader))
        try await house.listen(0.5)
        await player.ahead?.value
        #expect(await studio.hasClip(of: first, as: player.voice.id))
    }

    @Test func `skips lead to sentences, paragraphs and chapters`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        player.play(from: try offset(of: "Mr. Grey", in: reader))
        try await house.listen(0.5)
        player.skip(.sentence, 1)
        try await house.listen(0.5)
        #expect(words(player.sentence, in: reader) == "It was late, and the house was quiet.")
        player.skip(.sentence, -1)
        try await house.listen(0.5)
        #expect(words(player.sentence, in: reader) == "Mr. Grey lit the lamp.")
        player.skip(.paragraph, 1)
        try await house.listen(0.5)
        #expect(words(player.sentence, in: reader) == "He read a letter twice.")
        // Later than a second and a half into it, back means its beginning.
        player.skip(.sentence, 1)
        try await house.listen(1.75)
        player.skip(.sentence, -1)
        #expect(words(player.sentence, in: reader) == "Then he put it away.")
        player.skip(.chapter, 1)
        try await house.listen(0.5)
        #expect(player.chapterTitle == "Two" && player.state == .playing)
        player.skip(.chapter, -1)
        #expect(player.chapterTitle == "One")
    }

    @Test func `fifteen seconds are seconds of the book`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        await player.timed()
        let times = try #require(player.times)
        player.play(from: try offset(of: "Then he put", in: reader))
        try await house.until { player.state == .playing }
        let before = times.seconds(before: player.offset)
        player.skip(seconds: -3)
        #expect(abs(times.seconds(before: player.offset) - (before - 3)) < 0.5)
        player.skip(seconds: -500)
        #expect(player.offset.utf16 == times.knots.first?.offset)
        player.skip(seconds: 500)
        #expect(player.offset == times.end)
    }

    @Test func `who skips while it is paused stays paused, and goes on from there`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        reader.player.skip(.chapter, 1)
        #expect(reader.player.state == .paused && reader.player.chapterTitle == "Two")
        #expect(house.devices.count == 0)
        reader.player.resume()
        try await house.listen(0.5)
        #expect(words(reader.player.sentence, in: reader)?.hasPrefix("Two") == true)
    }

    @Test func `a moment of the chapter is gone to`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        await player.timed()
        let total = try #require(player.chapterTime?.total)
        player.seek(inChapter: total / 2)
        #expect(abs(try #require(player.chapterTime?.elapsed) - total / 2) < 0.5)
        player.seek(inChapter: 1e9)
        #expect(player.chapterTitle == "One")
        player.seek(inChapter: -5)
        #expect(player.chapterTime?.elapsed == 0)
    }

    @Test func `speed is kept for the book, and brought into what can be understood`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        await player.timed()
        let usual = try #require(player.bookTime?.total)
        player.setSpeed(2)
        #expect(abs(try #require(player.bookTime?.total) - usual / 2) < 0.01)
        await player.settled()
        #expect(try await house.app.room.library.book(reader.book.id).preferences.speed == 2)
        for (wish, speed) in [(99.0, 3.0), (0, 0.5), (.nan, 1)] {
            player.setSpeed(wish)
            #expect(player.speed == speed)
        }
    }

    @Test func `what cannot be kept for the book is said, and holds all the same`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        player.setSpeed(1.25)
        await player.settled()
        #expect(player.trouble == nil)
        // Gone behind the app's back.
        try await house.app.room.library.purge(reader.book.id)
        player.setSpeed(2)
        await player.settled()
        #expect(player.speed == 2 && player.trouble?.message.isEmpty == false)
        player.trouble = nil
        let other = try #require(await house.app.room.voices.first { $0 != player.voice })
        player.choose(other)
        await player.settled()
        #expect(player.voice == other && player.trouble?.message.isEmpty == false)
    }

    @Test func `another voice goes on with the next sentence`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        let other = try #require(await house.app.room.voices.first { $0 != player.voice })
        player.play(from: try offset(of: "Mr. Grey", in: reader))
        try await house.listen(0.5)
        player.choose(other)
        #expect(player.voice != other)
        try await house.listen(4)
        #expect(player.voice == other)
        #expect(house.devices.count == 2)
        await player.settled()
        #expect(try await house.app.room.library.book(reader.book.id).preferences.voice == other.id.rawValue)
    }

    @Test func `another voice is chosen at once while nothing sounds`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        let other = try #require(await house.app.room.voices.first { $0 != player.voice })
        player.choose(other)
        #expect(player.voice == other)
        player.toggle()
        try await house.listen(0.5)
        #expect(player.state == .playing)
    }

    @Test func `a call pauses, and it stays paused until the listener goes on`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(0.5)
        house.session.happen(.interrupted)
        try await house.until { player.state == .paused }
        house.time.advance(by: .seconds(60))
        house.session.happen(.interruptionEnded(mayResume: true))
        try await Task.sleep(for: .milliseconds(20))
        #expect(player.state == .paused)
        player.resume()
        try await house.listen(0.5)
        house.session.happen(.routeLost)
        try await house.until { player.state == .paused }
    }

    @Test func `after a spoken direction it goes on by itself, if the system says so`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(0.5)
        for (mayResume, goesOn) in [(true, true), (false, false)] {
            house.session.happen(.interrupted)
            try await house.until { player.state == .paused }
            house.time.advance(by: .seconds(4))
            house.session.happen(.interruptionEnded(mayResume: mayResume))
            if goesOn { try await house.until { player.isOn } }
            try await Task.sleep(for: .milliseconds(20))
            #expect(player.isOn == goesOn)
        }
    }

    @Test func `whoever has paused meanwhile is not overruled when an interruption ends`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(0.5)
        house.session.happen(.interrupted)
        try await house.until { player.state == .paused }
        player.resume()
        player.pause()
        house.session.happen(.interruptionEnded(mayResume: true))
        try await Task.sleep(for: .milliseconds(20))
        #expect(player.state == .paused)
        // What was paused before is not begun either.
        house.session.happen(.interrupted)
        house.session.happen(.interruptionEnded(mayResume: true))
        try await Task.sleep(for: .milliseconds(20))
        #expect(player.state == .paused)
    }

    @Test func `a pause does not wait until other work is done`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(0.5)
        let device = try #require(house.devices.newest)
        let (gate, open) = AsyncStream<Void>.makeStream()
        player.then { _ in for await _ in gate {} }
        let heard = device.heard
        house.session.happen(.routeLost)
        try await house.until { player.state == .paused }
        device.hear(24_000)
        #expect(device.heard == heard)
        open.finish()
        await player.settled()
        player.resume()
        try await house.until("it goes on") { device.heard > heard && player.state == .playing }
        #expect(house.devices.count == 1)
    }

    @Test func `when the system's sound begins anew, the place is not lost`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(2)
        let offset = player.offset
        house.session.happen(.reset)
        try await house.until { player.state == .paused }
        #expect(player.offset == offset)
        player.resume()
        try await house.listen(0.5)
        #expect(player.state == .playing && house.devices.count == 2)
    }

    @Test func `the keys of the lock screen do what they say`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        house.remote.press(.play)
        try await house.until { player.state == .playing }
        house.remote.press(.nextChapter)
        try await house.until { player.chapterTitle == "Two" && player.state == .playing }
        house.remote.press(.previousChapter)
        try await house.until { player.chapterTitle == "One" && player.state == .playing }
        house.remote.press(.speed(1.5))
        try await house.until { player.speed == 1.5 }
        await player.timed()
        house.remote.press(.seek(seconds: 3))
        try await house.until { abs((player.chapterTime?.elapsed ?? 0) - 2) < 1 }
        house.remote.press(.skip(seconds: -100))
        try await house.until { (player.chapterTime?.elapsed ?? 9) < 0.5 && player.state == .playing }
        house.remote.press(.pause)
        try await house.until { player.state == .paused }
        house.remote.press(.toggle)
        try await house.until { player.state == .playing }
    }

    @Test func `the lock screen shows what plays, and nothing when the book is closed`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        await player.timed()
        player.toggle()
        try await house.listen(0.5)
        let shown = try #require(house.remote.shown.last ?? nil)
        #expect(shown.title == "lamp" && shown.chapter == "One" && shown.isPlaying)
        #expect(shown.duration != nil && shown.speed == 1)
        let count = house.remote.shown.count
        try await house.listen(0.5)
        // Time passes there by itself.
        #expect(house.remote.shown.count == count)
        await house.app.end()
        #expect(house.remote.shown.last == .some(nil))
    }

    @Test func `the lock screen counts as fast as it sounds, and is put right when it has gone wrong`() async throws {
        let house = try AppHouse()
        let text = String(repeating: "This is a sentence of some length for the night. ", count: 20)
        let player = try await house.open("night.txt", text).player
        await player.timed()
        let usual = try #require(player.chapterTime?.total)
        player.setSpeed(2)
        player.toggle()
        try await house.listen(0.5)
        let shown = try #require(house.remote.shown.last ?? nil)
        // Seconds as spoken, twice as fast.
        #expect(abs(try #require(shown.duration) - usual) < 0.1 && shown.speed == 2 && shown.isPlaying)
        let count = house.remote.shown.count
        for _ in 0..<6 {
            house.time.advance(by: .seconds(0.5))
            try await house.listen(0.5)
        }
        #expect(house.remote.shown.count <= count + 1)
        house.time.advance(by: .seconds(10))
        try await house.listen(0.5)
        let right = try #require(house.remote.shown.last ?? nil)
        #expect(abs(right.elapsed - (try #require(player.chapterTime?.elapsed) * 2)) < 2)
        #expect(house.remote.shown.count > count)
    }

    @Test func `a book that was only leafed through is not on the lock screen`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.skip(.chapter, 1)
        player.setSpeed(1.5)
        await player.timed()
        await player.settled()
        #expect(house.remote.shown.isEmpty)
        player.toggle()
        try await house.listen(0.5)
        #expect(house.remote.shown.last??.chapter == "Two")
    }

    @Test func `a system that lets nobody play is said in words`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        house.session.refusal = Refused()
        player.toggle()
        await player.settled()
        #expect(player.state == .failed(Trouble("Another program holds the sound.", suggestion: "End the call.")))
        house.session.refusal = nil
        player.toggle()
        try await house.listen(0.5)
        #expect(player.state == .playing)
    }

    @Test func `a device that breaks off is said in words, and can be tried again`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(1)
        let offset = player.offset
        house.devices.newest?.fail(.noDevice)
        try await house.until { if case .failed = player.state { true } else { false } }
        #expect(player.state == .failed(Trouble(AudioOutputError.noDevice)))
        player.toggle()
        try await house.listen(0.25)
        #expect(player.offset >= offset && player.state == .playing)
    }

    @Test func `the sleep timer counts what is heard, fades out and pauses`() async throws {
        let house = try AppHouse()
        let text = String(repeating: "This is a sentence of some length for the night. ", count: 20)
        let player = try await house.open("night.txt", text).player
        player.sleep(minutes: 0.25)
        player.toggle()
        try await house.listen(5)
        #expect(player.state == .playing)
        player.pause()
        house.time.advance(by: .seconds(600))
        player.resume()
        try await house.listen(30)
        #expect(player.state == .paused && player.sleep.left == nil)
        #expect(abs(player.heard - 15) < 0.5)
        let sound = try #require(house.devices.all.first?.sound)
        let loudness = { (range: Range<Int>) in sound[range].reduce(0) { max($0, abs($1)) } }
        let rate = sound.count / 15
        #expect(loudness(14 * rate + rate / 2..<sound.count) < loudness(rate..<4 * rate) / 4)
        // Whoever is awake still hears on, loud.
        player.resume()
        try await house.listen(3)
        #expect(try #require(house.devices.newest?.sound.map(abs).max()) > loudness(rate..<4 * rate) / 2)
    }

    @Test func `listening ends with the chapter`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.sleepAtChapterEnd()
        player.toggle()
        try await house.listen(60)
        #expect(player.state == .paused && player.chapterTitle == "Two" && player.sleep.left == nil)
        player.sleep(minutes: 10)
        player.sleep(minutes: nil)
        #expect(player.sleep.left == nil)
    }

    @Test func `where nothing is read aloud any more, that is said`() async throws {
        let house = try AppHouse()
        let reader = try await house.open("end.md", "# One\n\nA lamp.\n\n* * *\n")
        reader.player.play(from: TextOffset(utf16: reader.book.units.count))
        try await house.until { reader.player.state == .finished }
        #expect(reader.player.nothingFollows)
    }

    @Test func `the newest wish wins`() async throws {
        let house = try AppHouse()
        let reader = try await house.open()
        let player = reader.player
        player.play(from: try offset(of: "Nobody came", in: reader))
        player.play(from: try offset(of: "In the morning", in: reader))
        player.pause()
        player.resume()
        try await house.listen(0.5)
        #expect(words(player.sentence, in: reader) == "In the morning the lamp was out.")
    }
}
