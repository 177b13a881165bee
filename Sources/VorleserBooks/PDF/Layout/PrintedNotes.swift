/// Takes the footnotes from the ends of columns.
struct PrintedNotes {
    /// The columns without them.
    private(set) var columns: [PrintedColumn] = []
    /// In the book's order.
    private(set) var notes: [PrintedBlock] = []

    private let body: BodyMeasure
    private let rules: [[PDFBox]]
    private let words: PrintingWords
    private let thresholds: LayoutThresholds
    private var limits: NoteThresholds { thresholds.notes }
    /// The note that was told by the sentence around it, having no sign: nothing tells where such a one goes on.
    private var unsignedNote: Int?
    /// Where the first line of the text stands on each page.
    private var textTops: [Int: Float] = [:]
    /// From where to where the text goes on each page.
    private var textSides: [Int: ClosedRange<Float>] = [:]

    /// - Parameters:
    ///   - columns: In reading order.
    ///   - body: What the book's text is like.
    ///   - rules: The straight lines of each page.
    ///   - words: What the book's language calls figures.
    ///   - thresholds: What tells a note.
    init(
        _ columns: [PrintedColumn],
        _ body: BodyMeasure,
        rules: [[PDFBox]],
        _ words: PrintingWords,
        _ thresholds: LayoutThresholds
    ) {
        self.thresholds = thresholds
        self.words = words
        self.body = body
        self.rules = rules
        for line in columns.lazy.flatMap(\.lines) where body.isBody(line.size) {
            textTops[line.page] = min(textTops[line.page] ?? .infinity, line.box.top)
            let sides = textSides[line.page]
            let right = max(sides?.upperBound ?? line.box.right, line.box.right)
            textSides[line.page] = min(sides?.lowerBound ?? line.box.left, line.box.left, right)...right
        }
        for (index, column) in columns.enumerated() {
            var (start, interruption): (Int?, Int?)
            if let small = smallPrint(of: column) {
                start = firstLine(of: column, from: small)
                if start == nil { interruption = self.interruption(in: column, from: small, columns[(index + 1)...]) }
            }
            let end = start ?? interruption ?? column.lines.count
            if interruption != nil { unsignedNote = notes.count }
            let (marginal, asides) = notes(among: column.asides)
            for lines in marginal { add(lines) }
            if end > 0 || !asides.isEmpty {
                self.columns.append(PrintedColumn(lines: Array(column.lines[..<end]), asides: asides))
            }
            if end < column.lines.count { add(Array(column.lines[end...])) }
        }
    }

    /// Notes in the margin, and what is none: heads there, and what text runs around.
    private func notes(among asides: [[PrintedLine]]) -> (notes: [[PrintedLine]], others: [[PrintedLine]]) {
        var (notes, others): ([[PrintedLine]], [[PrintedLine]]) = ([], [])
        for lines in asides {
            let isNote = isBesideText(PrintedColumn(lines: lines)) && !lines.isMarginalHead(limits)
            if isNote { notes.append(lines) } else { others.append(lines) }
        }
        return (notes, others)
    }

    /// Where the notes begin in a column that ends in small print; `nil` when there are none.
    private func firstLine(of column: PrintedColumn, from start: Int) -> Int? {
        let lines = column.lines
        guard let page = lines.first?.page else { return nil }
        if isBesideText(PrintedColumn(lines: Array(lines[start...]))) { return start }
        if let rule = ruleAbove(lines[start...], page) {
            return lines.firstIndex { $0.box.top >= rule - limits.ruleSlack } ?? start
        }
        // A note that began on the page before goes on here.
        if let last = openNote {
            if start == 0, last.page == page || last.page == page - 1 { return 0 }
            if last.page == page - 1, !last.endsSentence, start > 0, isLow(lines[start], lines) { return start }
        }
        // Small print under a heading is a list of its own, such as that of the works referred to, and so is a page of it.
        if start > 0, body.isLarger(lines[start - 1].size) || lines[start - 1].isHeading(body, limits) { return nil }
        guard let top = textTops[page], lines[start].box.top > top else { return nil }
        // Without a rule above it the first line must be a note's; what is above is small for other reasons.
        return lines[start...].firstIndex { NoteSign($0, limits) != nil && isLow($0, lines) }
    }

    /// Where the small print at a column's end begins.
    private func smallPrint(of column: PrintedColumn) -> Int? {
        var start = column.lines.count
        while start > 0, body.isSmaller(column.lines[start - 1].size) { start -= 1 }
        return start < column.lines.count ? start : nil
    }

    /// Whether a column of small print stands in the margin, beside the text; the names of figures there are none.
    private func isBesideText(_ column: PrintedColumn) -> Bool {
        guard let first = column.lines.first, let sides = textSides[first.page], !first.text.namesFigure(words) else {
            return false
        }
        // What is nearly as wide is the other column of a page.
        let widest = limits.widestAside * (sides.upperBound - sides.lowerBound)
        return column.lines.allSatisfy {
            ($0.box.left > sides.upperBound || $0.box.right < sides.lowerBound) && $0.box.width < widest
                && $0.cells.isEmpty
        }
    }

    /// The last line of the last note, if more of it may come.
    private var openNote: PrintedLine? {
        unsignedNote == notes.count - 1 ? nil : notes.last?.lines.last
    }

    /// Where small print begins in the middle of a sentence that goes on in the next column: what a paper's first page says
    /// of rights and addresses has no sign.
    private func interruption(in column: PrintedColumn, from start: Int, _ next: ArraySlice<PrintedColumn>) -> Int? {
        let small = column.lines[start...]
        guard let first = small.first, isLow(first, column.lines) else { return nil }
        // What stands below both columns of a page is a column of its own.
        let isBelow = start == 0 && small.count <= limits.mostLinesBelow
        let above = isBelow ? columns.last?.lines.last : start > 0 ? column.lines[start - 1] : nil
        guard let last = above, body.isBody(last.size), !last.endsSentence, last.page == first.page else { return nil }
        let gap = first.baseline - last.baseline
        guard gap > (isBelow ? 0 : thresholds.nearness.mostOverLeading * body.leading),
            !small.contains(where: { !$0.cells.isEmpty || $0.text.namesFigure(words) })
        else { return nil }
        let text = next.prefix(limits.mostColumnsBetween).lazy.compactMap { $0.lines.first { body.isBody($0.size) } }
        return text.first?.beginsSmall ?? false ? start : nil
    }

    private func isLow(_ line: PrintedLine, _ lines: [PrintedLine]) -> Bool {
        guard let first = lines.first, first.baseline < line.baseline else { return true }
        return line.box.top - first.box.top > limits.leastDepth * body.leading || lines.count < limits.fewLines
    }

    private func ruleAbove(_ lines: ArraySlice<PrintedLine>, _ page: Int) -> Float? {
        guard rules.indices.contains(page), let first = lines.first, let last = lines.last else { return nil }
        return rules[page].first { rule in
            rule.width > limits.leastRuleWidth && rule.height < limits.mostRuleHeight
                && rule.top > first.box.top - limits.mostAboveRule * body.leading
                && rule.bottom < last.box.bottom && rule.left < first.box.right && rule.right > first.box.left
                && (lines.first { $0.box.top >= rule.top - limits.ruleSlack }.flatMap { NoteSign($0, limits) } != nil
                    || hasOpenNote(before: page))
        }?.top
    }

    private func hasOpenNote(before page: Int) -> Bool { openNote?.page == page - 1 }

    private mutating func add(_ lines: [PrintedLine]) {
        let column = PrintedColumn(lines: lines)
        let measure = ColumnMeasure(column.lines, body, thresholds)
        let isAside = isBesideText(column)
        for (index, line) in lines.enumerated() {
            let gap = index > 0 ? line.baseline - lines[index - 1].baseline : .infinity
            if notes.count == unsignedNote
                || isAside && gap > limits.leastGapAside * line.size && NoteSign(line, limits) == nil
            {
                notes.append(PrintedBlock(kind: .note(label: ""), lines: [line], measure: measure))
            } else if let sign = NoteSign(line, limits), isNext(sign, line) {
                notes.append(PrintedBlock(kind: .note(label: sign.label), lines: [line], measure: measure))
            } else if let last = notes.indices.last, notes[last].lines.last.map({ line.page - $0.page <= 1 }) ?? false {
                notes[last].lines.append(line)
            } else {
                notes.append(PrintedBlock(kind: .note(label: ""), lines: [line], measure: measure))
            }
        }
    }

    /// A number in the text of a note is no sign of another; that of the next note is.
    private func isNext(_ sign: NoteSign, _ line: PrintedLine) -> Bool {
        if sign.isRaised { return true }
        guard let last = notes.last, last.page >= line.page - 1, case .note(let label) = last.kind else { return true }
        guard let number = Int(sign.label), let before = Int(label) else { return true }
        return number == before + 1 || number == 1 && line.page != last.page
    }
}

extension PrintedLine {
    /// Whether it is set in bold letters where the text is not.
    fileprivate func isHeading(_ body: BodyMeasure, _ limits: NoteThresholds) -> Bool {
        !body.style.contains(.bold) && share(of: .bold) > limits.leastBold
    }
}

/// The sign that a footnote begins with.
struct NoteSign {
    let label: String
    let isRaised: Bool

    /// Signs besides figures and letters; TeX's asterisk is that of formulas.
    static let marks: Set<Character> = ["*", "∗", "†", "‡", "§", "¶", "‖"]

    init?(_ line: PrintedLine, _ limits: NoteThresholds) {
        let first = line.runs.first { !$0.isBlank }
        let isRaised = first?.style.contains(.raised) ?? false
        let text = isRaised ? first?.text ?? "" : line.text
        let start = text.prefix { $0 == " " }
        // “[1] See”
        let bracket = text.dropFirst(start.count).prefix { "[(".contains($0) }
        let signs = text.dropFirst(start.count + bracket.count)
        var label = signs.prefix { NoteSign.marks.contains($0) }
        if label.isEmpty { label = signs.prefix { $0.isASCII && $0.isNumber } }
        if label.isEmpty { label = signs.prefix { $0.isASCII && $0.isLetter } }
        // “iv. See”: other letters are signs only where they are raised.
        if !isRaised, label.first?.isLetter ?? false, !label.allSatisfy({ "ivx".contains($0) }) { return nil }
        guard !label.isEmpty, label.count <= limits.longestSign, bracket.count <= 1 else { return nil }
        let after = isRaised ? "" : text[label.endIndex...].prefix { ".) ]\t\u{A0}".contains($0) }
        let needsStop = label.first.map { $0.isNumber || $0.isLetter } ?? false
        if !isRaised {
            guard let next = text[label.endIndex...].dropFirst(after.count).first,
                next.isLetter || "“\"‘'(«".contains(next),
                !needsStop || !after.isEmpty
            else { return nil }
        }
        self.label = String(label)
        self.isRaised = isRaised
    }
}
