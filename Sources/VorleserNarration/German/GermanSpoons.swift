import Phonemes

/// Says spoons that are full to the brim or over it: *1 gestr. EL*, *2 geh. TL*.
struct GermanSpoons: NumeralForm {
    let name = "de-kitchen"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let place = numeral.words.upperBound
        guard let stem = Self.stems[passage.letters(place)], passage.isTightMark(place + 1, "."),
            let spoon = Self.spoons[passage.printed(place + 2)]
        else { return [] }
        let text =
            numeral.isOne
            ? (numeral.digits.isEmpty ? "ein halber " : "ein ") + stem + "er "
            : passage.spoken(numeral, .masculine, .german) + " " + stem + "e "
        let end = passage.isTightMark(place + 3, ".") && !passage.isEnd(place + 4) ? place + 4 : place + 3
        return [passage.replacement(numeral.words.lowerBound..<end, by: text + spoon)]
    }

    private static let stems = ["gestr": "gestrichen", "geh": "gehäuft", "gehäuft": "gehäuft"]
    private static let spoons = [
        "EL": "Esslöffel", "TL": "Teelöffel", "Eßl": "Esslöffel", "Essl": "Esslöffel", "Teel": "Teelöffel",
        "Esslöffel": "Esslöffel", "Teelöffel": "Teelöffel",
    ]
}
