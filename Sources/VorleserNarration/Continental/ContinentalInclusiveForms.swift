/// Says words that are printed for women and men at once: *étudiant·e·s*, *niños/as*, *tod@s*, *tuttə*.
struct ContinentalInclusiveForms: SpokenForm {
    let words: ContinentalWords
    /// The ways in which the language prints them; an earlier one goes first.
    let prints: [any InclusivePrint]
    var name: String { words.name("inclusive") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let (pair, end) = pair(at: index, passage), passage.isFree(end) else {
                index += 1
                continue
            }
            let text = pair.first + " " + (pair.isMany ? words.joints.and : words.joints.or) + " " + pair.second
            result.append(Replacement(passage.range(of: index..<end), by: text))
            index = end
        }
        return result
    }

    private func pair(at index: Int, _ passage: Passage) -> (InclusivePair, end: Int)? {
        for way in prints {
            if let found = way.pair(at: index, in: passage) { return found }
        }
        return nil
    }
}

/// A way to print a word for women and men at once.
protocol InclusivePrint: Sendable {
    /// The two words that one at an index stands for, and the index behind it; `nil` if it is printed otherwise.
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)?
}

/// The two words that are said for one.
struct InclusivePair {
    let first: String
    let second: String
    /// Whether they are in the plural, and *and* stands between them; else *or*.
    let isMany: Bool
}

/// One sign for both endings: *tod@s*, *amig@*, *@s*, *todxs*.
struct InclusiveSigns: InclusivePrint {
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        let isLetters = passage.isLetters(index)
        let sign = isLetters ? index + 1 : index
        if passage.isMark(sign, "@"), isLetters == passage.isTight(sign) {
            let isMany = passage.isTight(sign + 1) && passage.printed(sign + 1) == "s"
            guard isMany || isLetters && passage.isFree(sign + 1) else { return nil }
            let (stem, s) = (isLetters ? passage.printed(index) : "", isMany ? "s" : "")
            let pair = InclusivePair(first: stem + "o" + s, second: stem + "a" + s, isMany: isMany)
            return (pair, isMany ? sign + 2 : sign + 1)
        }
        guard isLetters, passage.count(index) > 2, passage.last(of: index) == 0x73,
            passage.last(of: index, back: 1) == 0x78
        else { return nil }
        let stem = passage.printed(index).dropLast(2)
        return (InclusivePair(first: stem + "os", second: stem + "as", isMany: true), index + 1)
    }
}

/// The other ending behind a slash or in brackets: *niños/as*, *alumno(a)*, *ragazzi/e*.
struct InclusiveEndings: InclusivePrint {
    struct Ending: Sendable {
        /// How the word ends; empty for one that ends in a consonant and keeps it, *profesor/a*.
        let own: String
        /// The ending that is printed for the other gender.
        let other: String
        let isMany: Bool

        init(_ own: String, _ other: String, isMany: Bool = false) {
            (self.own, self.other, self.isMany) = (own, other, isMany)
        }
    }

    let endings: [Ending]

    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        let isBracket = passage.isMark(index + 1, "(")
        guard passage.isLetters(index), passage.count(index) > 1, passage.isTight(index + 1),
            passage.isTight(index + 2),
            isBracket || passage.isMark(index + 1, "/"), !isBracket || passage.isTightMark(index + 3, ")")
        else { return nil }
        let (printed, printedEnding) = (passage.printed(index), passage.printed(index + 2))
        for ending in endings where ending.other == printedEnding && printed.hasSuffix(ending.own) {
            if ending.own.isEmpty, printed.last.map("aeiouáéíóú".contains) ?? true { continue }
            // *Bem-vindo(a)*
            let isJoined = passage.isTight(index) && passage.isHyphen(index - 1) && passage.isTight(index - 1)
            let start = isJoined ? passage.printed(index - 2) + "-" : ""
            let other = start + printed.dropLast(ending.own.count) + ending.other
            let end = index + (isBracket ? 4 : 3)
            if isBracket, passage.isTight(end), passage.printed(end) == "s" {
                return (InclusivePair(first: printed + "s", second: other + "s", isMany: true), end + 1)
            }
            return (InclusivePair(first: printed, second: other, isMany: ending.isMany), end)
        }
        return nil
    }

    /// *Niños/as*, *profesores/as*, *alumno/a*, *profesor/a*, as Spanish and Portuguese print them.
    static let iberian = InclusiveEndings(endings: [
        Ending("os", "as", isMany: true), Ending("as", "os", isMany: true), Ending("es", "as", isMany: true),
        Ending("o", "a"), Ending("a", "o"), Ending("", "a"),
    ])
}

extension Passage {
    /// A code unit of a word, counted from its end.
    func last(of index: Int, back: Int = 0) -> UInt16? {
        word(index).flatMap { unit($0.range.upperBound - 1 - back) }
    }

    /// Whether a word that ends before an index is not continued there.
    func isFree(_ index: Int) -> Bool { !isTight(index) || word(index)?.kind == .mark && !isApostrophe(index) }
}
