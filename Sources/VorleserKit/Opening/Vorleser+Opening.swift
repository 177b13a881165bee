public import Foundation
public import VorleserCore

extension Vorleser {
    /// Opens a file to be spoken.
    /// - Parameters:
    ///   - file: The book.
    ///   - wishes: What is asked for.
    ///   - password: Opens a PDF that is locked; `nil` when there is none.
    /// - Returns: The book, with the voice that speaks it.
    /// - Throws: `BookReadingError`, `SpeechError`, ``LanguageMismatch``
    public func open(
        _ file: URL,
        _ wishes: SpeakingWishes = SpeakingWishes(),
        password: String? = nil
    ) throws -> OpenBook {
        let book = try Self.book(at: file, password: password, languages: languages)
            .inLanguage(wishes.language?.code, languages)
        let usual = try wishes.voice.map { try speaking(as: $0) } ?? self
        return OpenBook(
            book: book,
            file: file,
            record: nil,
            language: wishes.language,
            vorleser: try usual.speaker(
                of: book,
                in: wishes.language,
                isChosen: wishes.voice != nil,
                anyway: wishes.anyway
            ),
            isVoiceChosen: wishes.voice != nil,
            speed: nil,
            settings: wishes.narration.settings(),
            saidHere: [],
            password: password,
            chosenCover: nil
        )
    }

    /// The voice that is to read a book.
    /// - Parameters:
    ///   - book: What is read.
    ///   - language: What is known of its language; `nil` where only the book itself says.
    ///   - isChosen: Whether the voice was chosen for the book: then no other takes its place.
    ///   - anyway: Whether it reads although it does not speak the language.
    /// - Returns: The same, or one with a voice that speaks the language.
    /// - Throws: ``LanguageMismatch`` when it does not and is not to read all the same.
    public func speaker(
        of book: Book,
        in language: Language?,
        isChosen: Bool,
        anyway: Bool
    ) throws(LanguageMismatch) -> Vorleser {
        let suited = isChosen ? self : suited(to: fit(of: book, in: language).language)
        if !anyway { try suited.fit(of: book, in: language).check() }
        return suited
    }
}
