import VorleserCore
public import VorleserLibrary

extension ReadingRoom {
    /// Opens a book of the library to be spoken, as its listener has chosen: title, voice, speed, what is said and what
    /// is left out, and what is said otherwise at single places.
    /// - Parameters:
    ///   - id: The book.
    ///   - wishes: What is asked for this time.
    ///   - speaker: Speaks it, with clips of its own, in the voice that is chosen; the room's when `nil`.
    /// - Returns: The book, with the voice that speaks it.
    /// - Throws: `LibraryError`, `BookReadingError`, `SpeechError`, ``LanguageMismatch``
    public func open(
        _ id: BookID,
        _ wishes: SpeakingWishes = SpeakingWishes(),
        by speaker: Vorleser? = nil
    ) async throws -> OpenBook {
        let loaded = try await book(id)
        let record = try await library.book(id)
        let language = wishes.language ?? record.language.flatMap { Language($0) }
        let book = loaded.book.taken(toBeIn: language)
        let usualVoice = try await library.setting("voice", as: String.self)
        let usualSpeed = try await library.setting("speed", as: Double.self)
        let voice = wishes.voice ?? self.voice(for: record, usual: usualVoice).id
        let isChosen = wishes.voice != nil || record.preferences.voice != nil
        let chosen = try (speaker ?? vorleser).speaking(as: voice)
        return OpenBook(
            book: book,
            file: try await library.file(of: id),
            record: record,
            language: language,
            vorleser: try chosen.speaker(of: book, in: language, isChosen: isChosen, anyway: wishes.anyway),
            isVoiceChosen: isChosen || usualVoice != nil,
            speed: record.preferences.speed ?? usualSpeed,
            settings: wishes.narration.settings(over: try await narrationSettings()),
            saidHere: try await saidHere(in: loaded),
            password: nil,
            chosenCover: record.chosenCover == nil ? nil : try await library.cover(of: id)
        )
    }
}
