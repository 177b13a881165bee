import Phonemes

/// Says the numbers of laws, articles and files part by part: *art. L. 122-4*, *loi n° 2018-493*, *article 132-71*.
struct FrenchLaws: SpokenForm {
    let name = "fr-number-label"

    func replacements(in passage: Passage) -> [Replacement] {
        guard !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let (text, end) = abbreviated(index, passage) ?? coded(index, passage) ?? numbered(index, passage)
            else {
                index += 1
                continue
            }
            result.append(passage.replacement(index..<end, by: text))
            index = end
        }
        return result
    }

    /// *Art. R. 421-1*
    private func abbreviated(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.letters(index) == "art" || passage.letters(index) == "arts", passage.isTightMark(index + 1, "."),
            let (text, end) = coded(index + 2, passage)
        else { return nil }
        return (
            (passage.isCapitalised(index) ? "Article" : "article") + (passage.count(index) > 3 ? "s " : " ") + text, end
        )
    }

    /// An article of a code: *L. 122-4*, *R421-1*.
    private func coded(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        let letters = passage.printed(index)
        guard Self.parts.contains(letters), !passage.isTight(index) || passage.word(index - 1)?.kind == .mark else {
            return nil
        }
        let hasStop = passage.isTightMark(index + 1, ".")
        var place = hasStop ? index + 2 : index + 1
        if passage.isMark(place, "*") { place += 1 }
        let isArticle = isAfterArticle(index, passage)
        guard let (numbers, end) = numbers(from: place, passage), isArticle || hasStop && numbers.count > 1,
            isArticle || letters != "A" && letters != "D"
        else { return nil }
        return ([letters.count > 1 ? letters.spelled : letters, said(numbers)].joined(separator: " "), end)
    }

    /// Whether *article* goes before, or another article of the code.
    private func isAfterArticle(_ index: Int, _ passage: Passage) -> Bool {
        let before = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        if Self.articles.contains(passage.letters(before)) { return true }
        guard passage.isMark(before, ",") || ["et", "à", "ou"].contains(passage.letters(before)) else { return false }
        return (max(0, index - 14)..<index).contains { Self.articles.contains(passage.letters($0)) }
    }

    /// The numbers of a law after its label: *n° 2018-493*, *article 132-71*, *décret 2020-12*.
    private func numbered(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isDigits(index), !passage.isTight(index) || passage.word(index - 1)?.kind == .mark,
            let (numbers, end) = numbers(from: index, passage), numbers.count > 1
        else { return nil }
        let before = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        let label = passage.letters(before)
        let isNumbered =
            (passage.isMark(before, "°") || passage.isMark(before, "º"))
            && ["n", "N"].contains(passage.printed(before - 1))
            || label == "no" && passage.word(index)?.isSpaced == true
        // *Article 49-3*: what does not rise is no range.
        let isFalling = numbers.count == 2 && Int(numbers[0]) ?? 0 > Int(numbers[1]) ?? 0
        let isArticle =
            Self.articles.contains(label) && (numbers[0].utf8.count == 3 || isFalling) && numbers[1].utf8.count < 3
        let isLaw = Self.laws.contains(label) && (numbers[0].utf8.count == 4 || numbers[0].utf8.count == 2)
        return isNumbered || isArticle || isLaw ? (said(numbers), end) : nil
    }

    /// Numbers joined by hyphens, and where they end.
    private func numbers(from index: Int, _ passage: Passage) -> ([String], end: Int)? {
        guard passage.isDigits(index), passage.count(index) < 7 else { return nil }
        var (numbers, end) = ([passage.printed(index)], index + 1)
        while passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) < 7
        {
            numbers.append(passage.printed(end + 1))
            end += 2
        }
        // *Pourvoi n° 99-12.345*
        if numbers.count > 1, passage.isTightMark(end, "."), passage.isTight(end + 1), passage.isDigits(end + 1),
            passage.count(end + 1) == 3, passage.isTightEnd(end + 2)
        {
            numbers[numbers.count - 1] += passage.printed(end + 1)
            end += 2
        }
        // *12,5* and *12.5* are no numbers of articles.
        let isDecimal = passage.isTight(end) && passage.isTight(end + 1) && passage.isDigits(end + 1)
        return isDecimal ? nil : (numbers, end)
    }

    private func said(_ numbers: [String]) -> String {
        numbers.map { number in
            number.first == "0"
                ? FrenchNumberWords.digits(number) : FrenchNumberWords.cardinal(Int(number) ?? 0, .alone)
        }.joined(separator: " ")
    }

    private static let parts: Set = ["L", "R", "D", "A", "LO"]
    private static let articles: Set = ["art", "arts", "article", "articles"]
    private static let laws: Set = [
        "loi", "décret", "ordonnance", "arrêté", "décision", "circulaire", "délibération", "directive",
    ]
}
