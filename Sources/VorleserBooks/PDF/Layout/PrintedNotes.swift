/// Takes the footnotes from the ends of columns.
struct PrintedNotes {
    /// The columns without them.
    private(set) var columns: [PrintedColumn] = []
    /// In the book's order.
    private(set) var notes: [PrintedBlock] = []

    private let body: BodyMeasure
    private let rules: [[PDFBox]]
    private let thresholds: LayoutThresholds
    private var limits: NoteThresholds { thresholds.notes }
    /// Where the first line of the text stands on each page.
    private var textTops: [Int: Float] = [:]

    /// - Parameters:
    ///   - columns: In reading order.
    ///   - body: What the book's text is like.
    ///   - rules: The straight lines of each page.
    ///   - thresholds: What tells a note.
    init(_ columns: [PrintedColumn], _ body: BodyMeasure, rules: [[PDFBox]], _ thresholds: LayoutThresholds) {
        self.thresholds = thresholds
        self.body = body
        self.rules = rules
        for line in columns.lazy.flatMap(\.lines) where body.isBody(line.size) {
            textTops[line.page] = min(textTops[line.page] ?? .infinity, line.box.top)
        }
        for column in columns {
            let start = firstLine(of: column)
            if start > 0 { self.columns.append(PrintedColumn(lines: Array(column.lines[..<start]))) }
            if start < column.lines.count { add(Array(column.lines[start...])) }
        }
    }

    /// Where the notes begin in a column; its end when there are none.
    private func firstLine(of column: PrintedColumn) -> Int {
        let lines = column.lines
        guard let page = lines.first?.page else { return 0 }
        var start = lines.count
        while start > 0, body.isSmaller(lines[start - 1].size) { start -= 1 }
        guard start < lines.count else { return lines.count }
        if let rule = ruleAbove(lines[start...], page) {
            return lines.firstIndex { $0.box.top >= rule - limits.ruleSlack } ?? start
        }
        // A note that began on the page before goes on here.
        if let last = notes.last?.lines.last {
            if start == 0, last.page == page || last.page == page - 1 { return 0 }
            if last.page == page - 1, !last.endsSentence, start > 0, isLow(lines[start], lines) { return start }
        }
        // Small print under a heading is a list of its own, such as that of the works referred to, and so is a page of it.
        if start > 0, body.isLarger(lines[start - 1].size) || lines[start - 1].isHeading(body, limits) {
            return lines.count
        }
        guard let top = textTops[page], lines[start].box.top > top else { return lines.count }
        // Without a rule above it the first line must be a note's; what is above is small for other reasons.
        return lines[start...].firstIndex { NoteSign($0, limits) != nil && isLow($0, lines) } ?? lines.count
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

    private func hasOpenNote(before page: Int) -> Bool { notes.last?.lines.last?.page == page - 1 }

    private mutating func add(_ lines: [PrintedLine]) {
        let column = PrintedColumn(lines: lines)
        let measure = ColumnMeasure(column.lines, body, thresholds)
        for line in lines {
            if let sign = NoteSign(line, limits), isNext(sign, line) {
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

    init?(_ line: PrintedLine, _ limits: NoteThresholds) {
        let first = line.runs.first { !$0.isBlank }
        let isRaised = first?.style.contains(.raised) ?? false
        let text = isRaised ? first?.text ?? "" : line.text
        let start = text.prefix { $0 == " " }
        // “[1] See”
        let bracket = text.dropFirst(start.count).prefix { "[(".contains($0) }
        let signs = text.dropFirst(start.count + bracket.count)
        var label = signs.prefix { "*†‡§¶‖".contains($0) }
        if label.isEmpty { label = signs.prefix { $0.isASCII && $0.isNumber } }
        if label.isEmpty, isRaised { label = signs.prefix { $0.isASCII && $0.isLetter } }
        guard !label.isEmpty, label.count <= limits.longestSign, bracket.count <= 1 else { return nil }
        let after = isRaised ? "" : text[label.endIndex...].prefix { ".) ]".contains($0) }
        let isNumber = label.first?.isNumber ?? false
        if !isRaised {
            guard let next = text[label.endIndex...].dropFirst(after.count).first,
                next.isLetter || "“\"‘'(«".contains(next),
                !isNumber || !after.isEmpty
            else { return nil }
        }
        self.label = String(label)
        self.isRaised = isRaised
    }
}
