import VorleserCore
import VorleserText

/// The language that a book is taken to be in: what it says of itself, unless its text clearly says otherwise.
struct BelievedLanguage {
    /// With that language.
    let metadata: BookMetadata
    /// What the reader should know of it.
    let warnings: [BookWarning]

    init(of metadata: BookMetadata, text: String, chapters: [Chapter], marks: [TextMark]) {
        let declared = metadata.language.flatMap { Language($0) }
        let found = BookLanguages(text: text, chapters: chapters, marks: marks, declared: declared).main
        guard let found, found != declared else {
            (self.metadata, warnings) = (metadata, [])
            return
        }
        var corrected = metadata
        corrected.language = found.code
        self.metadata = corrected
        warnings =
            declared.map { declared in
                let fault = BookWarning.Fault.otherLanguage(
                    declared: (declared.name, declared.code),
                    found: (found.name, found.code)
                )
                return [BookWarning(.language, fault)]
            } ?? []
    }
}
