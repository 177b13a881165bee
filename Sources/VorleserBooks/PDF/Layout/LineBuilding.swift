/// Puts the characters of a page together to lines.
struct LineBuilding {
    /// Links of one page that are looked for; every character is held against each.
    private static let mostLinks = 400

    /// Of so many characters one is raised, at most; where more are, the page's boxes are not those of the ink.
    private static let fewRaised = 8

    private let page: PDFPage
    /// Whether what is small and high is raised.
    private let tellsHeights: Bool
    private let styles: [PrintedStyle]
    private var lines: [PrintedLine] = []
    private var line: OpenLine?

    /// The lines of an upright page, in the order of the file; parts of a line that stand apart are lines of their own.
    static func lines(of page: PDFPage) -> [PrintedLine] {
        var building = LineBuilding(page)
        building.build()
        if page.glyphs.count(where: { $0.signs.contains(.invisible) }) * 2 > page.glyphs.count { building.evenSizes() }
        return building.lines
    }

    private init(_ page: PDFPage) {
        self.page = page
        styles = page.fonts.map(PrintedStyle.init)
        let raised = page.glyphs.count { $0.scalar.isASCIILetterOrDigit && $0.ownHeight != .onLine }
        tellsHeights = raised * Self.fewRaised < page.glyphs.count
    }

    private mutating func build() {
        let accents = SpacingAccents(page.glyphs)
        for index in page.glyphs.indices {
            let glyph = page.glyphs[index]
            if glyph.signs.contains(.generated) || glyph.scalar.isBlank {
                line?.addBlank(glyph)
                continue
            }
            let letters = accents.letters(at: index)
            if !letters.isEmpty { add(glyph, letters) }
        }
        close()
    }

    /// Text recognized on a scanned page is as large as each word looked: what is nearly of one size is.
    private mutating func evenSizes() {
        let sizes = lines.map(\.size).sorted()
        guard !sizes.isEmpty else { return }
        let usual = sizes[sizes.count / 2]
        for index in lines.indices where abs(lines[index].size - usual) < 0.15 * usual { lines[index].size = usual }
    }

    private mutating func add(_ glyph: PDFGlyph, _ letters: PrintedLetters) {
        let place = line?.place(of: glyph)
        if place == nil {
            close()
            line = OpenLine(glyph)
        }
        let style = style(of: glyph, place ?? .onLine)
        let link = link(at: glyph)
        line?.append(glyph, letters, style, link)
    }

    private mutating func close() {
        if let line { lines += line.lines(of: page.index) }
        line = nil
    }

    private func style(of glyph: PDFGlyph, _ place: OpenLine.Height) -> PrintedStyle {
        var style = Int(glyph.font) < styles.count ? styles[Int(glyph.font)] : []
        switch place == .onLine && tellsHeights ? glyph.ownHeight : place {
        case .onLine: break
        case .above: style.insert(.raised)
        case .below: style.insert(.lowered)
        }
        return style
    }

    private func link(at glyph: PDFGlyph) -> Int? {
        guard !page.links.isEmpty else { return nil }
        let x = (glyph.box.left + glyph.box.right) / 2
        let y = (glyph.box.top + glyph.box.bottom) / 2
        return page.links.prefix(Self.mostLinks).firstIndex { link in
            link.box.left <= x && x <= link.box.right && link.box.top <= y && y <= link.box.bottom
        }
    }
}

extension PDFGlyph {
    /// Where a letter or figure stands that the font itself has small: such signs are as large as the text and on its base
    /// line, only their ink is not.
    fileprivate var ownHeight: OpenLine.Height {
        // Other letters may be small and high by nature, as `ʻ` and `º` are.
        guard !signs.contains(.invisible), scalar.isASCIILetterOrDigit else { return .onLine }
        let isSmall = box.height > 0.15 * size && box.height < 0.5 * size
        if isSmall, y - box.bottom > 0.2 * size { return .above }
        let isFigure = scalar.value < 0x3A
        return isFigure && isSmall && box.height < 0.42 * size && box.bottom - y > 0.06 * size ? .below : .onLine
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetterOrDigit: Bool {
        (0x30...0x39).contains(value) || (0x41...0x5A).contains(value & ~0x20) && value < 0x80
    }

    /// Whether it is white space; most characters are told without a table.
    fileprivate var isBlank: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
