import Foundation
import Hummingbird
import VorleserKit

/// What a reader needs of a book before its text: `GET /api/books/ID/outline`.
struct OutlineDocument: ResponseEncodable {
    let id: BookID
    let title: String
    let authors: [String]
    @OrNull var language: String?
    let direction: TextDirection
    /// UTF-16 code units.
    let length: Int
    let revision: String
    let chapters: [ChapterDocument]
    let contents: [ContentsEntry]
    let parts: [PartSpan]
    /// Those of the printed edition.
    let pages: [PrintedPage]
    /// Those of a book that is shown page by page as it was made.
    @OrNull var fixed: FixedDocument?
    @OrNull var voice: String?
    /// Who would read it if the model were installed; `nil` when that would change nothing.
    @OrNull var betterVoice: String?
    @OrNull var speed: Double?
    @OrNull var mode: BookPreferences.ReadingMode?
    let places: [PlaceDocument]
    /// Of all that is read aloud, at speed 1.
    let seconds: Double
    /// Where what is read aloud ends; `nil` when that is not known yet.
    @OrNull var end: Int?
    /// Why it is not read aloud; `nil` when it can be.
    @OrNull var unspoken: UnspokenDocument?
    /// What the book lacks because it could not be read.
    let losses: [WarningDocument]

    struct ChapterDocument: Codable {
        let title: String
        let start: Int
        let end: Int
        let role: SectionRole
    }

    struct FixedDocument: Encodable {
        /// Which way pages are turned.
        let direction: TextDirection
        let pages: [Page]

        struct Page: Encodable {
            let start: Int
            let isPicture: Bool
            /// In pixels; 0 when it cannot be told.
            let width: Int
            let height: Int
            @OrNull var side: FixedPages.Side?
        }

        init(_ fixed: FixedPages) {
            direction = fixed.isFromRight ? .rightToLeft : .leftToRight
            pages = fixed.pages.map {
                Page(start: $0.offset, isPicture: $0.isPicture, width: $0.width, height: $0.height, side: $0.side)
            }
        }
    }

    struct PartSpan: Codable {
        let start: Int
        let end: Int
        let chapter: Int
    }

    init(
        _ record: LibraryBook,
        _ open: LoadedBook,
        places: [PlaceDocument],
        _ standing: BookStanding,
        mismatch: LanguageMismatch?,
        betterVoice: Voice?
    ) {
        let book = open.book
        id = record.id
        (title, authors) = (record.title, record.authors)
        // Kept as `mul`, a book is still printed in one language more than in others.
        let tag = book.metadata.language ?? record.language
        language = tag
        direction = TextDirection(ofLanguage: tag ?? "")
        (length, revision) = (book.length, open.revision)
        chapters = book.chapters.map {
            ChapterDocument(
                title: $0.title,
                start: $0.span.lowerBound.utf16,
                end: $0.span.upperBound.utf16,
                role: $0.role
            )
        }
        contents =
            book.contents.isEmpty
            ? book.chapters.map { ContentsEntry(title: $0.title, offset: $0.span.lowerBound) } : book.contents
        parts = open.parts.map {
            PartSpan(start: $0.span.lowerBound.utf16, end: $0.span.upperBound.utf16, chapter: $0.chapter)
        }
        pages = book.printedPages
        fixed = book.fixedPages.map(FixedDocument.init)
        voice = record.preferences.voice
        self.betterVoice = betterVoice?.id.rawValue
        speed = record.preferences.speed
        mode = record.preferences.mode
        self.places = places
        seconds = mismatch == nil ? standing.seconds : 0
        end = mismatch == nil ? standing.end?.utf16 : nil
        losses = open.losses.map(WarningDocument.init)
        unspoken = mismatch.map(UnspokenDocument.init)
    }
}

/// Where a device was in a book.
struct PlaceDocument: Codable, Hashable {
    let device: String
    let deviceName: String
    let offset: Int
    let at: Date

    init(_ place: DevicePlace, in book: Book) {
        (device, deviceName, at) = (place.device, place.deviceName, place.at)
        offset = book.offset(of: place.place).utf16
    }
}
