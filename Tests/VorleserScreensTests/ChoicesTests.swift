import Foundation
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserScreens

@MainActor struct ChoicesTests {
    @Test func `voices come by language, and others could be installed`() async throws {
        let house = try AppHouse()
        let voices = house.app.voices
        await voices.load()
        #expect(voices.groups.map(\.name) == ["English"])
        #expect(voices.groups[0].voices.count > 1)
        #expect(voices.others.contains { $0.id == "af_heart" })
        #expect(voices.usual == nil)
    }

    @Test func `voices of the listener's own are asked for, once`() async throws {
        let house = try AppHouse()
        let voices = house.app.voices
        await voices.load()
        #expect(voices.personal == .unsupported)
        await voices.askForPersonalVoices()
        let own = OwnVoices()
        var platform = Platform(session: house.session, remote: house.remote, device: Device(id: "t", name: "T"))
        platform.personalVoices = own
        let screen = VoicesScreen(house.app.room, platform)
        await screen.load()
        #expect(screen.personal == .notAsked)
        await screen.askForPersonalVoices()
        #expect(screen.personal == .allowed && own.asked == 1 && screen.trouble == nil && !screen.groups.isEmpty)
    }

    /// A system whose listener says yes.
    private final class OwnVoices: PersonalVoices {
        private(set) var standing = PersonalVoiceStanding.notAsked
        private(set) var asked = 0

        func ask() async -> PersonalVoiceStanding {
            (asked, standing) = (asked + 1, .allowed)
            return standing
        }
    }

    @Test func `the voice for all books is kept, and an unknown one is not`() async throws {
        let house = try AppHouse()
        let voices = house.app.voices
        await voices.load()
        let other = try #require(voices.groups[0].voices.last).id
        await voices.choose(Voice.ID(rawValue: other))
        #expect(voices.usual?.rawValue == other)
        #expect(try await house.open().player.voice.id.rawValue == other)
        await voices.choose(Voice.ID(rawValue: "nobody"))
        #expect(voices.trouble != nil && voices.usual?.rawValue == other)
        await voices.choose(nil)
        await voices.load()
        #expect(voices.usual == nil)
    }

    @Test func `a voice is heard for a trial`() async throws {
        let house = try AppHouse()
        let voice = await house.app.room.voices[0].id
        house.app.voices.hear(voice, saying: "This is how I sound.")
        #expect(house.app.voices.heard == voice)
        try await house.until { house.devices.newest?.sampleRate != nil }
        house.devices.newest?.hear(24_000 * 20)
        await house.app.voices.settled()
        #expect(house.app.voices.heard == nil && house.app.voices.trouble == nil)
        #expect(try #require(house.devices.newest).sound.count > 8000)
        house.app.voices.hear(voice, saying: "And this is another trial.")
        house.app.voices.endTrial()
        #expect(house.app.voices.heard == nil)
        house.app.voices.hear(Voice.ID(rawValue: "nobody"), saying: "Nobody says this.")
        await house.app.voices.settled()
        #expect(house.app.voices.trouble != nil)
    }

    @Test func `a trial silences the book, and lets others play when it is over`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(0.5)
        let voice = player.voice.id
        house.app.voices.hear(voice, saying: "This is how I sound.")
        #expect(player.state == .paused)
        try await house.until { house.devices.count == 2 && house.devices.newest?.sampleRate != nil }
        #expect(house.session.isActive)
        house.devices.newest?.hear(24_000 * 20)
        try await house.until { house.app.voices.heard == nil }
        #expect(!house.session.isActive)
        player.resume()
        try await house.until { player.state == .playing && house.session.isActive }
        // What is not heard is not ended.
        house.app.voices.endTrial()
        #expect(house.session.isActive)
    }

    @Test func `settings are kept`() async throws {
        let house = try AppHouse()
        let settings = house.app.settings
        await settings.setSpeed(9)
        await settings.setHighlight(.word)
        await settings.setOpensLastBook(true)
        await settings.setSpoken(.note, true)
        let again = try AppHouse(in: house.folder)
        await again.app.begin()
        #expect(again.app.settings.speed == 3 && again.app.settings.highlight == .word)
        #expect(again.app.settings.opensLastBook && again.app.settings.narration.spoken.contains(.note))
        await settings.setSpoken(.note, false)
        await settings.load()
        #expect(!settings.narration.spoken.contains(.note) && settings.trouble == nil)
        let reader = try await again.open()
        #expect(reader.highlight == .word && reader.player.speed == 3)
    }

    @Test func `what was spoken takes room, which can be had back`() async throws {
        let house = try AppHouse()
        let player = try await house.open().player
        player.toggle()
        try await house.listen(3)
        player.stop()
        let settings = house.app.settings
        await settings.measure()
        #expect(settings.spokenRoom.hasSuffix(" kB") && settings.spokenRoom != "0 kB")
        #expect(settings.booksRoom == "1 kB")
        await settings.forgetSpoken()
        #expect(settings.spokenRoom == "0 kB" && settings.trouble == nil)
    }

    @Test func `removed books can be restored, or deleted before their time`() async throws {
        let house = try AppHouse()
        let settings = house.app.settings
        let lamp = try await house.add("lamp.md", AppHouse.lamp)
        let other = try await house.add("other.txt", "Another book. It is short.")
        await house.app.library.remove(lamp)
        house.time.advance(by: .seconds(60))
        await house.app.library.remove(other)
        await settings.measure()
        #expect(settings.removed.map(\.title) == ["other", "lamp"])
        await settings.restore(lamp)
        await house.app.library.settled()
        #expect(house.app.library.cards.map(\.id) == [lamp] && settings.removed.map(\.id) == [other])
        #expect(house.app.library.removed == nil)
        await settings.delete(other)
        #expect(settings.removed.isEmpty && settings.trouble == nil)
        await settings.restore(other)
        #expect(settings.trouble?.message.isEmpty == false)
    }

    // MARK: The better voices

    @Test func `without a hub the installation says what is wrong`() async throws {
        let house = try AppHouse()
        let model = house.app.model
        await model.look()
        #expect(model.state == .absent && model.isOffered && model.megabytes > 50)
        await model.begin()
        guard case .failed(let trouble) = model.state else {
            Issue.record("It is \(model.state)")
            return
        }
        #expect(!trouble.message.isEmpty)
        await model.cancel()
        #expect(model.state == .absent)
        await model.decline()
        #expect(!model.isOffered)
    }

    @Test func `a voice is tried out in its own language`() {
        #expect(VoiceSample.words(in: "de-AT") == "So lese ich vor.")
        #expect(VoiceSample.words(in: "en-US") == "This is how I read to you.")
        for other in ["tlh", "", nil] { #expect(VoiceSample.words(in: other) == VoiceSample.words(in: "en")) }
    }
}
