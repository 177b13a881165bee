import Phonemes

/// Says Roman numbers of kings, centuries, chapters, wars, and those that stand by themselves.
struct ContinentalRomanNumbers: SpokenForm {
    let words: ContinentalWords
    let roman: ContinentalRomanWords
    var name: String { words.name("roman-number") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        for index in passage.words.indices {
            guard passage.isLetters(index), let numeral = RomanNumeral(index, in: passage) else { continue }
            let free = passage.isRomanFree(index) ? said(numeral, index, passage) : nil
            if let text = elided(numeral, index, passage) ?? free {
                let isRange = roman.joinsRanges && isRange(index, passage)
                let end = isRange ? index + 2 : index + 1
                result.append(passage.replacement(index..<end, by: isRange ? text + " \(words.joints.to) " : text))
            }
        }
        return result
    }

    private func isRange(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(index + 1), passage.isRangeDash(index + 1), passage.isTight(index + 2) else {
            return false
        }
        return RomanNumeral(index + 2, in: passage).map { !$0.isLowerCase && $0.count > 1 } ?? false
    }

    private func said(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> String? {
        // *La parte i*: small letters that are a word number nothing.
        let letters = passage.letters(index)
        if numeral.isLowerCase, roman.words.contains(letters) || words.functionWords.contains(letters) { return nil }
        // “L´altro”, with an accent for the apostrophe.
        if passage.isTightMark(index + 1, "\u{B4}") || passage.isTightMark(index + 1, "`") { return nil }
        if isDoubled(index, passage) { return nil }
        // *S. l.*, no place, is no century.
        if numeral.isLowerCase, numeral.count == 1, passage.isTightMark(index + 1, "."), passage.isMark(index - 1, "."),
            passage.count(index - 2) == 1
        {
            return nil
        }
        let before = label(before: index, passage)
        if numeral.count == 1, roman.lettered.contains(before), numeral.isLowerCase || numeral.value > 10 { return nil }
        if roman.labels.contains(before) || numeral.isLowerCase && ["p", "pp"].contains(before) {
            return cardinal(numeral)
        }
        if let gender = roman.ordinalLabels[before] { return ordinal(numeral, gender) }
        if numeral.isLowerCase { return nil }
        let isFollowed = isNext(index + 2, after: numeral, passage)
        if isFollowed, let gender = roman.articleGenders[article(before: index, passage)] {
            return ordinal(numeral, gender)
        }
        if isFollowed, passage.isCapitalised(index - 1), !isRuler(passage.letters(index - 1)) {
            return cardinal(numeral)
        }
        if let king = king(numeral, index, passage) { return king }
        let noun = passage.letters(index + 1)
        // *La C división* is a letter.
        if let gender = roman.ordinalNouns[noun], numeral.count > 1 || numeral.value <= 10 {
            let text = words.numbers.ordinal(numeral.value, gender, beforeNoun: !noun.hasSuffix("s"))
            guard !roman.articleGenders.isEmpty, noun.hasSuffix("s") else { return text }
            return text.split(separator: " ").map { words.numbers.plural(of: String($0)) }.joined(separator: " ")
        }
        if let gender = roman.articleGenders[article(before: index, passage)], passage.isLetters(index + 1),
            !words.functionWords.contains(noun), numeral.count > 1 || numeral.value == 1
        {
            return words.numbers.ordinal(numeral.value, gender, beforeNoun: !noun.hasSuffix("s"))
        }
        if roman.articles.contains(passage.letters(index - 1)), passage.isLetters(index + 1),
            !words.functionWords.contains(passage.letters(index + 1)), numeral.count > 1 || numeral.value == 1,
            numeral.isSure
        {
            let gender = roman.sureArticleGenders[passage.letters(index - 1)]
            return ordinal(numeral, gender ?? words.numbers.gender(of: passage.letters(index + 1)))
        }
        if isWhole(numeral, index, passage) { return cardinal(numeral) }
        // *XIV*, but not *CD*, *MI* or the *I* of a list.
        let isPlain = numeral.count > 2 && numeral.isSure || numeral.count == 2 && numeral.value < 40
        return isPlain && !roman.words.contains(passage.letters(index)) ? cardinal(numeral) : nil
    }

    private func isRuler(_ name: String) -> Bool {
        words.names.kings.contains(name) || words.names.queens.contains(name)
    }

    /// *Basilea I, II y III*, *la I y II Guerra*: whether the next number comes after a comma or *and*.
    private func isNext(_ index: Int, after numeral: RomanNumeral, _ passage: Passage) -> Bool {
        guard passage.isMark(index - 1, ",") || passage.letters(index - 1) == words.joints.and,
            passage.isRomanFree(index),
            let next = RomanNumeral(index, in: passage)
        else { return false }
        return !next.isLowerCase && next.value == numeral.value + 1
    }

    /// The article before a number, over another one and *and*.
    private func article(before index: Int, _ passage: Passage) -> String {
        if passage.letters(index - 1) == words.joints.and || passage.isMark(index - 1, ","),
            RomanNumeral(index - 2, in: passage) != nil
        {
            return article(before: index - 2, passage)
        }
        return passage.letters(index - 1)
    }

    /// *L’XI secolo*, after an article that has lost its vowel.
    private func elided(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> String? {
        guard passage.isTight(index), passage.isApostrophe(index - 1), passage.isTight(index - 1), !numeral.isLowerCase
        else { return nil }
        let noun = passage.letters(index + 1)
        // *L’VIII Settembre*
        if words.months.contains(noun) { return nil }
        if let gender = roman.ordinalNouns[noun] { return ordinal(numeral, gender) }
        // *L’VIII congresso*
        guard numeral.count > 1, numeral.value <= roman.highestOrdinal, passage.isLetters(index + 1),
            passage.word(index + 1)?.isSpaced == true, !words.functionWords.contains(noun)
        else { return nil }
        return ordinal(numeral, passage.isCapitalised(index + 1) ? .masculine : words.numbers.gender(of: noun))
    }

    private func label(before index: Int, _ passage: Passage) -> String {
        // *I secoli XVII e XVIII*
        if passage.letters(index - 1) == words.joints.and || ["al", "ao"].contains(passage.letters(index - 1)),
            index > 2,
            RomanNumeral(index - 2, in: passage) != nil
        {
            return label(before: index - 2, passage)
        }
        // *Los capítulos I, V y X*
        if passage.isMark(index - 1, ","), index > 2, RomanNumeral(index - 2, in: passage) != nil {
            let label = label(before: index - 2, passage)
            return label.hasSuffix("s") ? label : ""
        }
        let place = passage.isMark(index - 1, ".") && passage.isTight(index - 1) ? index - 2 : index - 1
        // *T. I, pp. 3-5* opens a reference.
        if passage.printed(place) == "T", place == index - 2, !passage.isTightMark(index + 1, ".") { return "t" }
        // “S. M.” are initials, “s. XV” is a century.
        return passage.count(place) == 1 && passage.isCapitalised(place) ? "" : passage.letters(place)
    }

    private func cardinal(_ numeral: RomanNumeral) -> String { words.numbers.cardinal(numeral.value, .alone) }

    private func ordinal(_ numeral: RomanNumeral, _ gender: NumberAgreement) -> String {
        words.numbers.ordinal(numeral.value, gender, beforeNoun: false)
    }

    /// *Felipe II*, *Isabel II*, *Luis XIV*.
    private func king(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> String? {
        // *Felipe III, IV y V*, *Carlos I de España y V de Alemania*, but not *Pedro I e V. Sá*
        let isInitial = numeral.count == 1 && passage.isTightMark(index + 1, ".") && !passage.isEnd(index + 2)
        if numeral.value < 50, !isInitial, let ruler = ruler(before: index, passage) {
            return ordinal(numeral, of: ruler)
        }
        // *Miguel V. Ferreira*
        if isInitial, passage.isCapitalised(index + 2) { return nil }
        let name = passage.letters(index - 1)
        let (isKing, isQueen) = (words.names.kings.contains(name), words.names.queens.contains(name))
        guard passage.isCapitalised(index - 1), numeral.value < 50,
            isKing || isQueen || isNamed(numeral, index, passage)
        else { return nil }
        return ordinal(numeral, of: name)
    }

    private func ordinal(_ numeral: RomanNumeral, of ruler: String) -> String {
        guard numeral.value <= roman.highestOrdinal else { return cardinal(numeral) }
        let (isKing, isQueen) = (words.names.kings.contains(ruler), words.names.queens.contains(ruler))
        return ordinal(numeral, isQueen || !isKing && ruler.hasSuffix("a") ? .feminine : .masculine)
    }

    /// The ruler whose next number one is, behind those before it, or behind the land of the first.
    private func ruler(before index: Int, _ passage: Passage) -> String? {
        let isAnd = passage.letters(index - 1) == words.joints.and
        guard isAnd || passage.isTightMark(index - 1, ",") else { return nil }
        var place = index - 2
        if RomanNumeral(place, in: passage) == nil, isAnd {
            guard passage.isCapitalised(place), roman.ofLands.contains(passage.letters(place - 1)),
                roman.ofLands.contains(passage.letters(index + 1)), passage.isCapitalised(index + 2)
            else { return nil }
            place -= 2
        }
        guard let before = RomanNumeral(place, in: passage), !before.isLowerCase else { return nil }
        let name = passage.letters(place - 1)
        if isRuler(name), passage.isCapitalised(place - 1) { return name }
        return ruler(before: place, passage)
    }

    /// Another name with a number, told by what stands before it, or by the number being the first: *don Baldomero I*.
    private func isNamed(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        guard index > 1, passage.count(index - 1) > 2, !passage.isCapitals(index - 1) else { return false }
        let before = passage.isMark(index - 2, ".") ? index - 3 : index - 2
        if roman.honours.contains(passage.letters(before)) { return true }
        // *Can I Get*
        if passage.isCapitalised(index + 1) { return false }
        return numeral.value == 1 && numeral.count == 1 && roman.numbersAnyFirst && !passage.isTightMark(index + 1, ".")
    }

    /// *SS. MM.*: two letters that stand for several of one.
    private func isDoubled(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.count(index) == 2, passage.isTightMark(index + 1, ".") else { return false }
        let letters = passage.printed(index)
        return letters.first == letters.last && passage.isMark(index - 1, ".") && passage.count(index - 2) == 2
    }

    /// Whether the number is all there is, or begins a heading.
    private func isWhole(_ numeral: RomanNumeral, _ index: Int, _ passage: Passage) -> Bool {
        guard index < 3, passage.isBlock || passage.isHeading,
            (0..<index).allSatisfy({ passage.word($0)?.kind == .mark })
        else { return false }
        let next = index + 1
        if passage.isEnd(next) {
            // *C.* alone heads a letter of an index sooner than a hundredth chapter.
            return passage.words.count < index + 4 && (numeral.count > 1 || numeral.value < 100)
        }
        guard passage.isHeading || index > 0 && isDash(next, passage) else { return false }
        if passage.isTightMark(next, "."), passage.mark(next + 1) == 0 {
            return isChapter(numeral, before: next + 1, passage)
        }
        return passage.isMark(next, ".") || passage.isMark(next, ":") || passage.isMark(next, ")")
            || isDash(next, passage)
    }

    /// A dash, or a hyphen with a blank or another one beside it.
    private func isDash(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isMark(index, "—") || passage.isMark(index, "–") { return true }
        return passage.isMark(index, "-")
            && (!passage.isTight(index) || !passage.isTight(index + 1) || passage.isMark(index + 1, "-"))
    }

    /// *V. El viaje*, but *M. Lenormand*, *D. Quijote*, *C. Brontë*: the letters of large numbers are names' sooner.
    private func isChapter(_ numeral: RomanNumeral, before next: Int, _ passage: Passage) -> Bool {
        let letters = passage.letters(next)
        let isName = passage.isLetters(next) && !words.functionWords.contains(letters) && letters.count > 2
        if numeral.count == 1, isName { return numeral.value < 50 }
        return numeral.count > 2 || numeral.value < 400
    }
}
