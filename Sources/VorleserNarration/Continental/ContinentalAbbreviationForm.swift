/// Says abbreviations in full: *Sr.*, *p. ej.*, *EE. UU.*, *Mlle*.
struct ContinentalAbbreviationForm: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("abbreviation") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard passage.isLetters(index), !isInside(index, passage),
                let (expansion, end) = expansion(at: index, passage)
            else {
                index += 1
                continue
            }
            var text = expansion.words
            if passage.isCapitalised(index), index == 0 || text.first?.isUppercase == true {
                text = text.capitalizedAtStart
            }
            if expansion.joins, let next = passage.word(end) {
                let start = passage.words[index].range.lowerBound
                result.append(Replacement(start..<next.range.lowerBound, by: text))
            } else {
                let isGlued = passage.isTight(end) && (passage.isLetters(end) || passage.isDigits(end))
                result.append(passage.abbreviated(index..<end, by: text + (isGlued ? " " : "")))
            }
            index = end
        }
        return result
    }

    /// Whether an abbreviation begins at a word.
    func begins(at index: Int, _ passage: Passage) -> Bool { expansion(at: index, passage) != nil }

    /// The longest abbreviation that begins at a word.
    private func expansion(at index: Int, _ passage: Passage) -> (ContinentalExpansion, end: Int)? {
        var found: (ContinentalExpansion, end: Int)?
        var (key, end, isParted) = ("", index, false)
        while end < passage.words.count, passage.isLetters(end), key.utf8.count < Self.longest {
            if end > index, passage.isSpaced(end), !isShortBlank(before: end, passage) { break }
            key += passage.letters(end)
            end += 1
            // “c.-à-d.”
            if passage.isHyphen(end), passage.isTight(end), passage.isTight(end + 1), passage.isLetters(end + 1) {
                key += "-"
                end += 1
                continue
            }
            while passage.isTight(end), let mark = Self.marks[passage.mark(end)] {
                key.unicodeScalars.append(mark)
                end += 1
                isParted = isParted || mark == "." || mark == "/"
                // *Sr./Sra.*
                if mark == ".", passage.isTightMark(end, "/"), let expansion = fitting(key, index, end, passage) {
                    found = (expansion, end)
                }
            }
            // *R.p.m.*: the start of a longer run stands for nothing by itself.
            let goesOn = isRun(end, after: index, passage)
            guard passage.word(end - 1)?.kind == .mark else {
                // “sig.na”, “p.zza”, “s/n”
                if isParted, let expansion = fitting(key, index, end, passage) {
                    found = (expansion, end)
                } else if found?.end == end - 1, isEnding(end - 1, passage) {
                    found = nil
                }
                // *A. de C.*, *N. del T.*
                if isParted, Self.inner.contains(passage.letters(end - 1)), !passage.isTight(end),
                    isShortBlank(before: end, passage), passage.count(end) == 1, passage.isTightMark(end + 1, ".")
                {
                    continue
                }
                break
            }
            if passage.isHyphen(end), passage.isTight(end), passage.isLetters(end + 1) {
                // *St.-Petri-Kirche*
                if isName(end + 1, passage), let expansion = beforeName(key, index, end, passage) {
                    found = (expansion, end)
                }
                key += "-"
                end += 1
                continue
            }
            let isShort = passage.isMark(end - 1, ".")
            if goesOn {
                if passage.isTight(end) { found = nil }
            } else if let expansion = fitting(key, index, end, passage) {
                found = (expansion, end)
            }
            let isSlashed = passage.isMark(end - 1, "/") && passage.isTight(end) && passage.isLetters(end)
            if !isShort, !isSlashed { break }
        }
        if found != nil { return found }
        let expansions = words.abbreviations.unstopped[passage.printed(index)]
        // With a stop it is found above or is the last word of a sentence.
        return expansions?.first { fits($0, index, index + 1, passage) }.map { ($0, index + 1) }
    }

    /// Small words in the middle of abbreviations.
    private static let inner: Set = ["de", "del", "do", "da"]

    /// *Gent.le*: the last letters of a word, without which its start stands for something else.
    private func isEnding(_ index: Int, _ passage: Passage) -> Bool {
        passage.isLowerCase(index) && passage.isTight(index) && passage.count(index) < 4
            && !words.functionWords.contains(passage.letters(index))
    }

    /// Whether at least two letters with stops go on with another: *r.p.m.*, *S. A. S.*
    private func isRun(_ end: Int, after start: Int, _ passage: Passage) -> Bool {
        guard end > start + 2, passage.count(end) == 1, passage.isLetters(end),
            (start..<end).allSatisfy({ passage.count($0) == 1 })
        else { return false }
        if passage.isTight(end) { return passage.isTightEnd(end + 1) }
        // *S. M. D. Juan VI*: the title before a name begins anew.
        if passage.printed(end) == words.names.titleLetter, passage.isCapitalised(end + 2), passage.count(end + 2) > 1 {
            return false
        }
        return isShortBlank(before: end, passage) && passage.isTightMark(end + 1, ".")
            && stride(from: start, through: end, by: 2).allSatisfy(passage.isCapitalised)
    }

    private func fitting(_ key: String, _ start: Int, _ end: Int, _ passage: Passage) -> ContinentalExpansion? {
        words.abbreviations.stopped[key]?.first { fits($0, start, end, passage) }
    }

    /// What an abbreviation is before a name that a hyphen joins to it.
    private func beforeName(_ key: String, _ start: Int, _ end: Int, _ passage: Passage) -> ContinentalExpansion? {
        words.abbreviations.stopped[key]?.first {
            if case .beforeName = $0.place { fits($0, start, end + 1, passage) } else { false }
        }
    }

    /// UTF-8 code units of an abbreviation.
    private static let longest = 16

    /// Marks that belong to abbreviations.
    private static let marks: [UInt16: Unicode.Scalar] = [0x2E: ".", 0xBA: "º", 0xAA: "ª", 0xB0: "º", 0x2F: "/"]

    private func isShortBlank(before index: Int, _ passage: Passage) -> Bool {
        guard let word = passage.word(index), let before = passage.word(index - 1) else { return false }
        return word.range.lowerBound - before.range.upperBound == 1
    }

    /// Whether a word goes on before the letters: a hyphen, an apostrophe or a stop is no start.
    private func isInside(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isTight(index) else { return false }
        // *P.-L.-M.*: a letter that a hyphen joins to one before it.
        if passage.isHyphen(index - 1), passage.isTight(index - 1), passage.isMark(index - 2, "."),
            passage.count(index) == 1, passage.isCapitalised(index), passage.count(index - 3) == 1
        {
            return true
        }
        return passage.isDigits(index - 1) || passage.isLetters(index - 1)
            || passage.isMark(index - 1, ".") && passage.isTight(index - 1)
    }

    private func fits(_ expansion: ContinentalExpansion, _ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        if expansion.needsCapital, !passage.isCapitalised(start) { return false }
        if expansion.needsSmall, passage.isCapitalised(start) { return false }
        if isInitial(start, end, passage) || ContinentalPersonInitials(words).begin(start, end, passage)
            || isFirstInitial(start, end, expansion, passage)
        {
            return false
        }
        return isThere(expansion.place, start, end, passage)
    }

    private func isThere(_ place: ContinentalExpansion.Place, _ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        switch place {
        case .anywhere: return true
        case .beforeName: return isName(end, passage)
        case .beforePerson:
            return isName(end, passage)
                || ContinentalPersonInitials(words).precedePerson(at: end, after: start, passage)
        case .notBeforeName: return !passage.isCapitalised(end)
        case .betweenNames: return passage.isCapitalised(end) && isAfterPerson(start, passage)
        case .beforeFirstName:
            return isName(end, passage) && !(isAfterPerson(start, passage) && !isVerb(before: start, passage))
        case .behindFirstNames(let names):
            let name = passage.isTightMark(start - 1, ".") ? start - 2 : start - 1
            return isName(end, passage) && passage.isCapitalised(name) && names.contains(passage.letters(name))
        case .beforeWords(let words): return words.contains(passage.letters(end))
        case .afterWords(let words):
            // *Nel I sec. d.C.*: a number is no article.
            let isNumber = passage.printed(start - 1) == "I" && !passage.isRoman(end)
            return words.contains(passage.letters(start - 1)) && !isNumber
        case .between(let before, let after):
            return before.contains(passage.letters(start - 1)) && after.contains(passage.letters(end))
        case .beforeBirthName(let particles): return isBirthName(end, after: start, particles, passage)
        case .beforeStreet(let particles):
            // *R. 7 de Abril*
            let isDay = passage.isDigits(end) && particles.contains(passage.letters(end + 1))
            return (isName(end, passage) || particles.contains(passage.letters(end)) || isDay)
                && !isInPerson(start, passage)
        case .afterNumbered(let words):
            let label = passage.isMark(start - 2, ".") ? start - 3 : start - 2
            return passage.isDigits(start - 1) && words.contains(passage.letters(label))
        case .beforeNumbers: return passage.isDigits(end) && isListed(end + 1, passage)
        case .beforeDay:
            return passage.isDigits(end) && passage.isTightMark(end + 1, ".")
                && words.months.contains { $0.lowercased() == passage.letters(end + 2) }
        case .beforeCentury:
            return passage.isDigits(end) && passage.isTightMark(end + 1, ".")
                && ["jh", "jahrhundert", "jt"].contains(where: passage.letters(end + 2).hasPrefix)
        case .beforeNameAtStartOrAfter(let words):
            return isName(end, passage) && (start == 0 || words.contains(passage.letters(start - 1)))
        case .betweenWordsAndNumber(let words):
            return words.contains(passage.letters(start - 1)) && passage.isDigits(end)
        case .afterNumberNotBefore(let words):
            return passage.isDigits(start - 1) && !words.contains(passage.letters(end)) && !passage.isMark(end, "%")
        case .beforeWoman: return passage.isCapitalised(end) && isWoman(passage.letters(end))
        case .beforeHolyWoman: return passage.isCapitalised(end) && isHolyWoman(passage.letters(end))
        case .beforeSaint: return passage.isCapitalised(end) && isSaint(passage.letters(end))
        case .beforeLetters(let letters):
            return passage.isCapitalised(end) && passage.letters(end).first.map(letters.contains) ?? false
        case .beforeNumber: return passage.isDigits(end) || isRomanNumber(end, after: start, passage)
        case .smallBeforeLetters(let letters):
            return passage.isLowerCase(end - 2) && passage.isCapitalised(end)
                && passage.letters(end).first.map(letters.contains) ?? false
        case .beforeDecade:
            return passage.isDigits(end) && passage.isTight(end + 1) && passage.printed(end + 1) == "er"
        case .beforeShortNumber:
            return passage.isDigits(end) && passage.count(end) < 4 || isRomanNumber(end, after: start, passage)
        case .beforeNounEnding(let endings):
            return passage.isCapitalised(end) && endings.contains(where: passage.letters(end).hasSuffix)
        case .beforeDate: return passage.isDigits(end) && passage.isTightMark(end + 1, ".")
        case .afterNumber:
            return passage.isDigits(start - 1) || passage.word(start - 1)?.kind == .fraction
                || RomanNumeral(start - 1, in: passage) != nil
        case .afterName: return isAfterName(start, passage)
        case .beforeRoman: return passage.isRoman(end)
        case .beforeAltitude: return isAltitude(end, after: start, passage)
        case .beforeHeight: return isLength(end, passage)
        case .beforeNumberAfter(let words):
            let before = passage.word(start - 1)
            return passage.isDigits(end)
                && (before == nil || before?.kind == .mark || words.contains(passage.letters(start - 1)))
        case .beforeBracketedYear:
            return passage.isMark(start - 1, "(") && passage.isCapitalised(start - 2) && passage.isDigits(end)
                && passage.count(end) == 4
        case .beforeYear: return passage.isDigits(end) && passage.count(end) == 4
        case .afterPercent: return passage.isMark(start - 1, "%")
        case .afterAnd: return passage.letters(start - 1) == words.joints.and
        case .afterOf: return passage.letters(start - 1) == words.joints.of
        case .opening: return isOpening(start, end, passage)
        case .beforeNameAfter(let words):
            // *L’adj. Martin*
            let word = passage.isTight(start) && passage.isApostrophe(start - 1) ? start - 2 : start - 1
            return words.contains(passage.letters(word)) && isName(end, passage)
        case .beforeFeminineAfter(let words):
            return words.contains(passage.letters(start - 1)) && isName(end, passage)
                && passage.letters(end).hasSuffix("a")
        case .beforeHouse(let words):
            return isName(end, passage) && !words.contains(passage.letters(start - 1)) && isHouse(end, passage)
        case .beforeMan(let women):
            return isName(end, passage) && isMan(end, notAfter: women, before: start, passage)
        case .inLife(let ofWoman, let target):
            return isInLife(start, end, target, passage) && isWomansName(before: start, passage) == ofWoman
        case .behindLabelled(let words):
            return passage.isDigits(end) && passage.count(end) < 4 && isLabelled(before: start, words, passage)
        case .beforeLabelled(let words):
            return passage.isDigits(end) && passage.isTightMark(end + 1, ",")
                && words.contains(passage.letters(end + 2))
        case .inside: return !passage.isEnd(end)
        case .reference: return !passage.isEnd(end) && isReference(start, end, passage)
        }
    }

    /// Whether a number behind a mark is a height, rather than a year.
    private func isAltitude(_ index: Int, after start: Int, _ passage: Passage) -> Bool {
        guard passage.word(start - 1)?.kind == .mark, let height = passage.numeral(at: index)?.whole else {
            return false
        }
        return !(1000...2100).contains(height)
    }

    /// Whether another number comes after *and*, *to*, a comma or a dash.
    private func isListed(_ index: Int, _ passage: Passage) -> Bool {
        let letters = passage.letters(index)
        let isJoined =
            letters == words.joints.and || !letters.isEmpty && letters == words.joints.to || passage.isMark(index, ",")
            || passage.isRangeDash(index)
        return isJoined && passage.isDigits(index + 1)
    }

    func isAfterName(_ index: Int, _ passage: Passage) -> Bool {
        var name = passage.isMark(index - 1, ",") ? index - 2 : index - 1
        // *Silva & Cia., S.A.*
        if name < index - 1, passage.isTightMark(name, ".") { name -= 1 }
        return passage.isCapitalised(name) && passage.count(name) > 1 && RomanNumeral(name, in: passage) == nil
            && !words.functionWords.contains(passage.letters(name))
    }

    /// *Anna Schmidt, geb. Huber*, but *ein geb. Wiener*, and *Karl Schmidt, geb. Wien 1888*.
    private func isBirthName(_ index: Int, after start: Int, _ particles: Set<String>, _ passage: Passage) -> Bool {
        let name = particles.contains(passage.letters(index)) ? passage.afterStop(index + 1) : index
        let isOpen = passage.isMark(start - 1, ",") || passage.isMark(start - 1, "(") || isAfterPerson(start, passage)
        return isOpen && isName(name, passage) && !passage.isDigits(name + 1)
    }

    /// *T. II*, but not *L. M.*, which are two initials.
    private func isRomanNumber(_ index: Int, after start: Int, _ passage: Passage) -> Bool {
        guard let numeral = RomanNumeral(index, in: passage) else { return false }
        return !(numeral.count == 1 && passage.isCapitalised(start) && passage.isTightMark(index + 1, "."))
    }

    private func isReference(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        let isFirst = start == 0 || passage.isMark(start - 1, "(") || passage.isMark(start - 1, "[")
        let isFar = words.abbreviations.articles.contains(passage.letters(end)) || passage.letters(end).count < 3
        return isFirst && (!passage.isCapitalised(start) || isTarget(isFar ? end + 1 : end, passage))
            || isTarget(end, passage) || isFar && isTarget(end + 1, passage)
    }

    /// Whether a reader may be sent to a word.
    private func isTarget(_ index: Int, _ passage: Passage) -> Bool {
        passage.isDigits(index) || words.labels.contains(passage.letters(index))
            || words.abbreviations.targets.contains(passage.letters(index))
    }

    /// Whether a letter with a stop is an initial of a name: *J. S. Bach*, *Antonio V. López*, *signé: L. M.*
    private func isInitial(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        guard end == start + 2, passage.count(start) == 1, passage.isCapitalised(start), passage.isMark(start + 1, ".")
        else { return false }
        let before = start - 1
        if passage.isMark(before, "."), passage.isTight(before), passage.isCapitalised(before - 1),
            passage.count(before - 1) == 1
        {
            return !isTitleBehindCourtesy(start, passage)
        }
        guard passage.isCapitalised(end) else { return false }
        let isTitle = passage.printed(start) == words.names.titleLetter
        // *El Dr. S. Ramón*, but *el Sr. D. Juan*.
        if passage.isMark(before, "."), passage.count(before - 1) > 1,
            words.names.titles.contains(passage.letters(before - 1))
        {
            return !isTitle
        }
        guard passage.isCapitalised(before), passage.count(before) > 1 else { return false }
        let (name, next) = (passage.letters(before), passage.letters(end))
        // *Franklin D. Roosevelt*
        if isGiven(name) || isTitle && ForeignNames.english.contains(name) { return true }
        // *Antolín S. Paparrigópulos*, but *la Plaza S. Roque*.
        return passage.printed(start) == "S" && !isGiven(next) && isPlain(name)
    }

    /// *S. M. D. Juan*, *S. A. R. D. Felipe*: the title before a name, behind a courtesy of such letters.
    private func isTitleBehindCourtesy(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.printed(start) == words.names.titleLetter, passage.isCapitalised(start + 2),
            passage.count(start + 2) > 1
        else { return false }
        var (key, place) = ("", start - 2)
        while passage.count(place) == 1, passage.isCapitalised(place), passage.isTightMark(place + 1, ".") {
            key = passage.letters(place) + "." + key
            place -= 2
        }
        return key.utf8.count > 2 && words.abbreviations.stopped[key] != nil
    }

    /// Whether a word with a capital comes before that is no title.
    private func isAfterPerson(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index - 1) && passage.count(index - 1) > 1 && isPlain(passage.letters(index - 1))
    }

    /// Whether a name or a title comes before: *Paulo R. da Silva*, *Dr. R. da Silva*.
    private func isInPerson(_ index: Int, _ passage: Passage) -> Bool {
        let before = passage.isMark(index - 1, ".") ? index - 2 : index - 1
        return passage.isCapitalised(before) && passage.count(before) > 1
            && !words.functionWords.contains(passage.letters(before))
    }

    /// Whether a word is no title, no small word and nothing that a number names.
    private func isPlain(_ name: String) -> Bool {
        !words.names.titles.contains(name) && !words.functionWords.contains(name) && !words.labels.contains(name)
    }

    /// Whether the word before may be a verb at a sentence's start: *Rispose D. Abbondio*, but *John D. Rockefeller*.
    private func isVerb(before index: Int, _ passage: Passage) -> Bool {
        index < 2 && passage.letters(index - 1).last.map(words.names.verbEndings.contains) ?? true
    }

    func isGiven(_ name: String) -> Bool { isHolyWoman(name) || isSaint(name) }

    private func isHolyWoman(_ name: String) -> Bool {
        words.names.queens.contains(name) || words.abbreviations.saints.women.contains(name)
    }

    func isSaint(_ name: String) -> Bool {
        words.names.kings.contains(name) || words.abbreviations.saints.men.contains(name)
    }

    /// A word with a capital that is not the next of several initials.
    func isName(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.isCapitalised(index), passage.count(index) == 1 else { return passage.isCapitalised(index) }
        // *J’étais*, *C’est*, but *L’Hôpital*, *D’Artagnan*
        let isElided = passage.isTight(index + 1) && passage.isApostrophe(index + 1)
        return isElided ? !Self.elided.contains(passage.letters(index)) : !passage.isTightMark(index + 1, ".")
    }

    /// Small words that no name begins with, before an apostrophe.
    private static let elided: Set = ["j", "c", "n", "s", "t", "m"]

    func isWoman(_ name: String) -> Bool {
        words.names.queens.contains(name) || name.hasSuffix("a") && !words.names.kings.contains(name)
    }
}

extension Passage {
    /// Whether a word is a Roman number in capitals.
    fileprivate func isRoman(_ index: Int) -> Bool { RomanNumeral(index, in: self).map { !$0.isLowerCase } ?? false }

    fileprivate func isSpaced(_ index: Int) -> Bool { word(index)?.isSpaced ?? false }
}
