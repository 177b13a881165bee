import Foundation
import Hummingbird
import VorleserCore
import VorleserKit
import VorleserLibrary

/// A book as clients see it: `Book` in `docs/http-api.md`.
struct BookDocument: ResponseEncodable {
    let id: BookID
    let title: String
    let authors: [String]
    @OrNull var language: String?
    let format: BookFormat
    let fileName: String
    let bytes: Int
    let length: Int
    /// Of the whole book at speed 1.
    let seconds: Double
    let hasCover: Bool
    /// Whether the file is no longer where it should be.
    let isMissing: Bool
    let addedAt: Date
    @OrNull var readAt: Date?
    @OrNull var removedAt: Date?
    @OrNull var voice: String?
    @OrNull var speed: Double?
    @OrNull var mode: BookPreferences.ReadingMode?
    @OrNull var place: LastPlace?
    /// At the speed at which the book would be heard now.
    let secondsLeft: Double
    /// Why it is not read aloud; `nil` when it can be. Then no time is promised: all are 0.
    @OrNull var unspoken: UnspokenDocument?

    /// Where a book was left, on whichever device.
    struct LastPlace: Encodable {
        let offset: Int
        /// 0…1.
        let progress: Double
        let device: String
        let deviceName: String
        let at: Date
    }

    /// - Parameters:
    ///   - book: The record.
    ///   - isMissing: Whether its file is gone.
    ///   - usualSpeed: The speed of books that have none of their own.
    ///   - mismatch: Why no voice is to read it; `nil` when one is.
    init(_ book: LibraryBook, isMissing: Bool, usualSpeed: Double, mismatch: LanguageMismatch?) {
        id = book.id
        title = book.title
        authors = book.authors
        language = book.language
        format = book.format
        fileName = book.fileName
        bytes = book.bytes
        length = book.length
        seconds = mismatch == nil ? book.seconds : 0
        hasCover = book.hasCover
        self.isMissing = isMissing
        addedAt = book.addedAt
        readAt = book.readAt
        removedAt = book.removedAt
        voice = book.preferences.voice
        speed = book.preferences.speed
        mode = book.preferences.mode
        place = book.lastPlace.map { last in
            LastPlace(
                offset: last.place.offset.utf16,
                progress: book.progress,
                device: last.device,
                deviceName: last.deviceName,
                at: last.at
            )
        }
        secondsLeft = mismatch == nil ? book.secondsLeft(usualSpeed: usualSpeed) : 0
        unspoken = mismatch.map(UnspokenDocument.init)
    }
}
