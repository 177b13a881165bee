import Phonemes

/// Says the abbreviations of laws and of their parts: *D.Lgs. 81/2008*, *L. n. 300*, *art. 640, co. 2, c.p.*
struct ItalianLaws: SpokenForm {
    let name = "it-number-label"

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x2E) || !passage.numerals.isEmpty else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard mayBegin(passage.words[index], passage),
                let (text, end) = act(at: index, passage) ?? part(at: index, passage)
            else {
                index += 1
                continue
            }
            let said = index == 0 && passage.isCapitalised(index) ? text.capitalizedAtStart : text
            let isGlued = passage.isTight(end) && passage.word(end)?.kind != .mark
            result.append(passage.abbreviated(index..<end, by: said + (isGlued ? " " : "")))
            index = end
        }
        return result
    }

    /// Whether a word begins with a letter that one of the abbreviations begins with.
    private func mayBegin(_ word: PassageWord, _ passage: Passage) -> Bool {
        word.kind == .letters && Self.initials.contains(passage[word.range.lowerBound])
    }

    private static let initials = Set("cdlrCDLR".utf16)

    /// The longest abbreviation of a law before its number.
    private func act(at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isLetters(index), !(passage.isTight(index) && passage.word(index - 1)?.kind != .mark),
            !(passage.isTight(index) && passage.isMark(index - 1, "."))
        else { return nil }
        var found: (String, end: Int)?
        var (key, end) = ("", index)
        while passage.isLetters(end), passage.count(end) < 5, key.utf8.count < 6,
            end == index || passage.isMark(end - 1, ".")
        {
            key += passage.letters(end)
            let isStopped = passage.isTightMark(end + 1, ".")
            end += isStopped ? 2 : 1
            guard let act = Self.acts[key], isStopped || key.utf8.count > 1 else { continue }
            let isSure = key.hasPrefix("dlg") || key == "dl" && Self.articles.contains(passage.letters(index - 1))
            if isSure || isNumbered(end, passage) { found = (act, end) }
        }
        return found.map { withYear($0, $1, passage) }
    }

    /// *18/2020*: *diciotto del duemilaventi*.
    private func withYear(_ act: String, _ end: Int, _ passage: Passage) -> (String, end: Int) {
        var (text, place) = (act, end)
        if passage.letters(end) == "n", passage.isTightMark(end + 1, ".") || passage.isTightMark(end + 1, "°") {
            (text, place) = (act + " numero", end + 2)
        }
        guard passage.isDigits(place), passage.isTightMark(place + 1, "/"), passage.isTight(place + 2),
            passage.isDigits(place + 2), [2, 4].contains(passage.count(place + 2)), passage.isTightEnd(place + 3),
            !passage.isTightMark(place + 3, "/"), let number = Int(passage.printed(place)),
            let year = Int(passage.printed(place + 2))
        else { return (act, end) }
        // *81/08* is of 2008, *241/90* simply of ninety.
        let said = [number, passage.count(place + 2) == 2 && year < 30 ? 2000 + year : year].map {
            ItalianNumberWords.cardinal($0)
        }.joined(separator: " del ")
        return (text + " " + said, place + 3)
    }

    /// Whether the number of a law follows: *n. 300*, *300/1970*, *20 maggio 1970*, *300 del 1970*.
    private func isNumbered(_ index: Int, _ passage: Passage) -> Bool {
        if passage.letters(index) == "n" || passage.letters(index) == "nr" {
            let place =
                passage.isTightMark(index + 1, ".") || passage.isTightMark(index + 1, "°") ? index + 2 : index + 1
            return passage.isDigits(place)
        }
        guard let numeral = passage.numeral(at: index), numeral.isPlain else { return false }
        let end = numeral.words.upperBound
        if passage.isTightMark(end, "/"), passage.isTight(end + 1), passage.isDigits(end + 1) {
            return passage.count(end + 1) == 4 || passage.count(end + 1) == 2
        }
        if ContinentalWords.italian.months.contains(passage.letters(end)) { return true }
        return passage.letters(end) == "del" && passage.isDigits(end + 1)
            && (passage.count(end + 1) == 4 || ContinentalWords.italian.months.contains(passage.letters(end + 2)))
    }

    /// Codes and paragraphs after an article: *art. 2043 c.c.*, *art. 25 c. 3*, *lett. a)*.
    private func part(at index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard passage.isLowerCase(index) else { return nil }
        if passage.letters(index) == "lett", passage.isTightMark(index + 1, "."), passage.count(index + 2) == 1,
            passage.isLetters(index + 2)
        {
            return ("lettera", index + 2)
        }
        // *Il c.d. decreto*, *la c.d. legge*
        if let (key, end) = passage.dotted(index), key == "cd", passage.count(index) == 1,
            !ContinentalWords.italian.functionWords.contains(passage.letters(end)),
            passage.isLetters(end) || passage.isLetters(end + 1) && [0xAB, 0x201C, 0x22].contains(passage.mark(end))
        {
            if let called = Self.called[passage.letters(index - 1)] { return (called, end) }
            let noun = passage.letters(passage.isLetters(end) ? end : end + 1)
            return (ItalianNumbers().gender(of: noun) == .feminine ? "cosiddetta" : "cosiddetto", end)
        }
        guard index > 2, passage.count(index) < 5, isAfterArticle(index, passage) else { return nil }
        if passage.letters(index) == "c", passage.isTightMark(index + 1, "."), passage.isDigits(index + 2) {
            return ("comma", index + 2)
        }
        guard passage.letters(index).first == "c" else { return nil }
        let (key, end) = passage.dotted(index) ?? (passage.letters(index), passage.afterStop(index + 1))
        return Self.codes[key].map { ($0, end) }
    }

    /// Whether an article goes before, and a number or a comma right before.
    private func isAfterArticle(_ index: Int, _ passage: Passage) -> Bool {
        let before = index - 1
        guard
            passage.isDigits(before) || passage.isMark(before, ",") || passage.isMark(before, ")")
                || ["bis", "ter", "quater", "quinquies"].contains(passage.letters(before))
        else { return false }
        return (max(0, index - 12)..<index).contains { Self.labels.contains(passage.letters($0)) }
    }

    private static let acts = [
        "l": "legge", "dl": "decreto legge", "dlgs": "decreto legislativo", "dlg": "decreto legislativo",
        "dm": "decreto ministeriale", "lr": "legge regionale", "rd": "regio decreto", "rdl": "regio decreto legge",
    ]
    private static let codes = [
        "cc": "codice civile", "cp": "codice penale", "cpc": "codice di procedura civile",
        "cpp": "codice di procedura penale",
    ]
    /// *So-called* after articles.
    private static let called: [String: String] = [
        ("cosiddetta", "la della alla nella dalla sulla una"), ("cosiddette", "le delle alle nelle dalle sulle"),
        ("cosiddetti", "i gli dei degli ai agli nei negli dai dagli"), ("cosiddetto", "il del al nel dal sul un"),
    ].reduce(into: [:]) { called, row in
        for article in row.1.split(separator: " ") { called[String(article)] = row.0 }
    }
    private static let articles: Set = ["il", "del", "al", "nel", "dal", "sul", "col"]
    private static let labels: Set = ["art", "artt", "articolo", "articoli"]
}
