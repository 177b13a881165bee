import Foundation
import GRDB
import VorleserCore

/// A row as the database gives it: the value's properties are the columns' names.
struct Stored<Value: Decodable>: Decodable, FetchableRecord {
    let value: Value

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

/// A book with the newest of its places, in columns.
struct BookRow: Decodable, FetchableRecord {
    let id: BookID
    let title: String
    let authors: [String]
    let language: String?
    /// Empty when the listener wants none.
    let series: String?
    let seriesPosition: String?
    let collections: [String]
    let format: BookFormat
    let fileName: String
    let digest: String
    let bytes: Int
    let length: Int
    let seconds: Double
    let hasCover: Bool
    let chosenCover: String?
    let addedAt: Date
    let owner: PersonID?
    let readAt: Date?
    let removedAt: Date?
    let voice: String?
    let speed: Double?
    let mode: BookPreferences.ReadingMode?
    let mark: ReadingMark?
    let device: String?
    let deviceName: String?
    /// JSON. One that cannot be read must not take the whole list with it.
    let place: String?
    let at: Date?

    /// The books that the listener may see, each as it is with them; a condition may follow.
    static var select: String {
        let person = Listener.current
        return """
            SELECT book.*, reading.readAt, reading.voice, reading.speed, reading.mode, reading.mark,
                newest.device, newest.deviceName, newest.place, newest.at
            FROM book
            LEFT JOIN reading ON reading.bookId = book.id AND reading.person = \(person)
            LEFT JOIN place newest ON newest.rowid = (
                SELECT rowid FROM place WHERE bookId = book.id AND person = \(person)
                ORDER BY at DESC, rowid DESC LIMIT 1
            )
            WHERE \(isSeen(by: person))
            """
    }

    /// Whether a person may see a book, as a condition on the table `book`: nobody else's, and of their shelf if they have one.
    private static func isSeen(by person: PersonID) -> String {
        guard person != .house else { return "TRUE" }
        return """
            (book.owner = \(person) OR book.owner IS NULL AND (
                NOT EXISTS (SELECT 1 FROM person WHERE id = \(person) AND shelf IS NOT NULL)
                OR EXISTS (
                    SELECT 1 FROM person, json_each(person.shelf) AS shelved, json_each(book.collections) AS collection
                    WHERE person.id = \(person) AND shelved.value = collection.value
                )
            ))
            """
    }

    var book: LibraryBook {
        LibraryBook(
            id: id,
            title: title,
            authors: authors,
            language: language,
            series: series.flatMap { $0.isEmpty ? nil : BookMetadata.Series(name: $0, position: seriesPosition) },
            collections: collections,
            format: format,
            fileName: fileName,
            digest: digest,
            bytes: bytes,
            length: length,
            seconds: seconds,
            hasCover: hasCover || chosenCover != nil,
            chosenCover: chosenCover,
            addedAt: addedAt,
            owner: owner,
            readAt: readAt,
            removedAt: removedAt,
            preferences: BookPreferences(voice: voice, speed: speed, mode: mode),
            mark: mark,
            lastPlace: lastPlace
        )
    }

    private var lastPlace: DevicePlace? {
        guard mark != .unread, let device, let deviceName, let place, let at,
            let place = try? JSONDecoder().decode(Place.self, from: Data(place.utf8))
        else { return nil }
        return DevicePlace(device: device, deviceName: deviceName, place: place, at: at)
    }
}

extension Encodable {
    /// As a column of JSON holds it.
    var column: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
