/// Where each UTF-16 code unit of a token's text stands in the text that it was cut from.
///
/// Mostly its distance from the token's start; but a tokenizer leaves out of a token's text what cannot be seen.
struct TokenPlaces {
    /// Ranges are the caller's: those that cannot be are no reason to stop.
    private let range: Range<Int>
    /// The place of each unit; `nil` where distance says it.
    private let places: [Int]?

    /// - Parameters:
    ///   - token: What was cut from the text.
    ///   - units: The text, UTF-16 code units; empty if it is not at hand.
    init(of token: Token, in units: [UInt16]) {
        let start = max(0, min(token.range.lowerBound, Int.max / 2))
        let end = max(start, min(token.range.upperBound, Int.max / 2))
        range = start..<end
        guard Self.leavesOut(token), end <= units.count else {
            places = nil
            return
        }
        let seen = (start..<end).filter { !LetterClass.of(units[$0]).contains(.invisible) }
        places = seen.count == token.text.utf16.count ? seen : nil
    }

    /// Whether its text is shorter than its range.
    static func leavesOut(_ token: Token) -> Bool {
        token.text.utf16.count < token.range.count
    }

    /// Where a part of the token's text stands; what cannot be seen goes with what precedes it.
    func range(of part: Range<Int>) -> Range<Int> {
        guard let places else {
            return range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound
        }
        let start = part.lowerBound == 0 ? range.lowerBound : place(part.lowerBound, places)
        return start..<max(start, place(part.upperBound, places))
    }

    private func place(_ index: Int, _ places: [Int]) -> Int {
        index < places.count ? places[index] : range.upperBound
    }
}
