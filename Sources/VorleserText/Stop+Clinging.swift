/// What clings to a stop: closing marks, note numbers, a lone ellipsis.
extension Stop {
    /// Takes in quotation marks, brackets, note signs and a lone ellipsis after the marks.
    mutating func cling(in prose: Prose, by conventions: SentenceConventions) {
        while true {
            let before = end
            clingClosers(in: prose, by: conventions)
            clingReference(in: prose)
            clingNoteNumber(in: prose, by: conventions)
            clingMark(in: prose, by: conventions)
            if end == before { break }
        }
        next = prose.skip(from: end) { $0.isBlank }
        clingLoneEllipsis(in: prose)
    }

    private mutating func clingClosers(in prose: Prose, by conventions: SentenceConventions) {
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
        by conventions: SentenceConventions
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
    private func spacedCloser(in prose: Prose, by conventions: SentenceConventions) -> Int? {
        let index = prose.skip(from: end, limit: 2, while: \.isSpace)
        guard index > end, let mark = prose.scalar(at: index), mark.isQuotationMark else { return nil }
        let typed = mark == "\"" || mark == "'"
        guard mark.looksClosing || (typed && closesQuotation) || (mark == "“" && conventions.closesWithHighSix)
        else { return nil }
        let after = prose.scalar(at: prose.index(after: index))
        return after.map { $0.isLetter || $0.isDigit || $0.isQuotationMark && typed } ?? false ? nil : index
    }

    /// A note's number: `[17]`, also behind one space.
    private mutating func clingReference(in prose: Prose) {
        let open = prose.skip(from: end, limit: 1, while: \.isSpace)
        guard prose.byte(at: open) == UInt8(ascii: "[") else { return }
        let close = prose.skip(from: open + 1, limit: 6) {
            $0.isASCIIDigit || $0.isASCIILetter || $0 == "," || $0 == "–"
        }
        guard prose.byte(at: close) == UInt8(ascii: "]"), close > open + 1 else { return }
        let isNumber = prose.scalar(at: open + 1)?.isASCIIDigit ?? false
        guard isNumber || close == open + 2 else { return }
        hasReference = true
        end = close + 1
    }

    /// Marks behind closing quotation marks or brackets: `?».`
    private mutating func clingMark(in prose: Prose, by conventions: SentenceConventions) {
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
