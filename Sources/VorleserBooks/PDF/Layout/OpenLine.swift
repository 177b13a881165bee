/// A line while its characters come.
struct OpenLine {
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
        guard let (number, text) = marginNumber(atStart: false) ?? marginNumber(atStart: true) else {
            return signs.isEmpty ? [] : [line(signs[...], page)]
        }
        return [line(number, page), line(text, page)]
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
