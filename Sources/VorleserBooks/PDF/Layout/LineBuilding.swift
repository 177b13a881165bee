import VorleserCore

/// Puts the characters of a page together to lines.
struct LineBuilding {
    /// Links of one page that are looked for; every character is held against each.
    private static let mostLinks = 400

    private let page: PDFPage
    private let thresholds: LayoutThresholds
    /// Whether what is small and high is raised.
    private let tellsHeights: Bool
    private let styles: [PrintedStyle]
    /// Which fonts have pictures for letters.
    private let areIcons: [Bool]
    private let advances: LetterAdvances
    /// Upright lines, as between the columns of tables, from left to right.
    private let uprights: [PDFBox]
    private var lines: [PrintedLine] = []
    private var line: OpenLine?
    /// Where the pen stands behind the last character.
    private var pen: Float?
    /// Where the last character begins.
    private var start: Float?

    /// The lines of an upright page, in the order of the file; parts of a line that stand apart are lines of their own.
    static func lines(of page: PDFPage, _ thresholds: LayoutThresholds = .standard) -> [PrintedLine] {
        let invisible = page.glyphs.count { $0.signs.contains(.invisible) }
        let isRecognised = thresholds.recognition.leastInvisible.isExceeded(by: invisible, of: page.glyphs.count)
        let levelled = isRecognised ? page.withLevelDashes(thresholds.recognition) : page
        let limits = thresholds.lines
        var building = LineBuilding(levelled.withNumbersInPlace(limits).withRaisedQuotes(limits), thresholds)
        building.build()
        if isRecognised {
            building.evenSizes()
        }
        return building.lines
    }

    private init(_ page: PDFPage, _ thresholds: LayoutThresholds) {
        self.page = page
        self.thresholds = thresholds
        advances = LetterAdvances(page.glyphs)
        uprights = page.rules.filter { $0.height > $0.width }.sorted { $0.left < $1.left }
        let ink = thresholds.ink
        styles = page.fonts.map { PrintedStyle($0, ink) }
        areIcons = page.fonts.map(\.isOfIcons)
        let raised = page.glyphs.count { $0.scalar.isASCIILetterOrDigit && $0.ownHeight(ink) != .onLine }
        tellsHeights = !ink.mostRaised.isReached(by: raised, of: page.glyphs.count)
    }

    private mutating func build() {
        let accents = SpacingAccents(page.glyphs, thresholds.accents)
        for index in page.glyphs.indices {
            let glyph = page.glyphs[index]
            if Int(glyph.font) < areIcons.count, areIcons[Int(glyph.font)] { continue }
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
        let slack = thresholds.recognition.sizeSlack * usual
        for index in lines.indices where abs(lines[index].size - usual) < slack { lines[index].size = usual }
    }

    private mutating func add(_ glyph: PDFGlyph, _ letters: PrintedLetters) {
        if isBehindUpright(glyph) { close() }
        let place = line?.place(of: glyph)
        if place == nil {
            close()
            line = OpenLine(glyph, thresholds)
        }
        let style = style(of: glyph, place ?? .onLine)
        let link = link(at: glyph)
        line?.append(glyph, letters, style, link, after: place == nil ? nil : pen)
        // The letters of a ligature share its place, which tells nothing of their own advances.
        pen = glyph.x == start ? nil : advances.end(of: glyph)
        start = glyph.x
    }

    /// Whether an upright line stands between the last character and another on its line.
    private func isBehindUpright(_ glyph: PDFGlyph) -> Bool {
        guard !uprights.isEmpty, let end = line?.last.right else { return false }
        let gap = glyph.box.left - end
        guard gap > thresholds.tables.leastGapAtUpright * glyph.size else { return false }
        let near = uprights[uprights.partitioningIndex { $0.left >= end }...].prefix { $0.right <= glyph.box.left }
        return near.contains { $0.top < glyph.y && $0.bottom > glyph.y - glyph.size / 2 }
    }

    private mutating func close() {
        if let line { lines += line.lines(of: page.index) }
        line = nil
    }

    private func style(of glyph: PDFGlyph, _ place: OpenLine.Height) -> PrintedStyle {
        var style = Int(glyph.font) < styles.count ? styles[Int(glyph.font)] : []
        switch place == .onLine && tellsHeights ? glyph.ownHeight(thresholds.ink) : place {
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
    fileprivate func ownHeight(_ limits: InkThresholds) -> OpenLine.Height {
        // Other letters may be small and high by nature, as `ʻ` and `º` are.
        guard !signs.contains(.invisible), scalar.isASCIILetterOrDigit else { return .onLine }
        guard box.height > limits.leastHeight * size, box.height < limits.mostSmallHeight * size else { return .onLine }
        if y - box.bottom > limits.leastRise * size { return .above }
        let isFigure = scalar <= "9"
        return isFigure && box.height < limits.mostLoweredHeight * size && box.bottom - y > limits.leastFall * size
            ? .below : .onLine
    }
}

extension PDFPage {
    /// The page with its dashes on the base lines of the words beside them: a recognised one stands as high as its ink, and
    /// its size is guessed from its width.
    fileprivate func withLevelDashes(_ limits: RecognitionThresholds) -> PDFPage {
        let ink = glyphs.indices.filter { !glyphs[$0].signs.contains(.generated) && !glyphs[$0].scalar.isBlank }
        var page = self
        for (place, index) in ink.enumerated() where ["—", "–"].contains(glyphs[index].scalar) {
            let dash = glyphs[index]
            let beside = [place - 1, place + 1].filter(ink.indices.contains).map { glyphs[ink[$0]] }.first { glyph in
                let gap = max(glyph.box.left - dash.box.right, dash.box.left - glyph.box.right)
                let rise = glyph.y - dash.y
                return rise > 0 && rise <= limits.mostDashRise * glyph.size && gap < limits.widestDashGap * glyph.size
            }
            guard let beside else { continue }
            (page.glyphs[index].y, page.glyphs[index].size) = (beside.y, beside.size)
            page.glyphs[index].box.top = beside.y - beside.size / 2
            page.glyphs[index].box.bottom = beside.y
        }
        return page
    }
}

extension PDFFont {
    /// Whether its letters are pictures: files say of them that they are some letters.
    fileprivate var isOfIcons: Bool {
        let name = name.lowercased()
        return Self.icons.contains(where: name.contains)
    }

    private static let icons = [
        "awesome", "glyphicons", "icomoon", "materialicons", "material-icons", "ionicons", "fontello", "webdings",
    ]
}

extension Unicode.Scalar {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case "0"..."9", "A"..."Z", "a"..."z": true
        default: false
        }
    }

    /// Whether it is white space; most characters are told without a table.
    fileprivate var isBlank: Bool {
        isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
    }
}
