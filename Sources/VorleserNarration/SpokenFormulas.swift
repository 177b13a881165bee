import VorleserCore

/// What is said for the formulas of a sentence.
struct SpokenFormulas {
    /// A language's words for a formula.
    let words: (Formula) -> String?
    /// The same words with their numbers said.
    let said: (String) -> String

    /// Stands before a variable that a number multiplies while its words are said, so that no rule takes it for a unit.
    static let product: Character = "\u{E201}"

    /// A voice speaks no more UTF-16 code units well in one piece.
    private static let longestPiece = 200

    /// - Parameters:
    ///   - spans: The parts of the sentence, in the book.
    ///   - edges: Where each begins in what the rules look at.
    ///   - printed: The chapter.
    /// - Returns: What is said instead, in the places that the rules look at.
    func changes(in spans: [Range<Int>], _ edges: [Int], of printed: PrintedText) -> [(
        range: Range<Int>, run: Run.Change
    )] {
        zip(spans, edges).flatMap { span, edge in
            let first = printed.formulas.partitioningIndex { $0.span.lowerBound >= span.lowerBound }
            return printed.formulas[first...].prefix { $0.span.lowerBound < span.upperBound }
                .filter { $0.span.upperBound <= span.upperBound }
                .flatMap { place, formula in
                    changes(for: formula, Array(printed[place])).map {
                        let start = $0.range.lowerBound + place.lowerBound - span.lowerBound + edge
                        return (start..<start + $0.range.count, $0.run)
                    }
                }
        }
    }

    /// A long formula is said in pieces, each for a part of what is printed.
    private func changes(
        for formula: Formula,
        _ units: [UInt16]
    ) -> [(range: Range<Int>, run: Run.Change)] {
        // What its author says goes before what we make of its signs; but nobody reads the code of a typesetter aloud.
        if formula.isDescribed, !units.contains(UInt16(UInt8(ascii: "\\"))) { return [] }
        guard let words = words(formula) else { return [] }
        let text = said(words).filter { $0 != Self.product }
        guard text.utf16.isSpeakable else { return [] }
        let pieces = Self.pieces(of: text)
        guard pieces.count > 1, units.count >= 2 * pieces.count else {
            return [(0..<units.count, Run.Change(text, rule: SpokenLanguage.formulaRule))]
        }
        // Not within a character of two code units.
        let places = (0...pieces.count).map { index in
            let place = units.count * index / pieces.count
            return place < units.count && UTF16.isTrailSurrogate(units[place]) ? place + 1 : place
        }
        return zip(pieces, zip(places, places.dropFirst())).map { piece, range in
            (range.0..<range.1, Run.Change(piece, rule: SpokenLanguage.formulaRule))
        }
    }

    /// Parted behind commas, else between words.
    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for word in text.split(separator: " ") {
            let isFull = piece.utf16.count > longestPiece / 2 && ",;".contains(piece.last ?? " ")
            if isFull || piece.utf16.count + word.utf16.count >= longestPiece {
                pieces.append(piece + " ")
                piece = ""
            }
            piece += piece.isEmpty ? String(word) : " " + word
        }
        return pieces + [piece]
    }
}
