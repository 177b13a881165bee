/// Births, marriages and deaths in the tables of families.
extension Labels {
    /// `b. 12 Mar 1845 in Leeds; d. 3 Feb 1901; m. 1867 Ann Lee`
    func lifeLabel(_ index: Int, _ passage: Passage) -> (String, end: Int)? {
        guard let word = Self.lives[passage.printed(index)], passage.isTightMark(index + 1, "."),
            !passage.isTight(index) || passage.isMark(index - 1, "("),
            isDate(index + 2, passage) || isPlace(index + 2, passage),
            isAmongLives(index, passage)
        else { return nil }
        return (word, index + 2)
    }

    private static let lives = [
        "b": "born", "d": "died", "m": "married", "bap": "baptized", "bapt": "baptized", "bur": "buried",
    ]

    /// Whether it stands behind a name, a semicolon or a bracket; elsewhere another of them must be near, for a list has *b.* as well.
    private func isAmongLives(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isMark(index - 1, "(") || passage.isMark(index - 1, ";") { return true }
        let letters = passage.words.indices.filter { passage.isTightMark($0 + 1, ".") && !passage.isTight($0) }
        guard !letters.contains(where: { passage.printed($0) == "a" }) else { return false }
        if passage.isMark(index - 1, ","), passage.isCapitalised(index - 2) || passage.isDigits(index - 2) {
            return true
        }
        return letters.contains {
            $0 != index && passage.printed($0) != passage.printed(index) && Self.lives[passage.printed($0)] != nil
                && (isDate($0 + 2, passage) || isPlace($0 + 2, passage))
        }
    }

    /// *Weimar, February 23, 1713*: names, a comma and a day.
    private func isPlace(_ index: Int, _ passage: Passage) -> Bool {
        let end = (index..<index + 4).first { !passage.isCapitalised($0) || $0 > index && passage.isTight($0) } ?? index
        return end > index && passage.isMark(end, ",") && isDate(end + 1, passage)
    }

    /// `12 Mar 1845`, `Mar. 12, 1845`, `abt 1845`, `1867`
    private func isDate(_ index: Int, _ passage: Passage) -> Bool {
        if let numeral = passage.numeral(at: index) {
            if let year = numeral.plain(4...4) { return (1000...2099).contains(year) }
            let end = passage.ordinal(numeral)?.end ?? numeral.words.upperBound
            return (1...31).contains(numeral.whole ?? 0) && numeral.decimals == nil && passage.isMonth(end)
        }
        if passage.isMonth(index) { return passage.isDigits(passage.afterStop(index + 1)) }
        let isAbout = ["abt", "about", "ca", "c"].contains(passage.printed(index))
        return isAbout && passage.numeral(at: passage.afterStop(index + 1))?.plain(4...4) != nil
    }
}
