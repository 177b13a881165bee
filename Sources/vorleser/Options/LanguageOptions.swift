import ArgumentParser
import Foundation
import VorleserKit

/// What a book is in, and whether it is read although no voice speaks that.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("What the book is in, where it says nothing or something else: de, German."),
            valueName: "language"
        ),
        transform: Language.init(named:)
    )
    var language: Language?

    @Flag(name: .long, help: localized("Read it although the voice does not speak its language.")) var anyway = false
}

/// A book, or a text, is not read because the voice does not speak what it is in.
struct LanguageRefusal: ErrorWithExitCode {
    let exitCode = EX_UNAVAILABLE
    let mismatch: LanguageMismatch
    private let isBook: Bool

    init(_ mismatch: LanguageMismatch, isBook: Bool = true) { (self.mismatch, self.isBook) = (mismatch, isBook) }

    var errorDescription: String? { mismatch.errorDescription }

    var recoverySuggestion: String? {
        if mismatch == .nothingToSay { return nil }
        let correction: String? = isBook ? localized("If it is in another language, say so: --language en.") : nil
        let listening: String = localized("To hear it all the same: --anyway.")
        return [mismatch.recoverySuggestion, correction, listening].compactMap(\.self).joined(separator: " ")
    }
}

extension Language {
    /// - Throws: `ValidationError` for what names none.
    init(named name: String) throws {
        guard let language = Language(name), language.name.first != "“" else {
            throw ValidationError(localized("“\(name)” names no language; write de, or German."))
        }
        self = language
    }
}
