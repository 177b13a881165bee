import Foundation
import VorleserExport
import VorleserKit
import VorleserLibrary

/// What a listener has chosen for all books of an export.
struct ExportChoices: Sendable {
    let chapters: String?
    let wishes: SpeakingWishes
    /// Those of the export, but for the speed.
    let settings: ExportSettings
    /// How many times as fast as spoken; as chosen in the library, or as spoken, when `nil`.
    let speed: Double?
    let cover: BookCover?
    let title: String?
    let authors: [String]
    let isDryRun: Bool
    /// Whether files are made that are up to date.
    let isForced: Bool
    /// What is done about files that are not ours.
    let replacing: Replacing
    /// Whether clips that are not kept are rendered.
    let renders: Bool

    /// - Parameter usual: The speed chosen for the book in the library.
    /// - Returns: Those of the export of the book.
    func settings(_ usual: Double?) -> ExportSettings {
        var settings = settings
        settings.speed = speed ?? usual ?? 1
        return settings
    }

    /// Tags with what the listener calls the book, here or in the library.
    func tags(_ tags: AudioTags, record: LibraryBook?) -> AudioTags {
        var tags = tags
        if let record { (tags.title, tags.authors) = (record.title, record.authors) }
        if let title { tags.title = title }
        if !authors.isEmpty { tags.authors = authors }
        return tags
    }
}
