import VorleserCore
import Wording

/// Which pages of a PDF are pictures of text: scanned, and never recognised.
///
/// A value that grows while the pages pass.
struct PictureOnlyPages {
    /// In order, counted from 0.
    private(set) var pages: [Int] = []
    private(set) var pagesWithText = 0
    private var hasCharacters = false

    /// Scanned pages may have a number or a stamp that was put onto them later.
    private static let fewCharacters = 12
    /// How much of such a page its pictures cover, at least.
    private static let leastShare: Float = 0.3
    /// A book with fewer has some pictures that fill a page.
    private static let fewestPages = 3
    /// Stretches of pages that a sentence may name.
    private static let mostRanges = 8

    mutating func add(_ page: PDFPage) {
        let ink = page.glyphs.lazy.filter { !$0.signs.contains(.generated) && !$0.scalar.properties.isWhitespace }
        let characters = ink.prefix(Self.fewCharacters + 1).count
        hasCharacters = hasCharacters || characters > 0
        let covered = page.pictures.reduce(Float(0)) { $0 + max($1.width, 0) * max($1.height, 0) }
        if characters <= Self.fewCharacters, covered > page.width * page.height * Self.leastShare {
            pages.append(page.index)
        } else if characters > 0 {
            pagesWithText += 1
        }
    }

    /// What is to be said of a book that has text besides such pages: a picture or two are just pictures.
    var warnings: [BookWarning] {
        guard pages.count >= Self.fewestPages || pages.count > pagesWithText else { return [] }
        return [BookWarning(.unreadableDocument, .picturePages(ranges, count: pages.count))]
    }

    /// The error of a file in which nothing else is; `nil` when there is text, or nothing at all.
    /// - Parameter path: The file.
    /// - Returns: ``BookReadingError/onlyPictures(pages:path:)``
    func error(for path: String) -> BookReadingError? {
        // A single picture with a word on it is a page like any other; scanned books have page numbers at most.
        guard pagesWithText == 0, pages.count >= Self.fewestPages || !hasCharacters, !pages.isEmpty else { return nil }
        return .onlyPictures(pages: ranges, path: path)
    }

    /// As a reader counts them: “3–212, 220”.
    var ranges: String {
        var runs: [ClosedRange<Int>] = []
        for page in pages {
            if let last = runs.last, last.upperBound == page - 1 {
                runs[runs.count - 1] = last.lowerBound...page
            } else {
                runs.append(page...page)
            }
        }
        let words = runs.prefix(Self.mostRanges).map { run in
            run.count == 1 ? "\(run.lowerBound + 1)" : "\(run.lowerBound + 1)–\(run.upperBound + 1)"
        }
        let list = words.joined(separator: ", ")
        return runs.count > Self.mostRanges ? localized("\(list) and others") : list
    }
}
