/// A place where a sentence may end: marks like `?!` or `. . .`, and what clings to them.
struct Stop {
    /// What kind of mark it is, taken together.
    enum Kind {
        /// One full stop.
        case fullStop
        /// Marks with `!` or `?` among them.
        case strong
        /// Several full stops, or `…`.
        case ellipsis
        /// A mark of a script that needs no space after it.
        case selfSufficient
        /// No mark but a dash before a closing quotation mark: the speaker is cut off.
        case dash
    }

    let kind: Kind
    /// Where the first mark begins.
    let start: Int
    /// Where the marks alone end.
    private(set) var marksEnd: Int
    /// Where the marks and everything that clings to them end.
    private(set) var end: Int
    /// Where the next ink begins; the end of the block if there is none.
    private(set) var next: Int
    private(set) var closesQuotation = false
    private(set) var closesBracket = false
    /// Whether a full stop stands outside the quotation or bracket as well: `(…?).`
    private(set) var isConfirmed = false
    /// Whether an ellipsis is of four full stops, the sentence's own and three: `I saw.... I went`
    private(set) var endsWithFullStop = false
    /// Whether a note's number or sign follows the mark.
    private(set) var hasReference = false

    /// Whether white space parts it from what follows.
    var isFollowedBySpace: Bool { next > end }
}

extension Stop {
    /// Reads the marks that begin at `start`; `nil` if none does.
    init?(at start: Int, in prose: Prose, by conventions: Conventions) {
        guard let first = prose.scalar(at: start), conventions.terminator(first) != nil else { return nil }
        var fullStops = 0
        var kind = Kind.fullStop
        var index = start
        while let scalar = prose.scalar(at: index), let mark = conventions.terminator(scalar) {
            switch mark {
            case .fullStop: fullStops += 1
            case .ellipsis: fullStops += 3
            case .strong: kind = .strong
            case .selfSufficient: kind = .selfSufficient
            }
            index = prose.index(after: index)
            if case .fullStop = mark { index = Self.spacedFullStop(from: index, in: prose) }
        }
        if kind == .fullStop, fullStops > 1 { kind = .ellipsis }
        self.init(kind: kind, start: start, marksEnd: index, end: index, next: index)
        endsWithFullStop = kind == .ellipsis && fullStops == 4
        cling(in: prose, by: conventions)
    }

    /// A dash at `start` directly before a closing quotation mark; `nil` if it is another dash.
    init?(dashAt start: Int, in prose: Prose, by conventions: Conventions) {
        let end = prose.index(after: start)
        guard let quote = prose.scalar(at: end), quote.isQuotationMark, !quote.isOpeningQuotationMark else {
            return nil
        }
        self.init(kind: .dash, start: start, marksEnd: end, end: end, next: end)
        cling(in: prose, by: conventions)
        guard closesQuotation, isFollowedBySpace else { return nil }
    }

    /// Where the next full stop of a row of spaced ones (`. . .`) stands, or `index` when the row ends there.
    private static func spacedFullStop(from index: Int, in prose: Prose) -> Int {
        let next = prose.skip(from: index, limit: 2, while: \.isSpace)
        guard next > index, prose.byte(at: next) == UInt8(ascii: ".") else { return index }
        guard let after = prose.scalar(at: next + 1) else { return next }
        return after.isBlank || after.isQuotationMark || after.isClosingBracket ? next : index
    }

    /// Takes in quotation marks, brackets, note signs and a lone ellipsis after the marks.
    private mutating func cling(in prose: Prose, by conventions: Conventions) {
        while true {
            let before = end
            clingClosers(in: prose, by: conventions)
            clingReference(in: prose)
            clingMark(in: prose, by: conventions)
            if end == before { break }
        }
        next = prose.skip(from: end) { $0.isBlank }
        clingLoneEllipsis(in: prose)
    }

    private mutating func clingClosers(in prose: Prose, by conventions: Conventions) {
        while let scalar = prose.scalar(at: end) {
            if scalar.isInvisible || scalar.isReferenceSign {
                end = prose.index(after: end)
            } else if scalar.isClosingBracket {
                closesBracket = true
                end = prose.index(after: end)
            } else if scalar.isQuotationMark, closes(scalar, at: end, in: prose, by: conventions) {
                closesQuotation = true
                end = prose.index(after: end)
            } else if let closer = spacedCloser(in: prose, by: conventions) {
                closesQuotation = true
                end = prose.index(after: closer)
            } else {
                return
            }
        }
    }

    /// Whether a quotation mark that follows a sentence's end without a space belongs to it.
    private func closes(
        _ mark: Unicode.Scalar,
        at index: Int,
        in prose: Prose,
        by conventions: Conventions
    ) -> Bool {
        if mark.isClosingQuotationMark { return true }
        if mark.isOpeningQuotationMark { return false }
        let after = prose.skip(from: prose.index(after: index), limit: 8) {
            $0.isQuotationMark || $0.isClosingBracket || $0.isInvisible
        }
        guard let next = prose.scalar(at: after) else { return true }
        if !next.isLetter, !next.isDigit { return true }
        return mark.looksClosing || (mark == "“" && conventions.closesWithHighSix)
            || kind == .selfSufficient && mark != "“"
    }

    /// A closing mark behind a space: nested as in `’ ”`, or set the French way as in `? »`.
    private func spacedCloser(in prose: Prose, by conventions: Conventions) -> Int? {
        let index = prose.skip(from: end, limit: 2, while: \.isSpace)
        guard index > end, let mark = prose.scalar(at: index), mark.isQuotationMark else { return nil }
        let typed = mark == "\"" || mark == "'"
        guard mark.looksClosing || (typed && closesQuotation) || (mark == "“" && conventions.closesWithHighSix)
        else { return nil }
        let after = prose.scalar(at: prose.index(after: index))
        return after.map { $0.isLetter || $0.isDigit || $0.isQuotationMark && typed } ?? false ? nil : index
    }

    /// A note's number: `[17]`, also behind one space, or `.17` where the raised position was lost.
    private mutating func clingReference(in prose: Prose) {
        let space = prose.skip(from: end, limit: 1, while: \.isSpace)
        if prose.byte(at: space) == UInt8(ascii: "[") {
            let close = prose.skip(from: space + 1, limit: 6) {
                $0.isASCIIDigit || $0.isASCIILetter || $0 == "," || $0 == "–"
            }
            guard prose.byte(at: close) == UInt8(ascii: "]"), close > space + 1 else { return }
            guard prose.byte(at: space + 1) < 0x3A || close == space + 2 else { return }
            hasReference = true
            end = close + 1
        }
    }

    /// Marks behind closing quotation marks or brackets: `?».`
    private mutating func clingMark(in prose: Prose, by conventions: Conventions) {
        guard end > marksEnd, closesQuotation || closesBracket || hasReference else { return }
        while let scalar = prose.scalar(at: end), conventions.terminator(scalar) != nil {
            isConfirmed = true
            end = prose.index(after: end)
        }
    }

    /// An ellipsis standing alone behind the sentence goes with it.
    private mutating func clingLoneEllipsis(in prose: Prose) {
        let start = prose.skip(from: next, limit: 2, while: \.isInvisible)
        guard kind != .dash, let scalar = prose.scalar(at: start), scalar == "…" || scalar == "." else { return }
        let after = prose.skip(from: start, limit: 64) { $0 == "…" || $0 == "." }
        guard scalar == "…" || after - start > 2 else { return }
        let rest = prose.skip(from: after, limit: 8) {
            $0.isQuotationMark && !$0.isOpeningQuotationMark || $0.isClosingBracket || $0.isInvisible
        }
        guard prose.scalar(at: rest)?.isBlank ?? true else { return }
        closesQuotation = closesQuotation || prose.skip(from: after, limit: 2, while: \.isInvisible) < rest
        end = rest
        next = prose.skip(from: end) { $0.isBlank }
    }
}

extension Unicode.Scalar {
    /// A blank inside a line.
    var isSpace: Bool { isBlank && !isLineEnd }

    var isLineEnd: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
