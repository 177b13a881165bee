/// Italian number words, of which the tens lose their vowel before one and eight: “ventuno”, “ventidue”.
enum ItalianNumbers {
    static let words = HeadingNumbers(
        counting: [
            units + " dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti"
        ],
        others: compounds.merging(["una": 1, "ventitre": 23, "trentatre": 33]) { first, _ in first },
        stems: [
            "prim second terz quart quint sest settim ottav nono decim undicesim dodicesim tredicesim quattordicesim"
                + " quindicesim sedicesim diciassettesim diciottesim diciannovesim ventesim"
        ],
        otherStems: ["nona": 9, "ventunesim": 21, "ventiduesim": 22, "trentesim": 30],
        last: "ultimo ultima"
    )

    private static let units = "uno due tre quattro cinque sei sette otto nove"

    /// From “venti” to “novantanove”.
    private static let compounds: [String: Int] = {
        let tens = WordList.words("venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
        var result: [String: Int] = [:]
        for (index, ten) in tens.enumerated() {
            let value = (index + 2) * 10
            result[ten] = value
            for (unit, word) in WordList.words(units).enumerated() {
                let stem = "uo".contains(word.prefix(1)) ? String(ten.dropLast()) : ten
                result[stem + (word == "tre" ? "tré" : word)] = value + unit + 1
            }
        }
        return result
    }()
}
