/// What a book calls a picture of a PDF: a page as a whole, or one of the pictures on it.
struct PDFPictureName: Equatable, Sendable {
    /// Counts from 0.
    let page: Int
    /// Index into ``PDFPage/pictures``; `nil` for the whole page.
    let picture: Int?

    init(page: Int, picture: Int? = nil) {
        self.page = page
        self.picture = picture
    }

    /// - Parameter href: As ``href`` gives it.
    init?(_ href: String) {
        guard let match = href.wholeMatch(of: #/page-([1-9][0-9]{0,8})(?:-picture-([1-9][0-9]{0,8}))?\.png/#),
            let page = Int(match.1)
        else { return nil }
        self.init(page: page - 1, picture: match.2.flatMap { Int($0) }.map { $0 - 1 })
    }

    /// “page-12.png”, “page-12-picture-3.png”; counted from 1.
    var href: String { "page-\(page + 1)" + (picture.map { "-picture-\($0 + 1)" } ?? "") + ".png" }
}
