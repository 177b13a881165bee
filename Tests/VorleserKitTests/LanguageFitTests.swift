import Foundation
import Testing
import VorleserCore
import VorleserLibrary
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

/// A voice of any language that says everything the same way.
private struct ForeignEngine: SpeechEngine {
    let name = "foreign"
    let version = "1"
    let voices: [Voice]
    let limits = UtteranceLimits(shortest: 20, longest: 200)

    init(_ languages: String...) {
        voices = languages.map {
            Voice(id: Voice.ID(rawValue: "voice-\($0)"), name: "Voice \($0)", engine: "foreign", language: $0)
        }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        Clip(samples: [0.1, 0.1], sampleRate: 1_000, words: [])
    }
}

struct LanguageFitTests {
    private struct Room {
        let folder: Folder
        let room: ReadingRoom

        init(_ catalogue: VoiceCatalogue = VoiceCatalogue()) throws {
            folder = try Folder()
            let folders = Folders(in: folder)
            room = try ReadingRoom(library: .init(folder: folders.library), folders: folders, catalogue: catalogue)
        }
    }

    private static let notEnglish = ForeignTexts.all.keys.filter { $0 != "en" }.sorted()

    private func text(_ code: String) -> String {
        let paragraph = ForeignTexts.all[code, default: ""]
        return [String](repeating: paragraph, count: 3).joined(separator: "\n\n") + "\n"
    }

    @Test(arguments: notEnglish)
    func `a book that no voice speaks is known when it comes in`(code: String) async throws {
        let room = try Room()
        let book = try await room.room.importText(text(code), title: "Book").book
        #expect(book.language == code)
        let fit = try await room.room.fit(of: book.id)
        #expect(!fit.isSpoken)
        let language = try #require(Language(code))
        #expect(fit.mismatch == .noVoice(for: language, spoken: [try #require(Language("en"))]))
        #expect(fit.mismatch?.errorDescription == "No voice for \(language.name) is installed.")
        let advice = try #require(fit.mismatch?.recoverySuggestion)
        #expect(advice.hasPrefix("Vorleser speaks English."))
        #expect(advice.contains("`vorleser model install") == ["de", "es", "fr", "it", "pt"].contains(code))
    }

    @Test(arguments: ["Hi!", "Guten Morgen!", "Der Hund bellt.", "1, 2, 3", "La vie en rose"])
    func `a short text is taken for the voice's own language`(text: String) async throws {
        let room = try Room()
        let book = try await room.room.importText(text, title: nil).book
        #expect(try await room.room.fit(of: book.id).isSpoken)
    }

    @Test func `what the listener says of a book's language holds, until it is taken back`() async throws {
        let room = try Room()
        let id = try await room.room.importText(text("de"), title: "Book").book.id
        let english = try #require(Language("en"))
        #expect(try await room.room.setLanguage(english, of: id).language == "en")
        #expect(try await room.room.fit(of: id).isSpoken)
        #expect(try await room.room.book(id).book.metadata.language == "en")
        #expect(try await room.room.setLanguage(nil, of: id).language == "de")
        #expect(try await !room.room.fit(of: id).isSpoken)
        #expect(try await room.room.book(id).book.metadata.language == "de")
    }

    @Test func `a book that came in before languages were told is known when it is opened`() async throws {
        let room = try Room()
        let id = try await room.room.importText(text("de"), title: "Book").book.id
        _ = try await room.room.library.setLanguage(nil, of: id)
        #expect(try await room.room.fit(of: id).isSpoken)
        _ = try await room.room.book(id)
        #expect(try await !room.room.fit(of: id).isSpoken)
    }

    @Test func `a book of several languages is for whoever speaks one of them`() async throws {
        let room = try Room()
        let both = text("de") + "\n" + text("en")
        let book = try await room.room.importText(both, title: "Book").book
        #expect(try await room.room.fit(of: book.id).isSpoken)
        let strange = try await room.room.importText(text("de") + "\n" + text("fr"), title: "Book").book
        #expect(try await !room.room.fit(of: strange.id).isSpoken)
    }

    @Test func `a voice that speaks the language reads the book, and one that was chosen for it stays`() async throws {
        let room = try Room(VoiceCatalogue(ForeignEngine("en-US", "de-DE"), ForeignEngine("ja")))
        let id = try await room.room.importText(text("de"), title: "Book").book.id
        #expect(try await room.room.voice(for: id).id.rawValue == "voice-de-DE")
        #expect(try await room.room.fit(of: id).isSpoken)
        try await room.room.library.changePreferences(of: id) { $0 = .init(voice: "voice-en-US") }
        #expect(try await room.room.voice(for: id).id.rawValue == "voice-en-US")
        let fit = try await room.room.fit(of: id)
        #expect(
            fit.mismatch == .otherVoice("Voice en-US", for: try #require(Language("de")), speakers: ["voice-de-DE"])
        )
        let japanese = try await room.room.importText(text("ja"), title: "Book").book.id
        try await room.room.library.set("voice", to: "voice-en-US")
        #expect(try await room.room.voice(for: japanese).id.rawValue == "voice-ja")
    }

    @Test func `texts that cannot be said are told from those that are only foreign`() throws {
        let folder = try Folder()
        let folders = Folders(cache: folder.url("c"), state: folder.url("s"), data: folder.url("d"))
        let vorleser = try Vorleser(folders: folders, catalogue: VoiceCatalogue())
        #expect(vorleser.fit(ofText: "Hello.") == .good)
        #expect(vorleser.fit(ofText: "Guten Tag!") == .good)
        #expect(vorleser.fit(ofText: "42") == .good)
        #expect(vorleser.fit(ofText: "In 東京 he said самовар.") == .good)
        let german = try #require(Language("de"))
        #expect(vorleser.fit(ofText: ForeignTexts.all["de", default: ""]) == .foreign(german))
        for code in ["ja", "zh", "ru", "ar", "he", "el", "ko", "hi"] {
            guard
                case .unspeakable(.noVoice(let language, _)) = vorleser.fit(ofText: ForeignTexts.all[code, default: ""])
            else {
                Issue.record("\(code) can be said")
                continue
            }
            #expect(language.code == code)
        }
    }

    @Test(arguments: [
        ("hf_alpha", "Hindi"), ("jf_alpha", "Japanese"), ("ZF_xiaobei", "Chinese"),
    ])
    func `a voice of a language without phonemes says so`(name: String, language: String) throws {
        let catalogue = VoiceCatalogue()
        let error = #expect(throws: SpeechError.self) { try catalogue.speaker(Voice.ID(rawValue: name)) }
        #expect(error?.errorDescription?.contains("speaks \(language)") == true)
    }
}
