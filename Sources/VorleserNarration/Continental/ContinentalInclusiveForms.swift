/// Says words that are printed for women and men at once: *étudiant·e·s*, *niños/as*, *tod@s*, *tuttə*.
struct ContinentalInclusiveForms: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("inclusive") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let (text, end) = said(at: index, passage), isFree(end, passage) else {
                index += 1
                continue
            }
            result.append(Replacement(passage.range(of: index..<end), by: text))
            index = end
        }
        return result
    }

    private func said(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        switch words.code {
        case "fr": french(at: index, passage)
        case "it": italian(at: index, passage) ?? slashed(at: index, passage)
        case "es", "pt": hidden(at: index, passage) ?? slashed(at: index, passage)
        default: nil
        }
    }

    private func isFree(_ index: Int, _ passage: Passage) -> Bool {
        !passage.isTight(index) || passage.word(index)?.kind == .mark && !passage.isApostrophe(index)
    }

    private func joined(_ one: String, _ other: String, isMany: Bool) -> String {
        one + " " + (isMany ? words.and : words.or) + " " + other
    }

    // MARK: French

    /// *Étudiant·e·s*, *acteur·rice·s*, *étudiant(e)s*; with full stops where a plural *s* shows that it is no slip.
    private func french(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        let mark = passage.mark(index + 1)
        guard passage.isLetters(index), passage.count(index) > 1, passage.isTight(index + 1),
            Self.frenchMarks.contains(mark), passage.isTight(index + 2), passage.isLetters(index + 2)
        else { return nil }
        let (men, printed) = (passage.printed(index), passage.printed(index + 2))
        var isMany = printed.hasSuffix("s") && printed.count > 1
        guard let women = Self.women(of: men, isMany ? String(printed.dropLast()) : printed) else { return nil }
        var end = index + 3
        if mark == Self.bracket {
            guard passage.isTightMark(end, ")") else { return nil }
            end += 1
        }
        let isParted = passage.isTight(end) && passage.mark(end) == mark
        let plural = isParted ? end + 1 : end
        if isParted || mark == Self.bracket, passage.isTight(plural), passage.printed(plural) == "s" {
            (isMany, end) = (true, plural + 1)
        }
        guard mark != Self.stop || isMany else { return nil }
        guard isMany else { return (joined(men, women, isMany: false), end) }
        let plain = men.hasSuffix("s") || men.hasSuffix("x") ? men : men + "s"
        return (joined(plain, women + "s", isMany: true), end)
    }

    /// The form for women, of a word and the ending that is printed for it.
    private static func women(of men: String, _ ending: String) -> String? {
        for (printed, dropped) in frenchEndings where printed == ending && men.hasSuffix(dropped) {
            return men.dropLast(dropped.count) + ending
        }
        return nil
    }

    /// Endings, each with what goes for them.
    private static let frenchEndings = [
        ("e", ""), ("ne", ""), ("le", ""), ("te", ""), ("sse", ""), ("se", "x"), ("trice", "teur"), ("rice", "eur"),
        ("euse", "eur"), ("ère", "er"), ("ière", "ier"), ("ve", "f"), ("ive", "if"), ("elle", "el"), ("esse", "e"),
    ]

    private static let (stop, bracket): (UInt16, UInt16) = (0x2E, 0x28)
    private static let frenchMarks: Set<UInt16> = [0xB7, 0x2022, 0x2027, stop, bracket]

    // MARK: Italian

    /// *Tuttə*, *tutt\**.
    private func italian(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        guard passage.isLetters(index) else { return nil }
        if passage.count(index) > 2, passage.last(of: index) == Self.schwa {
            return (italian(String(passage.printed(index).dropLast())), index + 1)
        }
        let isHidden =
            passage.isTightMark(index + 1, "*") && passage.isTightEnd(index + 2)
            && !(passage.isTight(index) && passage.isMark(index - 1, "*"))
        guard isHidden, Self.italianStems.contains(where: passage.letters(index).hasSuffix) else { return nil }
        return (italian(passage.printed(index)), index + 2)
    }

    private func italian(_ stem: String) -> String {
        let isHard = stem.hasSuffix("c") || stem.hasSuffix("g")
        return joined(stem + "i", stem + (isHard ? "he" : "e"), isMany: true)
    }

    private static let schwa: UInt16 = 0x259
    /// Ends of words that people hide the gender of.
    private static let italianStems = ["tutt", "ragazz", "car", "amic", "bambin", "cittadin", "benvenut", "iscritt"]

    // MARK: Spanish, Portuguese

    /// *Tod@s*, *amig@*, *@s*, *todxs*.
    private func hidden(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        let isLetters = passage.isLetters(index)
        let sign = isLetters ? index + 1 : index
        if passage.isMark(sign, "@"), isLetters == passage.isTight(sign) {
            let isMany = passage.isTight(sign + 1) && passage.printed(sign + 1) == "s"
            guard isMany || isLetters && isFree(sign + 1, passage) else { return nil }
            let (stem, s) = (isLetters ? passage.printed(index) : "", isMany ? "s" : "")
            return (joined(stem + "o" + s, stem + "a" + s, isMany: isMany), isMany ? sign + 2 : sign + 1)
        }
        guard isLetters, passage.count(index) > 2, passage.last(of: index) == 0x73,
            passage.last(of: index, back: 1) == 0x78
        else { return nil }
        let stem = passage.printed(index).dropLast(2)
        return (joined(stem + "os", stem + "as", isMany: true), index + 1)
    }

    // MARK: With a slash or brackets

    /// *Niños/as*, *alumno(a)*, *ragazzi/e*.
    private func slashed(at index: Int, _ passage: Passage) -> (text: String, end: Int)? {
        let isBracket = passage.isMark(index + 1, "(")
        guard passage.isLetters(index), passage.count(index) > 1, passage.isTight(index + 1),
            passage.isTight(index + 2),
            isBracket || passage.isMark(index + 1, "/"), !isBracket || passage.isTightMark(index + 3, ")")
        else { return nil }
        let (printed, ending) = (passage.printed(index), passage.printed(index + 2))
        for (own, other) in Self.endings[words.code] ?? [] where other == ending && printed.hasSuffix(own) {
            // Of a consonant there is nothing to drop: *profesor/a*.
            if own.isEmpty, printed.last.map("aeiouáéíóú".contains) ?? true { continue }
            // *Bem-vindo(a)*
            let isJoined = passage.isTight(index) && passage.isHyphen(index - 1) && passage.isTight(index - 1)
            let other = (isJoined ? passage.printed(index - 2) + "-" : "") + printed.dropLast(own.count) + ending
            let end = index + (isBracket ? 4 : 3)
            if isBracket, passage.isTight(end), passage.printed(end) == "s" {
                return (joined(printed + "s", other + "s", isMany: true), end + 1)
            }
            let isMany = ending.hasSuffix("s") || words.code == "it" && ending != "a" && own != "a"
            return (joined(printed, other, isMany: isMany), end)
        }
        return nil
    }

    /// The ending of the word, and the one that is printed for the other gender.
    private static let endings: [String: [(own: String, other: String)]] = [
        "es": [("os", "as"), ("as", "os"), ("es", "as"), ("o", "a"), ("a", "o"), ("", "a")],
        "pt": [("os", "as"), ("as", "os"), ("es", "as"), ("o", "a"), ("a", "o"), ("", "a")],
        "it": [("i", "e"), ("e", "i"), ("o", "a"), ("a", "o")],
    ]
}

extension Passage {
    /// A code unit of a word, counted from its end.
    fileprivate func last(of index: Int, back: Int = 0) -> UInt16? {
        word(index).flatMap { unit($0.range.upperBound - 1 - back) }
    }
}
