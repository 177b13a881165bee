/// A line while its characters come.
struct OpenLine {
    enum Height { case onLine, above, below }

    typealias Sign = LineSign

    private var blank = Blank.none
    private var signs: [Sign] = []
    private var box: PDFBox
    private var baseline: Float
    private var size: Float
    private var isSlanted: Bool
    /// The box of its last character.
    private(set) var last: PDFBox
    private let thresholds: LayoutThresholds

    init(_ glyph: PDFGlyph, _ thresholds: LayoutThresholds) {
        self.thresholds = thresholds
        box = glyph.box
        last = glyph.box
        baseline = glyph.y
        size = max(glyph.size, PDFBox.leastExtent)
        isSlanted = glyph.runsAcross
    }

    /// Where a character stands to the line; `nil` when it is not on it.
    func place(of glyph: PDFGlyph) -> Height? {
        guard glyph.runsAcross == isSlanted else { return nil }
        let limits = thresholds.lines
        if isSlanted {
            return glyph.box.isNear(last, within: limits.widestSlantedGap * max(size, glyph.size)) ? .onLine : nil
        }
        let ratio = glyph.size / size
        let rise = baseline - glyph.y
        let gap = glyph.box.left - last.right
        let em = max(size, glyph.size)
        let overlap = max(limits.widestOverlap * em, last.width + limits.ligatureOverlap * em)
        // A note's number may stand far before its text.
        let isBehindLabel = isBehindRaised(glyph, ratio, rise)
        let widest = isBehindLabel ? limits.widestLabelGap : limits.widestGap
        let mostGrowth = isBehindLabel && isNumber ? 1 / limits.leastRaisedSize : limits.mostGrowth
        guard ratio < mostGrowth, gap < widest * em, gap > -overlap else { return nil }
        if abs(rise) <= limits.baselineSlack * em {
            return ratio < limits.leastSizeOnLine && glyph.size < limits.leastPrintSize ? nil : .onLine
        }
        if isFallen(ratio, rise, gap / em) { return .onLine }
        if let height = heightOfTouchingDigit(glyph, ratio, rise, gap / em) { return height }
        if isTinyEnding(glyph, ratio, rise, gap / em) { return .above }
        let isSmall =
            ratio <= limits.mostRaisedSize
            || ratio <= limits.mostClearlyRaisedSize && abs(rise) > limits.leastClearRise * em
        if isSmall, ratio > limits.leastRaisedSize {
            if rise > 0, rise < limits.highestRise * size { return .above }
            if rise < 0, rise > -limits.deepestFall * size { return .below }
        }
        return isBehindLabel ? .onLine : nil
    }

    /// Whether what began with a raised sign goes on lower and larger.
    private func isBehindRaised(_ glyph: PDFGlyph, _ ratio: Float, _ rise: Float) -> Bool {
        let limits = thresholds.lines
        guard signs.count <= limits.mostRaisedFirst, rise < 0, rise > -limits.highestRise * glyph.size else {
            return false
        }
        return ratio >= limits.leastGrowthAfterRaised
            || ratio >= 1 / limits.mostClearlyRaisedSize && rise < -limits.leastClearRise * glyph.size
    }

    /// Whether all that stands on it is a number, as a note's is.
    private var isNumber: Bool { signs.allSatisfy { $0.letters.first?.properties.numericType == .decimal } }

    /// Whether a letter stands a little lower or higher than the one that it touches, as in TeX's own name.
    private func isFallen(_ ratio: Float, _ rise: Float, _ gap: Float) -> Bool {
        let limits = thresholds.lines
        return ratio > limits.leastFallenSize && ratio < 1 / limits.leastFallenSize
            && abs(rise) < limits.deepestFallen * size
            && gap < limits.widestFallenGap && signs.last?.letters.first?.properties.isAlphabetic ?? false
    }

    /// Where a digit stands that touches what it is raised or lowered behind: such may be as large as the text.
    private func heightOfTouchingDigit(_ glyph: PDFGlyph, _ ratio: Float, _ rise: Float, _ gap: Float) -> Height? {
        let limits = thresholds.lines
        guard ("0"..."9").contains(glyph.scalar), blank == .none, abs(gap) < limits.widestTouching,
            let last = signs.last?.letters.first, last.properties.isAlphabetic || last.properties.numericType != nil,
            ratio > limits.leastRaisedSize, ratio <= limits.mostTouchingSize,
            abs(rise) > limits.leastTouchingRise * size, abs(rise) < limits.mostTouchingRise * size
        else { return nil }
        return rise > 0 ? .above : .below
    }

    /// Whether a raised letter touches the figure that it belongs to, as those of “17th” do, however small it is.
    private func isTinyEnding(_ glyph: PDFGlyph, _ ratio: Float, _ rise: Float, _ gap: Float) -> Bool {
        let limits = thresholds.lines
        guard ratio > limits.leastEndingSize, ratio <= limits.leastRaisedSize, rise > 0,
            rise < limits.highestRise * size, blank == .none,
            abs(gap) < limits.widestTouching, glyph.scalar.properties.isAlphabetic, let last = signs.last
        else { return false }
        return last.letters.first?.properties.numericType == .decimal && last.size == size
            || last.style.contains(.raised) && last.size == glyph.size
    }

    /// A blank follows what stands on the line.
    mutating func addBlank(_ glyph: PDFGlyph) {
        let isPrinted =
            !glyph.signs.contains(.generated) && glyph.box.width > thresholds.lines.leastBlankWidth * glyph.size
        blank = isPrinted || blank == .printed ? .printed : .guessed
    }

    /// Takes a character in.
    /// - Parameters:
    ///   - glyph: The character.
    ///   - letters: What it stands for.
    ///   - style: How it is set.
    ///   - link: What it leads to.
    ///   - advance: Where the pen stood behind the character before, if that is known.
    mutating func append(
        _ glyph: PDFGlyph,
        _ letters: PrintedLetters,
        _ style: PrintedStyle,
        _ link: Int?,
        after advance: Float? = nil
    ) {
        let limits = thresholds.lines
        if !signs.isEmpty, isBehindRaised(glyph, glyph.size / size, baseline - glyph.y),
            baseline - glyph.y < -limits.baselineSlack * glyph.size
        {
            for index in signs.indices { signs[index].style.insert(.raised) }
            baseline = glyph.y
            size = glyph.size
        }
        if let above = signs.last, let digit = letters.first, above.style.contains(.raised), style.contains(.lowered),
            glyph.box.overlapsHorizontally(above.box), digit.properties.numericType == .decimal
        {
            appendDenominator(glyph, letters, style, link)
            return
        }
        let isWide = glyph.box.left - last.right > limits.leastWordGap * glyph.size
        signs.append(
            Sign(
                letters: letters,
                box: glyph.box,
                size: glyph.size,
                style: style,
                link: link,
                blankBefore: signs.isEmpty ? .none : blank == .none && isWide ? .guessed : blank,
                gapBefore: max(glyph.box.left - last.right, advance.map { glyph.x - $0 } ?? 0),
                stepBefore: advance.map { glyph.x - $0 }
            )
        )
        box = box.union(glyph.box)
        last = glyph.box
        blank = .none
    }

    /// A digit below a raised one: together they are a fraction.
    private mutating func appendDenominator(
        _ glyph: PDFGlyph,
        _ letters: PrintedLetters,
        _ style: PrintedStyle,
        _ link: Int?
    ) {
        let plain = style.subtracting([.raised, .lowered])
        if let last = signs.indices.last { signs[last].style = plain }
        let sign = Sign(
            letters: letters.preceded(by: "\u{2044}"),
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
            sign.letters.isSingle && sign.letters.first?.properties.numericType == .decimal
        }
        let count = atStart ? signs.prefix(while: isDigit).count : signs.reversed().prefix(while: isDigit).count
        guard count > 0, count <= thresholds.lines.mostMarginDigits, count < signs.count else { return nil }
        let edge = atStart ? count : signs.count - count
        let (numbers, text) = atStart ? (signs[..<edge], signs[edge...]) : (signs[edge...], signs[..<edge])
        let gap = signs[edge].box.left - signs[edge - 1].box.right
        guard let number = numbers.first, let letter = text.first,
            number.size <= thresholds.lines.mostMarginSize * letter.size,
            gap > thresholds.lines.leastMarginGap * letter.size, number.style.isDisjoint(with: [.raised, .lowered])
        else { return nil }
        return (numbers, text)
    }

    /// The size of most characters; the middle one where there are many, as in the text of scanned pages.
    private func usualSize(_ signs: ArraySlice<Sign>) -> Float? {
        let steps = thresholds.lines.sizeSteps
        var sizes: [Float: Int] = [:]
        var rest = signs
        while let first = rest.first {
            let alike = max(rest.prefix { $0.size == first.size }.count, 1)
            sizes[(first.size * steps).rounded() / steps, default: 0] += alike
            rest = rest.dropFirst(alike)
        }
        guard let most = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        if thresholds.lines.leastOfOneSize.isReached(by: most.value, of: signs.count) { return most.key }
        var sum = 0
        return sizes.sorted { $0.key < $1.key }.first { size in
            sum += size.value
            return sum * 2 >= signs.count
        }?.key
    }

    private func line(_ signs: ArraySlice<Sign>, _ page: Int) -> PrintedLine {
        let signs = SmallCapitals.replaced(in: signs, thresholds.smallCapitals)
        let blanks = WordGaps.blanks(
            signs.indices.map { index in
                let sign = signs[index]
                let before = index > signs.startIndex ? signs[index - 1] : sign
                return WordGaps.Sign(
                    isLetter: sign.letters.first?.properties.isAlphabetic ?? false,
                    isDot: sign.letters.isSingle
                        && sign.letters.first.map { ".·…_".unicodeScalars.contains($0) } ?? false,
                    gapBefore: sign.gapBefore,
                    stepBefore: sign.stepBefore,
                    blankBefore: sign.blankBefore,
                    beginsStyle: sign.style != before.style || sign.size != before.size
                )
            },
            size: size,
            thresholds.wordGaps
        )
        var runs = RunWriting(signs.first?.style ?? [], signs.first?.link)
        var box = signs.first?.box ?? self.box
        var firstWordEnd: Float?
        var headGap: Float = 0
        var wordGap: Float = 0
        for (index, hasBlank) in zip(signs.indices, blanks) {
            let here = signs[index].box
            let gap = index > signs.startIndex ? here.left - signs[index - 1].box.right : 0
            box = box.union(here)
            if hasBlank {
                firstWordEnd = firstWordEnd ?? here.left
                wordGap = max(wordGap, gap)
            }
            if runs.endsFirst(with: signs[index].style) { headGap = gap }
            runs.append(signs[index].letters, signs[index].style, signs[index].link, afterBlank: hasBlank)
        }
        return PrintedLine(
            page: page,
            box: box,
            baseline: baseline,
            size: usualSize(signs) ?? size,
            runs: runs.finished(),
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
