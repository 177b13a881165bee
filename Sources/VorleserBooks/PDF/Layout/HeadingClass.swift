/// What headings of one kind share: the larger and bolder, the higher.
struct HeadingClass: Hashable, Comparable {
    let size: Int
    let isBold: Bool

    init(_ block: PrintedBlock, isBold: Bool) {
        size = Int((block.size * 2).rounded())
        self.isBold = isBold
    }

    static func < (lhs: HeadingClass, rhs: HeadingClass) -> Bool {
        lhs.size != rhs.size ? lhs.size > rhs.size : lhs.isBold && !rhs.isBold
    }
}

/// The lines of the file's table of contents, by page.
struct OutlineTitles {
    private var levels: [Int: [(title: String, level: Int)]] = [:]
    private let limits: HeadingThresholds
    var isEmpty: Bool { levels.isEmpty }

    init(_ outline: [PDFOutlineEntry], _ limits: HeadingThresholds) {
        self.limits = limits
        for entry in outline {
            guard let page = entry.page else { continue }
            levels[page, default: []].append((entry.title.bareLetters, entry.level + 1))
        }
    }

    func level(of text: String, onPage page: Int) -> Int? {
        guard let titles = levels[page], text.utf8.count < limits.longestInOutline else { return nil }
        let plain = text.bareLetters
        guard !plain.isEmpty else { return nil }
        return titles.first { line in
            line.title == plain
                || line.title.hasSuffix(plain)
                    && limits.leastOfOutline.isExceeded(by: plain.count, of: line.title.count)
        }?
        .level
    }
}
