/// French number words, of which many are joined with hyphens: “dix-sept”, “quatre-vingt-onze”.
enum FrenchNumbers {
    static let words = HeadingNumbers(
        counting: [units + " " + teens],
        others: compounds.merging(
            [
                "une": 1, "vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70,
                "quatre-vingts": 80, "huitante": 80, "octante": 80, "nonante": 90,
            ]
        ) { first, _ in first },
        stems: ["premi deuxi troisi quatri cinqui sixi septi huiti neuvi dixi onzi douzi treizi quatorzi quinzi seizi"],
        otherStems: [
            "second": 2, "seconde": 2, "dix-septi": 17, "dix-huiti": 18, "dix-neuvi": 19, "vingti": 20, "trenti": 30,
        ],
        last: "dernier dernière",
        joints: ["-et-", " et ", "-", " "],
        endings: "e er ère re ème ième nd nde"
    )

    private static let units = "un deux trois quatre cinq six sept huit neuf"
    private static let teens = "dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf"

    /// From sixty and eighty one counts to nineteen.
    private static let compounds: [String: Int] = {
        var result: [String: Int] = [:]
        for (ten, value) in [("soixante", 60), ("quatre-vingt", 80)] {
            for (index, word) in WordList.words(units + " " + teens).enumerated() {
                result["\(ten)-\(word)"] = value + index + 1
            }
        }
        result["soixante-et-onze"] = 71
        return result
    }()
}
