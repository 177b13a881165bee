import Foundation
import VorleserKit

/// A page of the catalogue for reading apps: where it leads, and which books are on it, in whichever form it is written.
///
/// Addresses are those below the root of the form that was asked for: `/books?sort=title`.
struct CataloguePage {
    let title: String
    /// Its own address; empty for the root.
    let path: String
    /// The same page's in the other form.
    let alternate: String
    let updated: Date
    /// Whether it is a list of books, or of other pages.
    let kind: Kind
    var leads: [Lead] = []
    var books: [Entry] = []
    /// Books of other pages that the root shows, too.
    var groups: [Group] = []
    var facets: [FacetGroup] = []
    var turning: Turning?
    /// The page above; `nil` for the root.
    var up: String?

    enum Kind { case navigation, acquisition }

    /// A page that leads to another.
    struct Lead {
        let title: String
        let words: String
        let path: String
        /// `subsection` unless there is a better word for it.
        var relation = "subsection"
        var kind = Kind.acquisition
        /// How many books, or pages, are there; `nil` where nobody has counted.
        var count: Int?
    }

    /// A book as the catalogue shows it.
    struct Entry {
        let book: LibraryBook
        /// The media type of its cover; `nil` when it has none that apps could show.
        let cover: String?
        /// Its pages, if they are pictures.
        let pages: PicturePages?

        /// The page that was read last, from 1; `nil` when none was.
        var lastRead: (page: Int, at: Date)? {
            guard let pages, let place = book.lastPlace else { return nil }
            return (pages.page(at: place.place.offset) + 1, place.at)
        }
    }

    struct Group {
        let title: String
        let path: String
        let count: Int
        let books: [Entry]
    }

    /// Other orders, or parts, of the books of a page.
    struct FacetGroup {
        let title: String
        let facets: [Facet]
    }

    struct Facet {
        let title: String
        let path: String
        let isActive: Bool
        /// How many books there are; `nil` where it is an order.
        var count: Int?
    }

    /// Which of several pages it is.
    struct Turning {
        let page: Int
        let pages: Int
        let count: Int
        let perPage: Int
        /// The address of a page, from 1.
        let path: (Int) -> String

        /// Where to go from here; none where there is one page.
        var links: [(relation: String, path: String)] {
            guard pages > 1 else { return [] }
            let turns = [("first", 1), ("previous", page - 1), ("next", page + 1), ("last", pages)]
            return turns.filter { (1...pages).contains($0.1) }.map { ($0.0, path($0.1)) }
        }

        /// Which of all are on it.
        var range: Range<Int> { (page - 1) * perPage..<min(page * perPage, count) }
    }
}

extension CataloguePage.Entry {
    /// For as long as the file of the book is the same.
    var id: String { SHA256.urn(of: "book \(book.id) \(book.digest) \(book.addedAt.timeIntervalSince1970)") }

    /// For people: its format, and how long it is to hear or to look at.
    var words: String {
        let format = book.format.rawValue.uppercased()
        if let pages { return "\(format), \(pages.count) pages" }
        let minutes = Int((min(max(book.seconds, 0), 1e9) / 60).rounded(.up))
        let length = minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
        return "\(format), \(length) to hear"
    }
}
