import Phonemes

/// Letters behind a number that are no unit of measure.
extension Measures {
    /// `8m people`, `1.9m years`, `10k users`: so many millions or thousands of what is counted.
    func counted(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let letter = numeral.words.upperBound
        guard passage.isTight(letter), let scale = Self.scales[passage.printed(letter)],
            Self.counted.contains(passage.letters(letter + 1)), !passage.isTight(letter + 1), numeral.fraction == nil
        else { return nil }
        let words = numeral.spoken(british: passage.isBritish) + " " + scale
        return passage.replacement(numeral.words.lowerBound..<letter + 1, by: words)
    }

    private static let scales = [
        "k": "thousand", "K": "thousand", "m": "million", "mn": "million", "mln": "million", "M": "million",
        "bn": "billion", "B": "billion", "tn": "trillion", "trn": "trillion",
    ]

    /// What nobody measures in meters, and people count in millions.
    private static let counted: Set = [
        "people", "persons", "men", "women", "children", "adults", "years", "copies", "jobs", "users", "homes",
        "houses",
        "households", "visitors", "tourists", "customers", "consumers", "voters", "votes", "workers", "viewers",
        "readers",
        "listeners", "passengers", "students", "pupils", "residents", "inhabitants", "citizens", "deaths", "cases",
        "doses",
        "vehicles", "cars", "units", "shares", "views", "followers", "subscribers", "members", "players", "lives",
        "migrants",
        "refugees", "employees", "staff", "families", "patients", "tonnes", "tons", "barrels", "acres", "hectares",
        "records",
        "books", "words", "pages", "photos", "videos", "files", "downloads", "accounts", "phones", "devices", "dollars",
        "pounds", "euros", "francs", "rubles", "troops", "soldiers", "animals", "birds", "trees", "species", "times",
        "others",
        "more", "fewer", "unemployed", "poor", "homeless",
    ]

    /// `5yo`, `a 12 y/o`, `45-y.o.`: how old somebody is.
    func age(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        guard numeral.plain(1...2) != nil else { return nil }
        var index = numeral.words.upperBound
        if passage.isHyphen(index), passage.isTight(index), passage.isTight(index + 1) { index += 1 }
        let end: Int
        if passage.letters(index) == "yo" {
            end = index + 1
        } else if passage.letters(index) == "y", passage.letters(index + 2) == "o", passage.isTight(index + 2),
            [0x2F, 0x2E, 0x2D].contains(passage.mark(index + 1))
        {
            end = passage.isMark(index + 1, ".") ? passage.afterStop(index + 3) : index + 3
        } else {
            return nil
        }
        let words = numeral.spoken(british: passage.isBritish) + "-year-old"
        return passage.replacement(numeral.words.lowerBound..<end, by: words)
    }
}
