import Phonemes

/// Says millions and the like that are shortened, with their money: *3,2 Md€*, *500 k€*, *5 mln di euro*.
struct ContinentalShortScales: NumeralForm {
    let code: String
    let scales: [String: Scale]

    var name: String { code + "-price" }

    struct Scale: Sendable {
        let one: String
        let many: String
        /// Whether it is a scale without the name of a money, too.
        var isAlone = true
    }

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let words = Self.words[code] ?? .french
        let quantity = passage.romanceQuantity(of: numeral, .alone, words)
        var (start, end) = (quantity.range.lowerBound, quantity.range.upperBound)
        guard passage.isLetters(end), let scale = scales[passage.printed(end)], let whole = numeral.whole else {
            return []
        }
        end += 1
        if passage.isTightMark(end, "."), !passage.isEnd(end + 1) { end += 1 }
        var money: ContinentalCurrency?
        if let currency = words.money[passage.printed(end)], passage.mark(end) != 0 || passage.isCapitals(end) {
            money = currency
            end += 1
        } else if passage.isMark(start - 1, "$"), passage.isTight(start - 1), passage.isLetters(start - 2) {
            // “US$”
            money = words.money[passage.printed(start - 2) + "$"]
            start = money == nil ? start : start - 2
        } else if passage.mark(start - 1) != 0, let currency = words.money[passage.printed(start - 1)] {
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
        let isOne = !isRange && (code == "fr" ? whole < 2 : quantity.isOne)
        var text = (quantity.isOne ? words.numbers.cardinal(1, .masculine) : quantity.spoken) + " "
        text += isOne ? scale.one : scale.many
        if let money { text += " " + of(money.unit.many, words) }
        return [passage.replacement(start..<end, by: text)]
    }

    /// *3 M d’euros*, *67 M d’habitants*, *5 M di euro*
    private func isOf(_ index: Int, _ passage: Passage) -> Bool {
        guard ["d", "de", "di"].contains(passage.letters(index)) else { return false }
        let noun = passage.isApostrophe(index + 1) ? index + 2 : index + 1
        let isMany = code == "fr" ? passage.letters(noun).hasSuffix("s") : passage.letters(noun) == "euro"
        return passage.isLowerCase(noun) && passage.count(noun) > 3 && isMany
    }

    private func of(_ noun: String, _ words: ContinentalWords) -> String {
        code == "fr" && noun.hasPrefix("e") ? "d’" + noun : words.of + " " + noun
    }

    /// *1,5 k€* is 1500.
    private func thousands(_ numeral: Numeral, _ whole: Int) -> Int? {
        guard whole < 1_000_000 else { return nil }
        guard let decimals = numeral.decimals else { return numeral.fraction == nil ? whole * 1000 : nil }
        guard decimals.utf8.count < 4 else { return nil }
        let rest = Int(decimals + String(repeating: "0", count: 3 - decimals.utf8.count)) ?? 0
        return whole * 1000 + rest
    }

    private static let words: [String: ContinentalWords] = ["fr": .french, "it": .italian]
    private static let thousand = "1000"

    static let french: ContinentalShortScales = {
        let million = Scale(one: "million", many: "millions")
        let milliard = Scale(one: "milliard", many: "milliards")
        let kilo = Scale(one: thousand, many: thousand, isAlone: false)
        return ContinentalShortScales(
            code: "fr",
            scales: [
                "M": Scale(one: "million", many: "millions", isAlone: false), "Md": milliard, "Mds": milliard,
                "Mrd": milliard, "Mrds": milliard, "Mio": million, "k": kilo, "K": kilo,
            ]
        )
    }()
    static let italian: ContinentalShortScales = {
        let million = Scale(one: "milione", many: "milioni")
        let milliard = Scale(one: "miliardo", many: "miliardi")
        let kilo = Scale(one: thousand, many: thousand, isAlone: false)
        return ContinentalShortScales(
            code: "it",
            scales: [
                "M": Scale(one: "milione", many: "milioni", isAlone: false), "mln": million, "Mln": million,
                "mld": milliard,
                "Mld": milliard, "mrd": milliard, "k": kilo, "K": kilo,
            ]
        )
    }()
}
