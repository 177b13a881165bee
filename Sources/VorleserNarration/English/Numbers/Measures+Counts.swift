import Phonemes

/// Letters behind a number that are no unit of measure.
extension Measures {
    /// `8m people`, `1.9m years`, `10k users`: so many millions or thousands of what is counted.
    func counted(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let letter = numeral.words.upperBound
        guard passage.isTight(letter), let scale = Self.scales[passage.printed(letter)],
            !passage.isTight(letter + 1), numeral.fraction == nil,
            isCounted(letter + 1, bySign: passage.printed(letter), from: numeral.words.lowerBound, passage)
        else { return nil }
        let words = numeral.spoken(british: passage.isBritish) + " " + scale
        return passage.replacement(numeral.words.lowerBound..<letter + 1, by: words)
    }

    private static let scales = [
        "k": "thousand", "K": "thousand", "m": "million", "mn": "million", "mln": "million", "M": "million",
        "bn": "billion", "B": "billion", "tn": "trillion", "trn": "trillion",
    ]

    /// A bare `m` is a meter too, before what is long or far: *20m trees*, *50m more*.
    private func isCounted(_ index: Int, bySign sign: String, from start: Int, _ passage: Passage) -> Bool {
        let word = passage.letters(index)
        if Self.counted.contains(word) { return true }
        let isThing = Self.countedOrMeasured.contains(word)
        if sign != "m" { return isThing || Self.compared.contains(word) }
        if ["more", "fewer"].contains(word) { return Self.counted.contains(passage.letters(index + 1)) }
        return isThing && (start - 3..<start).contains { Self.tallied.contains(passage.letters($0)) }
    }

    /// What is done to millions of things.
    private static let tallied: Set = [
        "sold", "sell", "sells", "selling", "sales", "built", "build", "builds", "building", "made", "make", "makes",
        "making", "produced", "produce", "produces", "producing", "shipped", "ship", "ships", "shipping", "printed",
        "planted", "registered", "bought", "exported", "imported", "delivered", "recalled", "scrapped",
    ]

    /// What is counted in millions, or may be so many meters long.
    private static let countedOrMeasured: Set = [
        "cars", "vehicles", "units", "books", "phones", "devices", "birds", "animals", "trees", "houses", "files",
        "records", "members",
    ]
    private static let compared: Set = ["more", "fewer", "times", "others", "poor", "homeless", "unemployed"]

    /// What nobody measures in meters, and people count in millions.
    private static let counted: Set = [
        "people", "persons", "men", "women", "children", "adults", "years", "copies", "jobs", "users", "homes",
        "households", "visitors", "tourists", "customers", "consumers", "voters", "votes", "workers", "viewers",
        "readers",
        "listeners", "passengers", "students", "pupils", "residents", "inhabitants", "citizens", "deaths", "cases",
        "doses",
        "shares", "views", "followers", "subscribers", "players", "lives", "migrants",
        "refugees", "employees", "staff", "families", "patients", "tonnes", "tons", "barrels", "acres", "hectares",
        "words", "pages", "photos", "videos", "downloads", "accounts", "dollars", "pounds", "euros", "francs",
        "rubles", "troops", "soldiers", "species",
    ]

    /// `a 5yo boy`, `a 12 y/o`, `is 45 y.o.`: how old somebody is.
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
        // Three yo-yos
        if passage.isHyphen(end), passage.isTight(end) { return nil }
        let start = numeral.words.lowerBound
        let isOne = numeral.isOne || index > numeral.words.upperBound || isPerson(start, end, passage)
        let words = numeral.spoken(british: passage.isBritish) + (isOne ? "-year-old" : " years old")
        return passage.replacement(start..<end, by: words)
    }

    /// Whether a noun follows, *a boy*, or an article makes it one, *the 5yo*.
    private func isPerson(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        Self.beforePerson.contains(passage.letters(start - 1)) || passage.isLowerCase(end) && passage.isNoun(end)
    }

    private static let beforePerson: Set = [
        "a", "an", "the", "this", "that", "my", "his", "her", "our", "your", "their", "another", "every", "each",
    ]
}
