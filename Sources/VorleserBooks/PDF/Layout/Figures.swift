/// Tells the pictures that belong to a book's text from ornaments, logos and scanned pages.
enum Figures {
    /// How much of a page a picture takes, and where it stands there.
    struct Place: Hashable {
        private let x: Int
        private let y: Int
        let area: Float

        init(of box: PDFBox, width: Float, height: Float, _ limits: FigureThresholds) {
            x = Int((box.left / limits.cell).rounded())
            y = Int((box.top / limits.cell).rounded())
            area = max(box.width, 0) * max(box.height, 0) / max(width * height, 1)
        }
    }

    /// - Parameters:
    ///   - pages: The pictures of each page.
    ///   - limits: How large and how rare they are.
    /// - Returns: The indices of those that are kept, by page.
    static func indices(of pages: [[Place]], _ limits: FigureThresholds) -> [[Int]] {
        var counts: [Place: Int] = [:]
        for page in pages { for place in Set(page) { counts[place, default: 0] += 1 } }
        return pages.map { page in
            let kept = page.indices.filter { index in
                page[index].area >= limits.leastArea && page[index].area <= limits.mostArea
                    && (counts[page[index]] ?? 0) < limits.fewestRepeats
            }
            return Array(kept.prefix(limits.mostOnPage))
        }
    }
}
