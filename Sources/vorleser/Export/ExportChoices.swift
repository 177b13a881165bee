import VorleserKit

/// What a listener has chosen for all books of an export.
struct ExportChoices: Sendable {
    let order: ExportOrder
    let opening: BookOpening
    /// Instead of the book's own.
    let cover: BookCover?
    let isDryRun: Bool
    /// Whether files are made that are up to date.
    let isForced: Bool
    /// What is done about files that are not ours.
    let replacing: Replacing
    /// Whether clips that are not kept are rendered.
    let renders: Bool
}
