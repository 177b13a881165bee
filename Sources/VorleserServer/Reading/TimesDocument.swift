import Hummingbird
import VorleserKit

/// When each place of a book sounds, at speed 1: `GET /api/books/ID/times`.
struct TimesDocument: ResponseEncodable {
    /// Of all that is read aloud.
    let seconds: Double
    /// Where that ends.
    let end: Int
    /// Offsets, and the seconds until the voice comes there; between two of them it goes on evenly.
    let knots: [[Double]]

    /// - Parameter times: `nil` when no voice reads the book.
    init(_ times: SpokenTimes?) {
        seconds = times?.seconds ?? 0
        end = times?.end.utf16 ?? 0
        knots = times?.knots.map { [Double($0.offset), ($0.seconds * 100).rounded() / 100] } ?? []
    }
}
