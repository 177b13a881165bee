/// Says single letters with full stops as letters: *J. R. R. Tolkien*, *the U.S. Army*, *Q.E.D.*, *753 B.C.*
public struct Initials: SpokenForm {
    public let name = "initials"

    public init() {}

    /// Letters that belong together.
    private struct Letters {
        var range: Range<Int>
        var letters: [UInt16]
        /// Whether blanks stand between the letters.
        var isSpaced = false
    }

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var start = 0
        while start < passage.length, let stop = passage.firstIndex(of: 0x2E, from: start) {
            start = stop + 1
            guard let letters = letters(at: stop - 1, in: passage) else { continue }
            start = letters.range.upperBound
            if isSaid(letters, in: passage) { result.append(replacement(for: letters, in: passage)) }
        }
        return result
    }

    private func letters(at index: Int, in passage: Passage) -> Letters? {
        guard isLetterWithStop(index, passage), !passage.isInnerWord(index - 1) else { return nil }
        var result = Letters(range: index..<index + 2, letters: [passage[index]])
        while true {
            let end = result.range.upperBound
            let next = passage.skippingBlanks(from: end)
            guard isLetterWithStop(next, passage), next - end < 3,
                next == end || passage.isCapital(next) == passage.isCapital(index)
            else { break }
            if next > end { result.isSpaced = true }
            result.range = index..<next + 2
            result.letters.append(passage[next])
        }
        // “U.S.A” and “Ph.D” end without their stop.
        let end = result.range.upperBound
        if result.letters.count > 1, !result.isSpaced, passage.isCapital(end), !passage.isInnerWord(end + 1) {
            result.range = index..<end + 1
            result.letters.append(passage[end])
        }
        return result
    }

    private func isLetterWithStop(_ index: Int, _ passage: Passage) -> Bool {
        passage.isLetter(index) && passage.unit(index + 1) == 0x2E && passage.unit(index + 2) != 0x2E
    }

    private func isSaid(_ letters: Letters, in passage: Passage) -> Bool {
        if letters.letters.count > 1 {
            if passage.isCapital(letters.range.lowerBound) { return true }
            return !passage.isLetter(letters.range.upperBound)
                && (!letters.isSpaced || Self.spacedPairs.contains(letters.letters))
        }
        return isInitial(letters.range, letters.letters[0], in: passage)
    }

    /// Whether a single letter is the initial of a name, and not a word or the number of an item.
    private func isInitial(_ range: Range<Int>, _ letter: UInt16, in passage: Passage) -> Bool {
        guard letter.isCapital, !passage.endsSentence(range.upperBound) else { return false }
        let previous = passage.word(before: range.lowerBound).map(passage.string)
        if let previous, previous == "Ph." || Self.titles.contains(previous.lowercased()) { return true }
        // “CHAPTER V. Advice” has a number.
        if let previous, Self.divisions.contains(previous.lowercased()) { return false }
        let isAfterName =
            previous.map { $0.first?.isUppercase == true && !PlainWords.contains($0.lowercased()) } ?? false
        if isAfterName, passage.unit(range.upperBound) == 0x2C { return true }
        guard let next = passage.word(after: range.upperBound),
            passage.unit(passage.skippingBlanks(from: range.upperBound)).map({ !$0.isOpeningQuote }) ?? false,
            passage.isCapital(next.lowerBound) || Self.species.contains(passage.string(next)),
            !PlainWords.contains(passage.string(next).lowercased())
        else { return false }
        if isAfterName { return true }
        if passage.startsSentence(range.lowerBound) { return !Self.numerals.contains(letter) }
        return letter != 0x49
    }

    private func replacement(for letters: Letters, in passage: Passage) -> Replacement {
        if let pair = Self.lowerPairs[letters.letters] {
            return Replacement(letters.range, by: pair + (passage.endsSentence(letters.range.upperBound) ? "." : ""))
        }
        let said = String(decoding: letters.letters, as: UTF16.self).spelled
        let end = letters.range.upperBound
        let stop =
            passage.endsSentence(end) && passage.unit(end - 1) == 0x2E
            ? "." : passage.isLetter(end) || passage.isDigit(end) ? " " : ""
        return Replacement(letters.range, by: said + stop)
    }

    private static let lowerPairs: [[UInt16]: String] = [
        Array("ie".utf16): "that is", Array("eg".utf16): "for example",
    ]
    private static let spacedPairs: Set<[UInt16]> = Set(
        ["ie", "eg", "am", "pm", "ps", "nb", "qv", "bc", "ad"].map { Array($0.utf16) }
    )

    /// A letter with a full stop at the start of a sentence may number an item.
    private static let numerals = Set("AIVX".utf16)

    private static let divisions: Set<String> = [
        "chapter", "book", "part", "volume", "act", "scene", "canto", "letter", "section", "appendix", "plate",
        "figure",
        "table", "stave", "article", "lesson", "type", "class", "plan", "vitamin", "grade", "number",
    ]

    /// After the initial of a genus: *T. rex*.
    private static let species: Set<String> = ["rex", "coli", "sapiens", "elegans", "erectus"]

    private static let titles: Set<String> = [
        "mr.", "mrs.", "ms.", "miss", "dr.", "doctor", "mister", "m.", "mme.", "lord", "lady", "sir", "mr", "mrs", "dr",
        "captain", "capt.", "prof.", "professor", "count", "colonel", "col.", "rev.", "madame", "messrs.",
    ]
}

extension Passage {
    /// Whether a place is inside a word, or at a full stop between initials.
    func isInnerWord(_ index: Int) -> Bool {
        unit(index).map { $0.isLetterOrDigit || $0 == 0x2E && isLetter(index - 1) } ?? false
    }
}
