import Foundation
import VorleserLibrary
import VorleserNarration

/// The times of a book on the disk, so that its card tells them without the book being opened. They can be made again.
struct TimesFile {
    private let url: URL

    init(of book: BookID, in folder: URL) { url = folder.appending(path: "\(book).json") }

    private struct Content: Codable {
        let revision: String
        /// Offset and seconds of each knot.
        let knots: [[Double]]
    }

    /// The times of a revision; `nil` when others are kept, or none that can be read.
    func times(of revision: String) -> SpokenTimes? {
        guard let content = JSONFile(url).value(as: Content.self), content.revision == revision else { return nil }
        return SpokenTimes(
            knots: content.knots.compactMap { knot in
                guard knot.count == 2, let offset = Int(exactly: knot[0]) else { return nil }
                return SpokenTimes.Knot(offset: offset, seconds: knot[1])
            }
        )
    }

    /// Times that cannot be kept are made again.
    func keep(_ times: SpokenTimes, of revision: String) {
        let knots = times.knots.map { [Double($0.offset), ($0.seconds * 100).rounded() / 100] }
        try? JSONFile(url).keep(Content(revision: revision, knots: knots))
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
