/// Full stops, which end sentences and shorten words.
extension SentenceEnd {
    func isEndAtFullStop(_ stop: Stop, before following: FollowingWord, _ sentenceStart: Int) -> Bool {
        if following.initial == .continuation { return false }
        if stop.isConfirmed { return canBegin(following) }
        let word = PrecedingWord(before: stop.start, in: prose)
        if word.text.isEmpty { return canBegin(following) && !isAlone(stop, from: sentenceStart) }
        if isListMarker(word, sentenceStart) { return false }
        if following.initial == .lower { return isEndBeforeSmallLetter(stop, word, following) }
        if following.initial == .digit, isInDate(word, before: following) { return false }
        if word.isNumber { return isEndAfterNumber(word, following) }
        if following.initial == .digit, isShortened(word, before: following) { return false }
        if following.initial == .digit, isChapter(word) { return false }
        if stop.closesQuotation || stop.closesBracket { return isEndAfterClosing(stop, word) }
        if isAftername(following) || isWithinName(word, before: following) { return false }
        if isContribution(word, before: following, sentenceStart) { return false }
        if isCitation(word, before: following) { return false }
        if let kind = abbreviation(word) { return isEnd(after: kind, word, following, sentenceStart) }
        if isLifeEvent(word, before: following) { return false }
        if word.isAmount { return following.initial != .digit }
        // *1 m. 75*, *3 h. 20*
        if following.initial == .digit, word.length <= 2, !word.isCapitalised, isAfterNumber(word) { return false }
        if endsSpeaker(word, following, sentenceStart) { return true }
        if word.isInitial { return isEndAfterInitial(word, following) }
        if word.isCompassPoint { return following.initial != .digit }
        if word.isAcronym {
            return following.isStarter(in: conventions) || following.opensQuotation
        }
        if conventions.writesOrdinalsWithFullStop, word.isRomanNumber { return following.isStarter(in: conventions) }
        return true
    }

    private func isEnd(
        after kind: Abbreviation,
        _ word: PrecedingWord,
        _ following: FollowingWord,
        _ sentenceStart: Int
    ) -> Bool {
        switch kind {
        case .title, .inner: return false
        case .titleOrWord: return following.isStarter(in: conventions) && isAfterArticle(word)
        case .beforeNumber: return isEndAfterNumbered(word, following)
        case .month:
            return following.initial != .digit && (following.isStarter(in: conventions) || following.opensQuotation)
        case .monthOrWord:
            return !isMonth(word, before: following) || isEnd(after: .month, word, following, sentenceStart)
        case .clock: return isEndAfterClock(word, following, sentenceStart)
        case .mayEnd: return mayEnd(before: following) || isBeforeVerb(following)
        case .counted: return mayEnd(before: following)
        case .unit, .endsBeforeCapital: return following.initial != .digit
        case .beforeQuantity: return following.initial != .digit && !isQuantity(following)
        }
    }

    /// A Roman number of several letters, a measure or a coin.
    private func isQuantity(_ following: FollowingWord) -> Bool {
        let word = following.printed
        let isRoman = word.utf8.count > 1 && word.utf8.allSatisfy("IVXLC".utf8.contains)
        return isRoman || Self.quantities.contains(word)
    }

    private static let quantities: Set = ["V", "X", "Kg", "Km", "Euro", "Lire", "Mq", "Ha"]

    private func isAfterArticle(_ word: PrecedingWord) -> Bool {
        conventions.articles.contains(before(word).lowercased())
    }

    func before(_ word: PrecedingWord) -> String {
        PrecedingWord(before: prose.skipBack(from: word.start, limit: 3, while: \.isBlank), in: prose).text
    }

    private func mayEnd(before following: FollowingWord) -> Bool {
        if following.opensBracket { return false }
        return following.isStarter(in: conventions) || following.opensQuotation || following.initial == .caseless
    }

    /// *Im 3. Jh. v. Chr. Rom war mächtig*: a noun that a verb follows, and more after that, begins a sentence.
    private func isBeforeVerb(_ following: FollowingWord) -> Bool {
        guard !conventions.secondVerbs.isEmpty, following.initial == .upper else { return false }
        let verb = prose.skip(from: following.end, limit: 2, while: \.isSpace)
        let end = prose.skip(from: verb, limit: 16, while: \.isLetter)
        return verb > following.end && (prose.scalar(at: end)?.isBlank ?? false)
            && conventions.secondVerbs.contains(prose.text(in: verb..<end))
    }

    /// `No. 5` goes on; `No. He left` ends; `fig. A` goes on.
    private func isEndAfterNumbered(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if following.initial == .digit { return false }
        if following.printed.utf8.allSatisfy({ "IVXLCivxlc".utf8.contains($0) }), !following.printed.isEmpty {
            return following.printed == "I" && (word.text.lowercased() == "no" || isSpeaker(following, after: word))
        }
        if word.isInitial { return isEndAfterInitial(word, following) }
        return word.text.lowercased() == "no" || following.isStarter(in: conventions) || following.opensQuotation
            || following.printed.count > 1
    }

    /// `A work of art. I can lend it`: whether *I* is who speaks, behind what is a word as well, and no number.
    private func isSpeaker(_ following: FollowingWord, after word: PrecedingWord) -> Bool {
        guard Self.wordsAsWell.contains(word.text) else { return false }
        let next = FollowingWord(
            at: prose.skip(from: following.end, limit: 2, while: \.isBlank),
            in: prose,
            by: conventions
        )
        return next.initial == .lower && next.start > following.end && !Self.afterNumber.contains(next.printed)
    }

    private static let wordsAsWell: Set = ["art", "arts", "fig", "figs", "chap", "chaps", "sec", "secs", "par", "cap"]
    private static let afterNumber: Set = [
        "of", "and", "or", "to", "is", "has", "in", "on", "for", "with", "which", "pp", "p",
    ]

    /// `At 5 a.m. Mr. Smith went` goes on: a time alone is no sentence.
    private func isEndAfterClock(_ word: PrecedingWord, _ following: FollowingWord, _ sentenceStart: Int) -> Bool {
        if English.clockCompanions.contains(following.printed) { return false }
        return wordCount(from: sentenceStart, to: word.start, upTo: 4) > 3
    }

    /// `J. R. Jones` goes on, `vitamin C. The` ends, `you and I. Did` ends.
    private func isEndAfterInitial(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if isLetterOfCompound(word) { return following.initial != .digit }
        // “b. 1850, d. 1904”
        if following.initial == .digit { return !word.isCapitalised && !isLifeDate(word) }
        if isInitial(following) || isPart(word, before: following) { return false }
        let before = PrecedingWord(before: prose.skipBack(from: word.start, limit: 3, while: \.isBlank), in: prose)
        if isInitialOfAuthor(word, after: before, following) { return false }
        if word.text == "I", !before.isCapitalised, !before.text.isEmpty { return true }
        if following.opensQuotation { return !isNickname(following, after: before) }
        if before.isCapitalised, !conventions.starters.contains(before.text.lowercased()) {
            return conventions.nameless.contains(following.word)
        }
        if isGrade(word, after: before) { return true }
        // *k. u. k.*, *h. c.*: small letters with stops belong together, and to what follows.
        let isChain = before.length == 2 && !before.isCapitalised && before.text.last == "."
        if !word.isCapitalised, !isChain, following.initial == .upper { return true }
        return following.isStarter(in: conventions)
    }

    /// `the tilde-N. He`, unlike `J.-P. Sartre` and `Marie-A. Dupont`
    private func isLetterOfCompound(_ letter: PrecedingWord) -> Bool {
        let hyphen = letter.start - 1
        guard prose.byte(at: hyphen) == UInt8(ascii: "-") else { return false }
        let start = prose.skipBack(from: hyphen, limit: 20, while: \.isLetter)
        return start + 2 < hyphen && prose.scalar(at: start)?.isLower ?? false
    }

    /// `I got a B. Mom was angry.`
    private func isGrade(_ word: PrecedingWord, after article: PrecedingWord) -> Bool {
        guard ["a", "an"].contains(article.text), word.length == 1, "ABCDEF".contains(word.text) else { return false }
        let verb = PrecedingWord(before: prose.skipBack(from: article.start, limit: 3, while: \.isBlank), in: prose)
        return ["got", "get", "gets", "getting", "earned", "received", "gotten"].contains(verb.text)
    }

    /// `Luke x. 25`, `Gen. iii. 15`: small Roman figures after a name.
    private func isChapter(_ word: PrecedingWord) -> Bool {
        guard !word.text.isEmpty, word.length < 9, word.text.utf8.allSatisfy({ "ivxlc".utf8.contains($0) }) else {
            return false
        }
        return PrecedingWord(before: prose.skipBack(from: word.start, limit: 3) { $0.isBlank || $0 == "." }, in: prose)
            .isCapitalised
    }

    /// Whether a word follows that stands behind names only: `Doran. Esq.`
    private func isAftername(_ following: FollowingWord) -> Bool {
        following.end - following.start <= 4 && following.initial == .upper
            && conventions.afternames.contains(following.printed)
    }

    /// `Rocket.Chat`: a name with a full stop inside, unlike `He left.She stayed`.
    func isInsideName(_ stop: Stop, _ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        stop.kind == .fullStop && following.start == stop.marksEnd && word.isCapitalised && word.length > 1
            && following.initial == .upper && !following.isStarter(in: conventions)
    }

    /// In `in 1945. Der` a year ends the sentence, in `am 12. Juni` the number is an ordinal.
    private func isEndAfterNumber(_ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        guard conventions.writesOrdinalsWithFullStop, word.length <= 3 else { return true }
        if conventions.months.contains(following.word) { return false }
        // *Der 100. Besucher*, but *Es waren 100. Besucher kamen.*
        if word.length > 2, following.initial != .upper || !isAfterArticle(word) { return true }
        if following.isStarter(in: conventions) || following.initial == .digit || following.opensQuotation {
            return true
        }
        // *Er war 18. Peter war 19.*: behind a verb it is no ordinal.
        return conventions.secondVerbs.contains(before(word)) && isBeforeVerb(following)
    }

    private func isEndAfterClosing(_ stop: Stop, _ word: PrecedingWord) -> Bool {
        guard stop.closesBracket, !stop.closesQuotation else { return true }
        // “(ed.) Smith”, “(U.S.) Army”: the bracket holds a shortened word only.
        return prose.scalar(before: word.start)?.isOpeningBracket != true
            || abbreviation(word) == nil && !word.hasInnerFullStop
    }

    /// A small letter goes on, unless an ordinary word ends a text that is written without care for capitals.
    private func isEndBeforeSmallLetter(_ stop: Stop, _ word: PrecedingWord, _ following: FollowingWord) -> Bool {
        if stop.closesQuotation || stop.closesBracket || following.opensQuotation { return false }
        guard abbreviation(word) == nil, !word.hasInnerFullStop, !following.beginsWithDash else { return false }
        if isLowerCaseText { return word.length >= 2 }
        // “Esqrs. the above”: what has a capital is a name or a title sooner than the end of a careless sentence.
        if word.isNumber || word.isCapitalised { return false }
        let isMarked = following.beginsWithEllipsis || following.opensBracket
        if isMarked { return word.length >= 3 }
        return word.length >= Self.shortestOrdinaryWord && following.isStarter(in: conventions)
    }

    /// Below this many letters a word before a small letter is taken for a shortened one that no table has.
    private static let shortestOrdinaryWord = 5

    func abbreviation(_ word: PrecedingWord) -> Abbreviation? {
        guard let kind = conventions.abbreviation(word) else { return nil }
        // *by ICP-MS.*: capitals behind a hyphen are initials.
        if word.length > 1, word.hasCapitals, !word.hasSmallLetters, prose.byte(at: word.start - 1) == UInt8(ascii: "-")
        {
            return nil
        }
        switch kind {
        case .unit: return isAfterNumber(word) ? kind : nil
        case .counted: return isAfterNumber(word) || conventions.quantities.contains(before(word)) ? kind : nil
        default: return kind
        }
    }

    func isAfterNumber(_ word: PrecedingWord) -> Bool {
        let end = prose.skipBack(from: word.start, limit: 2) { $0.isSpace || $0 == "-" }
        return prose.scalar(before: end).map { $0.isDigit || "½¼¾⅓⅔".unicodeScalars.contains($0) } ?? false
    }

    /// Whether the sentence so far is only the number or letter of a list's item: `1.`, `a.`, `IV.`
    private func isListMarker(_ word: PrecedingWord, _ sentenceStart: Int) -> Bool {
        if word.text == "1", isAfterColon(word) { return true }
        guard word.start - sentenceStart < 12, word.isNumber || word.isInitial || word.isRomanNumber else {
            return false
        }
        let ink = prose.skip(from: sentenceStart, limit: 12) { $0.isBlank || $0.isBullet || $0.isOpeningBracket }
        return ink == word.start && (!word.isNumber || word.length <= 3 || word.hasInnerFullStop)
    }

    /// *The rules are: 1. Do not run.*
    private func isAfterColon(_ word: PrecedingWord) -> Bool {
        let end = prose.skipBack(from: word.start, limit: 3, while: \.isBlank)
        return end < word.start && prose.byte(at: end - 1) == UInt8(ascii: ":")
    }

    /// Whether a letter and the word behind it are one shortened word: *z. Hd.*
    private func isPart(_ letter: PrecedingWord, before following: FollowingWord) -> Bool {
        prose.byte(at: following.end) == UInt8(ascii: ".") && !following.opensQuotation
            && conventions.abbreviations[letter.text + "." + following.printed] != nil
    }

    private func isInitial(_ following: FollowingWord) -> Bool {
        following.printed.unicodeScalars.count == 1 && prose.byte(at: following.end) == UInt8(ascii: ".")
            && following.initial != .digit && !following.opensQuotation
    }
}
