import VorleserCore

/// Tells the signs that point to notes from other raised figures, where the book itself does not mark them.
///
/// A raised number or asterisk is a sign if it is a link, follows the punctuation of a sentence (“end.³”) or a number that
/// nobody raises to a power (“in 1914²”; “10²” and “m²” are powers, and so is what stands among signs of arithmetic). A link that is only a number in brackets (“[12]”) is a sign as well.
struct NoteSigns {
    private let printed: PrintedText
    private let links: [Range<Int>]

    init(_ marks: [TextMark], _ printed: PrintedText) {
        self.printed = printed
        self.links = marks.compactMap { mark in
            guard case .link = mark.kind, !mark.span.isEmpty else { return nil }
            return mark.span.utf16
        }
    }

    /// Whether a superscript or a link is a sign that points to a note.
    func isNoteReference(_ mark: TextMark) -> Bool {
        let span = printed.trimmed(printed.clamped(mark.span.utf16))
        guard !span.isEmpty, span.count <= 24 else { return false }
        guard case .superscript = mark.kind else { return span.count <= 8 && isBracketedNumber(span) }
        if isList(printed[span]) { return true }
        guard span.count <= 8, isSign(printed[span]) else { return false }
        return isLinked(span) || followsPunctuation(span) || followsPlainNumber(span)
    }

    /// The sign with what belongs to it: brackets around it, a comma between it and the sign before, and blanks before
    /// it that would part the word from its full stop.
    func widened(_ span: Range<Int>, after last: Omissions.Region?) -> Range<Int> {
        var (low, high) = (span.lowerBound, span.upperBound)
        if let opening = unit(low - 1), let closing = unit(high), isBracketPair(opening, closing) {
            low -= 1
            high += 1
        }
        if let last, last.reason == .noteReference, separatesSigns(last.span.upperBound, low) {
            return last.span.upperBound..<high
        }
        var blanks = low
        while let before = unit(blanks - 1), before == 0x20 || before.isNoBreakSpace { blanks -= 1 }
        let needsBlank = unit(high).map { $0.isLetterOrDigit } ?? false
        return (needsBlank ? low : blanks)..<high
    }

    // MARK: Evidence

    private func isSign(_ units: ArraySlice<UInt16>) -> Bool {
        let inner = units.filter { !Self.brackets.contains($0) }
        guard !inner.isEmpty else { return false }
        return inner.allSatisfy { $0.isDigit } || inner.allSatisfy(Self.signs.contains)
            || (inner.count == 1 && inner.allSatisfy { $0.isASCIILetterOrDigit })
    }

    /// `8, 9`, `12–14`: several signs at once, and no power.
    private func isList(_ units: ArraySlice<UInt16>) -> Bool {
        let numbers = units.split { Self.joints.contains($0) }
        return numbers.count > 1 && numbers.allSatisfy { $0.count <= 3 && $0.allSatisfy { $0.isDigit } }
            && units.first?.isDigit == true && units.last?.isDigit == true
    }

    private static let joints = Set(",;-–\u{2009}\u{A0} ".utf16)

    private func isBracketedNumber(_ span: Range<Int>) -> Bool {
        let units = printed[span]
        guard units.first == 0x5B, units.last == 0x5D else { return false }
        let inner = units.dropFirst().dropLast()
        return !inner.isEmpty && (inner.allSatisfy { $0.isDigit } || inner.allSatisfy(Self.signs.contains))
    }

    private func isLinked(_ span: Range<Int>) -> Bool {
        let link = links.partitioningIndex { $0.upperBound > span.lowerBound }
        return link < links.count && links[link].lowerBound < span.upperBound
    }

    private func followsPunctuation(_ span: Range<Int>) -> Bool {
        guard let before = unit(span.lowerBound - 1), Self.punctuation.contains(before) else { return false }
        return printed[span].allSatisfy { $0.isDigit || Self.signs.contains($0) }
    }

    private func followsPlainNumber(_ span: Range<Int>) -> Bool {
        guard let before = unit(span.lowerBound - 1), before.isDigit, span.count <= 3,
            printed[span].allSatisfy({ $0.isDigit }), !isUpperPart(span)
        else { return false }
        var first = span.lowerBound - 1
        while let earlier = unit(first - 1), earlier.isDigit || earlier == 0x2C || earlier == 0x2E { first -= 1 }
        let base = printed[first..<span.lowerBound]
        if base.elementsEqual("10".utf16) || base.elementsEqual("2".utf16) { return false }
        let earlier = printed[max(first - Self.reach, printed.span.lowerBound)..<first]
        let after = printed[span.upperBound..<min(span.upperBound + Self.reach, printed.span.upperBound)]
        // The sentence before is about something else.
        let near = earlier.reversed().prefix { !Self.ends.contains($0) } + after.prefix { !Self.ends.contains($0) }
        return !near.contains { Self.arithmetic.contains($0) }
    }

    /// Whether it is the upper part of a fraction: `4¹/₂`.
    private func isUpperPart(_ span: Range<Int>) -> Bool {
        guard let slash = unit(span.upperBound), slash == 0x2F || slash == 0x2044 else { return false }
        return unit(span.upperBound + 1)?.isDigit ?? false
    }

    /// How many code units on each side of a number are looked at to tell whether it stands in a formula.
    private static let reach = 12
    private static let ends = Set(".!?;\n".utf16)
    private static let arithmetic = Set("=×+±·÷<>≈≤≥√∫^−".utf16)

    private func separatesSigns(_ start: Int, _ end: Int) -> Bool {
        start < end && end - start <= 2 && (start..<end).allSatisfy { unit($0).map(Self.separators.contains) ?? false }
    }

    private func isBracketPair(_ opening: UInt16, _ closing: UInt16) -> Bool {
        (opening == 0x5B && closing == 0x5D) || (opening == 0x28 && closing == 0x29)
    }

    private func unit(_ offset: Int) -> UInt16? { printed.span.contains(offset) ? printed[offset] : nil }

    private static let signs = Set("*†‡§¶‖#".utf16)
    private static let brackets = Set("()[]".utf16)
    private static let separators = Set(",; ".utf16)
    private static let punctuation = Set(".,;:!?…”’\"»".utf16)
}
