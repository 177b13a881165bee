/// Seconds by their letter: `in 9.58 s`, `wait 10s`. Sevens, tens and decades are printed like those.
extension Measures {
    /// *9.58 s* and *10 s later* are seconds; *the 1920 s* is a slip, *7s* are sevens unless time is told.
    func isSeconds(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isApostrophe(index + 1), passage.isTight(index + 1) { return false }
        if passage.isHyphen(index + 1), passage.isTight(index + 1) { return false }
        if passage.isTightMark(index + 1, "."), !passage.isEnd(index + 2) { return false }
        let isDecimal = passage.isTightMark(index - 2, ".") && passage.isDigits(index - 3)
        if isGlued(index, passage) { return isDecimal || isTimed(index, passage) }
        return isDecimal || passage.count(index - 1) < 4 || passage.isTightMark(index - 2, ",")
    }

    /// Whether time is told by what stands beside a number with an `s`, or by the rest of the sentence.
    private func isTimed(_ letter: Int, _ passage: Passage) -> Bool {
        guard passage.count(letter - 1) < 4, !isCounted(letter, passage) else { return false }
        let seconds = passage.numerals.lazy.map(\.words.upperBound)
            .filter { passage.count($0) == 1 && passage.printed($0) == "s" && isGlued($0, passage) }
        let others = Array(seconds.prefix(Self.mostInSentence + 1))
        guard others.count <= Self.mostInSentence, !others.contains(where: { isDecade($0, passage) }) else {
            return false
        }
        if isTimedByItself(letter, passage) || isBeforeSeconds(letter - 2, passage) { return true }
        guard isFree(letter + 1, passage) else { return false }
        return passage.has(anyOf: Self.ofTime)
            || others.contains { $0 != letter && isTimedByItself($0, passage) }
    }

    /// *2m 10s*: minutes whose seconds come next.
    func isBeforeSeconds(_ letter: Int, _ passage: Passage) -> Bool {
        ["m", "min"].contains(passage.printed(letter)) && passage.isDigits(letter - 1) && isGlued(letter, passage)
            && passage.isDigits(letter + 1) && passage.count(letter + 1) < 3 && passage.printed(letter + 2) == "s"
            && isGlued(letter + 2, passage)
    }

    private func isTimedByItself(_ letter: Int, _ passage: Passage) -> Bool {
        let next = passage.letters(letter + 1)
        if isDuration(letter + 1, passage) { return true }
        guard isFree(letter + 1, passage) else { return false }
        if ["flat", "later", "ago", "apart"].contains(next) { return true }
        var before = start(letter, passage) - 1
        while passage.isMark(before, "~") || Self.approximate.contains(passage.letters(before)) { before -= 1 }
        let word = passage.letters(before)
        return Self.beforeTime.contains(word)
            || word == "for" && !isRow(letter + 1, passage) && !Self.seeking.contains(passage.letters(before - 1))
    }

    private func isDuration(_ index: Int, _ passage: Passage) -> Bool {
        !passage.isTight(index) && Self.durations.contains(passage.letters(index))
    }

    /// *For 5s and under*, *for 10s and 20s*
    private func isRow(_ index: Int, _ passage: Passage) -> Bool {
        ["and", "or"].contains(passage.letters(index))
            && (passage.isDigits(index + 1) || ["over", "under", "up", "older"].contains(passage.letters(index + 1)))
    }

    /// Whether nothing follows that the number would tell more of: *another 80s film*, *10s of thousands*.
    private func isFree(_ index: Int, _ passage: Passage) -> Bool {
        if passage.isEnd(index) || passage.word(index)?.kind == .mark { return true }
        let word = passage.letters(index)
        return passage.isLowerCase(index) && word != "of" && word != "are" && word != "were"
            && (EnglishWords.functionWords.contains(word) || Self.goingOn.contains(word))
    }

    /// *Two 10s*, *a pair of 7s*: notes and cards.
    private func isCounted(_ letter: Int, _ passage: Passage) -> Bool {
        let before = passage.letters(start(letter, passage) - 1)
        return ["two", "three", "four", "five", "six", "of", "few", "several", "some", "by"].contains(before)
    }

    /// *The 30s*, *his 40s*, *people in their 30s wait*, but *the 30s timeout*
    private func isDecade(_ letter: Int, _ passage: Passage) -> Bool {
        guard let value = Int(passage.printed(letter - 1)), value.isMultiple(of: 10) else { return false }
        return Self.beforeDecade.contains(passage.letters(start(letter, passage) - 1))
            && (!isDuration(letter + 1, passage) || Self.verbs.contains(passage.letters(letter + 1)))
    }

    /// Where a number begins that ends before its letter, or the range that it closes: *5–10s*.
    private func start(_ letter: Int, _ passage: Passage) -> Int {
        let isRange = passage.isRangeDash(letter - 2) && passage.isTight(letter - 1) && passage.isDigits(letter - 3)
        return isRange ? letter - 3 : letter - 1
    }

    /// Each is looked at beside all others; a row of more is no sentence.
    private static let mostInSentence = 32

    private static let approximate: Set = [
        "about", "around", "only", "just", "roughly", "approximately", "nearly", "almost", "up", "to", "at", "least",
        "most", "exactly", "first", "extra", "full",
    ]
    private static let beforeTime: Set = [
        "wait", "waits", "waited", "waiting", "sleep", "sleeps", "slept", "sleeping", "pause", "pauses", "paused",
        "take", "takes", "took", "taking", "last", "lasts", "lasted", "lasting", "every", "another", "within", "after",
        "timeout", "delay",
    ]
    /// Words before *for* after which something else is sought than time.
    private static let seeking: Set = [
        "look", "looks", "looking", "looked", "trade", "traded", "swap", "swapped", "change", "changed", "ask", "asked",
        "asking", "sold", "paid", "pay", "go", "went", "nostalgia", "music", "fashion", "aim", "aiming", "except",
    ]
    private static let goingOn: Set = [
        "then", "before", "after", "until", "till", "between", "later", "flat", "ago", "apart",
    ]
    private static let beforeDecade: Set = [
        "the", "his", "her", "their", "my", "our", "your", "early", "late", "mid",
    ]
    /// What lasts so long, and belongs to no decade.
    private static let durations: Set = [
        "timeout", "timeouts", "delay", "delays", "interval", "intervals", "pause", "pauses", "wait", "sleep",
        "countdown", "timer", "cooldown", "deadline", "duration", "exposure", "exposures", "sprint", "sprints",
        "heartbeat", "increments",
    ]
    private static let verbs: Set = ["wait", "sleep", "pause"]
    private static let ofTime: Set = [
        "timeout", "timeouts", "wait", "waits", "waited", "waiting", "sleep", "sleeps", "delay", "delays", "delayed",
        "retry", "retries", "retried", "interval", "intervals", "latency", "seconds", "sec", "ms", "elapsed",
        "cooldown", "countdown", "stopwatch", "timer", "timers", "polling", "heartbeat", "milliseconds", "duration",
    ]
}
