/// German number words, of which the tens are made with units before them: “einundzwanzig”.
enum GermanNumbers {
    static let words = HeadingNumbers(
        counting: [units + " zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig"],
        others: compounds(ending: "").merging(["ein": 1, "eine": 1, "dreissig": 30]) { first, _ in first },
        stems: [
            "erste zweite dritte vierte fünfte sechste siebente achte neunte zehnte elfte zwölfte dreizehnte vierzehnte"
                + " fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste"
        ],
        otherStems: compounds(ending: "ste").merging(["siebte": 7]) { first, _ in first },
        last: "letzte letzter letztes letzten"
    )

    private static let units = "eins zwei drei vier fünf sechs sieben acht neun"

    /// From “zwanzig” to “neunundneunzig”.
    private static func compounds(ending: String) -> [String: Int] {
        let tens = WordList.words("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")
        var result: [String: Int] = [:]
        for (index, ten) in tens.enumerated() {
            let value = (index + 2) * 10
            result[ten + ending] = value
            for (unit, word) in WordList.words(units).enumerated() {
                result[(unit == 0 ? "ein" : word) + "und" + ten + ending] = value + unit + 1
            }
        }
        return result
    }
}
