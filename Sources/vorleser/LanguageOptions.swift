import ArgumentParser
import Foundation
import VorleserCore
import VorleserKit
import VorleserLibrary

/// What a book is in, and whether it is read although no voice speaks that.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the book is in, where it says nothing or something else: de, German.",
            valueName: "language"
        ),
        transform: Language.init(named:)
    )
    var language: Language?

    @Flag(name: .long, help: "Read it although the voice does not speak its language.") var anyway = false

    /// What they come to, for any number of books.
    var choice: LanguageChoice { LanguageChoice(language: language, anyway: anyway) }
}

/// What a listener says of the languages of books.
struct LanguageChoice: Sendable {
    let language: Language?
    let anyway: Bool

    /// What a book is in: as the listener says, now or in the library.
    /// - Parameter file: The library's own copy, or any other file.
    /// - Returns: `nil` where only the book itself says.
    /// - Throws: `LibraryError`
    func language(ofBookAt file: URL) async throws -> Language? {
        if let language { return language }
        return try await UserLibrary.record(ofBookAt: file)?.language.flatMap { Language($0) }
    }

    /// The voice that is to read a book.
    /// - Parameters:
    ///   - book: What is read.
    ///   - known: What is known of its language, see ``language(ofBookAt:)``.
    ///   - vorleser: With the voice that was named, or the usual one.
    ///   - isChosen: Whether it was named: then no other takes its place.
    /// - Returns: The same, or one with a voice that speaks the language.
    /// - Throws: ``LanguageRefusal`` when it does not and is not to read all the same.
    func speaker(of book: Book, in known: Language?, _ vorleser: Vorleser, isChosen: Bool) throws -> Vorleser {
        let suited = isChosen ? vorleser : vorleser.suited(to: vorleser.fit(of: book, in: known).language)
        if !anyway, let mismatch = suited.fit(of: book, in: known).mismatch { throw LanguageRefusal(mismatch) }
        return suited
    }
}

extension Vorleser {
    /// Why no installed voice is to read a book; `nil` when one is.
    func mismatch(of book: Book, in known: Language?) -> LanguageMismatch? {
        suited(to: fit(of: book, in: known).language).fit(of: book, in: known).mismatch
    }
}

/// A book, or a text, is not read because the voice does not speak what it is in.
struct LanguageRefusal: LocalizedError {
    let mismatch: LanguageMismatch
    private let isBook: Bool

    init(_ mismatch: LanguageMismatch, isBook: Bool = true) { (self.mismatch, self.isBook) = (mismatch, isBook) }

    var errorDescription: String? { mismatch.errorDescription }

    var recoverySuggestion: String? {
        let correction = isBook ? "If it is in another language, say so: --language en. " : ""
        return (mismatch.recoverySuggestion.map { $0 + " " } ?? "") + correction
            + "To hear it all the same: --anyway."
    }
}

extension Language {
    /// - Throws: `ValidationError` for what names none.
    init(named name: String) throws {
        guard let language = Language(name), language.name.first != "“" else {
            throw ValidationError("“\(name)” names no language; write de, or German.")
        }
        self = language
    }
}

extension UserLibrary {
    /// What the library knows of a file that is its own copy of a book; `nil` for any other file.
    static func record(ofBookAt file: URL) async throws -> LibraryBook? {
        let (path, books) = (file.standardizedFileURL.path, folders.library.standardizedFileURL.path + "/books/")
        guard path.hasPrefix(books), let number = Int64(path.dropFirst(books.count).prefix { $0 != "/" }),
            let library = try openIfThere(), let book = try? await library.book(BookID(rawValue: number)),
            try await library.file(of: book.id).standardizedFileURL.path == path
        else { return nil }
        return book
    }
}
