import Foundation
import VorleserKit

/// Opens books as a command's options say.
struct BookOpening: Sendable {
    let wishes: SpeakingWishes
    let password: GivenPassword

    /// - Parameters:
    ///   - reference: The book.
    ///   - vorleser: Speaks it, in the voice that is chosen.
    /// - Returns: The book, with what its listener has chosen for it.
    /// - Throws: `BookReadingError`, `LibraryError`, `SpeechError`, ``LanguageRefusal``
    func open(_ reference: BookReference, by vorleser: Vorleser) async throws -> OpenBook {
        do {
            switch reference {
            case .shelved(let id): return try await UserLibrary.room().open(id, wishes, by: vorleser)
            case .file(let file):
                return try await password.opening(file) { try vorleser.open(file, wishes, password: $0) }
            }
        } catch let mismatch as LanguageMismatch {
            throw LanguageRefusal(mismatch)
        }
    }

    /// The same of a file that may be the library's own copy of a book.
    func open(_ file: URL, by vorleser: Vorleser) async throws -> OpenBook {
        try await open(UserLibrary.reference(toBookAt: file), by: vorleser)
    }
}
