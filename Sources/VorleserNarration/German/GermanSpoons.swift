import Phonemes

/// Says spoons that are full to the brim or over it: *1 gestr. EL*, *2 geh. TL*, *½ gestr. TL*.
struct GermanSpoons: NumeralForm {
    let words: ContinentalWords
    let name = "de-kitchen"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let start = numeral.words.lowerBound
        guard !passage.isTightMark(start - 1, "/"), !passage.isRangeEnd(start) else { return [] }
        let (count, isOne, range) = quantity(of: numeral, passage)
        let place = range.upperBound
        guard let stem = Self.stems[passage.letters(place)], passage.isTightMark(place + 1, "."),
            let spoon = Self.spoons[passage.printed(place + 2)]
        else { return [] }
        let end = passage.isTightMark(place + 3, ".") && !passage.isEnd(place + 4) ? place + 4 : place + 3
        let text = count + " " + stem + (isOne ? "er " : "e ") + spoon
        return [passage.replacement(range.lowerBound..<end, by: text)]
    }

    /// How many spoons, all of *1–2* and *1 1/2*.
    private func quantity(of numeral: Numeral, _ passage: Passage) -> (String, isOne: Bool, Range<Int>) {
        let start = numeral.words.lowerBound
        if let (whole, fraction, end) = GermanFractions(words: words).parts(numeral, passage),
            passage.rangeEnd(end) < 0
        {
            let text = whole.map { GermanFractions.mixed($0, fraction) } ?? words.fraction(fraction, .masculine)
            let isHalf = whole == nil && fraction == Fraction(1, 2)
            return (isHalf ? "ein halber" : text.lowercased(), whole == nil && fraction.numerator == 1, start..<end)
        }
        let quantity = passage.romanceQuantity(of: numeral, .masculine, words)
        let last = passage.numerals.last { $0.words.upperBound == quantity.range.upperBound } ?? numeral
        return (quantity.spoken, last.isOne, quantity.range)
    }

    private static let stems = ["gestr": "gestrichen", "geh": "gehäuft", "gehäuft": "gehäuft"]
    private static let spoons = [
        "EL": "Esslöffel", "TL": "Teelöffel", "Eßl": "Esslöffel", "Essl": "Esslöffel", "Teel": "Teelöffel",
        "Esslöffel": "Esslöffel", "Teelöffel": "Teelöffel",
    ]
}
