import Phonemes

/// Says millions and the like that are shortened, with their money: *3,2 Md€*, *500 k€*, *5 mln di euro*.
struct ContinentalShortScales: NumeralForm {
    let words: ContinentalWords
    let scales: [String: Scale]
    /// Whether a noun behind *of*, which nothing else tells from another, is one that is counted.
    let isCounted: @Sendable (String) -> Bool

    var name: String { words.name("price") }

    struct Scale: Sendable {
        let one: String
        let many: String
        /// Whether it stands for a scale even where no money is named.
        var isAlone = true
    }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let quantity = passage.romanceQuantity(of: numeral, .alone, words)
        var (start, end) = (quantity.range.lowerBound, quantity.range.upperBound)
        guard passage.isLetters(end), let scale = scales[passage.printed(end)], let whole = numeral.whole else {
            return []
        }
        end += 1
        if passage.isTightMark(end, "."), !passage.isEnd(end + 1) { end += 1 }
        var money: ContinentalCurrency?
        if let currency = words.money.currencies[passage.printed(end)],
            passage.mark(end) != 0 || passage.isCapitals(end)
        {
            money = currency
            end += 1
        } else if passage.isMark(start - 1, "$"), passage.isTight(start - 1), passage.isLetters(start - 2) {
            // “US$”
            money = words.money.currencies[passage.printed(start - 2) + "$"]
            start = money == nil ? start : start - 2
        } else if passage.mark(start - 1) != 0, let currency = words.money.currencies[passage.printed(start - 1)] {
            money = currency
            start -= 1
        }
        guard scale.isAlone || money != nil || isOf(end, passage) else { return [] }
        if scale.many == Self.thousand {
            guard let money, let value = thousands(numeral, whole), quantity.range.count == numeral.words.count else {
                return []
            }
            let text = words.numbers.cardinal(value, money.unit.gender) + " " + money.unit.many
            return [passage.replacement(start..<end, by: text)]
        }
        let isRange = quantity.range.count > numeral.words.count
        let isOne = !isRange && (words.money.oneCountsDecimals ? whole < 2 : quantity.isOne)
        var text = (quantity.isOne ? words.numbers.cardinal(1, .masculine) : quantity.spoken) + " "
        text += isOne ? scale.one : scale.many
        if let money { text += of(before: money.unit.many) }
        return [passage.replacement(start..<end, by: text)]
    }

    /// *3 M d’euros*, *67 M d’habitants*, *5 M di euro*
    private func isOf(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.letters(index) == words.joints.of || passage.letters(index) == "d" else { return false }
        let noun = passage.isApostrophe(index + 1) ? index + 2 : index + 1
        return passage.isLowerCase(noun) && passage.count(noun) > 3 && isCounted(passage.letters(noun))
    }

    /// Of the names of money only *euro* is elided before.
    private func of(before money: String) -> String {
        money.hasPrefix("e") ? words.joints.of(before: money) + money : " " + (words.joints.of ?? "") + " " + money
    }

    /// *1,5 k€* is 1500.
    private func thousands(_ numeral: Numeral, _ whole: Int) -> Int? {
        guard whole < 1_000_000 else { return nil }
        guard let decimals = numeral.decimals else { return numeral.fraction == nil ? whole * 1000 : nil }
        guard decimals.utf8.count < 4 else { return nil }
        let rest = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
        return whole * 1000 + rest
    }

    /// What stands for the scale of thousands, which is said with its number.
    static let thousand = "1000"
}
