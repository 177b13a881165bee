import Phonemes

/// Says names of letters and digits: `R2-D2`, `B-52s`, `H2O`, `221B`, `U-47`, `3-D`, `CO₂`.
struct Codes: SpokenForm {
    let name = "code"

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard isFigures(index, passage) || isSubscript(index, passage) else {
                index += 1
                continue
            }
            let cluster = cluster(around: index, passage)
            index = max(cluster.upperBound, index + 1)
            if let words = words(cluster, passage) { result.append(passage.replacement(cluster, by: words)) }
        }
        return result
    }

    /// Digits that are a number by themselves, not a part of 1,500.
    private func isFigures(_ index: Int, _ passage: Passage) -> Bool {
        passage.isDigits(index) && passage.numeral(at: index)?.isPlain == true
    }

    private func isSubscript(_ index: Int, _ passage: Passage) -> Bool {
        (0x2080...0x2089).contains(passage.mark(index)) && passage.isTight(index)
            && (passage.isLetters(index - 1) || isSubscript(index - 1, passage))
    }

    // MARK: What belongs together

    private func cluster(around index: Int, _ passage: Passage) -> Range<Int> {
        var (start, end) = (index, index + 1)
        while belongsBefore(start, passage) {
            start -= passage.isHyphen(start - 1) ? 2 : 1
        }
        while belongsAfter(end, passage) { end += passage.isHyphen(end) ? 2 : 1 }
        if end == start + 2, isRow(start, passage) { end = start + 5 }
        return start..<end
    }

    /// `h1-h6`, `B1–B4`: one letter with rising numbers.
    private func isRow(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isLetters(start), passage.count(start) == 1, passage.isRangeDash(start + 2),
            passage.printed(start + 3) == passage.printed(start), isFigures(start + 1, passage),
            isFigures(start + 4, passage), (start + 1...start + 4).allSatisfy(passage.isTight),
            !(passage.isTight(start + 5) && (passage.isLetters(start + 5) || passage.isRangeDash(start + 5))),
            let first = Int(passage.printed(start + 1)), let last = Int(passage.printed(start + 4))
        else { return false }
        return first < last && !(passage.isTight(start) && passage.isRangeDash(start - 1))
    }

    private func belongsBefore(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(start) else { return false }
        if passage.isLetters(start - 1) { return true }
        guard passage.isHyphen(start - 1), passage.isTight(start - 1) else { return false }
        return isSign(start - 2, passage) || passage.isCapitalised(start - 2)
    }

    private func belongsAfter(_ end: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(end) else { return false }
        if passage.isLetters(end) || isFigures(end, passage) || isSubscript(end, passage) { return true }
        return passage.isHyphen(end) && passage.isTight(end + 1)
            && (isSign(end + 1, passage) || isFigures(end + 1, passage) && passage.isLetters(end - 1))
    }

    /// A word of few capitals.
    private func isSign(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitals(index) && passage.count(index) < 4
    }

    private static let endings: Set = ["er", "ers", "ish"]

    /// Sizes of books.
    private static let sizes = [
        "4to": "quarto", "8vo": "octavo", "12mo": "duodecimo", "16mo": "sextodecimo", "18mo": "octodecimo",
        "24mo": "vicesimo-quarto",
    ]

    /// Whether figures are those of a book's size: `12mo`.
    static func isSizeOfBook(_ figures: Int, _ passage: Passage) -> Bool {
        sizes[passage.printed(figures) + passage.printed(figures + 1)] != nil
    }

    // MARK: How it is said

    private func words(_ cluster: Range<Int>, _ passage: Passage) -> String? {
        guard cluster.contains(where: { passage.isLetters($0) }) else { return nil }
        if cluster.count == 2, passage.printed(cluster.lowerBound) == "x", passage.isMark(cluster.lowerBound - 1, "("),
            passage.isMark(cluster.upperBound, ")"), let count = Int(passage.printed(cluster.lowerBound + 1)),
            count < 100
        {
            // “(x3)” says how often.
            return "times " + NumberWords.cardinal(count)
        }
        if cluster.count == 5, isRow(cluster.lowerBound, passage) {
            let letter = passage.printed(cluster.lowerBound).uppercased()
            let ends = [cluster.lowerBound + 1, cluster.lowerBound + 4].map { number($0, in: cluster, passage) }
            return "\(letter) \(ends[0]) to \(letter) \(ends[1])"
        }
        if cluster.count == 2, passage.letters(cluster.lowerBound + 1) == "x",
            isFactor(before: cluster.upperBound, passage)
        {
            return number(cluster.lowerBound, in: cluster, passage) + " times"
        }
        // “4-5x” is a range of factors.
        if cluster.count == 2, passage.printed(cluster.lowerBound + 1) == "x",
            passage.isRangeDash(cluster.lowerBound - 1),
            passage.isTight(cluster.lowerBound), passage.isDigits(cluster.lowerBound - 2)
        {
            return nil
        }
        if cluster.count == 2, let size = Self.sizes[passage.text(in: passage.range(of: cluster))] { return size }
        let hasCapitals = cluster.contains { passage.isCapitalised($0) }
        let isShort = cluster.allSatisfy { !passage.isLowerCase($0) || passage.count($0) < 4 }
        guard hasCapitals || isShort else { return nil }
        var parts: [String] = []
        var isDimension = false
        for index in cluster {
            if passage.isDigits(index) {
                parts.append(number(index, in: cluster, passage))
            } else if isSubscript(index, passage) {
                if index > cluster.lowerBound, isSubscript(index - 1, passage) { continue }
                let figures = cluster[index...].prefix { isSubscript($0, passage) }
                parts.append(NumberWords.cardinal(figures.reduce(0) { $0 * 10 + Int(passage.mark($1)) - 0x2080 }))
            } else if index == cluster.upperBound - 1, Self.endings.contains(passage.printed(index)),
                let last = parts.popLast()
            {
                // 49ers
                parts.append((last.hasSuffix("e") ? String(last.dropLast()) : last) + passage.printed(index))
            } else if passage.isLetters(index) {
                isDimension =
                    passage.printed(index) == "x" && index > cluster.lowerBound && passage.isDigits(index - 1)
                    && passage.printed(index - 1) != "0"
                    && passage.isDigits(index + 1)
                if passage.printed(index) == "s", index == cluster.upperBound - 1, !passage.isOrbital(index - 1),
                    let last = parts.popLast()
                {
                    parts.append(passage.isDigits(index - 1) ? NumberWords.plural(last) : last + "s")
                } else {
                    parts.append(isDimension ? "by" : spelled(index, passage))
                }
            }
        }
        let isHyphenated =
            cluster.count == 3 && passage.isDigits(cluster.lowerBound) && passage.isHyphen(cluster.lowerBound + 1)
        return parts.joined(separator: isHyphenated ? "-" : " ")
    }

    /// `10x faster`, `3x a week`
    private func isFactor(before index: Int, _ passage: Passage) -> Bool {
        let next = passage.letters(index)
        guard passage.isLowerCase(index), !passage.isTight(index), !passage.isRangeDash(index - 3) else { return false }
        return Self.afterFactor.contains(next)
    }

    private static let afterFactor: Set = [
        "more", "less", "as", "the", "a", "per", "daily", "weekly", "monthly", "yearly", "speed", "zoom",
        "magnification",
        "earnings", "revenue", "sales", "profits", "leverage", "champion", "champions", "winner", "worse", "its",
        "their",
        "faster", "slower", "bigger", "larger", "smaller", "higher", "lower", "greater", "cheaper", "longer", "shorter",
        "stronger", "better", "heavier", "lighter", "richer", "brighter", "deeper", "wider", "thicker", "thinner",
        "denser",
        "quicker", "safer", "likelier", "hotter", "colder", "poorer", "older", "younger", "louder", "easier", "harder",
        "taller",
    ]

    private func number(_ index: Int, in cluster: Range<Int>, _ passage: Passage) -> String {
        let digits = passage.printed(index)
        guard let value = Int(digits), digits.utf8.count < 5 else { return NumberWords.digits(digits) }
        if digits.utf8.count > 1, digits.utf8.first == 0x30 {
            return digits.hasPrefix("00") && digits.utf8.count == 3
                ? "double oh " + NumberWords.digits(digits.dropFirst(2)) : NumberWords.digits(digits, zero: "oh")
        }
        return NumberWords.paired(value)
    }

    /// Capitals are spelled, unless there are so many that they make a word.
    private func spelled(_ index: Int, _ passage: Passage) -> String {
        let printed = passage.printed(index)
        if passage.isCapitals(index) || printed == "mp",
            printed.utf8.count < 4 || !printed.contains(where: { "AEIOUY".contains($0) })
        {
            return printed.map(String.init).joined(separator: " ")
        }
        if printed == "IPv" { return "I P V" }
        // *δ33S*
        if printed.utf16.count == 1, let name = printed.first.flatMap(GreekLetters.name) { return name }
        let isFormula = printed.utf8.count == 2 && passage.isCapitalised(index) && isSubscript(index + 1, passage)
        if isFormula { return printed.map(String.init).joined(separator: " ") }
        return printed.utf8.count == 1 ? printed.uppercased() : printed
    }
}

extension Passage {
    /// Whether a shell of an atom begins at a word: `1s²`, `2p⁶`.
    func isOrbital(_ shell: Int) -> Bool {
        guard isDigits(shell), count(shell) == 1, isTight(shell + 1), ["s", "p", "d", "f"].contains(printed(shell + 1))
        else { return false }
        return isTight(shell + 2) && RaisedSigns.plain(mark(shell + 2))?.isRaised == true
    }
}
