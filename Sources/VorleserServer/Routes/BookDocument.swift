import Foundation
import Hummingbird
import VorleserKit

/// A book as clients see it: `Book` in `docs/http-api.md`.
struct BookDocument: ResponseEncodable {
    let id: BookID
    let title: String
    let authors: [String]
    @OrNull var language: String?
    @OrNull var series: BookMetadata.Series?
    let collections: [String]
    let format: BookFormat
    let fileName: String
    let bytes: Int
    let length: Int
    /// Of all that is read aloud, at speed 1.
    let seconds: Double
    let hasCover: Bool
    /// Another with each cover that the listener has chosen.
    @OrNull var chosenCover: String?
    /// Whether the file is no longer where it should be.
    let isMissing: Bool
    /// Whether only its listener sees it.
    let isPrivate: Bool
    /// Whether others of the household have a place or notes in it: then only an owner may delete it for good.
    let isOthersToo: Bool
    let addedAt: Date
    @OrNull var readAt: Date?
    @OrNull var removedAt: Date?
    @OrNull var voice: String?
    @OrNull var speed: Double?
    @OrNull var mode: BookPreferences.ReadingMode?
    /// What the listener says of how far it was read; `nil` for what its places say.
    @OrNull var mark: ReadingMark?
    @OrNull var place: LastPlace?
    /// At the speed at which the book would be heard now.
    let secondsLeft: Double
    /// Whether the voice has come to the end of what is read aloud.
    let isFinished: Bool
    /// Why it is not read aloud; `nil` when it can be. Then no time is promised: all are 0.
    @OrNull var unspoken: UnspokenDocument?

    /// Where a book was left, on whichever device.
    struct LastPlace: Encodable {
        let offset: Int
        /// 0…1, of the time.
        let progress: Double
        let device: String
        let deviceName: String
        let at: Date
    }

    /// - Parameters:
    ///   - book: The record.
    ///   - isMissing: Whether its file is gone.
    ///   - standing: How much of it was heard.
    ///   - isOthersToo: Whether others have a place or notes in it.
    ///   - mismatch: Why no voice is to read it; `nil` when one is.
    init(
        _ book: LibraryBook,
        isMissing: Bool,
        _ standing: BookStanding,
        isOthersToo: Bool,
        mismatch: LanguageMismatch?
    ) {
        id = book.id
        title = book.title
        authors = book.authors
        language = book.language
        series = book.series
        collections = book.collections
        format = book.format
        fileName = book.fileName
        bytes = book.bytes
        length = book.length
        seconds = mismatch == nil ? standing.seconds : 0
        hasCover = book.hasCover
        chosenCover = book.chosenCover
        self.isMissing = isMissing
        isPrivate = book.owner != nil
        self.isOthersToo = isOthersToo
        addedAt = book.addedAt
        readAt = book.readAt
        removedAt = book.removedAt
        voice = book.preferences.voice
        speed = book.preferences.speed
        mode = book.preferences.mode
        mark = book.mark
        place = book.lastPlace.map { last in
            LastPlace(
                offset: last.place.offset.utf16,
                progress: standing.progress,
                device: last.device,
                deviceName: last.deviceName,
                at: last.at
            )
        }
        secondsLeft = mismatch == nil ? standing.secondsLeft : 0
        isFinished = mismatch == nil && standing.isFinished
        unspoken = mismatch.map(UnspokenDocument.init)
    }
}
