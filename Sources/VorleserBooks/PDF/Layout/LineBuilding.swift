/// Puts the characters of a page together to lines.
struct LineBuilding {
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
            if glyph.signs.contains(.generated) || glyph.scalar.properties.isWhitespace {
                line?.addBlank(glyph)
                continue
            }
            guard let scalars = accents.scalars(at: index), !scalars.isEmpty else { continue }
            add(glyph, scalars)
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

    private mutating func add(_ glyph: PDFGlyph, _ scalars: [Unicode.Scalar]) {
        let place = line?.place(of: glyph)
        if place == nil {
            close()
            line = OpenLine(glyph)
        }
        let style = style(of: glyph, place ?? .onLine)
        let link = link(at: glyph)
        line?.append(glyph, scalars, style, link)
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
        return page.links.firstIndex { link in
            link.box.left <= x && x <= link.box.right && link.box.top <= y && y <= link.box.bottom
        }
    }
}

extension PrintedStyle {
    /// What a font's name and its description say. Many fonts describe themselves wrongly, and few by both.
    init(_ font: PDFFont) {
        let name = font.name.lowercased()
        self = []
        if font.weight >= 600 || ["bold", "heavy", "black", "cmbx", "-bd", "demi"].contains(where: name.contains) {
            insert(.bold)
        }
        if font.isItalic
            || ["italic", "oblique", "slant", "cmti", "cmsl", "-it", "kursiv"].contains(where: name.contains)
        {
            insert(.italic)
        }
        if font.isMonospaced || ["mono", "courier", "consol", "cmtt", "typewriter"].contains(where: name.contains) {
            insert(.monospaced)
        }
        if ["smallcaps", "cmcsc", "caps10", "-sc"].contains(where: name.contains) { insert(.smallCaps) }
    }
}

/// A line while its characters come.
private struct OpenLine {
    enum Height { case onLine, above, below }

    private struct Sign {
        var scalars: [Unicode.Scalar]
        let box: PDFBox
        var size: Float
        var style: PrintedStyle
        let link: Int?
        let blankBefore: Blank
    }

    private var blank = Blank.none
    private var signs: [Sign] = []
    private var box: PDFBox
    private var baseline: Float
    private var size: Float
    private var isSlanted: Bool
    private var last: PDFBox

    init(_ glyph: PDFGlyph) {
        box = glyph.box
        last = glyph.box
        baseline = glyph.y
        size = max(glyph.size, 0.1)
        isSlanted = glyph.runsAcross
    }

    /// Where a character stands to the line; `nil` when it is not on it.
    func place(of glyph: PDFGlyph) -> Height? {
        guard glyph.runsAcross == isSlanted else { return nil }
        if isSlanted { return glyph.box.isNear(last, within: 2 * max(size, glyph.size)) ? .onLine : nil }
        let ratio = glyph.size / size
        let rise = baseline - glyph.y
        let gap = glyph.box.left - last.right
        let em = max(size, glyph.size)
        // The letters of a ligature share its box.
        guard ratio < 1.7, gap < 1.1 * em, gap > -max(0.8 * em, last.width + 0.2 * em) else { return nil }
        if abs(rise) <= 0.12 * em { return ratio < 0.45 && glyph.size < 5 ? nil : .onLine }
        // What is less than half as high stands beside a large first letter.
        if ratio <= 0.86, ratio > 0.47, rise > 0, rise < 0.75 * size { return .above }
        if ratio <= 0.86, ratio > 0.47, rise < 0, rise > -0.4 * size { return .below }
        // What began with a raised sign goes on lower and larger.
        if ratio >= 1.15, rise < 0, rise > -0.75 * glyph.size, signs.count <= 4 { return .onLine }
        return nil
    }

    /// A blank follows what stands on the line.
    mutating func addBlank(_ glyph: PDFGlyph) {
        // One without width moves the pen, as fonts with accents of their own do.
        let isPrinted = !glyph.signs.contains(.generated) && glyph.box.width > 0.12 * glyph.size
        blank = isPrinted || blank == .printed ? .printed : .guessed
    }

    mutating func append(_ glyph: PDFGlyph, _ scalars: [Unicode.Scalar], _ style: PrintedStyle, _ link: Int?) {
        if glyph.size >= 1.15 * size, baseline - glyph.y < -0.12 * glyph.size, !signs.isEmpty {
            for index in signs.indices { signs[index].style.insert(.raised) }
            baseline = glyph.y
            size = glyph.size
        }
        if let above = signs.last, let digit = scalars.first, above.style.contains(.raised), style.contains(.lowered),
            glyph.box.overlapsHorizontally(above.box), digit.properties.numericType == .decimal
        {
            appendDenominator(glyph, scalars, style, link)
            return
        }
        let isWide = glyph.box.left - last.right > 0.5 * glyph.size
        signs.append(
            Sign(
                scalars: scalars,
                box: glyph.box,
                size: glyph.size,
                style: style,
                link: link,
                blankBefore: signs.isEmpty ? .none : blank == .none && isWide ? .guessed : blank
            )
        )
        box = box.union(glyph.box)
        last = glyph.box
        blank = .none
    }

    /// A digit below a raised one: together they are a fraction.
    private mutating func appendDenominator(
        _ glyph: PDFGlyph,
        _ scalars: [Unicode.Scalar],
        _ style: PrintedStyle,
        _ link: Int?
    ) {
        let plain = style.subtracting([.raised, .lowered])
        if let last = signs.indices.last { signs[last].style = plain }
        let sign = Sign(
            scalars: ["\u{2044}"] + scalars,
            box: glyph.box,
            size: glyph.size,
            style: plain,
            link: link,
            blankBefore: .none
        )
        signs.append(sign)
        box = box.union(glyph.box)
        last = glyph.box.union(last)
        blank = .none
    }

    /// The line, with numbers that stand in the margin as lines of their own.
    func lines(of page: Int) -> [PrintedLine] {
        var parts = [signs[...]]
        for (numbers, rest) in [marginNumber(atStart: true), marginNumber(atStart: false)].compactMap(\.self) {
            parts = [numbers, rest]
        }
        return parts.filter { !$0.isEmpty }.map { line($0, page) }
    }

    /// A small number, and the text that it stands apart from.
    private func marginNumber(atStart: Bool) -> (ArraySlice<Sign>, ArraySlice<Sign>)? {
        func isDigit(_ sign: Sign) -> Bool {
            sign.scalars.count == 1 && sign.scalars[0].properties.numericType == .decimal
        }
        let count = atStart ? signs.prefix(while: isDigit).count : signs.reversed().prefix(while: isDigit).count
        guard count > 0, count <= 4, count < signs.count else { return nil }
        let edge = atStart ? count : signs.count - count
        let (numbers, text) = atStart ? (signs[..<edge], signs[edge...]) : (signs[edge...], signs[..<edge])
        let gap = signs[edge].box.left - signs[edge - 1].box.right
        guard let number = numbers.first, let letter = text.first, number.size <= 0.85 * letter.size,
            gap > 0.55 * letter.size, number.style.isDisjoint(with: [.raised, .lowered])
        else { return nil }
        return (numbers, text)
    }

    /// The size of most characters; the middle one where there are many, as in the text of scanned pages.
    private static func usualSize(_ sizes: [Float: Int]) -> Float? {
        guard let most = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        let all = sizes.values.reduce(0, +)
        if most.value * 2 >= all { return most.key }
        var sum = 0
        return sizes.sorted { $0.key < $1.key }.first { size in
            sum += size.value
            return sum * 2 >= all
        }?.key
    }

    /// Small capitals made of smaller letters as the small letters that they stand for, and as large as the others.
    private static func withoutSmallCapitals(_ signs: ArraySlice<Sign>) -> ArraySlice<Sign> {
        guard let first = signs.first, signs.contains(where: { $0.size < 0.88 * first.size }) else { return signs }
        var signs = signs
        var start = signs.startIndex
        while start < signs.endIndex {
            let end =
                signs[start...].firstIndex { abs($0.size - signs[start].size) > 0.02 * signs[start].size }
                ?? signs.endIndex
            if start > signs.startIndex, areSmallCapitals(signs[start..<end], after: signs[start - 1]) {
                let size = signs[start - 1].size
                for index in start..<end {
                    signs[index].scalars = Array(
                        String(String.UnicodeScalarView(signs[index].scalars)).lowercased().unicodeScalars
                    )
                    signs[index].size = size
                    signs[index].style.insert(.smallCaps)
                }
            }
            start = end
        }
        return signs
    }

    /// Whether letters are as high as each other, as capitals are, and follow a larger capital.
    private static func areSmallCapitals(_ signs: ArraySlice<Sign>, after before: Sign) -> Bool {
        guard let first = signs.first, first.size > 0.6 * before.size, first.size < 0.88 * before.size,
            before.scalars.first?.properties.isUppercase ?? false
        else { return false }
        let letters = signs.filter { $0.scalars.first?.properties.isCased ?? false }
        let heights = letters.map(\.box.height).sorted()
        guard heights.count >= 2, letters.allSatisfy({ $0.style.isDisjoint(with: [.raised, .lowered]) }) else {
            return false
        }
        let usual = heights[heights.count / 2]
        // Some fonts' maps have them as small letters, which are as high as each other by chance only.
        let areMapped = heights.count >= 4 && letters.contains { "bdfhklpqty".unicodeScalars.contains($0.scalars[0]) }
        guard first.blankBefore == .none || areMapped else { return false }
        // Round letters are a little higher, Q goes lower.
        return heights.count { abs($0 - usual) < 0.14 * usual } * 10 >= heights.count * 9
    }

    private func line(_ signs: ArraySlice<Sign>, _ page: Int) -> PrintedLine {
        let signs = Self.withoutSmallCapitals(signs)
        let blanks = WordGaps.blanks(
            signs.map { WordGaps.Sign(left: $0.box.left, right: $0.box.right, blankBefore: $0.blankBefore) },
            size: size
        )
        var runs: [PrintedRun] = []
        var sizes: [Float: Int] = [:]
        var box = signs.first?.box ?? self.box
        var firstWordEnd: Float?
        var headGap: Float = 0
        var wordGap: Float = 0
        var last: Sign?
        for (sign, hasBlank) in zip(signs, blanks) {
            box = box.union(sign.box)
            sizes[(sign.size * 4).rounded() / 4, default: 0] += 1
            if hasBlank {
                firstWordEnd = firstWordEnd ?? sign.box.left
                if runs.isEmpty { runs.append(PrintedRun(text: "", style: sign.style, link: sign.link)) }
                runs[runs.count - 1].text.append(" ")
            }
            if hasBlank, let last { wordGap = max(wordGap, sign.box.left - last.box.right) }
            if runs.count == 1, runs[0].style != sign.style, let last { headGap = sign.box.left - last.box.right }
            last = sign
            if runs.last?.style != sign.style || runs.last?.link != sign.link {
                runs.append(PrintedRun(text: "", style: sign.style, link: sign.link))
            }
            runs[runs.count - 1].text.unicodeScalars.append(contentsOf: sign.scalars)
        }
        for index in runs.indices { runs[index].text = Ellipses.joined(runs[index].text) }
        let size = Self.usualSize(sizes) ?? self.size
        return PrintedLine(
            page: page,
            box: box,
            baseline: baseline,
            size: size,
            runs: runs,
            firstWordWidth: (firstWordEnd ?? box.right) - box.left,
            headGap: headGap,
            wordGap: wordGap,
            isSlanted: isSlanted
        )
    }
}

/// Puts the three dots that typesetters space out together again: “Well. . . surely”.
enum Ellipses {
    static func joined(_ text: String) -> String {
        guard text.contains(". .") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: ".") {
            result += rest[..<start]
            rest = rest[start...]
            let dots = rest.prefix { $0 == "." || $0 == " " }
            let run = dots.lastIndex(of: ".").map { dots[...$0] } ?? dots
            let count = run.count { $0 == "." }
            let isSpaced = run.contains(". .")
            // Four: a full stop and an ellipsis, in this order where the first follows its word without a blank.
            switch count {
            case 3 where isSpaced: result += "…"
            case 4 where isSpaced: result += text[..<start].last == " " || start == text.startIndex ? "…." : ".…"
            default: result += run
            }
            rest = rest[run.endIndex...]
        }
        return result + rest
    }
}

/// Whether a blank stands before a character.
private enum Blank {
    case none
    /// The library sees a gap.
    case guessed
    /// The file has a blank, and it takes room.
    case printed
}

/// Tells the gaps between words from those between the letters of a word that is spaced out.
private enum WordGaps {
    struct Sign {
        let left: Float
        let right: Float
        let blankBefore: Blank
    }

    static func blanks(_ signs: [Sign], size: Float) -> [Bool] {
        let given = signs.map { $0.blankBefore != .none }
        let gaps = zip(signs, signs.dropFirst()).map { max($1.left - $0.right, 0) }
        let words = given.count(where: \.self) + 1
        if signs.count >= 4, Double(words) >= 0.7 * Double(signs.count) {
            let usual = gaps.sorted()[gaps.count / 2]
            return [false] + gaps.map { $0 > max(1.7 * usual, usual + 1) }
        }
        // Where a line is stretched the gaps inside words grow, too, but stay far narrower than those between them.
        let between = zip(gaps, given.dropFirst()).filter(\.1).map(\.0).sorted()
        guard between.count >= 3 else { return given }
        let usual = between[between.count / 2]
        return [false]
            + zip(gaps, signs.dropFirst()).map { gap, sign in
                switch sign.blankBefore {
                case .none: false
                case .guessed: gap > min(0.5 * usual, 0.3 * size)
                // The ink of slanted letters reaches into it.
                case .printed: true
                }
            }
    }
}

extension PDFGlyph {
    /// Whether it does not run from left to right as the page's text does.
    fileprivate var runsAcross: Bool { signs.contains(.slanted) || quarterTurns != 0 }
}

extension PDFBox {
    fileprivate func isNear(_ other: PDFBox, within distance: Float) -> Bool {
        left - other.right < distance && other.left - right < distance && top - other.bottom < distance
            && other.top - bottom < distance
    }
}
