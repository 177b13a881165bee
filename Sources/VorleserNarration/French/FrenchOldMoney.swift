import Phonemes

/// Says money of earlier times, and francs with their hundredths: *12 l. 10 s. 6 d.*, *25 liv.*, *3 fr. 50 c.*
struct FrenchOldMoney: NumeralForm {
    let name = "fr-old-money"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let parts = parts(from: passage.numerals[index], passage)
        guard let first = parts.first, let last = parts.last else { return [] }
        if parts.count == 1 {
            guard let end = alone(first, passage) else { return [] }
            return [passage.abbreviated(first.start..<end, by: said(first) + suffix(first, passage))]
        }
        return [passage.abbreviated(first.start..<last.end, by: parts.map(said).joined(separator: " "))]
    }

    /// An amount in one kind of coin.
    private struct Part {
        let count: Int
        let coin: ContinentalUnit
        /// Coins of the same kind of money have the same hundred, the smaller one a higher number.
        let rank: Int
        let start: Int
        let end: Int
    }

    /// The amounts that follow each other from a numeral on, each in a smaller coin.
    private func parts(from numeral: Numeral, _ passage: Passage) -> [Part] {
        var (result, next): ([Part], Numeral?) = ([], numeral)
        while let numeral = next, let part = part(numeral, passage) {
            if let last = result.last, part.rank / 10 != last.rank / 10 || part.rank <= last.rank { break }
            result.append(part)
            let place = passage.isMark(part.end, ",") || passage.letters(part.end) == "et" ? part.end + 1 : part.end
            next = passage.numeral(at: place)
        }
        return result
    }

    private func part(_ numeral: Numeral, _ passage: Passage) -> Part? {
        let unit = numeral.words.upperBound
        guard numeral.decimals == nil, numeral.fraction == nil, let count = numeral.whole,
            let (coin, rank) = Self.coins[passage.printed(unit)], passage.word(unit)?.isSpaced == true
        else { return nil }
        let end = passage.afterStop(unit + 1)
        guard end > unit + 1 || passage.count(unit) > 2 else { return nil }
        return Part(count: count, coin: coin, rank: rank, start: numeral.words.lowerBound, end: end)
    }

    /// Where an amount by itself ends that is surely money: *25 liv.*, *300 l. t.*, *50 c.*
    private func alone(_ part: Part, _ passage: Passage) -> Int? {
        let unit = part.end - 2
        guard passage.isMark(part.end - 1, ".") else { return nil }
        switch passage.printed(unit) {
        case "liv", "frs": return part.end
        case "l":
            guard Self.minted[passage.printed(part.end)] != nil, passage.isTightMark(part.end + 1, ".") else {
                return nil
            }
            return part.end + 2
        case "c":
            // *1 c. à soupe*, *2 c. s. de sucre*, *le 5 c.*
            let label = passage.letters(passage.isMark(part.start - 1, ".") ? part.start - 2 : part.start - 1)
            let isDate = ["le", "du", "au"].contains(passage.letters(part.start - 1))
            return isDate || Self.labels.contains(label) || Self.spoons.contains(passage.letters(part.end))
                || passage.isDigits(part.end)
                ? nil : part.end
        default: return nil
        }
    }

    /// *Livres tournois*
    private func suffix(_ part: Part, _ passage: Passage) -> String {
        passage.printed(part.end - 2) == "l" ? Self.minted[passage.printed(part.end)].map { " " + $0 } ?? "" : ""
    }

    private func said(_ part: Part) -> String {
        FrenchNumberWords.cardinal(part.count, part.coin.gender) + " " + part.coin.counted(part.count < 2)
    }

    private static let labels: Set = ["art", "article", "p", "page", "verset", "chap", "chapitre", "v"]
    /// What stands behind a spoon.
    private static let spoons: Set = ["à", "a", "café", "soupe", "thé", "s", "c", "de", "d"]
    private static let minted = ["t": "tournois", "p": "parisis", "st": "sterling"]
    private static let coins: [String: (ContinentalUnit, rank: Int)] = {
        let pound = ContinentalUnit("livre", "livres", .feminine)
        let (shilling, penny) = (ContinentalUnit("sou", "sous"), ContinentalUnit("denier", "deniers"))
        let (franc, centime) = (ContinentalUnit("franc", "francs"), ContinentalUnit("centime", "centimes"))
        return [
            "l": (pound, 10), "liv": (pound, 10), "livres": (pound, 10), "livre": (pound, 10), "s": (shilling, 11),
            "sous": (shilling, 11), "sou": (shilling, 11), "d": (penny, 12), "deniers": (penny, 12), "fr": (franc, 20),
            "frs": (franc, 20), "francs": (franc, 20), "c": (centime, 21), "cent": (centime, 21),
        ]
    }()
}

/// Says *livre* as money or weight, which is feminine: *1 livre de beurre*, *21 livres sterling*; a book is masculine.
struct FrenchPounds: NumeralForm {
    let name = "fr-pound"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let noun = numeral.words.upperBound
        guard let value = numeral.whole, numeral.decimals == nil, numeral.fraction == nil, value % 10 == 1,
            value % 100 != 11, ["livre", "livres"].contains(passage.letters(noun)), isPound(noun, passage)
        else { return [] }
        return [passage.replacement(numeral.words, by: FrenchNumberWords.cardinal(value, .feminine))]
    }

    private func isPound(_ noun: Int, _ passage: Passage) -> Bool {
        let next = passage.letters(noun + 1)
        if Self.kinds.contains(next) { return true }
        // *21 livres 10 sous*
        if passage.isDigits(noun + 1) { return ["sous", "sou", "deniers", "s"].contains(passage.letters(noun + 2)) }
        let ware = next == "d" ? noun + 3 : noun + 2
        return ["de", "d"].contains(next) && Self.wares.contains(passage.letters(ware))
    }

    private static let kinds: Set = ["sterling", "tournois", "parisis"]
    private static let wares: Set = Set(
        words: """
            beurre sucre farine viande pain sel riz chocolat fruits cerises fraises pommes poires tomates veau bœuf boeuf porc
            mouton lard jambon saumon poisson fromage café thé tabac poudre fer laine coton cire miel haricots lentilles pois
            carottes oignons champignons prunes abricots groseilles framboises raisin raisins amandes noix bonbons chair
            graisse huile savon chandelle chandelles rente rentes revenu argent or plomb cuivre poivre épices foie abats
            """
    )
}
