/// Tells the pictures that belong to a book's text from ornaments, logos and scanned pages.
enum Figures {
    /// How much of a page a picture takes, and where it stands there.
    struct Share: Hashable {
        private let x: Int
        private let y: Int
        let area: Float

        init(of box: PDFBox, width: Float, height: Float) {
            x = Int((box.left / 4).rounded())
            y = Int((box.top / 4).rounded())
            area = max(box.width, 0) * max(box.height, 0) / max(width * height, 1)
        }
    }

    private static let mostOnPage = 20

    /// - Parameter pages: The pictures of each page.
    /// - Returns: The indices of those that are kept, by page.
    static func indices(of pages: [[Share]]) -> [[Int]] {
        var counts: [Share: Int] = [:]
        for page in pages { for share in Set(page) { counts[share, default: 0] += 1 } }
        return pages.map { page in
            let kept = page.indices.filter { index in
                // A picture as large as the page is the page; one that comes back at its place is the publisher's.
                (0.015...0.9).contains(page[index].area) && (counts[page[index]] ?? 0) < 3
            }
            return Array(kept.prefix(mostOnPage))
        }
    }
}
