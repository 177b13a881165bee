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
    var marksEnd: Int
    /// Where the marks and everything that clings to them end.
    var end: Int
    /// Where the next ink begins; the end of the block if there is none.
    var next: Int
    var closesQuotation = false
    var closesBracket = false
    /// Whether a full stop stands outside the quotation or bracket as well: `(…?).`
    var isConfirmed = false
    /// Whether an ellipsis is of four full stops, the sentence's own and three: `I saw.... I went`
    var endsWithFullStop = false
    /// Whether a note's number or sign follows the mark.
    var hasReference = false

    /// Whether white space parts it from what follows.
    var isFollowedBySpace: Bool { next > end }
}

extension Stop {
    /// Reads the marks that begin at `start`; `nil` if none does.
    init?(at start: Int, in prose: Prose, by conventions: SentenceConventions) {
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
    init?(dashAt start: Int, in prose: Prose, by conventions: SentenceConventions) {
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
}
