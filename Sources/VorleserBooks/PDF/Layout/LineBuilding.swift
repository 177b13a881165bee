/// Puts the characters of a page together to lines.
struct LineBuilding {
    /// Links of one page that are looked for; every character is held against each.
    private static let mostLinks = 400

    private let page: PDFPage
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
        switch place {
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

extension Unicode.Scalar {
    /// Whether it is white space; most characters are told without a table.
    fileprivate var isBlank: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
