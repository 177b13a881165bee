import Foundation
public import VorleserCore
public import VorleserLibrary
import VorleserSpeech

extension ReadingRoom {
    /// Whether the voice that would read a book speaks what it is in.
    /// - Parameters:
    ///   - record: The book.
    ///   - usual: The voice for all books, as it was chosen; `nil` for none.
    /// - Returns: How they fit.
    public func fit(of record: LibraryBook, usualVoice usual: String?) -> LanguageFit {
        vorleser.fit(ofTag: record.language, by: voice(for: record, usual: usual))
    }

    /// The same of several books.
    /// - Throws: What the library throws.
    public func fits(of records: [LibraryBook]) async throws -> [LanguageFit] {
        let usual = try await library.setting("voice", as: String.self)
        return records.map { fit(of: $0, usualVoice: usual) }
    }

    /// The same of one book.
    /// - Throws: What the library throws.
    public func fit(of id: BookID) async throws -> LanguageFit {
        let record = try await library.book(id)
        return fit(of: record, usualVoice: try await library.setting("voice", as: String.self))
    }

    /// The same of a voice that is asked for.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, and what the library throws.
    public func fit(of id: BookID, by voice: Voice.ID) async throws -> LanguageFit {
        let tag = try await library.book(id).language
        return vorleser.fit(ofTag: tag, by: try vorleser.studio.catalogue.speaker(voice).voice)
    }

    /// The voice chosen for a book; else the one for all books, or the best there is, if it speaks the book's language;
    /// else the best that does, if there is one.
    func voice(for record: LibraryBook, usual: String?) -> Voice {
        let named = { (name: String) in
            try? self.vorleser.studio.catalogue.speaker(Voice.ID(rawValue: name)).voice
        }
        if let chosen = record.preferences.voice.flatMap(named) { return chosen }
        let standard = usual.flatMap(named) ?? vorleser.voice
        let fit = vorleser.fit(ofTag: record.language, by: standard)
        return fit.isSpoken ? standard : fit.speakers.first ?? standard
    }

    /// Says what a book is in.
    /// - Parameters:
    ///   - language: As the listener says; `nil` for what the book and its text say.
    ///   - id: The book.
    /// - Returns: The book as it is then.
    /// - Throws: What the library throws, and `BookReadingError` when the book cannot be read.
    public func setLanguage(_ language: Language?, of id: BookID) async throws -> LibraryBook {
        var tag = language?.code
        if language == nil {
            let file = try await library.file(of: id)
            tag = try await queue.run { [vorleser] in
                Result { vorleser.languageTag(of: try Vorleser.book(at: file, languages: vorleser.languages)) }
            }.get()
        } else if let known = try await library.book(id).language, let language, language.isNamed(by: known) {
            // The same with its region says more.
            tag = known
        }
        return try await library.setLanguage(tag, of: id)
    }
}
