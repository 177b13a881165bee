import Foundation
import VorleserBooks
import VorleserCore
import VorleserKit
import VorleserLibrary
import VorleserNarration

/// What a listener asks for of every book that is spoken into files.
struct SpeakingWishes: Sendable {
    let narration: NarrationWishes
    let language: LanguageChoice
    /// Whether the voice was named: then no other takes its place.
    let isVoiceChosen: Bool
    let password: GivenPassword
}

/// A book that is going to be spoken into files. What was chosen for one of the library holds for it here too.
struct BookToSpeak: Sendable {
    let book: Book
    let script: Script
    /// With the voice that speaks it.
    let vorleser: Vorleser
    /// What the library knows of it; `nil` for any other file.
    let record: LibraryBook?
    /// What was chosen for it, or for all books of the library.
    let speed: Double?
    /// With which it was opened.
    let password: String?

    /// - Parameters:
    ///   - file: A book, or the library's own copy of one.
    ///   - wishes: What is asked for.
    ///   - vorleser: With the voice that was named, or the usual one.
    /// - Throws: `BookReadingError`, `LibraryError`, ``LanguageRefusal``
    init(at file: URL, _ wishes: SpeakingWishes, by vorleser: Vorleser) async throws {
        if let record = try await UserLibrary.record(ofBookAt: file) {
            try await self.init(record, at: file, wishes, by: vorleser)
        } else {
            let known = wishes.language.language
            let (book, password) = try await wishes.password.opening(file) {
                (try Vorleser.book(at: file, password: $0).taken(toBeIn: known), $0)
            }
            let speaker = try wishes.language.speaker(of: book, in: known, vorleser, isChosen: wishes.isVoiceChosen)
            self.init(
                book: book,
                script: speaker.script(of: book, settings: wishes.narration.settings()),
                vorleser: speaker,
                record: nil,
                speed: nil,
                password: password
            )
        }
    }

    private init(
        _ record: LibraryBook,
        at file: URL,
        _ wishes: SpeakingWishes,
        by vorleser: Vorleser
    ) async throws {
        let room = try UserLibrary.room()
        let open = try await room.book(record.id)
        let known = wishes.language.language ?? record.language.flatMap { Language($0) }
        let book = open.book.taken(toBeIn: known)
        let usual = wishes.isVoiceChosen ? vorleser : try vorleser.speaking(as: await room.voice(for: record.id).id)
        let isChosen = wishes.isVoiceChosen || record.preferences.voice != nil
        let speaker = try wishes.language.speaker(of: book, in: known, usual, isChosen: isChosen)
        let settings = wishes.narration.settings(over: try await room.narrationSettings())
        let here = try await room.saidHere(in: open)
        let usualSpeed = try await room.library.setting("speed", as: Double.self)
        self.init(
            book: book,
            script: speaker.script(of: book, in: book.span, settings: settings, saidHere: here),
            vorleser: speaker,
            record: record,
            speed: record.preferences.speed ?? usualSpeed,
            password: nil
        )
    }

    private init(
        book: Book,
        script: Script,
        vorleser: Vorleser,
        record: LibraryBook?,
        speed: Double?,
        password: String?
    ) {
        (self.book, self.script, self.vorleser) = (book, script, vorleser)
        (self.record, self.speed, self.password) = (record, speed, password)
    }
}
