import Foundation
import Testing
import VorleserCore
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

struct BetterVoiceTests {
    private let folder: Folder
    private let room: ReadingRoom

    init() throws {
        folder = try Folder()
        let folders = Folders(in: folder)
        room = try ReadingRoom(library: .init(folder: folders.library), folders: folders, catalogue: VoiceCatalogue())
    }

    private func better(for id: BookID) async throws -> String? {
        let usual = try await room.library.setting("voice", as: String.self)
        let record = try await room.library.book(id)
        return await room.betterVoice(for: record, usualVoice: usual, in: .kokoro)?.id.rawValue
    }

    private func book(in code: String) async throws -> BookID {
        let paragraph = ForeignTexts.all[code, default: ""]
        let text = [String](repeating: paragraph, count: 3).joined(separator: "\n\n") + "\n"
        return try await room.importText(text, title: "Book").book.id
    }

    @Test func `an English book would be read by the best voice, until the listener chooses one`() async throws {
        let id = try await book(in: "en")
        #expect(try await better(for: id) == "af_heart")
        try await room.library.changeSettings { try $0.set("voice", to: "slt") }
        #expect(try await better(for: id) == nil)
        try await room.library.changeSettings { try $0.set("voice", to: String?.none) }
        try await room.library.changePreferences(of: id) { $0 = BookPreferences(voice: "slt") }
        #expect(try await better(for: id) == nil)
    }

    @Test(arguments: ["de", "ja"])
    func `a book in a language that the model does not speak has no better voice`(code: String) async throws {
        #expect(try await better(for: book(in: code)) == nil)
    }

    @Test func `each place says it once, and after a no none does`() throws {
        let folders = Folders(cache: folder.url("c"), state: folder.url("fresh/state"), data: folder.url("d"))
        let offer = VoiceOffer(in: folders, environment: [:])
        #expect(!offer.isDeclined && !offer.wasSaid(in: "read"))
        #expect(
            offer.isFirst(in: "read") && offer.wasSaid(in: "read") && !offer.isFirst(in: "read")
                && offer.isFirst(in: "serve")
        )
        let other = VoiceOffer(in: folders, environment: [:])
        #expect(!other.isFirst(in: "serve"))
        try offer.decline()
        #expect(other.isDeclined)
        #expect(!other.isFirst(in: "read"))
    }

    @Test func `who asks for the built-in voice is told of no other`() throws {
        let folders = Folders(cache: folder.url("c"), state: folder.url("s"), data: folder.url("d"))
        #expect(VoiceOffer(in: folders, environment: ["VOICE": "builtin"]).isDeclined)
        #expect(!VoiceOffer(in: folders, environment: ["VOICE": "af_heart"]).isDeclined)
    }

    @Test func `a file that is damaged is as none`() throws {
        let folders = Folders(cache: folder.url("c"), state: folder.url("broken"), data: folder.url("d"))
        try FileManager.default.createDirectory(at: folders.state, withIntermediateDirectories: true)
        try Data("[".utf8).write(to: folders.state.appending(path: "better-voice.json"))
        let offer = VoiceOffer(in: folders, environment: [:])
        #expect(!offer.isDeclined && offer.isFirst(in: "read") && !offer.isFirst(in: "read"))
    }
}
